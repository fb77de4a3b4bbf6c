import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import type { DoomState } from '../../src/match/state.ts'
import { begin, box, corridor, doom, game } from '../play.ts'

const WEAPONS = { alpha: ['combat-shotgun', 'plasma-rifle'], bravo: ['burst-rifle', 'static-rifle'] }
const settled = {
  marines: 2,
  squad: { alpha: { class: 'ghost', weapons: WEAPONS.alpha }, bravo: { class: null, weapons: WEAPONS.bravo } },
}
const cardsOf = (g: DoomState, n = 0) => {
  const m = g.marines[n]!
  return [...m.deck.cards, ...m.hand.cards]
}
const setOf = (card: string) => box().actionCards[card]!.set

describe('who plays', () => {
  test('D-SETUP-1 D-MARINE-1 one invader and one to four marines, a figure each', () => {
    for (const marines of [1, 2, 3, 4]) {
      const seats = game.seats(game.options.parse({ marines }))
      expect(seats.map(s => s.seat)).toEqual([...['alpha', 'bravo', 'charlie', 'delta'].slice(0, marines), 'invader'])
      expect(seats.filter(s => s.side === 'invader')).toHaveLength(1)
      const g = begin({ marines }).state
      expect(g.figures.filter(f => f.kind === 'marine').map(f => f.id)).toEqual(g.marines.map(m => m.id))
    }
  })

  test('D-SETUP-2 every mission names a map, one objective card and one threat card', () => {
    for (const mission of Object.values(box().missions)) {
      expect(mission.tiles.length).toBeGreaterThan(3)
      if (mission.tutorial) continue
      expect(box().objectives[mission.objective.card]?.id).toBe(mission.objective.card)
      expect(box().threats[mission.threat.card]?.id).toBe(mission.threat.card)
    }
  })

  test('D-SETUP-4 D-MARINE-2 D-MARINE-3 D-HAND-1 all marine cards say the same: health 10, hand 3, one space, Sprint for 6', () => {
    const cards = Object.values(box().marines)
    expect(cards.map(c => c.id)).toEqual(['alpha', 'bravo', 'charlie', 'delta'])
    for (const id of ['alpha', 'bravo', 'charlie', 'delta']) {
      const all = Object.fromEntries(['alpha', 'bravo', 'charlie', 'delta'].map((m, n) => [m, { at: `${'abcd'[n]}1` }]))
      const g = doom({ map: corridor(9), ...all, demons: { imp: { at: 'i1' } }, turn: id })
      const seen = g.view('spectator').figures.find(f => f.id === id)!
      expect(seen.health).toBe(10)
      expect(seen.at).toHaveLength(1)
      expect(g.marine(id as 'alpha').hand.cards).toHaveLength(3)
      g.does(g.offers.find(offer => offer.startsWith('sprint:'))!)
      expect(g.figure(id).mp).toBe(6)
    }
  })
})

describe('what marines choose', () => {
  test('D-SETUP-5 each marine takes one class card, and no two the same', () => {
    const t = begin({ marines: 2, squad: { bravo: { class: 'ghost' } } })
    expect(t.state.decision).toMatchObject({ seat: 'alpha', kind: 'class-card', rule: 'D-SETUP-5' })
    expect(t.offers).toHaveLength(23)
    expect(t.offers).not.toContain('class:ghost') // Bravo has it
    t.choose('class:ripper')
    expect(t.state.marines.map(m => m.class)).toEqual(['ripper', 'ghost'])
    expect(t.state.decision).toMatchObject({ seat: 'alpha', kind: 'starting-weapon' })
  })

  test('D-SETUP-6 D-SETUP-8 two different starting weapons, none of those found on the map', () => {
    const t = begin({ marines: 1, squad: { alpha: { class: null } } })
    expect(t.state.decision).toMatchObject({ seat: 'alpha', kind: 'starting-weapon', rule: 'D-SETUP-6' })
    const starting = Object.values(box().weapons).filter(w => !w.stripes)
    expect(starting).toHaveLength(6)
    expect(t.offers.sort()).toEqual(starting.map(w => `weapon:${w.id}`).sort())
    t.choose('weapon:burst-rifle')
    expect(t.offers).not.toContain('weapon:burst-rifle')
    t.choose('weapon:plasma-rifle')
    expect(t.state.marines[0]!.weapons).toEqual(['burst-rifle', 'plasma-rifle'])
  })

  test('D-LIMITS-1 D-SETUP-8 two marines carry the same weapon, a third finds no token', () => {
    const none = { class: null }
    const t = begin({ marines: 4, squad: { alpha: none, bravo: none, charlie: none, delta: none } })
    t.choose('weapon:combat-shotgun').choose('weapon:super-shotgun') // Alpha
    t.choose('weapon:combat-shotgun').choose('weapon:plasma-rifle') // Bravo
    expect(t.state.decision!.seat).toBe('charlie')
    expect(t.offers.sort()).toEqual(
      ['burst-rifle', 'heavy-assault-rifle', 'plasma-rifle', 'static-rifle', 'super-shotgun'].map(w => `weapon:${w}`),
    )
  })

  test('D-LIMITS-1 a weapon that the options keep for somebody is not offered to another', () => {
    const shotgun = { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] }
    const t = begin({ marines: 3, point: 'alpha', squad: { alpha: { class: null }, bravo: shotgun, charlie: shotgun } })
    expect(t.offers).not.toContain('weapon:combat-shotgun')
    expect(t.offers).not.toContain('weapon:plasma-rifle')
    expect(t.offers).toContain('weapon:super-shotgun')
  })

  test('D-SETUP-6 D-SETUP-7 the action deck holds 10 cards: the UAC set and one copy of each number of two weapon sets', () => {
    const g = begin(settled).state
    const cards = cardsOf(g)
    expect(cards).toHaveLength(10)
    expect(new Set(cards).size).toBe(10)
    const count = (set: string) => cards.filter(card => setOf(card) === set).length
    expect([count('uac'), count('combat-shotgun'), count('plasma-rifle')]).toEqual([4, 3, 3])
    const numbers = cards.filter(card => setOf(card) === 'plasma-rifle').map(card => box().actionCards[card]!.number)
    expect(numbers.sort()).toEqual([1, 2, 3])
  })

  test('D-SETUP-9 the tokens of the starting weapons lie open; the UAC set has none', () => {
    const t = begin(settled)
    for (const viewer of ['alpha', 'bravo', 'invader', 'spectator'])
      expect(game.view(t.state, viewer).marines.map(m => m.weapons)).toEqual([WEAPONS.alpha, WEAPONS.bravo])
  })

  test('D-SETUP-16 decks are shuffled', () => {
    const decks = ['a', 'b', 'c'].map(seed => cardsOf(begin(settled, seed).state).join())
    expect(new Set(decks).size).toBe(3)
    expect(new Set(decks.map(deck => deck.split(',').sort().join())).size).toBe(1)
  })
})

describe('what the invader chooses', () => {
  test('D-SETUP-3 as the mission suggests: its three sets, 18 cards, and its invasion card', () => {
    const { state: g } = begin({ ...settled, mission: 'exodus-1' })
    const { eventSets, invasion } = box().missions['exodus-1']!.recommended
    expect(g.invader.sets).toEqual(eventSets)
    expect(g.invader.invasion).toBe(invasion)
  })

  test('D-SETUP-3 D-SETUP-10 D-SETUP-11 OP-32 freely: three of six sets and an invasion card, in secret', () => {
    const t = begin({ ...settled, freeChoice: true })
    expect(t.state.decision).toMatchObject({ seat: 'invader', kind: 'event-set', rule: 'D-SETUP-10' })
    expect(t.offers).toHaveLength(6)
    t.choose('set:rites-of-blood').choose('set:argent-tempest')
    expect(t.offers).toHaveLength(4)
    t.choose('set:whispers-in-the-dark')
    expect(t.state.decision).toMatchObject({ seat: 'invader', kind: 'invasion-card', rule: 'D-SETUP-11' })
    expect(t.offers).toHaveLength(12)
    t.choose('invasion:skyfall')

    const g = t.state
    const all = [...g.invader.deck.cards, ...g.invader.hand.cards]
    expect(all).toHaveLength(18)
    const sets = new Set(all.map(card => box().events[card]!.set))
    expect([...sets].sort()).toEqual(['argent-tempest', 'rites-of-blood', 'whispers-in-the-dark'])
    for (const viewer of ['alpha', 'bravo', 'spectator']) {
      const seen = JSON.stringify([game.view(g, viewer), t.events.filter(e => !e.to || e.to.includes(viewer))])
      for (const secret of ['skyfall', 'rites-of-blood', 'argent-tempest', 'whispers'])
        expect(seen).not.toContain(secret)
    }
    expect(game.view(g, 'invader').invader).toMatchObject({ invasion: 'skyfall' })
  })

  test('D-SETUP-3 what the options fix is not asked, even where the rest is free', () => {
    const t = begin({
      ...settled,
      freeChoice: true,
      eventSets: ['power-overwhelming', 'rites-of-blood', 'argent-tempest'],
    })
    expect(t.state.decision!.kind).toBe('invasion-card')
    expect(t.state.invader.sets).toEqual(['power-overwhelming', 'rites-of-blood', 'argent-tempest'])
  })
})

describe('the table is laid', () => {
  test('D-SETUP-12 D-DEMON-6 demon cards are face up exactly for the kinds on the map', () => {
    const { state: g } = begin({ mission: 'tutorial', marines: 1 })
    const kinds = [...new Set(g.figures.filter(f => f.kind !== 'marine').map(f => f.kind))].sort()
    expect(kinds).toHaveLength(2)
    expect(
      Object.keys(g.demons)
        .filter(kind => g.demons[kind]!.up)
        .sort(),
    ).toEqual(kinds)
    expect(Object.keys(g.demons)).toHaveLength(8)
  })

  test('D-SETUP-13 squad cards for one, two and three marines, none for four', () => {
    const squads = (marines: number, more = {}) =>
      begin({ ...more, marines, scenario: {} }).state.marines.map(m => m.squad)
    expect(squads(1)).toEqual(['solo-operative'])
    expect(squads(2)).toEqual(['combat-veteran', 'combat-veteran'])
    expect(squads(3, { point: 'bravo' })).toEqual([null, 'taking-point', null])
    expect(squads(4)).toEqual([null, null, null, null])
  })

  test('D-SETUP-14 doors, portals, teleporters, items and marines where the mission shows them', () => {
    for (const id of ['black-bishop-1', 'black-bishop-3', 'exodus-5', 'tutorial']) {
      const mission = box().missions[id]!
      const { state: g } = begin({ mission: id, marines: 4 })
      const board = boardOf(g)
      const at = ([x, y]: readonly [number, number]) => board.find(x, y)
      expect(g.teleporters.map(t => [t.id, t.at, t.active])).toEqual(
        mission.teleporters.map(t => [t.id, at(t.at), t.active]),
      )
      expect(g.portals.map(p => [p.id, p.at, p.level])).toEqual(mission.portals.map(p => [p.id, at(p.at), p.level]))
      expect(g.items.map(item => item.at)).toEqual(mission.items.map(item => at(item.at)))
      expect(board.doors.map(door => door.id)).toEqual(mission.doors.map(door => door.id))
      expect(g.doors).toBe(0) // all closed
      const starts = g.figures.filter(f => f.kind === 'marine').map(f => f.at[0])
      expect(starts).toEqual(mission.marineStart.spaces.slice(0, 4).map(at))
    }
  })

  test('D-SETUP-15 OP-1 marines draw up to their hand size, then the first status phase follows at once', () => {
    const { state: g } = begin({ mission: 'tutorial', marines: 4 })
    expect(g.marines.map(m => m.hand.cards.length)).toEqual([3, 3, 3, 3])
    expect(g.round).toBe(1)
    expect(g.invader.hand.cards).toHaveLength(6)
    expect(g.phase).toBe('activation')

    const solo = begin({ marines: 1, squad: { alpha: { class: 'squad-leader', weapons: WEAPONS.alpha } } }).state
    expect(solo.marines[0]!.hand.cards).toHaveLength(5) // 3, Solo Operative, Squad Leader
  })

  test('Difficulty changes frag limit, argent at the start and the optional rules, and nothing else', () => {
    const level = (difficulty: string, more = {}) => begin({ ...settled, ...more, difficulty }).state
    const limit = box().missions['black-bishop-1']!.objective.params.fragLimit['2']
    const facts = (g: DoomState) => [g.rulings.fragLimit, g.invader.argent, g.rulings.optionalRules]
    expect(facts(level('cadet'))).toEqual([limit + 1, 0, false])
    expect(facts(level('regular'))).toEqual([limit, 0, false])
    expect(facts(level('veteran'))).toEqual([limit, 2, true])
    expect(facts(level('nightmare'))).toEqual([limit - 1, 2, true])
    expect(level('nightmare', { mission: 'tutorial', squad: {} }).invader.argent).toBe(0) // played without argent
    expect(level('regular', { mission: 'exodus-1', strictFrags: true }).rulings.fragLimit).toBe(6)
  })
})
