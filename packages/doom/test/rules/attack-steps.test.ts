/** The steps of an attack, each asked directly on both sides of its conditions. */
import type { Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { newAttack } from '../../src/match/attack-frame.ts'
import { contentOf } from '../../src/match/figures.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { rerollFlow, turnDie } from '../../src/rules/reroll.ts'
import { hasTarget, targets } from '../../src/rules/targets.ts'
import { asked, does } from '../asked.ts'
import { fight } from '../cards/fight.ts'
import { changed, classThat } from '../changed.ts'
import { figure, lane } from '../lane.ts'
import { corridor } from '../play.ts'

describe('D-ATTACK-1 the steps of an attack', () => {
  const blow = (g: DoomState, more: object = {}) => {
    const frame = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 1, black: 1, source: null })
    Object.assign(frame, { spaces: [...figure(g, 'imp-1').at] }, more)
    g.stack.push(frame)
    return frame
  }
  const picks = (step: string, g: DoomState, frame: object, choice: object) =>
    attackFlow.links[step]!.question!.pick(g, frame as never, choice as never) as Signal | undefined

  test('D-ATTACK-2 nobody is attacked any more once something else has used the attack up', () => {
    const g = lane()
    expect(asked(attackFlow, 'declare', g, blow(g))).toEqual(['target:imp-1'])
    expect(asked(attackFlow, 'declare', g, blow(g, { replaced: true }))).toBeNull()
    expect(asked(attackFlow, 'declare', g, blow(g, { range: 2 }))).toBeNull()
    figure(g, 'alpha').at = []
    expect(asked(attackFlow, 'declare', g, blow(g))).toBeNull()
  })

  test('D-STUN-3 a stunned attacker leaves out one die more, of a colour that it has, until all are left out', () => {
    const g = lane()
    const fewer = (more: object) => {
      const frame = blow(g, more)
      does(attackFlow, 'stunned', g, frame)
      return [frame.fewer ?? 0, asked(attackFlow, 'fewer', g, frame)]
    }
    const both = ['remove:red', 'remove:black']
    expect(fewer({})).toEqual([0, null])
    expect(fewer({ stunnedAttacker: true })).toEqual([1, both])
    expect(fewer({ stunnedAttacker: true, fewer: 1 })).toEqual([2, both])
    expect(fewer({ fewer: 1 })).toEqual([1, both])
    expect(fewer({ fewer: 1, red: 0 })).toEqual([1, ['remove:black']])
    expect(fewer({ fewer: 1, black: 0 })).toEqual([1, ['remove:red']])
    expect(fewer({ fewer: 1, red: 0, black: 0 })).toEqual([1, null])
    const frame = blow(g, { fewer: 3, red: 2, black: 2 })
    for (const n of ['red', 'black']) expect(picks('fewer', g, frame, { do: 'remove', n })?.to).toBe('fewer')
    expect([frame.red, frame.black, frame.fewer]).toEqual([1, 1, 1])
  })

  test('D-STUN-4 D-STUN-6 who was stunned when the attack began recovers, whoever else is stunned by then does not', () => {
    const after = (stunnedAttacker: boolean, stunnedDefender: boolean) => {
      const g = lane()
      for (const id of ['alpha', 'imp-1']) figure(g, id).stunned = true
      does(attackFlow, 'close', g, blow(g, { stunnedAttacker, stunnedDefender }))
      return [figure(g, 'alpha').stunned, figure(g, 'imp-1').stunned]
    }
    expect([after(true, false), after(false, true), after(false, false)]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ])
  })

  test('D-DEFENSE-1 D-STUN-2 a card is turned up unless the defender is stunned or a card forbids it', () => {
    const effects = [{ op: 'noDefenseCard', who: 'self', until: 'permanent' }]
    const turned = (set: (g: DoomState) => void = () => {}) => {
      const g = lane({ options: classThat('ghost', { timing: 'passive', effects }) })
      g.invader.deck.cards = ['ferocity', 'onslaught']
      set(g)
      const frame = blow(g)
      does(attackFlow, 'reveal', g, frame)
      return [frame.defense, frame.stunnedDefender, g.invader.deck.cards.length]
    }
    expect(turned()).toEqual(['onslaught', false, 1])
    expect(turned(g => void (figure(g, 'imp-1').stunned = true))).toEqual([null, true, 2])
    const barred = (on: string) => (g: DoomState) =>
      void g.lasting.push({ ability: 'ghost-1', effect: 0, owner: 'alpha', on: [on], until: 'permanent' })
    expect(turned(barred('imp-1'))).toEqual([null, false, 2])
    expect(turned(barred('imp-2'))).toEqual(['onslaught', false, 1])
  })

  test('D-DEFENSE-3 D-COVER-14 another card is offered only in cover and for a card that was turned up', () => {
    const g = lane()
    const second = (more: object) => asked(attackFlow, 'second', g, blow(g, more))
    expect(second({ cover: true, defense: 'onslaught' })).toEqual(['keep:onslaught', 'reject:onslaught'])
    expect(second({ cover: false, defense: 'onslaught' })).toBeNull()
    expect(second({ cover: true })).toBeNull()
  })

  test('D-ATTACK-8 a mark on the defender lets another marine roll dice again, as many as it says', () => {
    const grants = (...effects: object[]) =>
      changed('action-cards.json', 'target-lock', card => {
        card.effects.find((e: { op: string }) => e.op === 'mark').grants = effects
      })
    const rerolled = (owner: string, ...effects: object[]) => {
      const g = lane({ options: grants(...effects) })
      const effect = contentOf(g).abilities['target-lock']!.effects.findIndex(e => e.op === 'mark')
      g.lasting = [{ ability: 'target-lock', effect, owner, on: ['imp-1'], until: 'permanent' }]
      const frame = blow(g, { dice: [1, 1, 0].map(face => ({ colour: 'red', face })) })
      return does(attackFlow, 'attacking', g, frame).flatMap(({ flow, left }) => (flow === 'reroll' ? [left] : []))
    }
    const [ignore, two] = [{ op: 'ignoreCover' }, { op: 'rerollDice', count: 2 }]
    expect([rerolled('bravo', two), rerolled('bravo', ignore, two), rerolled('alpha', two)]).toEqual([[2], [2], []])
    expect(rerolled('bravo', ignore)).toEqual([])
  })

  test('D-ATTACK-9 D-ATTACK-10 the dice less the shields that are left, never below none; a dodge lets nothing through', () => {
    const g = lane()
    const dice = [2, 1].map(face => ({ colour: 'red', face }))
    const dealt = (more: object) => {
      const frame = blow(g, { dice, ...more })
      does(attackFlow, 'compute', g, frame)
      return frame.dealt
    }
    expect([dealt({}), dealt({ shields: 1 }), dealt({ shields: 4 }), dealt({ dodge: true })]).toEqual([3, 2, 0, 0])
    expect([dealt({ shields: 2, pierce: 1 }), dealt({ shields: 1, pierce: 2 })]).toEqual([2, 3])
  })

  test('D-ATTACK-10 D-ATTACK-11 damage is dealt to a defender that lives; a Glory Kill takes its place; the last blow comes from who is there', () => {
    const g = lane()
    const suffers = (more: object) =>
      does(attackFlow, 'suffer', g, blow(g, more)).map(({ targets, amount, by, how }) => [targets, amount, by, how])
    expect(suffers({ dealt: 2 })).toEqual([[['imp-1'], 2, 'alpha', 'attack']])
    expect(suffers({ dealt: 0 })).toEqual([])
    expect(suffers({ dealt: 2, killInstead: true })).toEqual([[['imp-1'], 0, 'alpha', 'glory']])
    const lastBlow = { attacker: 'imp-1', range: 3, red: 1, black: 0, source: null }
    const last = (more: object) => does(attackFlow, 'lastBlow', g, blow(g, more)).map(frame => frame.attacker)
    const buried = (more: object) =>
      does(attackFlow, 'bury', g, blow(g, more)).map(({ figure, step, kind }) => [figure, step, kind])
    expect([last({}), last({ lastBlow })]).toEqual([[], ['imp-1']])
    expect([buried({}), buried({ lastBlow })]).toEqual([[], [['imp-1', 'leave', 'imp']]])
    figure(g, 'imp-1').at = []
    expect([suffers({ dealt: 2 }), last({ lastBlow })]).toEqual([[], []])
  })
})

test('D-DEMON-4 D-ATTACK-2 an attack is begun for whom it or what takes its place could hurt', () => {
  const offered = (change: (flames: any) => void, alpha = 'h1') =>
    fight({
      map: corridor(10),
      alpha: { at: alpha },
      demons: { mancubus: { at: ['a1', 'b1'] } },
      turn: 'mancubus',
      argent: { mancubus: 1 },
      options: changed('demons.json', 'mancubus', card => {
        card.range = 1
        change(card.abilities.find((a: { id: string }) => a.id === 'mancubus-flamethrower'))
      }),
    }).offers.includes('attack')
  expect(offered(() => {}, 'd1')).toBe(true)
  expect(offered(() => {})).toBe(false)
  expect(offered(flames => flames.effects.push({ op: 'damage', who: 'self', amount: 1 }))).toBe(false)
  expect(offered(flames => flames.effects.shift(), 'd1')).toBe(false) // it would come on top of an attack
})

test('D-DEMON-4 D-RANGE-1 an attack is begun for whom it would reach with what could be paid for, one space more too', () => {
  const offered = (amount: number, argent: number, alpha: string) =>
    fight({
      map: corridor(10),
      alpha: { at: alpha },
      demons: { imp: { at: 'a1' } },
      turn: 'imp',
      argent: { imp: argent },
      options: changed('demons.json', 'imp', card => {
        card.range = 3
        card.abilities.find((a: { timing: string }) => a.timing === 'before-attack').effects[0].amount = amount
      }),
    }).offers.includes('attack')
  expect([offered(1, 1, 'd1'), offered(1, 1, 'e1'), offered(1, 1, 'f1'), offered(1, 0, 'e1')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('D-ATTACK-8 a die that is rolled again shows its new face, and costs points only where the card says so', () => {
  const again = (price: number) => {
    const g = lane()
    const blow = newAttack({ attacker: 'alpha', defender: 'imp-1', range: 5, red: 2, black: 0, source: null })
    blow.dice = [1, 1].map(face => ({ colour: 'red', face }))
    g.stack.push(blow)
    turnDie(blow, 1, 2)
    expect(blow.dice.map(({ face }) => face)).toEqual([1, 2])
    figure(g, 'alpha').mp = 3
    const frame = { seat: 'alpha', left: 2, done: [] as number[], sequential: false, price }
    const pick = rerollFlow.links.pick!.question!.pick(g, frame as never, { do: 'reroll', n: 0 } as never) as Signal
    expect([pick.to, frame.left, frame.done]).toEqual(['pick', 1, [0]])
    return figure(g, 'alpha').mp
  }
  expect([again(0), again(1), again(2)]).toEqual([3, 2, 1])
})

test('D-RANGE-1 D-LOS-1 whom borrowed eyes see is no target if no chain of spaces leads there', () => {
  const found = (door: number) => {
    const g = lane({ map: corridor(5), doors: [['a1', 'b1']], bravo: { at: 'b1' }, demons: { imp: { at: 'd1' } } })
    g.doors = door
    const blow = { attacker: 'alpha', range: 9, red: 1, black: 0, source: null, eyes: 'bravo' }
    return [targets(g, blow), hasTarget(g, { ...blow, eyes: undefined }, 'bravo')]
  }
  expect([found(1), found(0)]).toEqual([
    [['imp-1'], true],
    [[], false],
  ])
})
