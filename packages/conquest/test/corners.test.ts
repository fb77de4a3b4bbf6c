import { describe, expect, test } from 'vitest'
import { match, position } from './support/play.ts'

/** Corners of the rules: one case each that no other test comes to. */

describe('what is asked and shown', () => {
  test('CQ-7.16, CQ-10.1, CQ-6.17 the action window names the rule of its phase', () => {
    const squig = { b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] } }
    const rule = (given: object) => position({ ...squig, ...given }).state.decision!.rule
    expect(rule({ phase: 'combat', a: { at: { p1: ['Eager Recruit'] } } })).toBe('CQ-7.16')
    expect(rule({ phase: 'headquarters' })).toBe('CQ-10.1')
    const g = position({ phase: 'command', rules: { commandActions: true }, ...squig })
    g.a.commits('p3')
    g.b.commits('p4')
    g.on('action')
    expect([g.waits, g.state.decision!.rule]).toEqual(['b action', 'CQ-6.17'])
  })

  test('CQ-1.17 whoever may hold an answer by what everybody knows is asked, with or without it', () => {
    const asked = (hand: string[], deck: string[]) => {
      const g = position({
        phase: 'combat',
        initiative: 'b',
        a: { at: { p1: ['Deathwing Guard'] }, hand, deck, resources: 3 },
        b: { at: { p1: ['Goff Nob'] } },
      })
      const windows = [g.waits]
      g.b.attacks('Goff Nob')
      return [...windows, g.waits]
    }
    expect(asked(['Void Pirate'], ['Void Pirate'])).toEqual(['b combat-turn', 'a combat-turn'])
    // An Action (Drop Pod Assault), an Ambush (Eager Recruit), an answer (Indomitable) in the deck might be the hand.
    expect(asked(['Void Pirate'], ['Drop Pod Assault'])).toEqual(['a action', 'a shield'])
    expect(asked(['Void Pirate'], ['Eager Recruit'])[0]).toBe('a action')
    expect(asked(['Void Pirate'], ['Indomitable'])[1]).toBe('a answer-damage-assigned')
    expect(asked([], ['Drop Pod Assault', 'Eager Recruit', 'Indomitable'])).toEqual(['b combat-turn', 'a combat-turn'])
  })

  test('CQ-1.17 an ambush is suspected also where a single planet could take it, and only in the combat phase', () => {
    const asked = (phase: 'combat' | 'headquarters', deck: string[]) =>
      position({
        phase,
        planets: ['Iridial'],
        faceUp: 1,
        a: { at: { p1: ['Deathwing Guard'] }, hand: ['Void Pirate'], deck, resources: 3 },
        b: { at: { p1: ['Goff Nob'] } },
      }).waits
    expect(asked('combat', ['Eager Recruit'])).toBe('a action')
    expect(asked('combat', ['Void Pirate'])).toBe('a combat-turn')
    expect(asked('headquarters', ['Eager Recruit'])).not.toBe('a action')
  })

  test('CQ-1.17 an ability in play that uses the hand is suspected like an event', () => {
    const asked = (deck: string[], hand = ['Promotion']) =>
      position({
        phase: 'combat',
        a: { at: { p1: ['Veteran Brother Maxos'] }, hand, deck, resources: 3 },
        b: { at: { p1: ['Goff Nob'] } },
      }).waits
    expect(asked(['Blood Angels Veterans'])).toBe('a action')
    expect(asked(['Land Raider'])).toBe('a combat-turn') // too dear whatever the hand holds
    expect(asked(['Blood Angels Veterans'], [])).toBe('a combat-turn')
  })

  test('CQ-1.17 an ability in play that uses the hand is suspected of its own side only', () => {
    const waits = (hand: string[], more: object) =>
      position({
        phase: 'combat',
        a: { at: { p1: ['Veteran Brother Maxos'] }, resources: 3, ...more },
        b: { at: { p1: ['Goff Nob'] }, hand, deck: ['Blood Angels Veterans'], resources: 9 },
      }).waits
    expect(waits(['Promotion'], {})).toBe('a combat-turn')
    expect(waits([], { hand: ['Promotion'], deck: ['Blood Angels Veterans'] })).toBe('a action')
  })

  test('CQ-1.17 a reducer that the hand could hold is asked for, unless the deployed card is the last', () => {
    const asked = (hand: string[], deck: string[]) => {
      const g = position({ turn: 'b', b: { hand: ['Goff Nob', ...hand], deck, resources: 5 } })
      g.b.deploys('Goff Nob', 'p1')
      return g.waits
    }
    expect(asked(['Void Pirate'], ['Bigga is Betta'])).toBe('b reduce-cost')
    expect(asked([], ['Bigga is Betta'])).toBe('a deploy-turn')
    expect(asked(['Void Pirate'], ['Void Pirate'])).toBe('a deploy-turn')
  })

  test('CQ-1.17 what shows something hidden cannot be taken back: the count of reveals rises once', () => {
    const rise = (given: Parameters<typeof position>[0], act: (g: ReturnType<typeof position>) => void) => {
      const g = position(given)
      const before = g.state.reveals
      act(g)
      return g.state.reveals - before
    }
    const deck = ['Void Pirate', 'Rogue Trader', 'Promotion', 'Indomitable']
    expect(rise({ turn: 'b', b: { hand: ['Goff Boyz'], resources: 1 } }, g => g.b.deploys('Goff Boyz', 'p1'))).toBe(1)
    expect(
      rise({ turn: 'b', b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] } }, g =>
        g.b.plays("Squig Bombin'"),
      ),
    ).toBe(1)
    expect(
      rise({ phase: 'command' }, g => {
        g.a.commits('p2')
        g.b.commits('p2')
      }),
    ).toBe(1)
    const search = {
      phase: 'combat' as const,
      a: {
        at: { p1: ['Deathwing Guard'] },
        hand: ['Drop Pod Assault'],
        resources: 2,
        deck: ['Eager Recruit', ...deck],
      },
      b: { at: { p1: ['Goff Nob'] } },
    }
    expect(rise(search, g => g.a.plays('Drop Pod Assault'))).toBe(2) // the event, then the look
    const g = position(search)
    g.a.plays('Drop Pod Assault')
    const looked = g.state.reveals
    g.a.does('keep', 'Eager Recruit')
    expect(g.state.reveals - looked).toBe(1)
    const draws = {
      phase: 'headquarters' as const,
      faceUp: 3,
      b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
    }
    expect(rise({ ...draws, a: { deck } }, h => h.b.passes())).toBe(2) // a planet turns up, a draws
    expect(rise(draws, h => h.b.passes())).toBe(1) // nobody has a card to draw
  })

  test('CQ-16.16 a card taken back to the hand is known; playing it shows nothing new', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Eager Recruit', 'Deathwing Guard'] }, hq: ['Holy Sepulchre'], resources: 1 },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.b.attacks('Goff Nob', 'Eager Recruit')
    g.a.uses('Holy Sepulchre')
    const before = g.state.reveals
    g.on('action')
    g.a.deploys('Eager Recruit', 'p1')
    expect(g.state.reveals).toBe(before)
    expect(g.b.view.players[0]!.known).toEqual([])
  })
})

describe('the course of a match', () => {
  test('CQ-9.5 the warlord who won elsewhere is home before the next battle', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { warlord: { at: 'p2' }, at: { p3: [{ card: 'Deathwing Guard', exhausted: true }] } },
      b: { warlord: { at: 'p3' } },
    })
    g.on('battle-ability')
    g.a.passes()
    expect(g.on('combat-turn').waits).toBe('b combat-turn')
    expect([g.a.warlord.at, g.b.warlord.at]).toEqual(['hq-a', 'p3'])
  })

  test('CQ-7.32 the attack ends too if the attacker is gone before the damage', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['10th Company Scout', 'Deathwing Guard'] } },
      b: { at: { p1: ['Burna Boyz', 'Bad Dok'] } },
    })
    g.b.attacks('Burna Boyz', 'Deathwing Guard')
    g.state.play.find(p => p.id === g.unit('Burna Boyz').id)!.at = 2 // as if an effect had moved it
    g.b.passes()
    expect(g.unit('Deathwing Guard').damage).toBe(0)
    expect(g.waits).toBe('a combat-turn')
  })

  test('CQ-7.35 without a unit with Ranged there is no skirmish', () => {
    const g = position({
      phase: 'combat',
      rules: { rangedSkirmish: true },
      a: { at: { p1: ['Deathwing Guard'] } },
      b: { at: { p1: ['Goff Nob'] } },
    })
    expect(g.told('combat-round')).toEqual([{ type: 'combat-round', number: 1 }])
  })

  test('CQ-7.14, CQ-7.15 a player who passed and then attacked has to pass again before the round ends', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, hand: ['Eager Recruit'], resources: 1 },
      b: { at: { p1: ['Goff Nob', 'Bad Dok', 'Shoota Mob'] } },
    })
    g.b.attacks('Bad Dok')
    g.b.attacks('Shoota Mob')
    g.on('action')
    g.a.deploys('Eager Recruit', 'p1')
    g.a.attacks('Eager Recruit', 'Bad Dok')
    expect(g.on('combat-turn').waits).toBe('b combat-turn')
    g.b.attacks('Goff Nob', 'Deathwing Guard')
    g.on('withdraw')
    expect(g.told('pass').map(p => p.seat)).toEqual(['a', 'a', 'b'])
  })

  test('CQ-7.26 three quiet rounds in a row: after a busy one they are counted anew; all go home exhausted', () => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Rogue Trader'] } },
      b: { at: { p1: ['Void Pirate', { card: 'Bad Dok', exhausted: true }] } },
    })
    const round = (withdraws?: string) => {
      g.on('combat-turn')
      g.a.attacks('Rogue Trader', 'Void Pirate')
      while (g.state.decision?.kind !== 'withdraw') {
        if (g.state.decision?.kind === 'combat-turn') g.b.attacks('Void Pirate')
        else g.table.choose('pass')
      }
      g.a.does('done')
      if (withdraws) g.b.does('withdraw', withdraws)
      g.b.does('done')
    }
    // Bad Dok has been readied once, attacks in the second round: damage makes the round busy.
    g.on('combat-turn')
    g.a.attacks('Rogue Trader', 'Void Pirate')
    g.b.attacks('Void Pirate')
    g.on('withdraw')
    g.a.does('done')
    g.b.does('withdraw', 'Bad Dok') // a unit leaves: not quiet
    g.b.does('done')
    round()
    round()
    expect(g.told('battle-end')).toEqual([])
    round()
    expect(g.told('battle-end')).toMatchObject([{ winner: null, rule: 'CQ-7.26' }])
    const away = g.told('withdraw').map(w => w.unit)
    expect(away.slice(-2)).toEqual([g.unit('Rogue Trader').key, g.unit('Void Pirate').key])
    expect(
      g
        .told('exhaust')
        .map(e => e.card)
        .slice(-2),
    ).toEqual(away.slice(-2))
  })

  test('CQ-7.26 damage, arrivals and departures elsewhere do not disturb the quiet of a battle', () => {
    const g = position({
      phase: 'combat',
      rules: { quietRounds: 1 },
      a: { at: { p1: ['Rogue Trader'], p3: ['Deathwing Guard'] } },
      b: { at: { p1: ['Void Pirate'] }, hq: ['Ork Kannon', 'Tellyporta Pad'] },
    })
    g.on('combat-turn')
    g.a.does('attack', 'Rogue Trader')
    g.on('combat-turn')
    g.b.does('attack', 'Void Pirate')
    g.on('withdraw')
    g.a.does('done')
    g.b.does('done')
    expect(g.told('battle-end')).toMatchObject([{ rule: 'CQ-7.26' }])
  })

  test('CQ-7.26 a unit that arrives, or damage that is taken, makes a round busy', () => {
    const round = (a: string, b: string, pad: boolean) => {
      const g = position({
        phase: 'combat',
        rules: { quietRounds: 1 },
        a: { at: { p1: [a] } },
        b: { at: { p1: [b], p2: ['Enraged Ork'] }, hq: ['Tellyporta Pad'] },
      })
      g.on('action')
      if (pad) {
        g.b.uses('Tellyporta Pad')
        g.b.chooses('Enraged Ork')
      }
      while (g.state.battle && g.state.decision?.kind !== 'withdraw')
        g.table.choose(g.offers.find(k => /^(pass|attack)/.test(k)) ?? g.offers[0]!)
      while (g.state.decision?.kind === 'withdraw') g.table.choose('done')
      return g.told('battle-end').length
    }
    expect(round('Rogue Trader', 'Void Pirate', false)).toBe(1)
    expect(round('Rogue Trader', 'Void Pirate', true)).toBe(0)
    expect(round('Deathwing Guard', 'Rugged Killa Kans', false)).toBe(0)
  })

  test('CQ-7.26 damage that moves to another unit makes a round busy, though nobody takes any', () => {
    const ends = (moves: boolean) => {
      const g = position({
        phase: 'combat',
        initiative: 'b',
        rules: { quietRounds: 1 },
        a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] } },
        b: { at: { p1: [{ card: 'Goff Nob', damage: 2, exhausted: true }] }, hq: ['Kraktoof Hall'] },
      })
      if (moves) g.b.uses('Kraktoof Hall')
      while (g.state.battle && g.state.decision?.kind !== 'withdraw')
        g.table.choose(g.offers.find(k => /^(pass|attack)/.test(k)) ?? g.offers[0]!)
      while (g.state.decision?.kind === 'withdraw') g.table.choose('done')
      return g.told('battle-end').length
    }
    expect([ends(false), ends(true)]).toEqual([1, 0])
  })

  test('CQ-7.26 units of a deadlock go home exhausted, whatever the switch for withdrawing says', () => {
    const g = position({
      phase: 'combat',
      rules: { quietRounds: 1, withdrawnExhausted: false },
      a: { at: { p1: ['Rogue Trader'] } },
      b: { at: { p1: ['Void Pirate'] }, hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
    })
    while (g.state.battle) g.table.choose(g.offers.find(k => /^(pass|done)/.test(k)) ?? g.offers[0]!)
    expect(g.phase).toBe('headquarters') // its action window
    expect(g.unit('Rogue Trader')).toMatchObject({ at: 'hq-a', ready: false })
    expect(g.unit('Void Pirate')).toMatchObject({ at: 'hq-b', ready: false })
  })

  test('CQ-7.19 by the switch one ready unit among exhausted ones is enough to win', () => {
    const g = position({
      phase: 'combat',
      rules: { readyUnitToWin: true },
      a: { at: { p1: ['Ultramarines Dreadnought', 'Deathwing Guard'] } },
      b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] } },
    })
    g.a.attacks('Ultramarines Dreadnought')
    g.on()
    expect(g.told('battle-end')).toMatchObject([{ winner: 'a', rule: 'CQ-7.17' }])
  })

  test('CQ-7.10, CQ-7.15 who had to pass and then ambushes waits for the opponent’s turn', () => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, hand: ['Eager Recruit'], resources: 1 },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.a.passes() // the window before the turn that has to be passed
    expect([g.told('pass').map(p => p.seat), g.waits]).toEqual([['a'], 'a action'])
    g.a.deploys('Eager Recruit', 'p1')
    expect(g.waits).toBe('b combat-turn')
  })

  test('CQ-7.14, CQ-7.15 after both have passed, an ambush in the last window goes on with the round', () => {
    for (const side of ['a', 'b'] as const) {
      const ambusher = { hand: ['Eager Recruit'], resources: 1, deck: [] }
      const g = position({
        phase: 'combat',
        a: { at: { p1: [{ card: 'Deathwing Guard', exhausted: true }] }, ...(side === 'a' ? ambusher : {}) },
        b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }] }, ...(side === 'b' ? ambusher : {}) },
      })
      g.table.choose('pass')
      g.table.choose('pass')
      expect(g.told('pass').map(p => p.seat)).toEqual(['a', 'b'])
      g[side].deploys('Eager Recruit', 'p1')
      expect([g.waits, g.told('combat-round').length]).toEqual([`${side} combat-turn`, 1])
    }
  })

  test('CQ-9.9 by the switch the next planet is first at once, down to the last, and none after it', () => {
    const g = position({
      phase: 'combat',
      rules: { firstPlanetGap: false },
      planets: ['Plannum', 'Atrox Prime'],
      a: { warlord: { at: 'p2' } },
      b: { warlord: { at: 'p2' } },
    })
    expect(g.on('combat-turn').a.view.planets.map(p => [p.planet, p.first])).toEqual([['pl-atrox-prime', true]])
    const last = position({ phase: 'combat', rules: { firstPlanetGap: false }, planets: ['Plannum'] })
    expect(last.outcome).toMatchObject({ rule: 'CQ-3.5' })
  })

  test('CQ-6.8 planets that have left the row have no struggle any more', () => {
    const g = position({ phase: 'combat' }) // nobody at the first planet: it is removed
    g.on('deploy-turn')
    for (const key of ['pass', 'pass', 'commit:p1', 'commit:p1']) g.table.choose(key)
    expect(g.told('struggle').map(s => s.planet)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
  })

  test('CQ-13.4, CQ-7.17 an attachment on an enemy unit is no unit of its controller', () => {
    const g = position({ a: { hand: ['Promotion'] }, b: { at: { p1: ['Goff Nob'] } } })
    g.a.deploys('Promotion', 'Goff Nob')
    g.b.passes()
    g.a.passes()
    g.a.commits('p3')
    g.b.commits('p3')
    while (g.told('battle-end').length === 0) g.table.choose(g.offers.find(k => /pass|nothing/.test(k)) ?? g.offers[0]!)
    expect(g.told('battle-end')[0]).toMatchObject({ planet: 'p1', winner: 'b', rule: 'CQ-7.17' })
  })

  test('CQ-6.9, CQ-6.12 icons of another planet, of the other side and of attachments elsewhere do not count', () => {
    const g = position({
      phase: 'command',
      a: { at: { p2: ['Deathwing Guard'], p3: ['Void Pirate'] } },
      b: { at: { p3: ['Shoota Mob', 'Rogue Trader'] } },
    })
    g.a.commits('p1')
    g.b.commits('p1')
    g.a.does('take-nothing') // at p2
    const struggle = g.told('struggle').find(s => s.planet === 'p3')
    expect([struggle.icons, struggle.winner]).toEqual([[1, 2], 'b'])
  })

  test('CQ-6.13 only bonuses that are there are offered', () => {
    const offers = (planet: string) => {
      const g = position({
        phase: 'command',
        planets: [planet, 'Plannum', 'Tarrus'],
        a: { at: { p1: ['Deathwing Guard'] } },
      })
      g.a.commits('p2')
      g.b.commits('p3')
      return g.offers
    }
    expect(offers('Osus IV')).toEqual(['take-resources', 'take-nothing'])
    expect(offers('Elouith')).toEqual(['take-cards', 'take-nothing'])
    expect(offers("Y'varn")).toEqual(['take-resources', 'take-nothing']) // a single one
    expect(offers('Iridial')).toEqual(['take-cards', 'take-nothing'])
    expect(offers('Atrox Prime')).toEqual(['take-both', 'take-resources', 'take-cards', 'take-nothing'])
  })

  test('CQ-6.5 who arrives exhausted is not exhausted again', () => {
    const g = position({ phase: 'command', a: { hq: [{ card: 'Deathwing Guard', exhausted: true }, 'Eager Recruit'] } })
    g.a.commits('p2')
    g.b.commits('p3')
    expect(g.told('exhaust').map(e => e.card)).toEqual([g.unit('Eager Recruit').key])
  })

  test('CQ-10.2, CQ-10.3 the leftmost planet that is still there and face up; the leftmost face-down one turns up', () => {
    const g = position({ phase: 'combat', planets: ['Plannum', 'Atrox Prime', 'Elouith', 'Tarrus'], faceUp: 2 })
    g.on('deploy-turn')
    expect(g.told('first-planet')).toMatchObject([{ planet: 'pl-atrox-prime' }])
    expect(g.told('reveal-planet')).toMatchObject([{ planet: 'pl-elouith' }])
    const still = position({ phase: 'headquarters', faceUp: 7 })
    expect(still.told('first-planet')).toEqual([]) // it lies there already
    expect(still.told('reveal-planet')).toEqual([])
  })

  test('CQ-5.3 whoever passed in one deploy phase has turns again in the next', () => {
    const g = position({ turn: 'b', a: { passed: true, hand: ['Eager Recruit'], resources: 1 } })
    g.b.passes()
    g.a.commits('p3')
    g.b.commits('p4')
    g.on('deploy-turn')
    expect(g.state.players.map(p => p.passed)).toEqual([false, false])
    expect(g.waits).toBe('b deploy-turn')
    g.b.passes()
    expect(g.waits).toBe('a deploy-turn')
  })

  test('CQ-2.9 by the switch a hand may be thrown back once, whole, into the shuffled deck; initiative first', () => {
    const g = match({ rules: { mulligan: true }, initiative: 'b' })
    expect(g.waits).toBe('b mulligan')
    const all = [...g.b.hand, ...g.b.deck].sort()
    const before = g.b.hand
    g.table.choose(g.offers.find(k => !/keep|pass|no/.test(k)) ?? g.offers[0]!)
    expect(g.b.hand).toHaveLength(7)
    expect(g.b.hand).not.toEqual(before)
    expect([...g.b.hand, ...g.b.deck].sort()).toEqual(all)
    expect(g.waits).toBe('a mulligan')
  })

  test('CQ-3.9 by the switch the last card of the deck loses, wherever it goes, and not before', () => {
    const draws = (deck: string[]) =>
      position({
        phase: 'headquarters',
        rules: { deckOutLoses: true },
        a: { deck },
        b: { deck: Array(9).fill('Goff Boyz') },
      })
    expect(draws(Array(3).fill('Void Pirate')).outcome).toBeNull()
    expect(draws(Array(2).fill('Void Pirate')).outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
    const search = position({
      phase: 'combat',
      rules: { deckOutLoses: true },
      a: { at: { p1: ['Deathwing Guard'] }, hand: ['Drop Pod Assault'], resources: 2, deck: ['Eager Recruit'] },
      b: { at: { p1: ['Goff Nob'] }, deck: ['Goff Boyz'] },
    })
    search.a.plays('Drop Pod Assault')
    search.a.does('keep', 'Eager Recruit')
    expect(search.outcome).toMatchObject({ winners: ['b'], rule: 'CQ-3.9' })
  })

  test('CQ-10.4 cards are drawn from the top of the deck', () => {
    const deck = ['Void Pirate', 'Rogue Trader', 'Promotion', 'Indomitable']
    const g = position({ phase: 'headquarters', a: { deck } })
    expect([g.a.hand, g.a.deck]).toEqual([deck.slice(0, 2), deck.slice(2)])
  })
})

describe('damage and shields', () => {
  const fight = (given: { a?: object; b?: object; rules?: object }) =>
    position({ phase: 'combat', initiative: 'b', ...given } as Parameters<typeof position>[0])

  test('CQ-8.5, CQ-8.12 an attack for 0 assigns nothing: nobody may answer or shield it', () => {
    const g = fight({
      a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'], resources: 1 },
      b: { at: { p1: ['Void Pirate'] } },
    })
    g.b.attacks('Void Pirate')
    expect([g.told('assign'), g.waits]).toEqual([[], 'a combat-turn'])
  })

  test('CQ-8.15 the player without initiative decides about shields second, in either order of the hits', () => {
    for (const [initiative, order] of [
      ['a', ['a shield', 'b shield']],
      ['b', ['b shield', 'a shield']],
    ] as const) {
      const g = position({
        turn: 'b',
        initiative,
        a: { at: { p1: ['Deathwing Guard'] }, hand: ['Promotion'] },
        b: { hand: ['Weirdboy Maniak', 'Cybork Body'], resources: 3, at: { p1: ['Goff Nob'] } },
      })
      g.b.deploys('Weirdboy Maniak', 'p1')
      g.b.uses('Weirdboy Maniak')
      const asked = [g.waits]
      g.table.choose('pass')
      expect([...asked, g.waits]).toEqual(order)
    }
  })

  test('CQ-12.7 Armorbane forbids the opponent’s shields only', () => {
    const g = position({
      phase: 'combat',
      a: { warlord: { at: 'p1', attachments: ['Tallassarian Tempest Blade'] }, hand: ['Promotion'] },
      b: { at: { p1: ['Blood Angels Veterans', 'Goff Nob'] }, hand: ['Battle Cry'], hq: ['Ork Kannon'] },
    })
    g.a.attacks('Captain Cato Sicarius', 'Goff Nob')
    expect(g.told('shield')).toEqual([])
    expect(g.unit('Goff Nob').damage).toBe(3)
    g.on('action')
    g.b.uses('Ork Kannon')
    expect(g.waits).toBe('b indirect-damage') // the attack is over: shields are back
    g.b.does('suffer', 'Goff Nob')
    expect(g.waits).toMatch(/shield/)
  })

  test('CQ-11.21 by the switch Flying halves first, then the damage is doubled', () => {
    const hit = (rules: object) => {
      const g = fight({
        rules,
        a: { at: { p1: ['Raven Guard Speeder'] } },
        b: { at: { p1: [{ card: 'Tankbusta Bommaz', attachments: ['Godwyn Pattern Bolter'] }] } },
      })
      return g
    }
    const plain = fight({ a: { at: { p1: ['Raven Guard Speeder'] } }, b: { at: { p1: ['Tankbusta Bommaz'] } } })
    plain.b.attacks('Tankbusta Bommaz')
    expect(plain.told('assign')[0].hits[0].amount).toBe(3)
    const other = fight({
      rules: { doubleBeforeFlying: false },
      a: { at: { p1: ['Raven Guard Speeder'] } },
      b: { at: { p1: ['Tankbusta Bommaz'] } },
    })
    other.b.attacks('Tankbusta Bommaz')
    expect(other.told('assign')[0].hits[0].amount).toBe(4)
    const bolter = hit({})
    bolter.b.attacks('Tankbusta Bommaz')
    expect(bolter.told('assign')[0].hits[0].amount).toBe(8)
  })

  test('CQ-8.22 attachments leave with their host, and are told', () => {
    const g = fight({
      a: { at: { p1: [{ card: '10th Company Scout', attachments: ['Promotion'] }, 'Deathwing Guard'] } },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.b.attacks('Goff Nob', '10th Company Scout')
    expect(g.inPlay('Promotion')).toBe(0)
    expect(g.a.discard.sort()).toEqual(['10th Company Scout', 'Promotion'])
    expect(g.told('discard').map(event => event.card)).toEqual([expect.stringMatching(/^n-promotion/)])
  })

  test('CQ-12.1 a unit that refuses all attachments refuses each; one that refuses Wargear takes a Skill', () => {
    const g = position({
      a: { hand: ['Promotion', 'Godwyn Pattern Bolter'], resources: 3, at: { p1: ['Land Raider', 'Deathwing Guard'] } },
    })
    expect(g.a.can('deploy', 'Promotion', 'Land Raider')).toBe(true)
    expect(g.a.can('deploy', 'Godwyn Pattern Bolter', 'Land Raider')).toBe(false)
    expect(g.a.can('deploy', 'Godwyn Pattern Bolter', 'Deathwing Guard')).toBe(true)
  })
})

describe('deploying', () => {
  test('CQ-5.11 an attachment lies where its host is, also on a warlord that is the first card of the match', () => {
    const g = position({
      a: { hand: ['Tallassarian Tempest Blade'], resources: 1, warlord: { at: 'p2' } },
      b: { hand: ['Promotion'], at: { p4: ['Goff Nob'] } },
    })
    g.a.deploys('Tallassarian Tempest Blade', 'Captain Cato Sicarius')
    expect(g.unit('Tallassarian Tempest Blade').at).toBe('p2')
    g.b.deploys('Promotion', 'Goff Nob')
    expect(g.unit('Promotion').at).toBe('p4')
  })

  test('CQ-11.9, CQ-16.15 each reducer once for a unit; an event used up too', () => {
    const g = position({
      turn: 'b',
      b: { hand: ['Goff Nob', 'Bigga is Betta', 'Bigga is Betta'], resources: 9, at: { p1: ['Crushface'] } },
    })
    g.b.deploys('Goff Nob', 'p1')
    g.b.uses('Crushface')
    expect(g.b.can('use', 'Crushface')).toBe(false)
    g.b.plays('Bigga is Betta')
    g.b.plays('Bigga is Betta')
    expect([g.b.resources, g.unit('Goff Nob').damage]).toEqual([9, 2])
    expect(g.b.discard).toEqual(['Bigga is Betta', 'Bigga is Betta'])
  })

  test('CQ-5.9 at cost 0 no reducer is asked for any more', () => {
    const g = position({
      turn: 'b',
      b: { hand: ['Goff Boyz'], resources: 1, at: { p1: ['Crushface'] }, hq: ['Bigtoof Banna'] },
    })
    g.b.deploys('Goff Boyz', 'p1')
    g.b.uses('Crushface')
    expect(g.waits).toBe('a deploy-turn')
    expect(g.unit('Bigtoof Banna').ready).toBe(true)
    const free = position({ turn: 'b', b: { hand: ['Sniveling Grot'], hq: ['Bigtoof Banna'] } })
    free.b.deploys('Sniveling Grot', 'p1')
    expect(free.waits).toBe('a deploy-turn')
  })

  test('CQ-5.8, CQ-16.15 who can pay only with reducers is offered the planets where they reach', () => {
    const at = (resources: number) =>
      position({
        turn: 'b',
        b: { hand: ['Goff Nob', 'Bigga is Betta'], resources, at: { p2: ['Crushface'] }, hq: ['Bigtoof Banna'] },
      })
        .offers.filter(k => k.startsWith('deploy:ork-goff-nob'))
        .map(k => k.split(':')[2])
    expect(at(2)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5'])
    expect(at(1)).toEqual(['p2'])
    expect(at(0)).toEqual([])
  })

  test('CQ-16.15 a reducer of the opponent lowers nothing', () => {
    const g = position({ turn: 'b', a: { hq: ['Bigtoof Banna'] }, b: { hand: ['Goff Boyz'], resources: 0 } })
    expect(g.offers).toEqual(['pass'])
    const paid = position({ turn: 'b', a: { hq: ['Bigtoof Banna'] }, b: { hand: ['Goff Boyz'], resources: 1 } })
    paid.b.deploys('Goff Boyz', 'p1')
    expect(paid.waits).toBe('a deploy-turn')
  })

  test('CQ-11.17 an ability without a limit may be used again in the phase, one with a limit may not', () => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Veteran Brother Maxos'] }, hand: ['Blood Angels Veterans', '10th Company Scout'], resources: 4 },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.a.uses('Veteran Brother Maxos')
    g.a.chooses('10th Company Scout')
    expect([g.a.resources, g.a.hand]).toEqual([3, ['Blood Angels Veterans']])
    expect(g.state.play.find(p => p.id === g.unit('Veteran Brother Maxos').id)!.spent.length).toBeLessThan(2)
  })
})

describe('single cards', () => {
  test('CQ-15.9 Y’varn: both put one unit, which leaves the hand; who has none says so; no second unique unit', () => {
    const g = position({
      phase: 'combat',
      planets: ["Y'varn", 'Ferrin'],
      a: {
        at: { p1: ['Land Raider'], p2: ['Veteran Brother Maxos'] },
        hand: ['Veteran Brother Maxos', 'Eager Recruit'],
      },
      b: { hand: ['Goff Nob', 'Bad Dok'] },
    })
    g.on('battle-ability')
    g.a.does('use', 'pl-yvarn')
    expect(g.offers.map(k => k.split('.')[0])).toEqual(['put:sm-eager-recruit'])
    g.a.does('put', 'Eager Recruit')
    expect(g.waits).toBe('b put-unit')
    g.b.does('put', 'Bad Dok')
    expect([g.a.hand, g.b.hand, g.inPlay('Bad Dok')]).toEqual([['Veteran Brother Maxos'], ['Goff Nob'], 1])
    expect(g.waits).not.toMatch(/put-unit/)
    const none = position({
      phase: 'combat',
      planets: ["Y'varn", 'Ferrin'],
      a: {
        at: { p1: ['Land Raider'] },
        hand: ['Promotion'],
        deck: ['Eager Recruit', 'Eager Recruit', 'Eager Recruit'],
      },
      b: { hand: ['Goff Nob'] },
    })
    none.on('battle-ability')
    none.a.does('use', 'pl-yvarn')
    none.a.does('none')
    expect(none.waits).toBe('b put-unit')
    none.b.does('put', 'Goff Nob')
    expect(none.inPlay('Goff Nob')).toBe(1)
  })

  test('CQ-15.9, CQ-11.19 a unit put into play may react to entering', () => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Veteran Brother Maxos'] }, hand: ["Sicarius's Chosen"], resources: 3 },
      b: { at: { p1: ['Goff Nob'], p2: ['Bad Dok'] } },
    })
    g.a.uses('Veteran Brother Maxos')
    g.a.chooses("Sicarius's Chosen")
    expect([g.waits, g.a.hand, g.a.resources]).toEqual(['a answer-enters-play', [], 0])
    g.a.uses("Sicarius's Chosen")
    expect(g.unit('Bad Dok')).toMatchObject({ at: 'p1', damage: 1 })
  })

  test('CQ-13.1 sm-brother-maxos: cannot put a second copy of a unique unit into play', () => {
    const g = position({
      phase: 'combat',
      a: { at: { p1: ['Veteran Brother Maxos'] }, hand: ['Veteran Brother Maxos'], resources: 3 },
      b: { at: { p1: ['Goff Nob'] } },
    })
    expect(g.waits).toBe('a combat-turn')
  })

  test('CQ-13.1 sm-drop-pod-assault: no second copy of a unique unit lands; pl-elouith may put it into the hand', () => {
    const maxos = 'Veteran Brother Maxos'
    const lands = (at: string) => {
      const g = position({
        phase: 'combat',
        a: { at: { p1: [at] }, hand: ['Drop Pod Assault'], resources: 2, deck: [maxos, 'Eager Recruit'] },
        b: { at: { p1: ['Goff Nob'] } },
      })
      g.a.plays('Drop Pod Assault')
      return g.offers.map(k => k.split('.')[0])
    }
    expect(lands('Deathwing Guard')).toEqual(['keep:sm-brother-maxos', 'keep:sm-eager-recruit', 'pass'])
    expect(lands(maxos)).toEqual(['keep:sm-eager-recruit', 'pass'])
    const won = position({
      phase: 'combat',
      planets: ['Elouith', 'Ferrin'],
      a: { at: { p1: [maxos] }, deck: [maxos, 'Eager Recruit'] },
    })
    won.on('battle-ability')
    won.a.does('use', 'pl-elouith')
    expect(won.offers.map(k => k.split('.')[0])).toEqual(['keep:sm-brother-maxos', 'keep:sm-eager-recruit'])
  })

  test('CQ-13.6 Elouith must keep one; the rest is known at the bottom until it is drawn', () => {
    const g = position({
      phase: 'combat',
      planets: ['Elouith', 'Ferrin'],
      a: {
        at: { p1: ['Land Raider'] },
        deck: ['Void Pirate', 'Rogue Trader', 'Promotion', 'Indomitable', 'Eager Recruit'],
      },
    })
    g.on('battle-ability')
    g.a.does('use', 'pl-elouith')
    expect(g.offers.map(k => k.split('.')[0])).toEqual([
      'keep:n-void-pirate',
      'keep:n-rogue-trader',
      'keep:n-promotion',
    ])
    g.a.does('keep', 'Void Pirate')
    g.a.does('bottom', 'Promotion')
    // The headquarters phase drew the other two; what was put under the deck is still known.
    expect(g.a.deck).toEqual(['Promotion', 'Rogue Trader'])
    expect(g.a.view.players[0]!.bottom).toHaveLength(2)
  })

  test('CQ-15.5 Carnath does not copy a planet whose ability could change nothing, nor one that copies', () => {
    const g = position({
      phase: 'combat',
      planets: ['Carnath', 'Osus IV', "Y'varn", 'Ferrin'],
      a: { at: { p1: ['Land Raider'] }, hand: ['Eager Recruit'] },
    })
    g.on('battle-ability')
    g.a.does('use', 'pl-carnath')
    expect(g.offers).toEqual(['choose:p3', 'choose:p4']) // b has no resource for Osus IV
    g.a.chooses('p3')
    expect(g.waits).toBe('a put-unit')
  })

  test('CQ-15.2 Atrox Prime next to face-down planets and at the end of the row: only neighbours that are there', () => {
    const areas = (planets: string[], faceUp: number, at: string) => {
      const g = position({
        phase: 'combat',
        planets,
        faceUp,
        initiative: 'a',
        a: { warlord: { at }, at: { [at]: ['Land Raider'] } },
        b: { at: { p1: ['Goff Nob'], p3: ['Bad Dok'] } },
      })
      while (!g.a.can('use', 'pl-atrox-prime'))
        g.table.choose(g.offers.find(k => /pass|done|nothing/.test(k)) ?? g.offers[0]!)
      g.a.does('use', 'pl-atrox-prime')
      return g.offers
    }
    expect(areas(['Ferrin', 'Atrox Prime', 'Osus IV', 'Elouith'], 4, 'p2')).toEqual(['choose:hq-b', 'choose:p3'])
  })

  test('CQ-12.9 Ferrin: a unit exhausted in its HQ cannot be routed, an exhausted one at a planet can', () => {
    const g = position({
      phase: 'combat',
      planets: ['Ferrin', 'Plannum'],
      a: { at: { p1: ['Land Raider'] } },
      b: {
        hq: [{ card: 'Goff Nob', exhausted: true }, 'Bad Dok'],
        at: { p2: [{ card: 'Crushface', exhausted: true }] },
      },
    })
    g.on('battle-ability')
    g.a.does('use', 'pl-ferrin')
    expect(g.a.can('choose', 'Goff Nob')).toBe(false)
    expect(g.a.can('choose', 'Bad Dok')).toBe(true)
    g.a.chooses('Crushface')
    expect(g.unit('Crushface').at).toBe('hq-b')
  })

  test('CQ-15.6 Tarrus counts units, not supports, and offers only what could change something', () => {
    const g = position({
      phase: 'combat',
      planets: ['Tarrus', 'Ferrin'],
      a: { at: { p1: ['Land Raider'] } },
      b: { at: { p2: ['Goff Nob'] }, hq: ['Bigtoof Banna', 'Kraktoof Hall'] },
    })
    expect(g.told('claim')).toHaveLength(1) // 2 units against 2: the ability was not offered
    const empty = position({
      phase: 'combat',
      planets: ['Tarrus', 'Ferrin'],
      a: { at: { p1: ['Land Raider'] } },
      b: { at: { p2: ['Goff Nob', 'Bad Dok'] } },
    })
    empty.on('battle-ability')
    empty.a.does('use', 'pl-tarrus')
    expect(empty.told('resources')[0]).toMatchObject({ seat: 'a', amount: 3 }) // no deck: the resources, unasked
  })

  test('CQ-16.30 n-promethium-mine: an empty one is not asked for, one resource is enough', () => {
    const mine = (resources: number) => position({ a: { hq: [{ card: 'Promethium Mine', resources }] } }).waits
    expect(mine(1)).toBe('a answer-deploy-phase-begins')
    expect(mine(0)).toBe('a deploy-turn')
  })

  test('CQ-16.4 sm-catos-stronghold: not for own units, nor for units destroyed elsewhere', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: {
        at: { p1: ['10th Company Scout', { card: 'Deathwing Guard', exhausted: true }] },
        hq: ["Cato's Stronghold"],
      },
      b: { at: { p1: ['Goff Nob'] } },
    })
    g.b.attacks('Goff Nob', '10th Company Scout')
    expect(g.waits).not.toMatch(/answer/)
  })

  test('CQ-16.24 ork-burna-boyz: only for their own attacks', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard', 'Land Raider'] } },
      b: { at: { p1: ['Burna Boyz', 'Goff Nob'] } },
    })
    g.b.attacks('Goff Nob', 'Deathwing Guard')
    expect(g.waits).not.toMatch(/answer/)
    expect(g.unit('Deathwing Guard').damage).toBe(6)
  })

  test('CQ-13.7, CQ-1.14 abilities about "this planet" do not work between two cards in an HQ', () => {
    const g = position({
      a: { hq: ['Iron Hands Techmarine'] },
      b: { hq: [{ card: 'Goff Nob', damage: 3 }] },
    })
    expect(g.unit('Goff Nob').atk).toBe(6) // Nazdreg lies beside it
    expect(g.unit('Iron Hands Techmarine').command).toBe(1)
  })

  test('CQ-8.24, CQ-16.1 sm-cato-sicarius: a support destroyed gives nothing', () => {
    const g = position({
      a: { warlord: { at: 'p1' }, hand: ["Squig Bombin'"], resources: 2 },
      b: { hq: ['Bigtoof Banna'] },
    })
    g.a.plays("Squig Bombin'")
    expect([g.inPlay('Bigtoof Banna'), g.a.resources, g.waits]).toEqual([0, 0, 'b deploy-turn'])
  })

  test('CQ-1.13 sm-sicarius-chosen: face-up planets on either side, not their own, none beyond the ends', () => {
    const reach = (at: string, enemies: Record<string, string[]>) => {
      const g = position({ a: { hand: ["Sicarius's Chosen"], resources: 3 }, b: { at: enemies } })
      g.a.deploys("Sicarius's Chosen", at)
      if (!g.a.can('use', "Sicarius's Chosen")) return []
      g.a.uses("Sicarius's Chosen")
      return g.state.decision!.kind === 'target' ? g.offers.map(k => k.split(/[:.]/)[1]) : g.told('aim').map(e => e.at)
    }
    const everywhere = { p1: ['Goff Nob'], p2: ['Bad Dok'], p3: ['Burna Boyz'], p4: ['Rokkitboy'], p5: ['Shoota Mob'] }
    expect(reach('p3', everywhere)).toEqual(['ork-bad-dok', 'ork-rokkitboy'])
    expect(reach('p1', { p1: ['Goff Nob'] })).toEqual([])
    expect(reach('p5', { p1: ['Goff Nob'], p5: ['Shoota Mob'] })).toEqual([])
    expect(reach('p2', { p2: ['Goff Nob'], p4: ['Shoota Mob'] })).toEqual([])
  })

  test('CQ-15.1 Plannum: face-up planets only', () => {
    const g = position({ phase: 'combat', faceUp: 3, a: { at: { p1: ['Land Raider'] }, hq: ['Deathwing Guard'] } })
    g.on('battle-ability')
    g.a.does('use', 'pl-plannum')
    g.a.chooses('Deathwing Guard')
    expect(g.offers).toEqual(['choose:p1', 'choose:p2', 'choose:p3'])
  })

  test('CQ-13.6 Elouith: with a single card there is nothing to decline; what lies at the bottom is known, no more', () => {
    const search = (deck: string[]) => {
      const g = position({
        phase: 'combat',
        planets: ['Elouith', 'Ferrin'],
        a: { at: { p1: ['Land Raider'] }, deck, hand: ['Void Pirate'] },
        b: { hand: ["Squig Bombin'"], resources: 2, hq: ['Bigtoof Banna'] },
      })
      g.on('battle-ability')
      g.a.does('use', 'pl-elouith')
      return g
    }
    expect(search(['Promotion']).offers.map(k => k.split('.')[0])).toEqual(['keep:n-promotion'])
    const long = search(['Promotion', 'Indomitable', 'Iron Halo', ...Array(5).fill('Void Pirate')])
    long.a.does('keep', 'Promotion')
    long.a.does('bottom', 'Iron Halo')
    expect(long.a.deck.slice(-2)).toEqual(['Iron Halo', 'Indomitable'])
    expect(long.a.view.players[0]!.bottom).toHaveLength(2)
    const short = search(['Promotion', 'Indomitable', 'Iron Halo', 'Void Pirate'])
    short.a.does('keep', 'Promotion')
    short.a.does('bottom', 'Iron Halo')
    while (short.phase !== 'deploy') short.table.choose('pass') // two are drawn
    expect([short.a.deck, short.a.view.players[0]!.bottom?.length]).toEqual([['Indomitable'], 1])
  })

  test('CQ-16.28 n-no-mercy: a shield that prevents nothing already is not cancelled twice', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard'] }, hand: ['Indomitable'] },
      b: { at: { p1: ['Goff Nob', 'Crushface'] }, hand: ['No Mercy', 'No Mercy'] },
    })
    g.b.attacks('Goff Nob', 'Deathwing Guard')
    g.a.shields('Indomitable')
    g.b.plays('No Mercy')
    g.b.chooses('Crushface')
    expect([g.b.hand, g.b.warlord.ready, g.unit('Deathwing Guard').damage]).toEqual([['No Mercy'], true, 6])
  })

  test('CQ-16.31 two Promotions on one unit both count', () => {
    const g = position({ a: { at: { p1: [{ card: 'Eager Recruit', attachments: ['Promotion', 'Promotion'] }] } } })
    expect(g.unit('Eager Recruit').command).toBe(4)
  })

  test('CQ-16.25 ork-battle-cry: ATK only; not without an own Ork unit; the event is discarded', () => {
    const cry = (unit: string) =>
      position({
        phase: 'combat',
        a: { at: { p1: [unit] }, hand: ['Battle Cry'], resources: 3 },
        b: { at: { p1: ['Bad Dok'] } },
      })
    expect(cry('Deathwing Guard').waits).toBe('a combat-turn')
    const g = cry('Goff Nob')
    g.a.plays('Battle Cry')
    expect(g.unit('Goff Nob')).toMatchObject({ atk: 8, hp: 6, command: 0 })
    expect([g.a.discard, g.state.players[0].playing]).toEqual([['Battle Cry'], []])
  })

  test('CQ-11.21 by the switch the doubled half, also where it is more than the half and two', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      rules: { doubleBeforeFlying: false },
      a: { at: { p1: ['Raven Guard Speeder'] } },
      b: { at: { p1: ['Tankbusta Bommaz'] }, hand: ['Battle Cry'], resources: 3 },
    })
    g.b.plays('Battle Cry')
    g.b.attacks('Tankbusta Bommaz')
    expect(g.told('assign')[0].hits[0].amount).toBe(6) // 5 halved is 3
  })

  test('CQ-13.7 an HQ is no planet for either player’s cards', () => {
    const g = position({
      a: { warlord: { card: 'Nazdreg' }, hq: [{ card: 'Goff Nob', damage: 3 }, 'Crushface'], hand: ['Goff Boyz'] },
    })
    expect(g.unit('Goff Nob').atk).toBe(6)
    expect(g.offers).toEqual(['pass']) // Crushface in the HQ lowers nothing
  })

  test('CQ-16.24 ork-burna-boyz: of two, only those that attack', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard', 'Land Raider'] } },
      b: { at: { p1: ['Burna Boyz', 'Burna Boyz'] } },
    })
    g.b.attacks(g.unit('Burna Boyz', 2).key, 'Deathwing Guard')
    expect(g.offers).toEqual([`use:${g.unit('Burna Boyz', 2).key}`, 'pass'])
  })
})

describe('among many cards that listen, each answers its own moment only', () => {
  test('CQ-16.7, CQ-16.8 damage assigned by an attack to one unit', () => {
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: {
        warlord: { at: 'p1', attachments: ['Iron Halo'] },
        at: { p1: ['Blood Angels Veterans', 'Deathwing Guard', 'Void Pirate'] },
        hand: ['Indomitable', 'The Fury of Sicarius'],
        resources: 9,
      },
      b: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Goff Nob', 'Shoota Mob', 'Bad Dok'] } },
    })
    g.b.attacks('Goff Nob', 'Deathwing Guard')
    expect(g.offers.map(k => k.split('.')[0])).toEqual(['play:sm-indomitable', 'pass'])
    g.on('combat-turn')
    g.a.attacks('Void Pirate', 'Bad Dok')
    g.b.attacks('Shoota Mob', 'Blood Angels Veterans')
    expect(g.offers.map(k => k.split('.')[0]).sort()).toEqual([
      'pass',
      'play:sm-indomitable',
      'use:sm-blood-angels-veterans',
    ])
  })

  test('CQ-16.7, CQ-16.8 damage assigned by an effect', () => {
    const g = position({
      turn: 'b',
      a: {
        warlord: { at: 'p1', attachments: ['Iron Halo'] },
        at: { p1: ['Blood Angels Veterans', 'Deathwing Guard'] },
        hand: ['Indomitable'],
        resources: 9,
      },
      b: { hand: ['Weirdboy Maniak'], resources: 3 },
    })
    g.b.deploys('Weirdboy Maniak', 'p1')
    g.b.uses('Weirdboy Maniak')
    expect(g.offers.map(k => k.split('.')[0])).toEqual(['use:sm-blood-angels-veterans', 'pass'])
    g.a.passes()
    expect(g.waits).toBe('a shield')
  })

  test('CQ-16.5 both hold The Fury of Sicarius: only the attacker’s is for this damage', () => {
    const fury = { hand: ['The Fury of Sicarius'], resources: 2 }
    const g = position({
      phase: 'combat',
      initiative: 'b',
      a: { at: { p1: ['Deathwing Guard'] }, ...fury },
      b: { at: { p1: ['10th Company Scout'] }, ...fury },
    })
    g.b.attacks('10th Company Scout')
    g.on('answer-damage-taken')
    expect(g.b.can('play', 'The Fury of Sicarius')).toBe(true)
    g.b.passes()
    expect(g.a.can('play', 'The Fury of Sicarius')).toBe(false)
  })

  test('CQ-16.1, CQ-16.29 a unit destroyed: each side answers for its own reason', () => {
    const side = { hand: ['Fall Back!'], resources: 1 }
    const g = position({
      phase: 'combat',
      a: { warlord: { at: 'p1', exhausted: true }, at: { p1: ['Ultramarines Dreadnought'] }, ...side },
      b: { at: { p1: [{ card: 'Goff Nob', exhausted: true }, 'Bad Dok'] }, hq: ['Holy Sepulchre'], ...side },
    })
    g.a.attacks('Ultramarines Dreadnought', 'Goff Nob')
    g.on('answer-unit-destroyed')
    expect(g.offers.map(k => k.split('.')[0])).toEqual(['use:sm-cato-sicarius', 'pass'])
    g.a.passes()
    expect(g.offers.map(k => k.split('.')[0])).toEqual(['play:n-fall-back', 'pass'])
  })
})
