import type { Counts, DoomPairing, Result } from '@redoubt/bots'
import { boardOfMap } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { finding } from '@redoubt/kernel'
import { type Data, factOf, ranked } from '../data.ts'
import { figure, safe } from '../markup.ts'
import type { Voice } from '../names.ts'
import { panel } from '../panel.ts'
import { curve, type Point } from '../plots/curve.ts'
import { floorPlan } from '../plots/floor.ts'

/** A map of so many columns fits beside another. */
const SMALL = 14

/** Mission by mission: frags over rounds, and where marines and demons die. */
export function missions({ run, played, voice }: Data): string {
  const byMission = new Map<string, Result[]>()
  run.kinds.forEach((kind, k) => {
    const { mission } = kind as DoomPairing
    byMission.set(mission, [...(byMission.get(mission) ?? []), ...played[k]!])
  })
  return [...byMission]
    .map(([mission, results]) => {
      const name = voice.mission(mission)
      return [
        `<section aria-labelledby="m-${mission}"><h2 id="m-${mission}">${safe(name)}</h2><div class="panels">`,
        frags(name, results, voice),
        deaths(mission, results, 'marines', voice),
        deaths(mission, results, 'demons', voice),
        '</div></section>',
      ].join('')
    })
    .join('')
}

function frags(name: string, results: readonly Result[], { told }: Voice): string {
  const last = results.reduce((most, { rounds }) => Math.max(most, rounds), 1)
  const points = Array.from({ length: last }, (_, r) => pointOf(results, r + 1))
  const end = points.at(-1)!
  const says = told(
    finding`Frag tokens of the invader, on average ${figure(end.mean)} at the end; the band holds eight of ten matches. A match that is over keeps its last number.`,
  )
  return panel(
    {
      title: told(finding`${name}: frags over rounds`),
      says,
      drawing: curve(says, points, told('round')),
      head: ['round', 'mean', 'one in ten below', 'one in ten above'],
      rows: points.map(point => [point.x, point.mean.toFixed(2), point.low, point.high]),
    },
    told,
  )
}

function pointOf(results: readonly Result[], round: number): Point {
  const held = results
    .map(({ facts }) => {
      const gained = Object.entries(facts.frags ?? {}).filter(([at]) => Number(at) <= round)
      return gained.reduce((sum, [, n]) => sum + (n as number), 0)
    })
    .sort((a, b) => a - b)
  const mean = held.reduce((a, b) => a + b, 0) / Math.max(1, held.length)
  const share = (part: number) => held[Math.min(held.length - 1, Math.floor(part * held.length))] ?? 0
  return { x: round, mean, low: share(0.1), high: share(0.9) }
}

function deaths(mission: string, results: readonly Result[], who: 'marines' | 'demons', { told }: Voice): string {
  const counts = (factOf(results, 'deaths')[who] ?? {}) as Counts
  const list = ranked(Object.entries(counts) as [string, number][])
  const board = boardOfMap(box().missions[mission]!)
  const all = list.reduce((sum, [, n]) => sum + n, 0)
  const most = list.slice(0, 3).map(([space, n]) => `${space} (${figure(n)})`)
  const says = list[0]
    ? told({
        words: `{} ${who} died in {} matches, most on {}. Hatched spaces block, chevrons are pits, dots are difficult, thick bars are doors.`,
        values: [figure(all), results.length, most.join(', ')],
      })
    : told(`No ${who} died.`)
  return panel(
    {
      title: told(`Where ${who} die`),
      says,
      drawing: `<div class="map ${who}">${floorPlan(says, board, new Map(list), `${mission}-${who}`)}</div>`,
      head: ['space', 'deaths'],
      rows: list.map(([space, n]) => [space, figure(n)]),
      wide: board.plan.width > SMALL,
    },
    told,
  )
}
