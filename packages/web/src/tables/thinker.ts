/** A worker of its own for bots that search: the host stays free to answer people. */
import '../app/noeval.ts'
import '@redoubt/bots/web-worker'

// Whoever started it waits for this: no bot loses its time to the loading of the rules.
postMessage('ready')
