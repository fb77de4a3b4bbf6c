/** Borders of the rules: what still is so and what is no longer, asked directly of the step that says it. */
import type { Link, Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { FLYER, largeMover, WALKER } from '../../src/board/mover.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import { damage, kill } from '../../src/match/procedures.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { demonActivation } from '../../src/rules/demon.ts'
import { askStuck } from '../../src/rules/displace.ts'
import { hazards } from '../../src/rules/hazard.ts'
import { inTurn } from '../../src/rules/in-turn.ts'
import { killFlow } from '../../src/rules/kill.ts'
import { makeRoom } from '../../src/rules/make-room.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { moverOfKind } from '../../src/rules/summon.ts'
import { asked } from '../asked.ts'
import { fight } from '../cards/fight.ts'
import { changed, classThat } from '../changed.ts'
import { at, figure, lane, position } from '../lane.ts'
import { box, corridor, room } from '../play.ts'

/** Carries out a step that asks nothing, and names the procedures it calls. */
function does(flow: { links: Record<string, Link> }, step: string, g: DoomState, locals: object) {
  const next = flow.links[step]!.run!(g, Object.assign(locals, { step }) as never) as Signal | undefined
  return (next?.push ?? []) as unknown as Array<Record<string, unknown>>
}

/** Effects that lay tokens which hurt whoever comes there. */
const fires = () =>
  Object.values(box().abilities).flatMap(a =>
    a.effects.flatMap((e, effect) =>
      e.op === 'placeToken' && e.hazard?.who === 'any' ? [{ ability: a.id, effect, triggers: e.hazard.triggers }] : [],
    ),
  )

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

test('D-HAND-5 D-ZONE-6 whoever has no card left to draw draws none, and none is told', () => {
  const drawn = (deck: string[]) => {
    const g = fight({ map: corridor(4), alpha: { at: 'a1' }, demons: { imp: { at: 'd1' } }, turn: 'alpha' })
    const m = g.marine()
    Object.assign(m.deck, { cards: deck })
    m.discard.cards = []
    g.state.initiative.cards = []
    g.does('end')
    return [m.hand.cards, g.events('cards-drawn').flatMap(e => ('cards' in e ? [e.cards] : []))]
  }
  expect(drawn([])).toEqual([[], []])
  expect(drawn(['armor'])).toEqual([['armor'], [['armor']]])
})

test('D-KILL-3 D-MOVE-16 a marine killed while points are left to it loses them', () => {
  const g = lane()
  figure(g, 'alpha').mp = 2
  does(killFlow, 'leave', g, kill.start({ figure: 'alpha', by: 'imp-1', how: 'attack' }))
  expect(figure(g, 'alpha')).toMatchObject({ at: [], mp: 0, damage: 0 })
})

test('D-KILL-4 hand and discard pile go into the deck, and the new hand comes from all of it', () => {
  const g = lane()
  const m = g.marines[0]!
  m.hand.cards = ['armor']
  m.discard.cards = ['double-time']
  m.deck.cards = Array.from({ length: 600 }, () => 'sidearm')
  does(killFlow, 'leave', g, kill.start({ figure: 'alpha', by: 'imp-1', how: 'attack' }))
  expect(m.hand.cards).toEqual(['sidearm', 'sidearm', 'sidearm']) // with this seed not the one armor of 602
  expect(m.discard.cards).toEqual([])
  expect([m.deck.cards.length, m.deck.cards.includes('armor'), m.deck.cards.includes('double-time')]).toEqual([
    599,
    true,
    true,
  ])
})

test('D-LARGE-9 whoever was displaced meets what the large demon does by moving, and nothing else it could do', () => {
  const g = position({
    map: room(6, 2),
    alpha: { at: 'f1' },
    demons: { 'baron-of-hell': { at: ['a1', 'b1', 'a2', 'b2'] } },
  })
  const answers = (moved: string[]) =>
    does(makeRoom, 'answer', g, { figure: 'baron-of-hell-1', moved }).map(frame => [frame.ability, frame.met])
  expect(answers(['alpha'])).toEqual([['baron-crushing-stride', ['alpha']]])
  expect(answers([])).toEqual([])
})

test('D-SUMMON-10 how a kind is placed: by its base; flying only if it hovers of itself', () => {
  const g = lane()
  const mover = (kind: string) => moverOfKind(g, kind)
  expect([mover('imp'), mover('cacodemon'), mover('revenant')]).toEqual([WALKER, FLYER, WALKER])
  expect([mover('mancubus'), mover('baron-of-hell')]).toEqual([largeMover(1, 2), largeMover(2, 2)])
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

test('D-DEMON-3 D-ACTIV-5 a demon begins with its speed and what its kind gained, nothing used up, in the fire it stands in', () => {
  const begun = (bonus: number) => {
    const g = lane({ demons: { imp: [{ at: 'd1' }, { at: 'h1' }] } })
    Object.assign(g, { used: ['something'] })
    Object.assign(figure(g, 'imp-1'), { moved: 3, mp: 7 })
    const frames = does(demonActivation, 'begin', g, { demon: 'imp-1', attacked: false, bonus })
    expect([g.active, g.used, figure(g, 'imp-1').moved, frames]).toEqual(['imp-1', [], 0, []])
    return figure(g, 'imp-1').mp
  }
  expect([begun(0), begun(2)]).toEqual([4, 6])
  const g = lane()
  const hot = fires().find(({ triggers }) => triggers.includes('activation-start'))!
  g.tokens.push({ kind: 'x', at: at(g, 'd1'), owner: 'alpha', until: 'token-removed', ...hot })
  expect(does(demonActivation, 'begin', g, { demon: 'imp-1', bonus: 0 })).toMatchObject([{ targets: ['imp-1'] }])
  expect(does(demonActivation, 'begin', g, { demon: 'imp-2', bonus: 0 })).toEqual([])
})

test('D-MOVE-9 D-DEMON-4 whoever cannot move on and cannot be placed does what else it may', () => {
  const g = position({ map: corridor(2), alpha: { at: 'a1' }, bravo: { at: null }, demons: { imp: { at: 'b1' } } })
  figure(g, 'alpha').at = [at(g, 'b1')]
  figure(g, 'bravo').at = [at(g, 'a1')]
  expect(asked(demonActivation, 'act', g, { demon: 'imp-1', attacked: true, bonus: 0 })).toEqual(['end'])
  figure(g, 'bravo').at = []
  expect(asked(demonActivation, 'act', g, { demon: 'imp-1', attacked: true, bonus: 0 })).toEqual(['place:a1'])
  expect(askStuck(g, figure(g, 'imp-1'))!.rule).toBe('D-MOVE-9')
  const large = position({ map: room(6, 2), alpha: { at: 'f1' }, demons: { mancubus: { at: ['a1', 'a2'] } } })
  expect(askStuck(large, figure(large, 'mancubus-1'))!.rule).toBe('D-LARGE-15')
})

test('D-DEMON-5 with the activation of a demon ends what lasts so long, of anybody, and what lasts for it', () => {
  const g = lane()
  const lasts = (until: string, ...on: string[]) => ({ ability: 'armor', effect: 0, owner: 'alpha', on, until })
  g.lasting = [
    lasts('activation-end', 'alpha'),
    lasts('target-activation-end', 'imp-1'),
    lasts('target-activation-end', 'imp-2'),
    lasts('permanent', 'imp-1'),
  ]
  does(demonActivation, 'end', g, { demon: 'imp-1', attacked: false, bonus: 0 })
  expect(g.lasting.map(({ until, on }) => [until, on])).toEqual([
    ['target-activation-end', ['imp-2']],
    ['permanent', ['imp-1']],
  ])
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

test('D-TIMING-3 whoever has died meanwhile is not put into the order any more', () => {
  const g = lane({ demons: { imp: [{ at: 'd1' }, { at: 'e1' }, { at: 'f1' }] } })
  const hurt = (figure: string) => ({
    figure,
    frame: damage.start({ targets: [figure], amount: 9, by: null, how: 'effect', i: 0 }),
  })
  const order = (...ids: string[]) =>
    asked(inTurn, 'next', g, { seat: 'alpha', ability: 'armor', waiting: ids.map(hurt) })
  expect(order('imp-1', 'imp-2', 'imp-3')).toEqual(['figure-next:imp-1', 'figure-next:imp-2', 'figure-next:imp-3'])
  expect(order('imp-1', 'nobody', 'charlie', 'imp-3')).toEqual(['figure-next:imp-1', 'figure-next:imp-3'])
  expect(order('imp-1', 'nobody', 'charlie')).toBeNull()
})

test('D-ACTIV-5 of two tokens that hurt alike the one that was laid first counts', () => {
  const g = lane()
  const [burns] = fires()
  for (const owner of ['bravo', 'alpha'])
    g.tokens.push({ kind: 'x', at: at(g, 'd1'), owner, until: 'token-removed', ...burns! })
  expect(hazards(g, figure(g, 'imp-1'), 'enter', [at(g, 'd1')])).toMatchObject({ push: [{ by: 'bravo', amount: 1 }] })
})

describe('D-MARINE-4 the activation of a marine', () => {
  const begun = (set: (g: DoomState) => void = () => {}) => {
    const g = lane()
    Object.assign(g, { used: ['something'], turn: null, active: null })
    Object.assign(figure(g, 'alpha'), { mp: 3, moved: 2 })
    set(g)
    const frame = { marine: 'alpha', mains: 0, weak: [], pending: [], readies: undefined as unknown }
    const called = does(marineActivation, 'begin', g, frame).map(({ flow, marine }) => [flow, marine])
    const { mp, moved } = figure(g, 'alpha')
    expect([g.turn, g.active, g.used, mp, moved]).toEqual(['alpha', 'alpha', [], 0, 0])
    return { g, frame, called, exhausted: g.marines[0]!.exhausted }
  }

  test('D-MARINE-4 OP-44 a class card is readied before respawning, and after it if it was ready before', () => {
    const ready = begun()
    expect([ready.called, ready.exhausted, ready.frame.readies]).toEqual([[], false, true])
    const spent = begun(g => void (g.marines[0]!.exhausted = true))
    expect([spent.called, spent.exhausted, spent.frame.readies]).toEqual([[], false, false])
    for (const { g, frame } of [ready, spent]) {
      g.marines[0]!.exhausted = true // by respawning
      does(marineActivation, 'start', g, frame)
    }
    expect([ready, spent].map(({ g }) => g.marines[0]!.exhausted)).toEqual([false, true])
    expect(begun(g => void (figure(g, 'alpha').at = [])).called).toEqual([['respawn', 'alpha']])
  })

  test('D-MARINE-7 one main action, and what waited for this activation of this marine, once', () => {
    const [card, effect] = Object.values(box().abilities)
      .map(a => [a.id, a.effects.findIndex(e => 'at' in e && e.at === 'activation-start')] as const)
      .find(([, n]) => n >= 0)!
    const g = lane()
    const waits = (owner: string, n: number) => ({ ability: card, effect: n, owner, on: [owner], until: 'permanent' })
    g.lasting = [waits('alpha', effect), waits('bravo', effect), waits('alpha', 0)]
    const frame = { marine: 'alpha', mains: 0, readies: false }
    const frames = does(marineActivation, 'start', g, frame)
    expect(frames.map(({ ability, owner, only }) => [ability, owner, only])).toEqual([[card, 'alpha', effect]])
    expect(g.lasting.map(({ owner, effect: n }) => [owner, n])).toEqual([
      ['bravo', effect],
      ['alpha', 0],
    ])
    expect(frame.mains).toBe(1)
  })

  test('D-MARINE-9 D-TIMING-1 at the end the points are lost, and who is on the map answers', () => {
    const effects = [{ op: 'heal', who: 'self', amount: 1 }]
    const ended = (alpha: object) => {
      const g = lane({
        alpha: { class: 'ghost', ...alpha },
        options: classThat('ghost', { timing: 'activation-end', cost: {}, effects }),
      })
      Object.assign(figure(g, 'alpha'), { mp: 2, damage: 3 })
      const called = does(marineActivation, 'ending', g, { marine: 'alpha' }).map(({ flow }) => flow)
      expect(figure(g, 'alpha').mp).toBe(0)
      return called
    }
    expect(ended({ at: 'a1' })).toEqual(['moment'])
    expect(ended({ at: null })).toEqual([])
  })

  test('D-MARINE-8 D-ACTIV-1 then the cards in play are discarded, what lasts so long ends, and nobody is active', () => {
    const keeps = Object.values(box().abilities).find(a => a.effects.some(e => e.op === 'keepInPlay'))!.id
    const played = (owner: string, effect: number) => {
      const g = lane()
      const m = g.marines[0]!
      m.play.cards = [keeps, 'armor']
      const lasts = (until: string, ...on: string[]) => ({ ability: keeps, effect, owner, on, until })
      g.lasting = [
        lasts('permanent', owner),
        lasts('activation-end', 'imp-1'),
        lasts('target-activation-end', 'alpha'),
        lasts('target-activation-end', 'bravo'),
      ]
      does(marineActivation, 'end', g, { marine: 'alpha' })
      expect([g.active, g.turn]).toEqual([null, null])
      expect(g.lasting.map(({ until, on }) => [until, ...on].join(' '))).toEqual([
        `permanent ${owner}`,
        'target-activation-end bravo',
      ])
      return m.play.cards
    }
    expect([played('alpha', 0), played('bravo', 0), played('alpha', 1)]).toEqual([[keeps], [], []])
  })
})

describe('D-MARINE-8 cards that stay in play', () => {
  const kept = (lasts: object, effect = 0) => {
    const g = lane()
    const [card] = Object.values(box().abilities)
      .filter(a => a.effects.some(e => e.op === 'keepInPlay'))
      .map(a => a.id)
    const m = g.marines[0]!
    m.play.cards = [card!]
    g.lasting = [{ ability: card!, effect, owner: 'alpha', on: ['alpha'], until: 'owner-activation-start', ...lasts }]
    does(marineActivation, 'kept', g, { marine: 'alpha' })
    return m.play.cards.length
  }

  test('until the own next activation and no longer', () => {
    expect(kept({})).toBe(0)
    expect(kept({ until: 'permanent' })).toBe(1)
    expect(kept({ owner: 'bravo' })).toBe(1)
    expect(kept({}, 1)).toBe(1) // something else that ends now does not take the card away
  })
})
