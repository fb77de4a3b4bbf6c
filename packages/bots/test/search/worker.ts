import { parentPort } from 'node:worker_threads'
import { conquest } from '@redoubt/conquest'
import { doom } from '@redoubt/doom'
import { type Bot, LEVELS, serveBots } from '../../src/index.ts'

/** Thinks until it is called off. */
const stubborn: Bot = {
  choose: async (_view, decision, ctx) => {
    while (!ctx.signal.aborted) await new Promise(resolve => setTimeout(resolve, 5))
    return decision.options![0]!.key
  },
}

const port = parentPort!
serveBots(
  { send: message => port.postMessage(message), listen: hear => void port.on('message', hear) },
  { doom, conquest },
  { ...LEVELS, stubborn: () => stubborn },
)
