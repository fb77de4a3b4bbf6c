/** What procedures ask in positions that play hardly ever reaches: asked directly, without playing there. */
import { type Frame, key, type Link } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { gainArgent, spendInvasionArgent } from '../../src/rules/argent.ts'
import { rerollFlow } from '../../src/rules/reroll.ts'
import { status } from '../../src/rules/status.ts'
import { eventThat } from '../changed.ts'
import { corridor, doom, fallen, type Position } from '../play.ts'

interface Asked {
  links: Record<string, Link>
}

/** The keys that a step offers, or null if it does not ask. */
function asked(flow: Asked, step: string, g: DoomState, locals: object): string[] | null {
  const frame = { flow: '', step, ...locals } as unknown as Frame
  return flow.links[step]!.question!.ask(g, frame)?.options.map(key) ?? null
}

const position = (more: Position = {}): DoomState =>
  structuredClone(
    doom({ map: corridor(9), alpha: { at: 'a1' }, ...fallen, demons: { imp: { at: 'i1' } }, turn: 'alpha', ...more })
      .state,
  )

test('D-ARGENT-3 OP-27 argent goes on face-up cards alone, as long as some is left to give and in the supply', () => {
  const g = position()
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp', 'pinky'] })).toEqual(['argent:imp'])
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['invasion', 'pinky'] })).toEqual(['argent:invasion'])
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['pinky'] })).toBeNull()
  expect(asked(gainArgent, 'place', g, { left: 0, on: ['imp'] })).toBeNull()
  g.demons.imp!.argent = 17
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp'] })).toEqual(['argent:imp'])
  g.invader.argent = 1
  expect(asked(gainArgent, 'place', g, { left: 1, on: ['imp'] })).toBeNull()
})

test('D-ARGENT-7 argent of the invasion card goes on face-up cards of the group, if there is any of both', () => {
  const g = position()
  g.invader.argent = 1
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['imp', 'pinky'] })).toEqual(['argent:imp', 'done'])
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['pinky'] })).toBeNull()
  g.invader.argent = 0
  expect(asked(spendInvasionArgent, 'move', g, { kinds: ['imp'] })).toBeNull()
})

test('D-STATUS-5 whoever holds no card is not asked; a card of this step is offered if it could do something', () => {
  const g = position()
  g.invader.hand.cards = ['argent-surge', 'ferocity']
  const all = ['discard:argent-surge', 'discard:ferocity', 'use:argent-surge', 'done']
  expect(asked(status, 'argent', g, { discarded: 0 })).toEqual(all)
  expect(asked(status, 'argent', g, { discarded: 2 })).toEqual(all)
  expect(asked(status, 'argent', g, { discarded: 3 })).toEqual(['use:argent-surge', 'done'])
  g.demons.imp!.argent = 18
  expect(asked(status, 'argent', g, { discarded: 0 })).toEqual(['done'])
  g.invader.hand.cards = []
  expect(asked(status, 'argent', g, { discarded: 0 })).toBeNull()
})

test('D-STATUS-1 what lasts until the next status phase ends when it begins', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: [] },
    ...fallen,
    demons: { imp: { at: 'i1' } },
    options: {
      eventSets: ['whispers-in-the-dark', 'seek-and-destroy', 'armored-offensive'],
      ...eventThat('darkness', 'between-activations', {
        op: 'grantCover',
        who: { pick: 'all', side: 'demon' },
        until: 'status-phase:start',
      }),
    },
    scenario: { initiative: ['alpha'], events: { hand: ['darkness'] } },
  })
  g.does('use:darkness')
  expect(g.state.lasting).toHaveLength(1)
  g.does('end')
  expect(g.state.phase).toBe('status')
  expect(g.state.lasting).toEqual([])
})

test('D-ATTACK-8 dice are rolled again one by one, each once unless the card says otherwise, and for its price', () => {
  const g = position()
  const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 9, red: 2, black: 0, source: null })
  blow.dice = [
    { colour: 'red', face: 0 },
    { colour: 'red', face: 1 },
  ]
  const frame = { seat: 'alpha', left: 1, done: [] as number[], sequential: false, price: 0 }
  expect(asked(rerollFlow, 'pick', g, frame)).toBeNull() // no attack
  g.stack.push(blow)
  expect(asked(rerollFlow, 'pick', g, frame)).toEqual(['reroll:0', 'reroll:1', 'done'])
  expect(asked(rerollFlow, 'pick', g, { ...frame, left: 0 })).toBeNull()
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0] })).toEqual(['reroll:1', 'done'])
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0, 1] })).toBeNull()
  expect(asked(rerollFlow, 'pick', g, { ...frame, done: [0, 1], sequential: true })).toHaveLength(3)
  const alpha = g.figures.find(f => f.id === 'alpha')!
  alpha.mp = 2
  expect(asked(rerollFlow, 'pick', g, { ...frame, price: 2 })).toHaveLength(3)
  expect(asked(rerollFlow, 'pick', g, { ...frame, price: 3 })).toBeNull()
})
