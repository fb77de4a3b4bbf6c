import { expect, test } from 'vitest'
import { box, type Match } from '../play.ts'
import { fight } from './fight.ts'

type Colour = 'blue' | 'yellow' | 'red'

/** A hall behind a door; opening it wakes the portal in its middle. */
const hall = [
  '+-+-+-+-+-+-+-+-+-+-+-+-+',
  '|. . . . . . . . . . . .|',
  ...Array.from({ length: 6 }, () => ['+ + + + + + + + + + + + +', '|.|. . . . . . . . . . .|']).flat(),
  '+-+-+-+-+-+-+-+-+-+-+-+-+',
]

/** Demons of these kinds stand in the first column, so many that the box holds no more of them. */
function spent(kind: string) {
  const { figures } = box().demons[kind]!
  return { [kind]: Array.from({ length: figures }, (_, i) => ({ at: `l${i + 1}` })) }
}

function open(invasion: string, level: Colour, demons: Record<string, Array<{ at: string }>> = {}): Match {
  const g = fight({
    map: hall,
    doors: [['a1', 'b1']],
    alpha: { at: 'a1', mp: 1 },
    demons,
    turn: 'alpha',
    options: { invasion },
    scenario: { portals: [{ at: 'f4', level, up: false }] },
  })
  expect(g.view('alpha').invader).not.toHaveProperty('invasion') // D-INVASION-3
  return g.does(g.offers.find(key => key.startsWith('open:'))!)
}

/** Summons one group and says what came, in the words of the table below. */
function summon(g: Match, group: number): string {
  expect(g).waitsFor('invader', 'invasion-group')
  expect(g.offers).toEqual(['group:0', 'group:1'])
  const before = new Set(g.state.figures.map(f => f.id))
  g.does(`group:${group}`)
  let argent = 0
  while (g.state.decision!.seat === 'invader') {
    if (g.state.decision!.kind === 'place-argent') argent++
    g.does(g.offers.at(-1)!)
  }
  const came: Record<string, number> = {}
  for (const f of g.state.figures) if (!before.has(f.id)) came[f.kind] = (came[f.kind] ?? 0) + 1
  for (const kind in came) expect(g.state.demons[kind]!.up).toBe(true)
  expect(g.state.portals).toEqual([]) // D-PORTAL-4
  const total = Object.values(g.state.demons).reduce((sum, card) => sum + card.argent, 0)
  expect(total).toBeGreaterThanOrEqual(argent)
  const words = Object.entries(came).map(([kind, count]) => `${count} ${kind}`)
  expect(g).waitsFor('alpha', 'activation')
  return words.join(', ') + (total > 0 ? ` +${total}` : '')
}

/** All six groups come as the card says; D-SUMMON-2, 3, D-ARGENT-6. */
function plays(card: string, groups: Record<Colour, [string, string]>): void {
  for (const colour of ['blue', 'yellow', 'red'] as const)
    for (const n of [0, 1]) expect(summon(open(card, colour), n), `${colour} ${n}`).toBe(groups[colour][n])
}

/** D-LIMITS-3, OP-27: what the box no longer holds does not come; the marines do not learn the rest of the card. */
function refuses(card: string, kind: string, group: number, rest: string): void {
  const g = open(card, 'blue', spent(kind))
  expect(summon(g, group)).toBe(rest)
}

test('first-strike plays: each portal brings one of the two groups of its colour', () => {
  plays('first-strike', {
    blue: ['3 imp', '2 possessed-soldier'],
    yellow: ['2 imp, 2 cacodemon', '1 possessed-soldier, 2 pinky'],
    red: ['1 cacodemon, 2 mancubus +2', '3 imp, 4 possessed-soldier'],
  })
})

test('D-LIMITS-3 first-strike refused: figures that are all on the map already do not come', () =>
  refuses('first-strike', 'imp', 0, ''))

test('imp-assault plays: each portal brings one of the two groups of its colour', () => {
  plays('imp-assault', {
    blue: ['3 imp', '2 imp +2'],
    yellow: ['2 imp, 2 cacodemon +2', '2 imp, 1 revenant +1'],
    red: ['3 imp, 2 revenant', '4 imp, 1 baron-of-hell +3'],
  })
})

test('D-LIMITS-3 imp-assault refused: figures that are all on the map already do not come', () =>
  refuses('imp-assault', 'imp', 0, ''))

test('brute-stampede plays: each portal brings one of the two groups of its colour', () => {
  plays('brute-stampede', {
    blue: ['1 pinky +1', '2 possessed-soldier'],
    yellow: ['2 pinky +2', '1 pinky, 2 possessed-soldier +1'],
    red: ['1 baron-of-hell, 2 pinky', '1 pinky, 1 cacodemon, 3 possessed-soldier'],
  })
})

test('D-LIMITS-3 brute-stampede refused: figures that are all on the map already do not come', () =>
  refuses('brute-stampede', 'pinky', 0, ' +1'))

test('dead-battalion plays: each portal brings one of the two groups of its colour', () => {
  plays('dead-battalion', {
    blue: ['2 possessed-soldier', '1 possessed-soldier, 1 imp +1'],
    yellow: ['4 possessed-soldier', '1 revenant, 2 possessed-soldier'],
    red: ['1 mancubus, 4 possessed-soldier', '2 revenant, 2 possessed-soldier +1'],
  })
})

test('D-LIMITS-3 dead-battalion refused: figures that are all on the map already do not come', () =>
  refuses('dead-battalion', 'possessed-soldier', 1, '1 imp +1'))

test('skyfall plays: each portal brings one of the two groups of its colour', () => {
  plays('skyfall', {
    blue: ['1 cacodemon, 1 imp', '3 imp'],
    yellow: ['3 cacodemon +1', '1 revenant, 1 cacodemon, 1 imp +1'],
    red: ['1 revenant, 3 cacodemon +1', '3 revenant +1'],
  })
})

test('D-LIMITS-3 skyfall refused: figures that are all on the map already do not come', () =>
  refuses('skyfall', 'cacodemon', 0, '1 imp'))

test('furnace-march plays: each portal brings one of the two groups of its colour', () => {
  plays('furnace-march', {
    blue: ['3 imp', '1 possessed-soldier, 1 imp +1'],
    yellow: ['1 mancubus, 2 imp +2', '1 mancubus, 2 possessed-soldier'],
    red: ['2 mancubus, 2 possessed-soldier', '1 baron-of-hell, 1 mancubus, 2 imp'],
  })
})

test('D-LIMITS-3 furnace-march refused: figures that are all on the map already do not come', () =>
  refuses('furnace-march', 'possessed-soldier', 1, '1 imp +1'))

test('rocket-choir plays: each portal brings one of the two groups of its colour', () => {
  plays('rocket-choir', {
    blue: ['1 revenant', '2 possessed-soldier'],
    yellow: ['2 revenant', '1 revenant, 3 imp'],
    red: ['2 revenant, 3 imp', '1 revenant, 4 possessed-soldier'],
  })
})

test('D-LIMITS-3 rocket-choir refused: figures that are all on the map already do not come', () =>
  refuses('rocket-choir', 'revenant', 0, ''))

test('lords-of-the-pit plays: each portal brings one of the two groups of its colour', () => {
  plays('lords-of-the-pit', {
    blue: ['3 imp', '1 pinky +1'],
    yellow: ['1 baron-of-hell, 2 imp', '1 baron-of-hell, 1 cacodemon +1'],
    red: ['2 baron-of-hell, 1 imp +2', '1 baron-of-hell, 2 pinky +1'],
  })
})

test('D-LIMITS-3 lords-of-the-pit refused: figures that are all on the map already do not come', () =>
  refuses('lords-of-the-pit', 'imp', 0, ''))

test('titan-s-arrival plays: each portal brings one of the two groups of its colour', () => {
  plays('titan-s-arrival', {
    blue: ['2 possessed-soldier', '2 imp +2'],
    yellow: ['2 pinky, 1 imp', '2 cacodemon, 2 imp +1'],
    red: ['1 cyberdemon +2', '2 mancubus, 3 imp'],
  })
})

test('D-LIMITS-3 titan-s-arrival refused: figures that are all on the map already do not come', () =>
  refuses('titan-s-arrival', 'possessed-soldier', 0, ''))

test('menagerie plays: each portal brings one of the two groups of its colour', () => {
  plays('menagerie', {
    blue: ['1 cacodemon, 1 imp', '1 pinky +1'],
    yellow: ['1 pinky, 1 cacodemon, 1 possessed-soldier', '1 revenant, 1 cacodemon, 1 imp'],
    red: ['1 baron-of-hell, 1 revenant, 1 cacodemon', '1 mancubus, 1 pinky, 1 cacodemon, 1 possessed-soldier'],
  })
})

test('D-LIMITS-3 menagerie refused: figures that are all on the map already do not come', () =>
  refuses('menagerie', 'cacodemon', 0, '1 imp'))

test('argent-communion plays: each portal brings one of the two groups of its colour', () => {
  plays('argent-communion', {
    blue: ['1 possessed-soldier, 1 imp +2', '2 imp +3'],
    yellow: ['1 revenant, 2 possessed-soldier +2', '2 cacodemon, 1 possessed-soldier +3'],
    red: ['1 baron-of-hell, 1 mancubus, 1 possessed-soldier +3', '2 revenant, 2 possessed-soldier +2'],
  })
})

test('D-LIMITS-3 argent-communion refused: figures that are all on the map already do not come', () =>
  refuses('argent-communion', 'possessed-soldier', 0, '1 imp +2'))

test('pack-hunters plays: each portal brings one of the two groups of its colour', () => {
  plays('pack-hunters', {
    blue: ['3 imp', '1 pinky +1'],
    yellow: ['1 pinky, 3 imp +1', '1 cacodemon, 4 imp'],
    red: ['2 pinky, 4 imp', '3 pinky, 1 possessed-soldier'],
  })
})

test('D-LIMITS-3 pack-hunters refused: figures that are all on the map already do not come', () =>
  refuses('pack-hunters', 'imp', 0, ''))
