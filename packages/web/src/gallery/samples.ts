import type { Conquest, ConquestDecision } from '@redoubt/conquest'
import { conquest, decksContent } from '@redoubt/conquest'
import type { Doom } from '@redoubt/doom'
import { doom } from '@redoubt/doom'
import { DOOM_SCENES } from './doom/scenes.ts'
import { type Course, type Sample, samplesOf } from './sample.ts'

const FREE = { freeChoice: true }
const REAL_DICE = { tableDice: true }
const mission = (id: string, marines: number, n: number, decisions: number, more: object = FREE): Course => ({
  ...{ options: { mission: id, marines, ...more }, seed: `gallery ${n}`, decisions },
})

/** Short matches that come by many kinds of decisions. Other rules may lead elsewhere; then look for others. */
const DOOM: readonly Course[] = [
  mission('exodus-6', 2, 371, 120),
  mission('exodus-1', 3, 174, 150),
  mission('black-bishop-3', 3, 146, 120),
  mission('black-bishop-3', 3, 86, 260),
  mission('black-bishop-1', 1, 204, 120),
  mission('black-bishop-4', 2, 399, 80),
  mission('black-bishop-5', 1, 28, 100),
  mission('exodus-4', 4, 117, 180),
  mission('black-bishop-5', 1, 4, 200),
  mission('black-bishop-2', 4, 349, 200),
  mission('exodus-3', 1, 308, 220),
  mission('black-bishop-6', 4, 317, 400),
  mission('exodus-1', 3, 282, 430),
  mission('black-bishop-5', 4, 2358, 110),
  mission('tutorial', 1, 3653, 20, REAL_DICE),
  mission('exodus-6', 1, 1286, 20, REAL_DICE),
  mission('black-bishop-6', 3, 4010, 40, REAL_DICE),
  mission('tutorial', 4, 2938, 325, {}),
  mission('exodus-4', 3, 3052, 450, {}),
]
const CONQUEST: readonly Course[] = decksContent.planetSets.flatMap(({ id: planets }) =>
  decksContent.decks.map(({ id: a }, n) => {
    const b = decksContent.decks[(n + 1) % decksContent.decks.length]!.id
    const options = { planets, decks: { a, b }, rules: { mulligan: true, commandActions: true } }
    return { options, seed: `gallery ${n}`, decisions: 500 }
  }),
)

export interface Samples {
  doom: readonly Sample<Doom>[]
  conquest: readonly Sample<Conquest>[]
}

/** No card answers when one that is no unit goes from play, and there are no packs: the question would look like this. */
function withUnasked(found: readonly Sample<Conquest>[]): Sample<Conquest>[] {
  const kind = 'answer-discarded-from-play'
  return found.flatMap(sample => {
    if (sample.kind !== 'answer-unit-destroyed') return [sample]
    const about = { ...sample.match.decision!.about, on: 'discarded-from-play' }
    const decision = { ...sample.match.decision!, kind, about } as ConquestDecision
    return [sample, { kind, match: { ...sample.match, decision } }]
  })
}

let played: Promise<Samples> | undefined

/** Played once, when the gallery is first opened. */
export function samples(): Promise<Samples> {
  played ??= (async () => ({
    doom: await samplesOf<Doom>(doom, DOOM, DOOM_SCENES),
    conquest: withUnasked(await samplesOf<Conquest>(conquest, CONQUEST)),
  }))()
  return played
}
