import { expect, test } from 'vitest'
import { box, corridor, doom, fallen, room } from '../play.ts'

const tempest = { eventSets: ['argent-tempest', 'seek-and-destroy', 'rites-of-blood'] }

test('D-LIMITS-1 the box: figures, tokens and cards of every kind', () => {
  const content = box()
  const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
  expect(sum(Object.values(content.demons).map(card => card.figures))).toBe(33)
  expect(sum(Object.values(content.weapons).map(weapon => weapon.tokens))).toBe(23)
  expect(sum(Object.values(content.events).map(card => card.copies))).toBe(36)
  expect(sum(Object.values(content.actionCards).map(card => card.copies))).toBe(73)
  expect(Object.keys(content.glory)).toHaveLength(12)
})

test('D-LIMITS-3 D-SUMMON-6 a kind without a figure in the supply is not summoned', () => {
  const summons = (imps: number) => {
    const g = doom({
      map: room(9, 2),
      alpha: { at: 'a1' },
      ...fallen,
      demons: { imp: Array.from({ length: imps }, (_, n) => ({ at: `${'cdefghi'[n]}2` })) },
      options: tempest,
      scenario: { initiative: ['invader'], events: { hand: ['torn-veil'] } },
    })
    g.does('use:torn-veil')
    for (let n = 0; n < 3 && g.state.decision!.kind !== 'demon-figure'; n++)
      g.does(g.offers.find(o => o.includes('imp')) ?? g.offers[0]!)
    return g.state.figures.filter(f => f.kind === 'imp').length
  }
  expect(summons(6)).toBe(7)
  expect(summons(7)).toBe(7)
})

test('D-LIMITS-2 other pieces never run out: a tenth demon is stunned although the box has seven tokens', () => {
  const stunned = ['imp', 'imp', 'imp', 'imp', 'imp', 'imp', 'imp', 'possessed-soldier', 'possessed-soldier']
  const demons: Record<string, Array<{ at: string; stunned: boolean }>> = { pinky: [{ at: 'b1', stunned: false }] }
  for (const [n, kind] of stunned.entries()) (demons[kind] ??= []).push({ at: `${'cdefghijk'[n]}1`, stunned: true })
  const g = doom({
    map: corridor(12),
    alpha: { at: 'a1', glory: ['dread-howl'] },
    ...fallen,
    demons,
    turn: 'alpha',
  })
  g.does('use:dread-howl')
  if (g.offers.includes('pick:pinky-1')) g.does('pick:pinky-1')
  expect(g.figure('pinky-1').stunned).toBe(true)
  expect(g.state.figures.filter(f => f.stunned)).toHaveLength(10)
})

test('D-LIMITS-8 any number of Glory Kill cards', () => {
  const glory = Object.keys(box().glory).slice(0, 11)
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', hand: ['sidearm'], glory },
    ...fallen,
    demons: { imp: { at: 'b1', damage: 1 }, pinky: { at: 'e1' } },
    turn: 'alpha',
  })
  g.does('sprint:sidearm', 'step:b1')
  expect(g.marine().glory.cards).toHaveLength(12)
})

test('D-LIMITS-9 an attack rolls all its dice, though the box holds two black ones', () => {
  const g = doom({
    map: corridor(5),
    alpha: { at: 'a1', weapons: ['super-shotgun', 'combat-shotgun'], hand: ['both-barrels'], glory: ['savage-finish'] },
    ...fallen,
    demons: { pinky: { at: 'b1' } },
    turn: 'alpha',
    dice: [0, 0, 0, 1, 1, 1],
    scenario: { events: { hand: [], deck: ['ferocity'] } },
  })
  g.does('play:both-barrels', 'attack:both-barrels', 'use:savage-finish')
  const dice = g.events('rolled').flatMap(e => (e as any).dice)
  expect(dice.filter((die: any) => die.colour === 'black')).toHaveLength(3)
  expect(g.figure('pinky-1').damage).toBe(3)
})

test('D-LIMITS-4 D-ZONE-4 spent argent is in the supply again', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    ...fallen,
    demons: { imp: { at: 'd1' } },
    turn: 'imp',
    dice: [0, 0, 0],
    scenario: { argent: { imp: 18 }, initiative: [], events: { hand: [] } },
  })
  g.does('attack', 'use:imp-charged-fireball:imp-1', 'end')
  expect(g).waitsFor('invader', 'gain-argent')
  g.does(g.offers.find(o => o.startsWith('discard:'))!, 'argent:imp')
  expect(g.state.demons.imp!.argent).toBe(18)
  expect(g.offers.filter(o => o.startsWith('discard:'))).toEqual([])
})
