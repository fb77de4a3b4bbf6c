import { box, contentFrom } from '@redoubt/doom/content'
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../../src/doom/reading/advice.ts'
import { idsIn } from '../ids-in.ts'
import { decisionsOf, digest } from './decisions.ts'
import { renamedPack, theirName, withOurNames } from './renamed.ts'

const squadOf = (name: (id: string) => string) => ({
  alpha: { class: name('sentinel'), weapons: [name('plasma-rifle'), name('super-shotgun')] },
  bravo: { class: name('field-medic'), weapons: [name('burst-rifle'), name('static-rifle')] },
})

describe('cards of another pack are played as ours are', () => {
  const MISSIONS = ['black-bishop-2', 'exodus-2']
  const pack = contentFrom({ pack: renamedPack(MISSIONS) }).id

  // A Recruit only: a Veteran also reckons with the shields of all cards there are, and here most are there twice.
  test.each(MISSIONS)('by a Recruit in %s: the same decisions under other names', mission => {
    const ours = decisionsOf({ mission, marines: 2, squad: squadOf(id => id) }, 'recruit', 'renamed', false)
    const theirs = decisionsOf({ mission, marines: 2, squad: squadOf(theirName), pack }, 'recruit', 'renamed', false)
    expect(theirs.some(decision => decision !== withOurNames(decision))).toBe(true)
    // Windows that ask only so that a pause says nothing are more, and not compared: our own cards are in the box too.
    expect(theirs.map(withOurNames)).toEqual(ours)
  })

  test('a card without hints is advised by its words', () => {
    const { hints: _, ...plain } = box().actionCards.armor!
    const bare = contentFrom({
      pack: {
        'pack.json': { id: 'bare', name: 'Bare', version: '1' },
        'action-cards.json': [plain],
      } as never,
    })
    expect(adviceOf(bare, 'armor')).toEqual([{ harm: 1 }])
    expect(adviceOf(box(), 'armor')).toEqual(box().actionCards.armor!.hints!.use)
    expect(adviceOf(box(), 'blast-jump')).toEqual([])
  })
})

/** Recorded before the knowledge about cards moved into their hints; a change of a bot's mind is recorded anew, knowingly. */
const RECORDED = [
  ['tutorial', 1, 'recruit', '504 6daef5418f764771'],
  ['tutorial', 1, 'veteran', '720 c1bec695fa5a11f8'],
  ['black-bishop-1', 2, 'veteran', '786 9a438347c330a325'],
  ['black-bishop-2', 3, 'recruit', '854 0b26c8a6461560f1'],
  ['black-bishop-2', 3, 'veteran', '1334 6f5216c10fffb628'],
  ['black-bishop-6', 3, 'veteran', '928 f5bf5f581791d3de'],
] as const

test.each(RECORDED)(
  'the decisions of a match in %s with %i marines, %s, are those recorded',
  (mission, marines, level, made) => {
    expect(digest(decisionsOf({ mission, marines }, level, 'hints 0'))).toBe(made)
  },
)

test('no card is known to the bots by its id', () => {
  const { actionCards, events, glory, classes, demons, weapons, objectives, threats } = box()
  const ids = [actionCards, events, glory, classes, demons, weapons, objectives, threats].flatMap(table =>
    Object.values(table).flatMap(card => [
      card.id,
      ...('abilities' in card ? card.abilities.map((ability: { id: string }) => ability.id) : []),
    ]),
  )
  expect(idsIn('doom', ids)).toEqual([])
})
