/** A worker that looks through one match and ends: the page stays free. */
import '../tables/noeval.ts'
import type { MatchSave } from '@redoubt/host'
import { gameOf } from '../tables/games.ts'
import { analyse } from './analyse.ts'
import type { Review } from './review.ts'

export type FromReviewer = { done: number } | { review: Review } | { failed: string }

const send = (message: FromReviewer) => globalThis.postMessage(message)

globalThis.addEventListener('message', async ({ data: { save } }: MessageEvent<{ save?: MatchSave }>) => {
  if (!save) return
  try {
    const game = await gameOf(save.game)
    const review = await analyse(game!, save, async done => send({ done }))
    send({ review })
  } catch (error) {
    send({ failed: String((error as Error)?.message ?? error) })
  }
})
