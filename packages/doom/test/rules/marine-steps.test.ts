/** The activation of a marine, each step asked directly on both sides of its conditions. */
import type { Signal } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import type { DoomState } from '../../src/match/state.ts'
import { marineActivation } from '../../src/rules/marine.ts'
import { asked, does } from '../asked.ts'
import { changed, classThat } from '../changed.ts'
import { at, figure, lane } from '../lane.ts'
import { box } from '../play.ts'

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

  test('D-ATTACK-2 of several attacks that wait the one that was chosen is carried out', () => {
    const pending = [card('sidearm'), card('hold-the-trigger', { left: 0 }), card('hold-the-trigger', { red: 9 })]
    const [blow] = picks(hold(lane()), acting({ pending }), { do: 'attack', card: 'hold-the-trigger' }).push!
    expect(blow).toMatchObject({ source: 'hold-the-trigger', red: 9 })
    expect(pending.map(({ left }) => left)).toEqual([1, 0, 0])
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
    const attack = { range: 5, red: 2, black: 1 }
    const armed = lane({ options: changed('action-cards.json', 'ammo-check', card => Object.assign(card, { attack })) })
    const frame = acting({ weak: [one] })
    picks(hold(armed, 'ammo-check'), frame, { do: 'play', card: 'ammo-check' })
    expect([frame.mains, frame.weak]).toEqual([1, [one]]) // a bonus action takes nothing of a main action
    expect(frame.pending).toMatchObject([{ source: 'ammo-check', ...attack }])
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
