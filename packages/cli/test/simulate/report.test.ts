import { simulate, tally } from '@redoubt/bots'
import { expect, test } from 'vitest'
import { voiceOf } from '../../src/simulate/report/names.ts'
import { binsOf } from '../../src/simulate/report/plots/histogram.ts'
import { report } from '../../src/simulate/report/report.ts'
import type { Run } from '../../src/simulate/run.ts'

async function pageOf(run: Run): Promise<{ page: string; deaths: number }> {
  const played = await Promise.all(
    run.kinds.map(kind => Promise.all(Array.from({ length: run.games }, (_, i) => simulate(kind, run.seed, i)))),
  )
  const table = run.kinds.map((kind, k) => tally(kind, played[k]!))
  const deaths = played
    .flat()
    .flatMap(result => Object.values(result.facts.deaths?.marines ?? {}))
    .reduce<number>((sum, n) => sum + (n as number), 0)
  return { page: report({ run, played, table, voice: await voiceOf() }, 'redoubt simulate <test> & more'), deaths }
}

const doomRun: Run = {
  kinds: [{ game: 'doom', mission: 'tutorial', marines: 1, bots: ['recruit', 'recruit'] }],
  games: 3,
  seed: '"><script>',
  effort: {},
}
const conquestRun: Run = {
  kinds: [
    { game: 'conquest', decks: ['demo-30-space-marines', 'demo-30-orks'], bots: ['cadet', 'random'] },
    { game: 'conquest', decks: ['demo-30-orks', 'demo-30-orks'], bots: ['cadet', 'random'] },
  ],
  games: 2,
  seed: 'test',
  effort: {},
}

test.each([
  [
    'DOOM',
    doomRun,
    ['Damage by weapon', 'Least played cards', 'Demons killed by marines', 'frags over rounds', 'Where marines die'],
  ],
  [
    'Conquest',
    conquestRun,
    ['Planets won', 'How matches end', 'Command struggles', 'Most played cards', 'Who destroys whom'],
  ],
] as const)('the report of %s holds all it needs and can be read without seeing it', async (_, run, titles) => {
  const { page, deaths } = await pageOf(run)
  for (const title of titles) expect(page).toContain(title)
  expect(page, 'nothing is fetched').not.toMatch(/(src|href)=|@import|url\((?!#)|<script/)
  expect(page).not.toMatch(/NaN|undefined|Infinity|\[object/)
  for (const svg of page.match(/<svg[^>]*>/g)!) expect(svg).toMatch(/role="img" aria-label="[^"]{10,}"/)
  for (const [, tag] of page.matchAll(/<\/?(figure|section|table|details|svg|div|main)\b/g))
    expect(page.split(`<${tag}`).length, tag).toBe(page.split(`</${tag}>`).length)
  if (run === doomRun) expect(page).toContain(`${deaths} marines died in 3 matches`)
})

test('bins are of a round size and hold every value once', () => {
  const values = [300, 301, 999, 2400, 640, 640]
  const bins = binsOf(values)
  expect(bins.length).toBeLessThanOrEqual(24)
  expect(bins[0]).toEqual({ from: 300, to: 400, count: 2 })
  expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(values.length)
  expect(binsOf([4, 6])).toEqual([
    { from: 4, to: 5, count: 1 },
    { from: 5, to: 6, count: 0 },
    { from: 6, to: 7, count: 1 },
  ])
})
