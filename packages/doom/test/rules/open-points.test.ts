import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { boardOf } from '../../src/board/map.ts'
import { OPEN_POINTS } from '../../src/match/open-points.ts'
import { away, box, corridor, doom, room } from '../play.ts'

const law = readFileSync(join(import.meta.dirname, '../../../../docs/rules/doom.md'), 'utf8')

describe('section 6 of the rules', () => {
  const rows = [...law.matchAll(/^\| (OP-\d+) \|.*\| (.*) \|$/gm)].map(([, id, ruling]) => ({
    id: id!,
    ruling: ruling!,
  }))

  test('OP-18 OP-19 OP-22 OP-45 OP-46 OP-48 the law names exactly the switches there are, the proposed value first', () => {
    expect(rows.length).toBeGreaterThan(45)
    const switches = rows.flatMap(({ id, ruling }) => {
      const [, usual, other] = /\*Switch:\* `([a-z]+)`, or `([a-z]+)`/.exec(ruling) ?? []
      return usual ? [[id, [usual, other]]] : []
    })
    expect(Object.fromEntries(switches)).toEqual(OPEN_POINTS)
  })

  test('every open point says whether it is a switch, data or fixed, and only one of them', () => {
    for (const { id, ruling } of rows) expect(ruling.match(/\*(?:Switch:|Data\.|Fixed\.)\*/g), id).toHaveLength(1)
  })

  test('the introduction lists the same switches, and the same points that are data', () => {
    const [, listed, data] = /^.*Switches are ([^;]*);([^;]*)$/m.exec(law)!
    expect(listed!.match(/OP-\d+/g)).toEqual(Object.keys(OPEN_POINTS))
    const marked = rows.filter(({ ruling }) => ruling.includes('*Data.*')).map(({ id }) => id)
    expect(marked.length).toBeGreaterThan(0)
    expect(data!.match(/OP-\d+/g)).toEqual(marked)
  })
})

describe('OP-7 the base of a demon is data per kind', () => {
  const spaces = {
    mancubus: ['c3', 'c4'],
    'baron-of-hell': ['c3', 'd3', 'c4', 'd4'],
    cyberdemon: ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'],
  }

  test('two spaces, four and six; every other kind has one', () => {
    for (const { id, base, large } of Object.values(box().demons)) {
      const size = base[0] * base[1]
      expect([id, size, large]).toEqual([id, spaces[id as keyof typeof spaces]?.length ?? 1, size > 1])
    }
  })

  test.each(Object.entries(spaces))('%s turns for a movement point exactly if its base is not square', (kind, at) => {
    const g = doom({
      map: room(8, 8),
      alpha: { at: 'h8' },
      ...away,
      demons: { [kind]: { at } },
      turn: kind,
      scenario: { events: { hand: [] } },
    })
    expect(g.offers.some(key => key.startsWith('turn:'))).toBe(at.length !== 4)
    expect(g.offers.some(key => key.startsWith('step:'))).toBe(true)
  })
})

test('OP-37 D-LIMITS-3 33 figures, the Revenant among eight kinds; as many as the data says come onto the map', () => {
  const { demons } = box()
  expect(Object.keys(demons)).toHaveLength(8)
  expect(Object.values(demons).reduce((sum, { figures }) => sum + figures, 0)).toBe(33)
  const stand = (count: number) =>
    doom({
      map: corridor(9),
      alpha: { at: 'a1' },
      ...away,
      turn: 'alpha',
      demons: {
        revenant: 'bcdefg'
          .slice(0, count)
          .split('')
          .map(x => ({ at: `${x}1` })),
      },
    })
  const { figures } = demons.revenant!
  expect(stand(figures).state.figures.filter(f => f.kind === 'revenant')).toHaveLength(figures)
  expect(() => stand(figures + 1)).toThrow(`the box holds ${figures} of revenant.`)
})

test('OP-38 the numbers of Imp and Possessed Soldier are those of the ruling and marked as provisional, no others are', () => {
  const { imp, 'possessed-soldier': soldier, ...others } = box().demons
  expect(imp).toMatchObject({ stagger: 1, speed: 4, range: 3, health: 4 })
  expect(soldier).toMatchObject({ stagger: 3, speed: 4, range: 5, health: 5 })
  const doubtful = ['speed', 'range', 'health', 'stagger']
  expect(imp!.provisionalFields).toEqual([...doubtful, 'abilities.imp-charged-fireball.cost'])
  expect(soldier!.provisionalFields).toEqual([...doubtful, 'abilities.possessed-vigilance.cost'])
  for (const { id, provisionalFields } of Object.values(others))
    expect([id, provisionalFields]).toEqual([id, undefined])
})

test('OP-43 D-RANGE-4 "within 5 spaces" is counted as range is, not as steps: across a railing, but no further', () => {
  /** Alpha in a1 shoots the Imp beside it; the soldier beyond the railing may answer if it counts to 5. */
  const watched = (soldier: string) =>
    doom({
      map: ['+-+-+-+-+-+-+-+', '|. . .:. . . .|', '+-+-+-+-+-+-+-+'],
      alpha: { at: 'a1', hand: ['sidearm'] },
      ...away,
      demons: { imp: { at: 'b1' }, 'possessed-soldier': { at: soldier } },
      turn: 'alpha',
      dice: [0, 1],
      scenario: { argent: { 'possessed-soldier': 1 }, events: { hand: [], deck: ['wall-of-flesh'] } },
    }).does('play:sidearm', 'attack:sidearm')
  expect(watched('f1')).waitsFor('invader', 'after-enemy-attack')
  expect(watched('g1')).waitsFor('alpha', 'activation')
})

test('OP-49 D-ZONE-2 discarded event cards lie open, also those discarded for argent; so do Glory Kill cards', () => {
  const g = doom({
    map: corridor(9),
    alpha: { at: 'a1', hand: [], glory: ['iron-will'], stunned: true },
    ...away,
    demons: { imp: { at: 'i1' } },
    turn: 'alpha',
    scenario: { initiative: [], events: { hand: ['ambush', 'onslaught'] } },
  })
  g.does('use:iron-will', 'end').passes()
  expect(g).waitsFor('invader', 'gain-argent')
  g.does('discard:onslaught')
  for (const viewer of ['alpha', 'bravo', 'invader', 'spectator']) {
    expect(g.view(viewer).invader.discard.cards, viewer).toEqual(['onslaught'])
    expect(g.view(viewer).gloryDeck.discard.cards, viewer).toEqual(['iron-will'])
  }
  expect(g.view('alpha').invader.hand.cards).toBeUndefined()
})

describe('OP-51 two tokens on one space of which one counts', () => {
  test('D-OBJECTIVE-6 objective tokens are alike: one is taken, the other stays, whichever lay there first', () => {
    const taken = (first: string, second: string) => {
      const g = doom({
        mission: 'exodus-1',
        map: room(8, 3),
        alpha: { at: 'a1', hand: [], mp: 4 },
        bravo: { at: 'a3' },
        charlie: { at: null },
        delta: { at: null },
        demons: { imp: { at: 'h3' } },
        turn: 'alpha',
        scenario: { objectives: { [first]: { at: 'b1' }, [second]: { at: 'b1' } } },
      }).does('step:b1')
      expect(g.offers.filter(key => key.startsWith('use:'))).toEqual(['use:extract-take'])
      g.does('use:extract-take')
      expect(g.figure('alpha').carries).toBe(first)
      expect(g).waitsFor('alpha', 'activation')
      expect(g).not.offers('use:extract-take') // its hands are full
      const { at, id, ...stays } = g.state.objectives.find(o => o.at >= 0)!
      expect([boardOf(g.state).name(at), id]).toEqual(['b1', second])
      return { stays, lasting: g.state.lasting, offers: g.offers }
    }
    expect(taken('o1', 'o2')).toEqual(taken('o2', 'o1'))
  })

  test.each([
    ['alpha', 'bravo'],
    ['bravo', 'alpha'],
  ])('D-KILL-1 a demon that dies on plasma of %s and %s was killed by the first', (first, second) => {
    const g = doom({
      map: corridor(8),
      alpha: { at: 'a1', hand: [] },
      bravo: { at: 'b1', hand: [] },
      charlie: { at: null },
      delta: { at: null },
      demons: { imp: [{ at: 'h1', damage: 3 }, { at: 'f1' }] },
      turn: 'imp',
      scenario: { events: { hand: [] } },
    })
    for (const owner of [first, second])
      g.state.tokens.push({
        kind: 'plasma',
        at: boardOf(g.state).at('g1'),
        ability: 'plasma-stream',
        effect: 0,
        owner,
        until: 'owner-activation-start',
      })
    g.does('figure:imp-1', 'step:g1')
    expect(g.events('killed')).toMatchObject([{ figure: 'imp-1', by: first }])
  })
})
