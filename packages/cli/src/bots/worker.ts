import { parentPort } from 'node:worker_threads'
import { serveThread } from './serve.ts'

/** The whole of a thread in which bots think; thread.ts is its other end. */
serveThread(parentPort!)
