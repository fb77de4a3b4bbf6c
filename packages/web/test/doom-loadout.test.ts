import { type DoomDecision, doom } from '@redoubt/doom'
import { box, type ClassCard } from '@redoubt/doom/content'
import { seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { classSvg } from '../src/doom/art/classes.ts'
import {
  isComplete,
  isKitQuestion,
  type Kits,
  type Known,
  kitOf,
  nextKey,
  openClasses,
  openWeapons,
  ownMarines,
  settledBeside,
  withClass,
  withWeapon,
} from '../src/doom/panels/Loadout/kits.ts'
import { recommended } from '../src/doom/panels/Loadout/recommended.ts'
import type { SeatCard } from '../src/tables/tables.ts'

const content = box()
const MARINES = ['alpha', 'bravo', 'charlie', 'delta']

const seatsOf = (people: Readonly<Record<string, number>>): SeatCard[] =>
  MARINES.map(seat => ({
    seat,
    name: seat,
    side: 'marines',
    plan:
      people[seat] === undefined
        ? { kind: 'bot', name: seat, level: 'recruit' }
        : { kind: 'human', name: seat, person: people[seat] },
  }))

/** The set-up of a mission as whoever is asked sees it. */
function setUp(options: object, people: Readonly<Record<string, number>>) {
  const state = doom.create({ mission: 'black-bishop-1', ...options } as never, 'kits')
  const known = (): Known => {
    const seat = state.decision!.seat
    const decision = seenDecision<DoomDecision>(state, seat)!
    return { content, view: doom.view(state, seat), decision, seats: seatsOf(people), options }
  }
  return { state, known, choose: (key: string) => doom.choose(state, key) }
}

describe('pictures of classes', () => {
  const cards = Object.values(content.classes)
  const unhinted = ({ hints: _, ...card }: ClassCard): ClassCard => card

  test.each(cards)('$id names a picture of its own', card => {
    expect(card.hints?.picture).toBeDefined()
    expect(classSvg(card)).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('no two look alike, and a class of somebody’s pack has one too, or one of these', () => {
    const own = { ...unhinted(cards[0]!), id: 'made-up-class' }
    const pictures = [...cards, own].map(classSvg)
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(classSvg({ ...own, hints: cards[1]!.hints })).toBe(classSvg(cards[1]!))
  })

  test('a class that names no picture is coloured by what it does', () => {
    expect(classSvg({ ...unhinted(content.classes['field-medic']!), id: 'x' })).toContain('#2fbf71')
    expect(classSvg({ ...unhinted(content.classes.slipstream!), id: 'x' })).toContain('#4cc3f0')
  })
})

test.each([1, 2, 3, 4])(
  'D-SETUP-5, D-SETUP-6 with %i marines the recommended kits are complete and answer every question',
  marines => {
    const people = Object.fromEntries(MARINES.slice(0, marines).map(id => [id, 0]))
    const { state, known, choose } = setUp({ marines }, people)
    const kits = recommended(known())
    expect(Object.keys(kits)).toEqual(MARINES.slice(0, marines))
    expect(ownMarines(known()).every(id => isComplete(known(), kits, id))).toBe(true)
    while (isKitQuestion(state.decision?.kind)) choose(nextKey(known(), kits)!)
    const brought = state.marines.map(({ id, class: own, weapons }) => [
      id,
      { class: own, weapons: [...weapons].sort() },
    ])
    const wanted = Object.entries(kits).map(([id, kit]) => [id, { class: kit.class, weapons: [...kit.weapons].sort() }])
    expect(brought).toEqual(wanted)
    expect(new Set(brought.map(([, kit]) => (kit as { class: string }).class)).size).toBe(marines)
  },
)

test('a choice can be changed as long as it is not confirmed: a class moves between marines, a third weapon replaces the older', () => {
  let kits: Kits = withClass({}, 'alpha', 'ghost')
  kits = withClass(kits, 'bravo', 'ghost')
  expect([kits.alpha!.class, kits.bravo!.class]).toEqual([null, 'ghost'])
  for (const weapon of ['plasma-rifle', 'burst-rifle', 'static-rifle']) kits = withWeapon(kits, 'bravo', weapon)
  expect(kits.bravo!.weapons).toEqual(['burst-rifle', 'static-rifle'])
  expect(withWeapon(kits, 'bravo', 'burst-rifle').bravo!.weapons).toEqual(['static-rifle'])
})

test('D-SETUP-6 of a weapon there are two tokens: a third marine is not offered it', () => {
  const { known } = setUp({ marines: 3 }, { alpha: 0, bravo: 0, charlie: 0 })
  const kits = { alpha: { class: null, weapons: ['plasma-rifle'] }, bravo: { class: null, weapons: ['plasma-rifle'] } }
  expect(openWeapons(known(), kits, 'charlie')).not.toContain('plasma-rifle')
  expect(openWeapons(known(), { alpha: kits.alpha }, 'charlie')).toContain('plasma-rifle')
})

test('only the marines of one person are chosen together; what the settings say is not asked for', () => {
  const squad = { bravo: { class: 'ghost', weapons: ['plasma-rifle', 'burst-rifle'] } }
  const { known } = setUp({ marines: 4, squad }, { alpha: 0, bravo: 0, charlie: 1, delta: 0 })
  expect(ownMarines(known())).toEqual(['alpha', 'delta'])
  expect(kitOf(known(), {}, 'bravo')).toEqual({ class: 'ghost', weapons: ['plasma-rifle', 'burst-rifle'] })
  expect(openClasses(known())).not.toContain('ghost')
})

test('what somebody else has taken meanwhile answers nothing', () => {
  const { known, choose } = setUp({ marines: 2 }, { alpha: 0, bravo: 1 })
  choose(known().decision.options!.find(({ key }) => key.includes('ghost'))!.key)
  expect(known().decision.seat).toBe('bravo')
  expect(nextKey(known(), { bravo: { class: 'ghost', weapons: [] } })).toBeNull()
  expect(nextKey(known(), { bravo: { class: 'ripper', weapons: [] } })).toContain('ripper')
})

test("who has chosen already, and whose screen this is too, may change it; bots and one's own marines are not among them", () => {
  const { known, choose } = setUp({ marines: 4 }, { alpha: 0, bravo: 1, charlie: 1 })
  expect(settledBeside(known())).toEqual([])
  choose(known().decision.options!.find(({ key }) => key.includes('ghost'))!.key)
  expect(known().decision.seat).toBe('bravo')
  expect(settledBeside(known())).toEqual(['alpha'])
  choose(known().decision.options![0]!.key)
  expect(known().decision.seat).toBe('charlie')
  expect(settledBeside(known())).toEqual(['alpha'])
})
