/** Borders of the rules: what still is so and what is no longer, asked directly of the step that says it. */
import { key, type Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { FLYER, largeMover, MARINE_MOVER, WALKER } from '../../src/board/mover.ts'
import { damage, kill, step } from '../../src/match/procedures.ts'
import { argentPlaces, gainArgent, spendInvasionArgent } from '../../src/rules/argent.ts'
import { demonActivation } from '../../src/rules/demon.ts'
import { askStuck } from '../../src/rules/displace.ts'
import { hazards } from '../../src/rules/hazard.ts'
import { inTurn } from '../../src/rules/in-turn.ts'
import { killFlow } from '../../src/rules/kill.ts'
import { makeRoom } from '../../src/rules/make-room.ts'
import { stepFlow } from '../../src/rules/movement.ts'
import { moverOf } from '../../src/rules/mover.ts'
import { ownOrder } from '../../src/rules/own-order.ts'
import { spendNow } from '../../src/rules/spend.ts'
import { status } from '../../src/rules/status.ts'
import { moverOfKind, placeChoices, placeChosen, summon, summonAll } from '../../src/rules/summon.ts'
import { asked, does } from '../asked.ts'
import { fight } from '../cards/fight.ts'
import { changed } from '../changed.ts'
import { at, figure, lane, position } from '../lane.ts'
import { box, corridor, room } from '../play.ts'

/** Effects that lay tokens which hurt whoever comes there. */
const fires = () =>
  Object.values(box().abilities).flatMap(a =>
    a.effects.flatMap((e, effect) =>
      e.op === 'placeToken' && e.hazard?.who === 'any' ? [{ ability: a.id, effect, triggers: e.hazard.triggers }] : [],
    ),
  )

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
  // What somebody left behind happens all the same.
  const left = (figure: string) => ({ figure, frame: ownOrder.start({ seat: figure, waiting: [] }) })
  expect(
    asked(inTurn, 'next', g, { seat: 'alpha', ability: 'armor', waiting: ['alpha', 'charlie'].map(left) }),
  ).toEqual(['figure-next:alpha', 'figure-next:charlie'])
})

test('D-ACTIV-5 whoever dies on the way meets no fire any more', () => {
  const burnt = (lives: boolean) => {
    const g = lane()
    const [burns] = fires()
    g.tokens.push({ kind: 'x', at: at(g, 'b1'), owner: 'bravo', until: 'token-removed', ...burns! })
    if (!lives) figure(g, 'alpha').at = []
    const frame = { ...step.start({ figure: 'alpha', to: [at(g, 'b1')], cost: 1, how: 'walk' }), from: [at(g, 'a1')] }
    return does(stepFlow, 'hazards', g, frame).map(({ flow }) => flow)
  }
  expect([burnt(true), burnt(false)]).toEqual([['damage'], []])
})

test('D-ACTIV-5 of two tokens that hurt alike the one that was laid first counts', () => {
  const g = lane()
  const [burns] = fires()
  for (const owner of ['bravo', 'alpha'])
    g.tokens.push({ kind: 'x', at: at(g, 'd1'), owner, until: 'token-removed', ...burns! })
  expect(hazards(g, figure(g, 'imp-1'), 'enter', [at(g, 'd1')])).toMatchObject({ push: [{ by: 'bravo', amount: 1 }] })
})

test('D-STATUS-1 D-ROUND-1 a round begins with its number, its phase and nothing counted in it', () => {
  const g = lane()
  Object.assign(g, { round: 3, phase: 'activation', tally: { demonsKilled: 2, doorsOpened: 1 } })
  does(status, 'begin', g, { discarded: 0 })
  expect([g.round, g.phase, g.tally]).toEqual([4, 'status', { demonsKilled: 0, doorsOpened: 0 }])
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

  test('D-SUMMON-2 the groups of the level of its portal, as long as that is there', () => {
    const g = lane({ scenario: { portals: ['blue', 'red'].map((level, n) => ({ at: `${'df'[n]}1`, level })) } })
    const groups = box().invasions[g.invader.invasion]!.groups
    const offered = (portal: string) => asked(summon, 'group', g, { portal })
    for (const { id, level } of g.portals) expect(offered(id)).toEqual(groups[level].map((_, n) => `group:${n}`))
    expect(offered('nowhere')).toBeNull()
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

test('D-ARGENT-2 D-ARGENT-7 tokens are placed and moved one by one', () => {
  const g = lane()
  g.invader.argent = 3
  const gained = { left: 2, on: ['imp', 'invasion'] }
  const put = (card: string) =>
    gainArgent.links.place!.question!.pick(g, gained as never, { do: 'argent', card } as never) as Signal
  expect([put('imp').to, gained.left, g.demons.imp!.argent, g.invader.argent]).toEqual(['place', 1, 1, 3])
  expect([put('invasion').to, gained.left, g.demons.imp!.argent, g.invader.argent]).toEqual(['place', 0, 1, 4])
  const moves = spendInvasionArgent.links.move!.question!
  const move = (choice: object) => moves.pick(g, { kinds: ['imp'] } as never, choice as never) as Signal | undefined
  expect([move({ do: 'argent', card: 'imp' })?.to, g.demons.imp!.argent, g.invader.argent]).toEqual(['move', 2, 3])
  expect([move({ do: 'done' })?.to, g.demons.imp!.argent, g.invader.argent]).toEqual([undefined, 2, 3])
  expect(argentPlaces(g, true)).toEqual(['invasion', 'imp'])
  expect(argentPlaces(g, false)).toEqual(['imp'])
  does(spendInvasionArgent, 'rest', g, { kinds: ['imp'] })
  expect(g.invader.argent).toBe(0)
})
