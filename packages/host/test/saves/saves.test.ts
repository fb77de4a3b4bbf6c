import { fileURLToPath } from 'node:url'
import { type AnyGame, fastRandom, hash, nextUint32, offered, pickOne, type Save, type State } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { advance, driftSentence, openSave, verifyMatch } from '../../src/index.ts'
import { goldenSaves } from './files.ts'
import { PLANS } from './plans.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const CHANGED =
  'behaviour changed: raise `rules` in game.ts, keep these files, add new ones with `npm run golden-saves` (CONTRIBUTING.md)'

/** Nobody is left in a position from which the rules cannot go on. */
function playsOn(game: AnyGame, save: Save): void {
  const { line } = openSave(game, save)
  const chance = { random: fastRandom('on') }
  for (let n = 0; n < 150 && !line.state.outcome; n++) advance(line, pickOne(chance, offered(line.state)))
}

/** Never silently another position: the one it was, or one that was kept, with a sentence. */
function opens(game: AnyGame, save: Save): 'unchanged' | 'from a position' {
  const { line, drift } = openSave(game, save)
  const kept = save.rounds!.at(-1)!
  if (!drift) {
    if (hash(line.state) !== save.hash) expect(line.state).toMatchObject(save.state!)
    return 'unchanged'
  }
  expect(drift.unproven).toBeUndefined()
  expect(hash(line.state)).toBe(line.keys.length === save.length ? save.hash : kept.hash)
  expect(line.keys.length + drift.lost).toBe(save.length)
  expect(driftSentence(drift)).toContain(`goes on from decision ${line.keys.length}`)
  return 'from a position'
}

describe.each(PLANS.map(({ game, plans }) => [game.id, game, plans] as const))('saves of %s', (_, game, plans) => {
  const all = goldenSaves(ROOT, game)
  const today = all.filter(({ rules }) => rules === game.rules)

  test('there are some of every version of the rules', () => {
    const versions = new Set(all.map(({ rules }) => rules))
    for (let version = 1; version <= Number(game.rules); version++) expect([...versions]).toContain(String(version))
    expect(today.map(({ name }) => name).sort(), 'add what is missing with `npm run golden-saves`').toEqual(
      plans.map(({ name }) => name).sort(),
    )
  })

  test.each(today.map(({ rules, name, save }) => [`${rules}/${name}`, save] as const))(
    '%s opens unchanged, or the version of the rules must grow',
    (name, save) => {
      const verdict = verifyMatch(game, save, save.seed)
      if (!verdict.ok) throw new Error(`${name}: ${verdict.reason}\n${CHANGED}`)
      expect(openSave(game, save).drift).toBe(null)
    },
  )

  const older = all.filter(({ rules }) => rules !== game.rules)
  test.each(older.map(({ rules, name, save }) => [`${rules}/${name}`, save] as const))(
    '%s opens, unchanged or from a position that was kept, and goes on',
    (_, save) => {
      opens(game, save)
      playsOn(game, save)
    },
  )

  /** Tomorrow's rules: a die more is rolled at the fifth decision, so that everything after it comes out otherwise. */
  const tomorrow: AnyGame = {
    ...game,
    rules: String(Number(game.rules) + 1),
    choose: (g: State, choice, out) => {
      if (g.seq === 5) nextUint32(g.random)
      game.choose(g, choice, out)
    },
  }
  test.each(today.map(({ name, save }) => [name, save] as const))(
    '%s would survive a change of the rules',
    (_, save) => {
      expect(opens(tomorrow, save)).toBe('from a position')
      playsOn(tomorrow, save)
      expect(opens({ ...game, rules: tomorrow.rules }, save)).toBe('unchanged')
    },
  )

  test('a change without a new version is found', () => {
    const found = today.filter(({ save }) => !verifyMatch({ ...tomorrow, rules: game.rules }, save, save.seed).ok)
    expect(found).toHaveLength(today.length)
  })
})
