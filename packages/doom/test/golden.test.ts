import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hash, newSave, replay, type Save, verify } from '@redoubt/kernel'
import { type Played, playRandom, Table } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/content/index.ts'
import { doom } from '../src/game.ts'
import type { DoomState } from '../src/state.ts'

const MISSIONS = Object.keys(box().missions)
const file = (name: string) => new URL(`golden/${name}.json`, import.meta.url)

/** Recorded random games, one per mission. After a change of rules on purpose, raise `rules` in game.ts, then: UPDATE_GOLDEN=1 npx vitest run packages/doom/test/golden */
describe('recorded missions', () => {
  test.each(MISSIONS)('%s ends as it did when it was recorded', mission => {
    if (process.env.UPDATE_GOLDEN) record(mission)
    const save = JSON.parse(readFileSync(file(mission), 'utf8')) as Save & { seed: string }
    expect(verify(doom, save, save.seed)).toMatchObject({ ok: true, outcome: save.outcome })
    // The same at a table, so that undo and save modes play it too.
    const table = new Table<DoomState>(doom, save.options, save.seed)
    for (const decision of save.decisions) table.choose(decision)
    expect(hash(table.state)).toBe(save.hash)
    expect(replay(doom, save, 10).seq).toBe(10)
  })

  test('every recorded mission is in the box', () => {
    const files = readdirSync(new URL('golden/', import.meta.url)).filter(name => name.endsWith('.json'))
    expect(files.sort()).toEqual(MISSIONS.map(name => `${name}.json`).sort())
  })
})

/** The shortest of some games is kept. */
function record(mission: string): void {
  const old = existsSync(file(mission)) ? (JSON.parse(readFileSync(file(mission), 'utf8')) as Save) : null
  if (old?.rules === doom.rules && !verify(doom, old, old.seed!).ok)
    throw new Error('Behaviour changed: raise `rules` in game.ts before you record anew (CONTRIBUTING.md).')
  let best: (Played<DoomState> & { seed: string; options: object }) | undefined
  for (let n = 0; n < 12; n++) {
    const options = { mission, marines: 1 + (n % 4) }
    const seed = `golden ${mission} ${n}`
    try {
      const limit = best?.decisions.length ?? 20_000
      best = { ...playRandom<DoomState>(doom, options, seed, undefined, limit), seed, options }
    } catch (error) {
      if (!String(error).includes('No outcome')) throw error
    }
  }
  const { options, seed, decisions, state } = best!
  const save = { ...newSave(doom, options, seed), seed, decisions, outcome: state.outcome, hash: hash(state) }
  writeFileSync(file(mission), `${JSON.stringify(save)}\n`)
}
