import { parentPort } from 'node:worker_threads'
import { type Bot, LEVELS } from '@redoubt/bots'
import { serveThread } from '../../src/bots/serve.ts'

/** Thinks until it is called off. */
const stubborn: Bot = {
  choose: async (_view, decision, ctx) => {
    while (!ctx.signal.aborted) await new Promise(resolve => setTimeout(resolve, 5))
    return decision.options![0]!.key
  },
}

serveThread(parentPort!, { ...LEVELS, stubborn: () => stubborn })
