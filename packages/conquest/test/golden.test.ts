import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hash, newSave, replay, type Save, verify } from '@redoubt/kernel'
import { playRandom, Table } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { type ConquestState, conquest } from '../src/index.ts'

/** Recorded matches. After a change of rules on purpose, raise `rules` in game.ts, then: RECORD=1 npx vitest run packages/conquest/test/golden */
const GOLDEN: Record<string, { options: object; seed: string }> = {
  demo: { options: {}, seed: 'golden 1' },
  'demo-swapped': {
    options: { decks: { a: 'demo-30-orks', b: 'demo-30-space-marines' }, initiative: 'b' },
    seed: 'golden 2',
  },
  starter: {
    options: { decks: { a: 'starter-35-space-marines', b: 'starter-35-orks' }, planets: 'core-10' },
    seed: 'golden 3',
  },
  variants: {
    options: {
      decks: { a: 'starter-35-orks', b: 'starter-35-orks' },
      planets: 'core-10',
      rules: { mulligan: true, deckOutLoses: true, commandActions: true, readyUnitToWin: true },
    },
    seed: 'golden 4',
  },
}

const file = (name: string) => new URL(`golden/${name}.json`, import.meta.url)

describe('recorded matches', () => {
  for (const [name, { options, seed }] of Object.entries(GOLDEN))
    test(`${name} ends as it did when it was recorded`, () => {
      if (process.env.RECORD || !existsSync(file(name))) {
        const old = existsSync(file(name)) ? (JSON.parse(readFileSync(file(name), 'utf8')) as Save) : null
        if (old?.rules === conquest.rules && !verify(conquest, old, seed).ok)
          throw new Error('Behaviour changed: raise `rules` in game.ts before you record anew (CONTRIBUTING.md).')
        const { state, decisions } = playRandom<ConquestState>(conquest, options, seed)
        const save: Save = { ...newSave(conquest, options, seed), decisions, outcome: state.outcome, hash: hash(state) }
        writeFileSync(file(name), `${JSON.stringify(save, null, 1)}\n`)
      }
      const save = JSON.parse(readFileSync(file(name), 'utf8')) as Save
      expect(verify(conquest, save, seed)).toMatchObject({ ok: true, outcome: save.outcome })
      // The same at a table, so that it is also played with every decision made again.
      const table = new Table<ConquestState>(conquest, options, seed)
      for (const decision of save.decisions) table.choose(decision)
      expect(hash(table.state)).toBe(save.hash)
      expect(replay(conquest, save, 10).seq).toBe(10)
    })

  test('every recorded match is still listed', () => {
    const files = readdirSync(new URL('golden/', import.meta.url)).filter(name => name.endsWith('.json'))
    expect(files.sort()).toEqual(
      Object.keys(GOLDEN)
        .map(name => `${name}.json`)
        .sort(),
    )
  })
})
