/** What words do where no card of the box needs them to, or where figures have gone meanwhile. */
import { expect, test } from 'vitest'
import { newEffects } from '../../src/abilities/frames.ts'
import { jump } from '../../src/language/moves/jump.ts'
import { stays } from '../../src/language/shared/stays.ts'
import { addDice } from '../../src/language/words/add-dice.ts'
import { addShields } from '../../src/language/words/add-shields.ts'
import { gainMovement } from '../../src/language/words/gain-movement.ts'
import { moveFigure } from '../../src/language/words/move-figure.ts'
import { placeFigure } from '../../src/language/words/place-figure.ts'
import { push } from '../../src/language/words/push.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { corridor, doom } from '../play.ts'

const attack = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 0, source: null })

function fighting(): { g: DoomState; blow: typeof attack } {
  const { state } = doom({
    map: corridor(6),
    alpha: { at: 'b1' },
    bravo: { at: 'c1' },
    charlie: { at: null },
    delta: { at: null },
    demons: { imp: { at: 'd1' } },
    turn: 'alpha',
  })
  const g = structuredClone(state)
  const blow = structuredClone(attack)
  g.stack.push(blow)
  g.lasting = []
  return { g, blow }
}
const used = (more: object = {}) => newEffects({ ability: 'armor', owner: 'alpha', self: 'alpha', ...more })

test('D-ATTACK-7 shields that stay are laid down, and count when they are heard of again', () => {
  const { g, blow } = fighting()
  const shields = { op: 'addShields', amount: 2, until: 'activation-end' } as const
  addShields.run!(g, used(), shields)
  expect(g.lasting).toMatchObject([{ owner: 'alpha', on: ['alpha'], until: 'activation-end' }])
  expect(blow.shields).toBe(0)
  addShields.run!(g, used({ only: 0 }), shields)
  expect(g.lasting).toHaveLength(1)
  expect(blow.shields).toBe(2)
  addShields.run!(g, used(), { op: 'addShields', amount: 1 })
  expect(blow.shields).toBe(3)
  expect(g.lasting).toHaveLength(1)
})

test('D-ATTACK-3 dice that stay are laid down, and come when they are heard of again', () => {
  const { g, blow } = fighting()
  const dice = { op: 'addDice', red: 1, black: 2, until: 'activation-end' } as const
  addDice.run!(g, used(), dice)
  expect(g.lasting).toMatchObject([{ owner: 'alpha', on: ['alpha'], until: 'activation-end' }])
  expect([blow.red, blow.black]).toEqual([1, 0])
  addDice.run!(g, used({ only: 0 }), dice)
  expect([blow.red, blow.black]).toEqual([2, 2])
  blow.rolled = true
  addDice.run!(g, used(), { op: 'addDice', red: 1, black: 0 })
  expect(blow.red).toBe(2)
  expect(blow.dice).toHaveLength(1)
  const none = fighting()
  none.g.stack.pop()
  addDice.run!(none.g, used(), { op: 'addDice', red: 1, black: 0 })
  expect(none.blow.red).toBe(1)
})

test('D-ATTACK-3 dice for spaces moved count the moves of the figure whose card it is, else those of the attacker', () => {
  const dice = { op: 'addDice', red: 1, black: 0, per: { counter: 'spacesMoved', each: 1, max: 9 } } as const
  const added = (more: object) => {
    const { g, blow } = fighting()
    g.figures.find(f => f.id === 'alpha')!.moved = 2
    g.figures.find(f => f.id === 'bravo')!.moved = 5
    addDice.run!(g, used(more), dice)
    return blow.red - attack.red
  }
  expect(added({ owner: 'bravo', self: 'bravo' })).toBe(5)
  expect(added({ self: undefined })).toBe(2)
})

test('D-ABILITY-1 what stays concerns the figures named, else whose it is, else nobody', () => {
  const { g } = fighting()
  stays(g, { ...used(), targets: ['imp-1', 'bravo'] }, {})
  stays(g, { ...used(), targets: ['imp-1'] }, {})
  stays(g, { ...used(), targets: [] }, { until: 'status-phase:end' })
  stays(g, { ...used({ self: undefined }), targets: [] }, {})
  expect(g.lasting.map(l => [l.on, l.until])).toEqual([
    [['imp-1', 'bravo'], 'permanent'],
    [['imp-1'], 'permanent'],
    [['alpha'], 'status-phase:end'],
    [[], 'permanent'],
  ])
})

test('D-MOVE-16 whoever has left the map gains no movement and is not pushed', () => {
  const { g } = fighting()
  const move = { op: 'gainMovement', who: 'self', amount: 2 } as const
  const calls = (next: unknown) => JSON.stringify(next ?? null)
  expect(calls(gainMovement.run!(g, { ...used(), targets: ['charlie', 'nobody'] }, move))).not.toContain('spend')
  expect(calls(gainMovement.run!(g, { ...used(), targets: ['bravo'] }, move))).toContain('spend')
  const shove = { op: 'push', who: 'self', spaces: 1 } as Parameters<NonNullable<typeof push.run>>[2]
  expect(calls(push.run!(g, { ...used(), targets: ['charlie', 'nobody'] }, shove))).not.toContain('push')
  expect(calls(push.run!(g, { ...used(), targets: ['imp-1'] }, shove))).toContain('push')
})

test('D-MOVE-20 whoever has left the map is put nowhere', () => {
  const { g } = fighting()
  const said = { op: 'placeFigure', who: 'self', where: { within: 2, of: 'self', empty: true } } as const
  const put = (...targets: string[]) => placeFigure.run!(g, { ...used(), targets }, said) !== undefined
  expect([put('bravo'), put('charlie'), put('nobody'), put()]).toEqual([true, false, false, false])
})

test('D-LARGE-3 a large figure that a card names is neither moved by small steps nor put on one space', () => {
  const { state } = doom({
    map: ['+-+-+-+-+', '|. . . .|', '+ + + + +', '|. . . .|', '+-+-+-+-+'],
    alpha: { at: 'd1' },
    demons: { 'baron-of-hell': { at: ['a1', 'b1', 'a2', 'b2'] }, imp: { at: 'c1' } },
    turn: 'alpha',
  })
  const calls = (word: { run?: unknown }, effect: object, target: string) => {
    const run = word.run as (g: DoomState, f: object, e: object) => unknown
    return run(state, { ...used({ self: target, trigger: target }), targets: [target] }, effect) !== undefined
  }
  const walk = { op: 'moveFigure', who: 'trigger-figure', spaces: 1 }
  const leap = { op: 'moveFigure', who: 'self', to: { pick: 1, side: 'demon', within: 2, of: 'self' } }
  const placed = { op: 'placeFigure', who: 'trigger-figure', where: { within: 2, of: 'self', empty: true } }
  for (const id of ['imp-1', 'baron-of-hell-1', 'nobody']) {
    const small = id === 'imp-1'
    expect(calls(moveFigure, walk, id), id).toBe(small)
    expect(calls(moveFigure, { ...walk, ignore: ['terrain'] }, id), id).toBe(small)
    expect(calls(moveFigure, leap, id), id).toBe(small)
    expect(calls(placeFigure, placed, id), id).toBe(small)
  }
})

test('D-ABILITY-1 whoever has the card says where a figure jumps', () => {
  const { g } = fighting()
  const ask = (owner: string, figure: string) => {
    const frame = { flow: '', step: 'pick', use: used({ owner, self: owner }), figure, spaces: 2 }
    return jump.links.pick!.question!.ask(g, frame)!
  }
  expect([ask('alpha', 'imp-1').seat, ask('invader', 'alpha').seat]).toEqual(['alpha', 'invader'])
  expect(ask('alpha', 'imp-1').options.map(option => option.do)).toContain('jump')
})
