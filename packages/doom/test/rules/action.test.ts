import { describe, expect, test } from 'vitest'
import { box, corridor, doom, fallen, game, type Position, room } from '../play.ts'

const far = { imp: { at: 'i1' } }
const turn = (hand: string[], more: Position = {}) =>
  doom({
    map: corridor(9),
    demons: far,
    turn: 'alpha',
    ...fallen,
    ...more,
    alpha: { at: 'a1', hand, ...more.alpha },
  })

describe('kinds of action cards', () => {
  test('D-ACTION-1 main, bonus and reaction: only the first two are played in the activation', () => {
    const types = new Set(Object.values(box().actionCards).map(card => card.type))
    expect([...types].sort()).toEqual(['bonus', 'main', 'reaction'])
    const g = turn(['sidearm', 'double-time', 'armor'])
    expect(g).offers('play:sidearm')
    expect(g).offers('play:double-time')
    expect(g).not.offers('play:armor')
  })

  test('D-ACTION-6 every main action card has an attack box', () => {
    const main = Object.values(box().actionCards).filter(card => card.type === 'main')
    for (const card of main) expect(card.attack!.red + card.attack!.black).toBeGreaterThan(0)
    expect(main.length).toBeGreaterThan(15)
  })

  test('D-ACTION-2 D-ZONE-2 a played card lies face up in the own play area until the activation ends', () => {
    const g = turn(['sidearm', 'double-time'], { scenario: { initiative: ['invader'] } })
    g.does('play:double-time')
    expect(g.marine().hand.cards).toEqual(['sidearm'])
    for (const viewer of ['bravo', 'invader', 'spectator'])
      expect(g.view(viewer).marines[0]).toMatchObject({ play: { cards: ['double-time'] }, hand: { count: 1 } })
    g.does('end')
    expect(g.marine().play.cards).toEqual([])
    expect(g.marine().discard.cards).toEqual(['double-time'])
  })
})

describe('resolving cards', () => {
  test('D-ACTION-3 the speed comes first, the attack may follow after movement', () => {
    const g = turn(['sidearm'], { demons: { imp: { at: 'f1' } } })
    g.does('play:sidearm')
    expect(g.figure('alpha').mp).toBe(4)
    expect(g).not.offers('attack:sidearm') // 5 spaces, range 4
    g.does('step:b1')
    expect(g).offers('attack:sidearm')
  })

  test('D-ACTION-4 D-ACTION-6 a card is resolved before the next; its attack may be forgone, its points stay', () => {
    const g = turn(['sidearm', 'double-time'], { demons: { imp: { at: 'e1' } } })
    g.does('play:sidearm')
    expect(g).offers('attack:sidearm')
    expect(g).not.offers('play:double-time')
    g.does('forgo')
    expect(g).not.offers('attack:sidearm')
    g.does('play:double-time')
    expect(g.figure('alpha').mp).toBe(7)
  })

  test('D-ACTION-6 D-ACTION-5 one attack, then the next card', () => {
    const g = turn(['sidearm', 'aimed-salvo', 'double-time'], {
      demons: { pinky: { at: 'd1' } },
      dice: [0, 1],
      scenario: { events: { hand: [], deck: ['ferocity'] } },
    })
    g.does('play:sidearm', 'attack:sidearm')
    expect(g).not.offers('attack:sidearm')
    expect(g).not.offers('forgo')
    expect(g).not.offers('play:aimed-salvo')
    expect(g).offers('play:double-time')
  })

  test('D-ACTION-5 an ability may grant another main action', () => {
    const g = turn(['sidearm', 'aimed-salvo'], { alpha: { glory: ['unleashed'] } })
    g.does('play:sidearm', 'forgo')
    expect(g).not.offers('play:aimed-salvo')
    g.does('use:unleashed')
    expect(g).offers('play:aimed-salvo')
    expect(g).offers('sprint:aimed-salvo')
  })

  test('D-ACTION-10 a bonus card gives only what it shows', () => {
    const g = turn(['ammo-check', 'double-time'], { demons: { imp: { at: 'c1' } } })
    g.does('play:ammo-check', 'on-deck:double-time')
    expect(g.figure('alpha').mp).toBe(0)
    expect(g.offers.some(o => o.startsWith('attack') || o === 'forgo')).toBe(false)
  })

  test('D-ACTION-9 bonus actions without any main action', () => {
    const g = turn(['double-time', 'shoulder-through'])
    g.does('play:double-time', 'play:shoulder-through')
    expect(g.figure('alpha').mp).toBe(5)
    g.does('end')
    expect(g.marine().discard.cards.slice().sort()).toEqual(['double-time', 'shoulder-through'])
  })

  test('D-ACTION-11 D-ACTION-15 "Super Shotgun main action card" fits neither bonus cards nor other shotguns', () => {
    const g = turn(['snap-reload'], {
      alpha: {
        weapons: ['super-shotgun', 'combat-shotgun'],
        discard: ['both-barrels', 'up-close-and-personal', 'point-blank-blast', 'shoulder-through', 'sidearm'],
      },
    })
    g.does('play:snap-reload')
    expect(g.offers.map(o => o.split(':')[1]).sort()).toEqual(['both-barrels', 'up-close-and-personal'])
  })

  test('D-ACTION-15 an effect that names a trait finds every card with that word', () => {
    const rifles = Object.values(box().actionCards).filter(card => card.traits.includes('rifle'))
    expect([...new Set(rifles.map(card => card.set))].sort()).toEqual([
      'burst-rifle',
      'heavy-assault-rifle',
      'plasma-rifle',
      'static-rifle',
    ])
    // Brace names the Chaingun: it adds a die to every card of that trait and to no other.
    const dice = (card: string) => {
      const g = turn(['brace', card], {
        alpha: { weapons: ['chaingun', 'combat-shotgun'] },
        demons: { 'baron-of-hell': { at: ['c1', 'd1', 'c2', 'd2'] } },
        map: room(5, 2),
        scenario: { events: { hand: [] } },
      })
      g.does('play:brace', `play:${card}`, `attack:${card}`).passes()
      return (g.events('rolled')[0] as any).dice.length
    }
    expect(dice('spin-to-full')).toBe(4)
    expect(dice('sidearm')).toBe(2)
  })

  test('D-ACTION-14 a trait alone changes nothing', () => {
    const sidearm = { ...box().actionCards.sidearm!, traits: ['chainsaw', 'rifle'] }
    const pack = {
      'pack.json': { id: 'traits', name: 'Traits', version: '1' },
      'action-cards.json': [sidearm],
    }
    const play = (options: Record<string, unknown>) => {
      const g = turn(['sidearm'], { options, demons: { pinky: { at: 'c1' } }, scenario: { events: { hand: [] } } })
      g.does('play:sidearm', 'attack:sidearm').passes()
      return g.table.events
    }
    expect(game.options.safeParse({ pack }).error?.message).toBe(undefined)
    expect(play({ pack })).toEqual(play({}))
  })
})

describe('Sprint', () => {
  test('W-SPRINT-1 D-ACTION-7 a discarded card gives 6 points and nothing else, instead of a main action card', () => {
    const g = turn(['sidearm', 'double-time', 'armor'])
    expect(g.offers.filter(o => o.startsWith('sprint')).sort()).toEqual([
      'sprint:armor',
      'sprint:double-time',
      'sprint:sidearm',
    ])
    g.does('sprint:double-time')
    expect(g.figure('alpha').mp).toBe(6)
    expect(g.marine().discard.cards).toEqual(['double-time'])
    expect(g.marine().play.cards).toEqual([])
    expect(g).not.offers('play:sidearm')
    expect(g.offers.some(o => o.startsWith('sprint'))).toBe(false)
  })

  test('D-ACTION-7 after a main action card there is no Sprint', () => {
    const g = turn(['sidearm', 'armor'])
    g.does('play:sidearm', 'forgo')
    expect(g).not.offers('sprint:armor')
  })

  test('D-ACTION-8 with an empty hand nobody sprints', () => {
    const g = turn([])
    expect(g.offers).toEqual(['end'])
  })
})

describe('reactions', () => {
  test('D-ACTION-12 D-ACTION-13 a reaction is played at its moment, outside the own activation, and discarded at once', () => {
    const g = doom({
      map: corridor(5),
      alpha: { at: 'a1', hand: ['armor', 'sidearm'], deck: ['ammo-check'] },
      ...fallen,
      demons: { imp: { at: 'c1' } },
      turn: 'imp',
      dice: [2, 2],
    })
    g.does('attack')
    expect(g).waitsFor('alpha', 'during-defense')
    expect(g.offers.sort()).toEqual(['pass', 'use:armor'])
    g.does('use:armor')
    expect(g.marine().play.cards).toEqual([])
    expect(g.marine().discard.cards).toContain('armor')
    expect(g.figure('alpha').damage).toBe(2) // 4 icons, 2 shields
    expect(g).waitsFor('invader', 'demon-activation')
  })
})
