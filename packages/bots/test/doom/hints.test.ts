import { box, contentFrom, readBox } from '@redoubt/doom/content'
import { describe, expect, test } from 'vitest'
import { adviceOf } from '../../src/doom/reading/advice.ts'
import { eventKeepOf, eventSpareOf } from '../../src/doom/reading/cards.ts'
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

  test('an event without hints is kept for its strongest word, and given up where its words count little', () => {
    const EVENTS = ['onslaught', 'torn-veil', 'hellish-power', 'darkness', 'unbreakable'] as const
    const bare = contentFrom({
      pack: {
        'pack.json': { id: 'bare-events', name: 'Bare', version: '1' },
        'event-cards.json': readBox()
          .entries.events.filter(({ id }) => (EVENTS as readonly string[]).includes(id))
          .map(({ hints: _, ...plain }) => plain),
      } as never,
    })
    const keeps = EVENTS.map(id => eventKeepOf(bare, id))
    // Two words of hellish-power: to spend argent is worth little, the dice are what it is kept for.
    expect(keeps).toEqual([3, 2.5, 1.9, 0.5, 0.5])
    expect(EVENTS.map(id => eventSpareOf(bare, id))).toEqual([undefined, undefined, undefined, 0.5, 0.5])
    // Hints have the last word: those that say nothing of it make it a plain card that is never given up.
    const { keep, spare } = box().events.darkness!.hints!
    expect([eventKeepOf(box(), 'darkness'), eventSpareOf(box(), 'darkness')]).toEqual([keep, spare])
    expect([eventKeepOf(box(), 'blood-frenzy'), eventSpareOf(box(), 'blood-frenzy')]).toEqual([1, undefined])
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
