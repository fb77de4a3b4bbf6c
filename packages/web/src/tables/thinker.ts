/** A worker of its own for bots that search: the host stays free to answer people. */
import './noeval.ts'
import '@redoubt/bots/web-worker'
import { beat } from './pulse.ts'

beat(self)
