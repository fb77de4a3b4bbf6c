import { describe, expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'
import { box } from '../../src/content/index.ts'
import { MARINES } from '../../src/match/seats.ts'

const entries = boxEntries()
const copies = (cards: ReadonlyArray<{ copies: number }>) => cards.reduce((sum, card) => sum + card.copies, 0)

const DEMON_KINDS = [
  'imp',
  'possessed-soldier',
  'pinky',
  'cacodemon',
  'revenant',
  'mancubus',
  'baron-of-hell',
  'cyberdemon',
] as const

const STARTING_WEAPONS = [
  'combat-shotgun',
  'super-shotgun',
  'heavy-assault-rifle',
  'plasma-rifle',
  'burst-rifle',
  'static-rifle',
] as const

/** Section 2 of docs/rules/doom.md. */
describe('component inventory', () => {
  test('D-LIMITS-1 33 demon figures of 8 kinds, one card each', () => {
    expect(entries.demons.map(demon => demon.id).sort()).toEqual([...DEMON_KINDS].sort())
    expect(entries.demons.reduce((sum, demon) => sum + demon.figures, 0)).toBe(33)
  })

  test('D-LIMITS-1 73 action cards: 16 UAC, 36 of starting weapons, 15 of found weapons, 6 grenades', () => {
    const ofKind = (kind: string) => {
      const weapons = entries.weapons.filter(weapon => weapon.kind === kind).map(weapon => weapon.id)
      return copies(entries.actionCards.filter(card => weapons.includes(card.set)))
    }
    expect(copies(entries.actionCards)).toBe(73)
    expect(copies(entries.actionCards.filter(card => card.set === 'uac'))).toBe(16)
    expect(ofKind('starting')).toBe(36)
    expect(ofKind('mission')).toBe(15)
    expect(ofKind('grenade')).toBe(6)
  })

  test('D-LIMITS-1 23 weapon tokens, of these 6 grenades', () => {
    const tokens = (kind?: string) =>
      entries.weapons.filter(w => !kind || w.kind === kind).reduce((sum, weapon) => sum + weapon.tokens, 0)
    expect(tokens()).toBe(23)
    expect(tokens('grenade')).toBe(6)
  })

  test('D-LIMITS-1 24 class cards, 12 Glory Kill cards, 4 squad cards, 4 stun cards', () => {
    expect(entries.classes.length).toBe(24)
    expect(copies(entries.glory)).toBe(12)
    expect(copies(entries.squads)).toBe(4)
    expect(copies(entries.stun)).toBe(4)
  })

  test('D-LIMITS-9 4 red and 2 black dice with six faces each', () => {
    expect(entries.dice.map(die => [die.id, die.count, die.faces.length])).toEqual([
      ['red', 4, 6],
      ['black', 2, 6],
    ])
    expect(box().dice.red).toEqual(entries.dice[0]!.faces)
    expect(Math.max(...box().dice.red, ...box().dice.black)).toBe(3)
  })

  test('D-LIMITS-10 10 initiative cards: one per marine, 6 of the invader', () => {
    expect(copies(entries.initiative)).toBe(10)
    expect(copies(entries.initiative.filter(card => card.side === 'invader'))).toBe(6)
    expect(entries.initiative.flatMap(card => card.marine ?? [])).toEqual(MARINES)
  })

  test('D-WEAPON-1 every set is listed by its weapon, and the UAC set has no token', () => {
    for (const weapon of entries.weapons) {
      const set = entries.actionCards.filter(card => card.set === weapon.id)
      expect(weapon.cards).toEqual(set.sort((a, b) => a.number - b.number).map(card => card.id))
    }
    expect(box().weapons.uac).toBeUndefined()
  })

  test('D-WEAPON-2 the cards of a set are numbered 1 to N', () => {
    for (const set of new Set(entries.actionCards.map(card => card.set))) {
      const cards = entries.actionCards.filter(card => card.set === set)
      expect(cards.map(card => card.number).sort(), set).toEqual(cards.map((_, at) => at + 1))
      expect(new Set(cards.map(card => card.setSize)), set).toEqual(new Set([cards.length]))
    }
  })

  test('D-WEAPON-6 exactly the six starting weapons have no stripes', () => {
    const plain = entries.weapons.filter(weapon => !weapon.stripes)
    expect(plain.map(weapon => weapon.id).sort()).toEqual([...STARTING_WEAPONS].sort())
    expect(plain.every(weapon => weapon.kind === 'starting')).toBe(true)
  })

  test('D-SETUP-4 the four marine cards differ only in name: health 10, hand 3, Sprint', () => {
    expect(entries.marines.map(card => card.id)).toEqual(MARINES)
    for (const card of entries.marines) {
      expect([card.health, card.handSize]).toEqual([10, 3])
      expect(card.abilities.map(({ id: _, ...ability }) => ability)).toEqual([
        {
          name: 'Sprint',
          timing: 'main-action',
          cost: { discardCards: 1 },
          text: 'Discard 1 card from your hand: gain 6 movement points.',
          effects: [{ op: 'gainMovement', who: 'self', amount: 6 }],
        },
      ])
    }
  })

  test('D-SETUP-6 any two starting sets and the UAC set make a deck of 10', () => {
    const size = (set: string) => new Set(entries.actionCards.filter(c => c.set === set).map(c => c.number)).size
    for (const a of STARTING_WEAPONS) {
      for (const b of STARTING_WEAPONS) if (a !== b) expect(size('uac') + size(a) + size(b)).toBe(10)
    }
  })

  test('D-EVENT-1 six event sets of six cards, 36 in all', () => {
    expect(entries.eventSets.length).toBe(6)
    expect(copies(entries.events)).toBe(36)
    for (const set of entries.eventSets) expect(copies(entries.events.filter(c => c.set === set.id)), set.id).toBe(6)
  })

  test('D-INVASION-1 twelve invasion cards with two groups per portal level', () => {
    expect(entries.invasions.length).toBe(12)
    for (const { groups } of entries.invasions) {
      expect([groups.blue.length, groups.yellow.length, groups.red.length]).toEqual([2, 2, 2])
    }
  })

  test('D-INVASION-2 the design value of a group is the sum of its demons and argent', () => {
    const bounds = { blue: [6, 7], yellow: [11, 14], red: [18, 20] } as const
    for (const card of entries.invasions) {
      for (const level of ['blue', 'yellow', 'red'] as const) {
        for (const group of card.groups[level]) {
          const points = group.demons.reduce((sum, d) => sum + d.count * box().demons[d.demon]!.points, group.argent)
          expect(group.points, `${card.id} ${level}`).toBe(points)
          expect(points, `${card.id} ${level}`).toBeGreaterThanOrEqual(bounds[level][0])
          expect(points, `${card.id} ${level}`).toBeLessThanOrEqual(bounds[level][1])
        }
      }
    }
  })

  test('D-THREAT-2 three threat cards and D-OBJECTIVE-1 six objective cards', () => {
    expect(Object.keys(box().threats)).toEqual(['infestation', 'horde', 'assault'])
    expect(entries.objectives.length).toBe(6)
  })

  test('D-SQUAD-1 D-SQUAD-2 D-SQUAD-3 D-SQUAD-5 squad cards for three, two and one marine, none for four', () => {
    expect(entries.squads.map(card => [card.marines, card.name, card.copies]).sort()).toEqual([
      [1, 'Solo Operative', 1],
      [2, 'Combat Veteran', 2],
      [3, 'Taking Point', 1],
    ])
  })

  test('D-SETUP-2 the tutorial and twelve missions in two operations, each with an objective and a threat', () => {
    expect(Object.keys(box().operations)).toEqual(['tutorial', 'black-bishop', 'exodus'])
    expect(box().operations['black-bishop']!.missions.length).toBe(6)
    expect(box().operations.exodus!.missions.length).toBe(6)
    expect(Object.keys(box().missions).length).toBe(13)
    for (const mission of entries.missions) {
      if (mission.id === 'tutorial') continue
      expect(box().objectives[mission.objective.card], mission.id).toBeDefined()
      expect(box().threats[mission.threat.card], mission.id).toBeDefined()
    }
  })

  test('D-SETUP-3 every mission recommends an invasion card and three different event sets', () => {
    for (const { recommended } of entries.missions) {
      expect(box().invasions[recommended.invasion]).toBeDefined()
      expect(new Set(recommended.eventSets.filter(set => box().eventSets[set])).size).toBe(3)
    }
  })

  test('D-GLORY-2 every Glory Kill card heals 2 when it is gained', () => {
    for (const card of entries.glory) expect(card.onGain, card.id).toEqual([{ op: 'heal', who: 'self', amount: 2 }])
  })

  test('D-ITEM-1 no mission needs more weapon tokens than the box holds', () => {
    for (const mission of entries.missions) {
      for (const weapon of entries.weapons) {
        const used = mission.items.filter(item => item.type === 'weapon' && item.weapon === weapon.id).length
        expect(used, `${mission.id} ${weapon.id}`).toBeLessThanOrEqual(weapon.kind === 'starting' ? 0 : weapon.tokens)
      }
    }
  })
})
