/** Borders of the rules: what still is so and what is no longer, asked directly of the step that says it. */
import { key, type Link, type Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { FLYER, largeMover, MARINE_MOVER, WALKER } from '../../src/board/mover.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import { damage, kill } from '../../src/match/procedures.ts'
import type { EffectOf, Forbidden, Mission, ThreatCard, Timing } from '../../src/match/said.ts'
import type { DoomState } from '../../src/match/state.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { demonActivation } from '../../src/rules/demon.ts'
import { askStuck } from '../../src/rules/displace.ts'
import { hazards } from '../../src/rules/hazard.ts'
import { inTurn } from '../../src/rules/in-turn.ts'
import { killFlow } from '../../src/rules/kill.ts'
import { makeRoom } from '../../src/rules/make-room.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { forbidden, ruleMoment } from '../../src/rules/mission.ts'
import { moverOf, stepFlow } from '../../src/rules/movement.ts'
import { heldPortals, markable, nearPortals, receivers, tokenHere } from '../../src/rules/objective-tokens.ts'
import type { ObjectiveCode } from '../../src/rules/objectives/objective-code.ts'
import { purgeProtocol } from '../../src/rules/objectives/purge-protocol.ts'
import { sampleCollection } from '../../src/rules/objectives/sample-collection.ts'
import { sealTheBreach } from '../../src/rules/objectives/seal-the-breach.ts'
import { rerollFlow, turnDie } from '../../src/rules/reroll.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { status } from '../../src/rules/status.ts'
import { moverOfKind, placeChoices, placeChosen, summon, summonAll } from '../../src/rules/summon.ts'
import { hasTarget, targets } from '../../src/rules/targets.ts'
import { turnable } from '../../src/rules/teleporter.ts'
import { asked } from '../asked.ts'
import { fight } from '../cards/fight.ts'
import { changed, classThat } from '../changed.ts'
import { at, figure, lane, position } from '../lane.ts'
import { ground, on } from '../missions/ground.ts'
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
  const landing = lane({
    options: changed('demons.json', 'cacodemon', card => {
      card.flying = false
      card.abilities.find((a: { timing: string }) => a.timing === 'passive').effects[0].mustEndOnGround = true
    }),
  })
  expect(moverOfKind(landing, 'cacodemon')).toEqual(WALKER)
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

describe('D-MARINE-6 what a marine may do', () => {
  const acting = (more: object = {}) => ({ marine: 'alpha', mains: 1, weak: [], pending: [], ...more })
  const act = (g: DoomState, more: object = {}) => asked(marineActivation, 'act', g, acting(more))!
  const card = (source: string, more: object = {}) => {
    const { range, red, black } = box().actionCards[source]!.attack!
    return { source, range, red, black, left: 1, foes: [] as string[], card: true, ...more }
  }
  const picks = (g: DoomState, frame: object, choice: object) =>
    marineActivation.links.act!.question!.pick(g, frame as never, choice as never) as Signal
  const hold = (g: DoomState, ...cards: string[]) => {
    g.marines[0]!.hand.cards = cards
    return g
  }

  test('D-ACTION-1 D-ACTION-7 a reaction is not played, a main card while there is an action for it; any card sprints then', () => {
    const g = hold(lane(), 'hold-the-lane', 'sidearm', 'ammo-check')
    expect(box().actionCards['ammo-check']!.type).toBe('bonus')
    const sprints = ['sprint:hold-the-lane', 'sprint:sidearm', 'sprint:ammo-check']
    const plays = (mains: number) => act(g, { mains }).filter(key => key.startsWith('play:'))
    expect([plays(0), plays(1), plays(2)]).toEqual([
      ['play:ammo-check'],
      ['play:sidearm', 'play:ammo-check'],
      ['play:sidearm', 'play:ammo-check'],
    ])
    expect(act(g).filter(key => key.startsWith('sprint:'))).toEqual(sprints)
    expect(act(g, { mains: 0 }).filter(key => key.startsWith('sprint:'))).toEqual([])
  })

  test('D-ACTION-4 D-ACTION-6 while a card is resolved no other action begins; what is no action may be done', () => {
    const offered = (timing: string, more: object) => {
      const effects = [{ op: 'heal', who: 'self', amount: 1 }]
      const g = lane({
        alpha: { at: 'a1', class: 'ghost', damage: 3 },
        options: classThat('ghost', { timing, cost: {}, limit: null, effects }),
      })
      return act(hold(g, 'sidearm'), more).filter(key => !/^(sprint|end)/.test(key))
    }
    const pending = [card('hold-the-trigger')]
    const busy = ['attack:hold-the-trigger', 'forgo']
    expect(offered('during-activation', { pending })).toEqual([...busy, 'use:ghost-1'])
    for (const timing of ['bonus-action', 'main-action']) {
      expect(offered(timing, { pending })).toEqual(busy)
      expect(offered(timing, {})).toEqual(['play:sidearm', 'use:ghost-1'])
    }
    expect(offered('bonus-action', { mains: 0 })).toEqual(['use:ghost-1'])
    expect(offered('main-action', { mains: 0 })).toEqual([])
    expect(offered('after-attack', {})).toEqual(['play:sidearm'])
    expect(offered('bonus-action', { pending: [card('hold-the-trigger', { left: 0 })] })).toEqual([
      'play:sidearm',
      'use:ghost-1',
    ])
  })

  test('D-ATTACK-2 a further attack of a card: only as long as what it depends on is so', () => {
    const may = (moved: number, foes: string[]) => {
      const g = hold(lane())
      figure(g, 'alpha').moved = moved
      return act(g, { pending: [card('spin-to-full', { foes })] }).includes('attack:spin-to-full')
    }
    expect([may(0, []), may(1, []), may(0, ['imp-1']), may(1, ['imp-1'])]).toEqual([true, true, true, false])
  })

  test('D-ATTACK-2 a card whose attacks want a new defender each time is refused those it had', () => {
    const attacked = (more: object) => {
      const g = hold(lane())
      const pending = [card('hold-the-trigger', { left: 2, foes: ['imp-1'], ...more })]
      const frame = acting({ pending })
      const [blow] = picks(g, frame, { do: 'attack', card: 'hold-the-trigger' }).push!
      return [(blow as unknown as { not?: string[] }).not, pending[0]!.left]
    }
    expect([attacked({}), attacked({ different: true })]).toEqual([
      [undefined, 1],
      [['imp-1'], 1],
    ])
  })

  test('D-ACTION-5 the last of several main actions are those with fewer dice, the latest card first', () => {
    const { red } = box().actionCards['hold-the-trigger']!.attack!
    const played = (mains: number, weak: object[]) => {
      const frame = acting({ mains, weak, pending: [card('sidearm'), card('sidearm', { card: undefined })] })
      picks(hold(lane(), 'hold-the-trigger'), frame, { do: 'play', card: 'hold-the-trigger' })
      const [other, latest] = frame.pending as Array<{ source: string; red: number; fewer?: number }>
      expect([frame.pending.length, other!.source, latest!.source]).toEqual([2, 'sidearm', 'hold-the-trigger'])
      return [frame.mains, frame.weak, red - latest!.red, latest!.fewer ?? 0]
    }
    const [one, two] = [{ red: 1 }, { count: 2 }]
    expect(played(1, [])).toEqual([0, [], 0, 0])
    expect(played(2, [one])).toEqual([1, [one], 0, 0])
    expect(played(1, [one])).toEqual([0, [], 1, 0])
    expect(played(2, [one, two])).toEqual([1, [one], 0, 2])
  })

  test('D-ACTION-6 D-ABILITY-4 a card is given up, the attack of an ability is not; an ability may be the main action', () => {
    const frame = acting({ pending: [card('sidearm'), card('hold-the-trigger', { card: undefined })] })
    picks(lane(), frame, { do: 'forgo' })
    expect(frame.pending.map(({ source }: { source: string }) => source)).toEqual(['hold-the-trigger'])
    const left = (timing: string) => {
      const effects = [{ op: 'heal', who: 'self', amount: 1 }]
      const g = lane({ alpha: { at: 'a1', class: 'ghost' }, options: classThat('ghost', { timing, effects }) })
      const used = acting()
      expect(picks(g, used, { do: 'use', card: 'ghost-1' }).push).toMatchObject([{ ability: 'ghost-1' }])
      return used.mains
    }
    expect([left('main-action'), left('bonus-action')]).toEqual([0, 1])
  })

  test('D-MOVE-9 OP-3 whoever has to move on and can does nothing else', () => {
    const g = hold(lane(), 'sidearm')
    Object.assign(figure(g, 'alpha'), { at: [at(g, 'b1')], mp: 1 })
    expect(act(g)).toEqual(['step:a1', 'step:c1'])
    figure(g, 'alpha').at = []
    expect(asked(marineActivation, 'act', g, acting())).toBeNull()
  })
})

test('D-STATUS-1 D-ROUND-1 a round begins with its number, its phase and nothing counted in it', () => {
  const g = lane()
  Object.assign(g, { round: 3, phase: 'activation', tally: { demonsKilled: 2, doorsOpened: 1 } })
  does(status, 'begin', g, { discarded: 0 })
  expect([g.round, g.phase, g.tally]).toEqual([4, 'status', { demonsKilled: 0, doorsOpened: 0 }])
})

test('D-OBJECTIVE-1 D-ROUND-3 what must be so when an activation ends decides the mission then, whoever was active', () => {
  const ended = (flow: { links: Record<string, Link> }, step: string, locals: object) => {
    const g = position({ mission: 'black-bishop-6', alpha: {}, demons: {}, scenario: { portals: [] } })
    expect(g.outcome).toBeNull()
    does(flow, step, g, locals)
    expect(g.active).toBeNull()
    return g.outcome?.rule
  }
  expect(ended(marineActivation, 'end', { marine: 'alpha' })).toBe('D-OBJECTIVE-1')
  expect(ended(demonActivation, 'over', { demon: 'imp-1' })).toBe('D-OBJECTIVE-1')
})

describe('D-OBJECTIVE-6 rules of the objective and the mission', () => {
  const rules = (g: DoomState, timing: Timing, self?: string) =>
    ruleMoment(g, timing, { self }).map(({ ability }) => ability)

  test('whom a rule of the objective concerns: a marine that ends, a carrier that moves, the drone or a marine killed', () => {
    const guard = lane({ mission: 'black-bishop-2' })
    const ends = (self?: string) => rules(guard, 'activation-end', self)
    expect([ends('alpha'), ends('imp-1'), ends()]).toEqual([['guard-activate'], [], []])
    const extraction = lane({
      mission: 'black-bishop-3',
      options: changed('objective-cards.json', 'asset-extraction', card => {
        delete card.rules.find((rule: { timing: string }) => rule.timing === 'on-move').if
      }),
    })
    const moves = (self?: string) => rules(extraction, 'on-move', self)
    expect([moves('alpha'), moves()]).toEqual([[], []])
    figure(extraction, 'alpha').carries = 'o1'
    expect([moves('alpha'), moves('bravo')]).toEqual([['extract-deliver'], []])
    expect(rules(extraction, 'when-killed', 'alpha')).toEqual(['extract-drop'])
    const way = ground('black-bishop-4')
    const escort = structuredClone(on('black-bishop-4', { alpha: { at: way(0, 0) } }).state)
    const dies = (self: string) => rules(escort, 'when-killed', self)
    expect([dies('drone'), dies('alpha')]).toEqual([['escort-destroyed'], []])
  })

  test('D-GOLDEN-4 a ban ends with the last portal only if it says so, and binds only whom it names', () => {
    const banned = (mission: string, what: Forbidden, id: string, portals: boolean) => {
      const g = lane({ mission, scenario: { portals: [{ at: 'f1', level: 'blue' }] } })
      if (!portals) g.portals = []
      return forbidden(g, what, figure(g, id))
    }
    const second = 'second-teleporter-move'
    expect([banned('exodus-6', second, 'alpha', true), banned('exodus-6', second, 'alpha', false)]).toEqual([
      true,
      true,
    ])
    expect([banned('exodus-6', second, 'imp-1', true), banned('exodus-6', 'open-door', 'alpha', true)]).toEqual([
      false,
      false,
    ])
    const door = (id: string, portals: boolean) => banned('tutorial', 'open-door', id, portals)
    expect([door('imp-1', true), door('imp-1', false), door('alpha', true)]).toEqual([true, false, false])
  })

  test('D-OBJECTIVE-6 the ban on a carrier is its own', () => {
    const g = lane({ mission: 'black-bishop-3' })
    const [ability, effect] = Object.values(box().abilities)
      .map(a => [a.id, a.effects.findIndex(e => e.op === 'forbid' && e.until === 'token-dropped')] as const)
      .find(([, n]) => n >= 0)!
    const banned = (what: Forbidden, id?: string) => forbidden(g, what, id === undefined ? undefined : figure(g, id))
    expect(banned('teleporter-move', 'alpha')).toBe(false)
    g.lasting.push({ ability, effect, owner: 'alpha', on: ['alpha'], until: 'token-dropped' })
    expect([banned('teleporter-move', 'alpha'), banned('teleporter-move', 'bravo')]).toEqual([true, false])
    expect([banned('teleporter-move'), banned('second-teleporter-move', 'alpha')]).toEqual([false, false])
  })

  test('D-TELE-2 a rule may answer a teleporter that is turned on, whichever way the marine came', () => {
    const answers = (how: string, active: boolean) => {
      const g = lane({
        scenario: { teleporters: [{ at: 'a1', active }] },
        options: changed('objective-cards.json', 'sample-collection', card => {
          const effects = [{ op: 'gainFrags', amount: 1 }]
          card.rules.push({ id: 'on-it', timing: 'teleporter-activated', text: 'A frag token.', effects })
        }),
      })
      return does(stepFlow, 'teleporter', g, { figure: 'alpha', to: [at(g, 'a1')], how }).map(({ ability }) => ability)
    }
    expect([answers('walk', false), answers('walk', true)]).toEqual([['on-it'], []])
    expect([answers('teleport', false), answers('teleport', true)]).toEqual([['on-it'], []])
  })
})

test('D-MOVE-1 D-LARGE-2 D-FLY-1 how a figure moves: by its kind, and by what lasts', () => {
  const g = position({
    map: room(8, 3),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'c1' }, cacodemon: { at: 'd1' }, mancubus: { at: ['f1', 'f2'] } },
  })
  const how = (id: string) => moverOf(g, figure(g, id))
  const movers = () => ['alpha', 'imp-1', 'cacodemon-1', 'mancubus-1'].map(how)
  const usual = [MARINE_MOVER, WALKER, FLYER, largeMover(1, 2)]
  expect(movers()).toEqual(usual)
  const [ability, effect] = Object.values(box().abilities)
    .map(a => [a.id, a.effects.findIndex(e => e.op === 'ignoreMovementCost')] as const)
    .find(([, n]) => n >= 0)!
  const on = ['alpha', 'imp-1', 'cacodemon-1', 'mancubus-1']
  g.lasting.push({ ability, effect, owner: 'invader', on, until: 'permanent' })
  expect(movers()).toEqual([
    { ...MARINE_MOVER, ignoresEnemies: true },
    { ...WALKER, ignoresEnemies: true },
    FLYER,
    largeMover(1, 2),
  ])
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

describe('D-OBJECTIVE-6 tokens and portals within reach of a marine', () => {
  const lies = (id: string, space: number, more: object = {}) =>
    ({ id, kind: 'checkpoint', at: space, progress: 0, round: 0, ...more }) as DoomState['objectives'][number]
  const marks = { maxTotal: 2, maxPerRound: 1 } as EffectOf<'placeToken'>
  const ids = (found: ReadonlyArray<{ id: string }>) => found.map(({ id }) => id)

  test('checkpoints within 1 space of it that may take a token and have no demon within 1 space', () => {
    const g = lane({ bravo: { at: 'e1' }, demons: { imp: { at: 'i1' } } })
    g.objectives = [lies('o1', 0), lies('o2', 1), lies('o3', 2), lies('o4', -1)]
    const may = (id?: string, e = marks) => ids(markable(g, id, e))
    expect([may('alpha'), may('bravo'), may('charlie'), may('imp-1'), may()]).toEqual([['o1', 'o2'], [], [], [], []])
    Object.assign(g.objectives[0]!, { progress: 1 })
    Object.assign(g.objectives[1]!, { progress: 2 })
    expect([may('alpha'), may('alpha', {} as typeof marks)]).toEqual([['o1'], ['o1', 'o2']])
    g.objectives[0]!.round = g.round
    expect([may('alpha'), may('alpha', { maxTotal: 2 } as typeof marks)]).toEqual([[], ['o1']])
    g.objectives = [lies('o1', 0), lies('o2', 1)]
    figure(g, 'imp-1').at = [at(g, 'c1')]
    expect(may('alpha')).toEqual(['o1'])
    figure(g, 'imp-1').at = [at(g, 'b1')]
    expect(may('alpha')).toEqual([])
  })

  test('portals on or next to which it stands; held only with threat on them and no demon next to it', () => {
    const threat = { level: 'blue', threat: 2 }
    const g = lane({ scenario: { portals: ['a1', 'b1', 'c1'].map(at => ({ at, ...threat })) } })
    const [first, second] = g.portals.map(({ id }) => id)
    expect([ids(nearPortals(g, 'alpha')), ids(nearPortals(g, 'charlie'))]).toEqual([[first, second], []])
    expect([ids(heldPortals(g, 'alpha')), ids(heldPortals(g, 'charlie'))]).toEqual([[first, second], []])
    g.portals[0]!.threat = 0
    expect(ids(heldPortals(g, 'alpha'))).toEqual([second])
    g.portals[1]!.threat = 1
    expect(ids(heldPortals(g, 'alpha'))).toEqual([second])
    figure(g, 'imp-1').at = [at(g, 'b1')]
    expect([ids(nearPortals(g, 'alpha')), ids(heldPortals(g, 'alpha'))]).toEqual([[first, second], []])
  })

  test('a token where it stands, for free hands; handed to somebody else with free hands', () => {
    const g = lane()
    g.objectives = [lies('o1', 0), lies('o2', 1), lies('o3', -1)]
    const here = (id?: string) => tokenHere(g, id)?.id
    expect([here('alpha'), here('bravo'), here('charlie'), here()]).toEqual(['o1', 'o2', undefined, undefined])
    const near = ['alpha', 'bravo']
    expect(receivers(g, 'alpha', near)).toEqual([])
    figure(g, 'alpha').carries = 'o3'
    expect([here('alpha'), receivers(g, 'alpha', near)]).toEqual([undefined, ['bravo']])
    figure(g, 'bravo').carries = 'o4'
    expect(receivers(g, 'alpha', near)).toEqual([])
  })
})

describe('D-OBJECTIVE-6 what a mission needs to be won', () => {
  const reported = (code: ObjectiveCode, mission: object, threat?: object) => {
    const found: string[] = []
    const cards = { objective: undefined, threat: threat as ThreatCard | undefined }
    code.check!({ objective: { card: code.card }, portals: [], ...mission } as unknown as Mission, cards, path =>
      found.push(path.join('.')),
    )
    return found
  }

  test('samples: three yellow or red portals if each summons once, else one', () => {
    const needs = (levels: string[], portalsDiscarded: boolean) =>
      reported(sampleCollection, { portals: levels.map(level => ({ level })) }, { portalsDiscarded })
    const once = (...levels: string[]) => needs(levels, true)
    expect([once('yellow', 'red', 'red'), once('yellow', 'red', 'blue')]).toEqual([[], ['portals']])
    const again = (...levels: string[]) => needs(levels, false)
    expect([again('yellow'), again('red', 'blue'), again('blue', 'blue', 'blue')]).toEqual([[], [], ['portals']])
    expect([reported(sampleCollection, { portals: [{ level: 'red' }] }), reported(sampleCollection, {})]).toEqual([
      [],
      ['portals'],
    ])
  })

  test('portals that are to be sealed stay; a map that is to be purged must lose its portals', () => {
    const says = (code: ObjectiveCode) =>
      [{ portalsDiscarded: true }, { portalsDiscarded: false }, undefined].map(threat => reported(code, {}, threat))
    expect(says(sealTheBreach)).toEqual([['threat.card'], [], []])
    expect(says(purgeProtocol)).toEqual([[], ['threat.card'], ['threat.card']])
  })
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

test('D-MOVE-16 whoever has spent a point to enter a space may have to move on; opening a door enters none', () => {
  const g = lane({ doors: [['a1', 'b1']], bravo: { at: 'c1' } })
  figure(g, 'bravo').mp = 2
  const spent = (id: string, choice: object) => {
    const frame = { figure: id, amount: 2, saved: 0, entered: undefined as unknown }
    spendNow.links.move!.question!.pick(g, frame as never, choice as never)
    return frame.entered
  }
  const space = at(g, 'b1')
  expect(spent('bravo', { do: 'step', to: 'b1', info: { cost: 1, place: space } })).toBe(true)
  expect(spent('alpha', { do: 'open', info: { cost: 1, door: 0 } })).toBeUndefined()
})

describe('D-SUMMON-2 summoning', () => {
  const portals = (...spaces: string[]) => ({ portals: spaces.map(at => ({ at, level: 'blue' })) })

  test('D-SUMMON-9 a place is named by its upper left space, and whether the base is turned there', () => {
    const g = lane()
    const { size } = boardOf(g)
    const places = [0, size - 1, size, 2 * size - 1]
    const choices = placeChoices(g, places)
    expect(choices.map(key)).toEqual(['place:a1', 'place:i1', 'place:a1:turned', 'place:i1:turned'])
    expect(choices.map(choice => placeChosen(g, choice))).toEqual(places)
  })

  test('D-INVASION-3 a group that comes for the first time is learnt, and only then', () => {
    const g = lane({ scenario: portals('f1') })
    g.invader.shownGroups = []
    const frame = { portal: g.portals[0]!.id, keep: false, group: 0, entry: 0, placed: 0, met: [] }
    const learnt = (n: number) => {
      const before = g.reveals
      summon.links.group!.question!.pick(g, frame as never, { do: 'group', n } as never)
      return g.reveals - before
    }
    expect([learnt(1), learnt(1), learnt(0)]).toEqual([1, 0, 1])
    expect(g.invader.shownGroups).toEqual([
      ['blue', 1],
      ['blue', 0],
    ])
  })

  test('D-PORTAL-2 D-SUMMON-13 of several portals those are left that lie face up and are not shut', () => {
    const g = lane({ scenario: portals('d1', 'f1', 'h1') })
    const [one, other, third] = g.portals
    const left = (...ids: string[]) => asked(summonAll, 'next', g, { portals: ids, keep: false })
    const all = g.portals.map(({ id }) => id)
    expect(left(...all)).toEqual(all.map(id => `portal:${id}`))
    other!.up = false
    g.portals = [one!, other!]
    expect(left(one!.id, other!.id, third!.id)).toEqual([`portal:${one!.id}`])
    expect(left(other!.id, third!.id)).toBeNull()
  })
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

test('D-TELE-1 teleporters that an effect turns: those of the other side, not the last active one, none with a marine on it', () => {
  const g = lane({
    demons: { imp: { at: 'd1' } },
    scenario: { teleporters: [{ at: 'a1' }, { at: 'd1' }, { at: 'f1', active: false }] },
  })
  const [first, second, third] = g.teleporters
  const turned = (state: 'active' | 'inactive', ...restrict: string[]) =>
    turnable(g, { state, ...(restrict.length > 0 ? { restrict } : {}) } as EffectOf<'setTeleporter'>)
  expect(turned('active')).toEqual([third])
  expect(turned('inactive')).toEqual([first, second])
  expect(turned('inactive', 'no-marine-on-it')).toEqual([second])
  expect(turned('inactive', 'not-last-active')).toEqual([first, second])
  figure(g, 'bravo').at = [third!.at]
  expect([turned('active', 'no-marine-on-it'), turned('active', 'not-last-active')]).toEqual([[], [third]])
  second!.active = false
  expect(turned('inactive', 'not-last-active')).toEqual([])
  expect([turned('inactive'), turned('active', 'not-last-active')]).toEqual([[first], [second, third]])
})
