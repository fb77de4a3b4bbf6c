import { type Event, fastRandom, newSave, offered, replay } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { doom as game } from '../../src/index.ts'

const map = ['+-+-+-+-+-+-+', '|. . . . . .|', '+-+-+-+-+-+-+']
const squad = {
  alpha: { class: null, weapons: ['burst-rifle', 'plasma-rifle'] },
  bravo: { class: null, weapons: ['super-shotgun', 'combat-shotgun'] },
}
const position = (scenario: object) =>
  game.options.parse({
    ...{ mission: 'exodus-1', marines: 2, squad, tableDice: true },
    scenario: { map, initiative: ['alpha', 'bravo'], events: { hand: [] }, ...scenario },
  })

/** An imp may shoot at Bravo, with two red dice. */
const SHOT = position({
  turn: 'imp',
  marines: { alpha: { at: 'a1' }, bravo: { at: 'd1', hand: [] } },
  demons: [{ kind: 'imp', at: 'f1' }],
})

/** Plays on with whatever is wanted first among what is offered, passing where nothing of it is, until `isThere`. */
function playing(
  state: ReturnType<typeof game.create>,
  wanted: readonly string[],
  isThere: (heard: Event[]) => boolean,
) {
  const heard: Event[] = []
  const keys: string[] = []
  for (let n = 0; n < 80 && state.decision && !isThere(heard); n++) {
    const offers = offered(state)
    const next = wanted.find(key => offers.includes(key)) ?? (offers.includes('pass') ? 'pass' : offers.at(-1)!)
    game.choose(state, next, heard)
    keys.push(next)
  }
  return { heard, keys }
}

const isAsked = (state: ReturnType<typeof game.create>) => () => state.decision?.kind === 'table-die'
const rolls = (heard: Event[]) => heard.filter(({ type }) => type === 'rolled') as Array<Event & { again?: boolean }>

describe('D-ATTACK-4 with real dice on the table', () => {
  test('a demon waits until its defender has said what every die shows, and hits with that', () => {
    const state = game.create(SHOT, 'table dice')
    const { heard } = playing(state, ['attack', 'target:bravo'], isAsked(state))
    expect(state.decision).toMatchObject({
      seat: 'bravo',
      about: { figure: 'imp-1', against: 'bravo', colour: 'red', red: 2, black: 0 },
    })
    expect(rolls(heard)).toEqual([])
    game.choose(state, 'face:2', heard)
    expect(state.decision).toMatchObject({ seat: 'bravo', about: { colour: 'red', red: 1, black: 0 } })
    game.choose(state, 'face:0', heard)
    expect(rolls(heard)).toMatchObject([
      {
        dice: [
          { colour: 'red', face: 2 },
          { colour: 'red', face: 0 },
        ],
      },
    ])
  })

  test('only faces that the die has are offered, each once', () => {
    const state = game.create(SHOT, 'table dice')
    playing(state, ['attack', 'target:bravo'], isAsked(state))
    expect(offered(state).filter(key => key.startsWith('face'))).toEqual(['face:0', 'face:1', 'face:2'])
  })
})

test('D-ATTACK-8 a die that is rolled again is asked for again', () => {
  const aimed = position({
    turn: 'alpha',
    marines: {
      alpha: { at: 'a1', hand: ['run-and-gun'], weapons: ['burst-rifle', 'plasma-rifle'] },
      bravo: { at: null },
    },
    demons: [{ kind: 'imp', at: 'c1' }],
  })
  const state = game.create(aimed, 'table dice')
  const wanted = ['play:run-and-gun', 'attack:run-and-gun', 'target:imp-1', 'face:1', 'yes', 'reroll:0']
  const first = playing(state, wanted, heard => rolls(heard).length > 0)
  expect(rolls(first.heard)[0]).toMatchObject({ by: 'alpha' })
  const second = playing(state, ['yes', 'reroll:0'], isAsked(state))
  expect(second.keys.at(-1)).toBe('reroll:0')
  expect(state.decision).toMatchObject({ seat: 'alpha', about: { figure: 'alpha', against: '' } })
  game.choose(state, 'face:2', second.heard)
  expect(rolls(second.heard)).toMatchObject([{ again: true, n: 0, dice: [{ face: 2 }] }])
})

/** Alpha's grenade beside an imp: a red die and a black one, when the imp is activated. */
const THROWN = position({
  turn: 'alpha',
  marines: {
    alpha: { at: 'a1', hand: ['throw-frag-grenade'], weapons: ['combat-shotgun', 'plasma-rifle', 'frag-grenade'] },
    bravo: { at: null },
  },
  demons: [{ kind: 'imp', at: 'd1' }],
  initiative: ['invader'],
})
const thrown = ['play:throw-frag-grenade', 'token:d1', 'activate:imp', 'figure:imp-1', 'end']

test('D-GRENADE-1 dice that are no attack are asked for too', () => {
  const state = game.create(THROWN, 'table dice')
  const { heard } = playing(state, thrown, isAsked(state))
  expect(state.decision).toMatchObject({ seat: 'alpha', about: { against: '', red: 1, black: 1 } })
  playing(state, ['face:1', 'face:2'], all => {
    heard.push(...all.splice(0))
    return rolls(heard).length > 0
  })
  expect(rolls(heard)).toMatchObject([{ dice: [{ face: 1 }, { face: 1 }] }])
})

test('D-ATTACK-3 the red dice are asked for first, then the black ones, to the last of each colour', () => {
  const state = game.create(THROWN, 'table dice')
  const { heard } = playing(state, thrown, isAsked(state))
  expect(state.decision).toMatchObject({ about: { colour: 'red', red: 1, black: 1 } })
  game.choose(state, 'face:0', heard)
  expect(state.decision).toMatchObject({ kind: 'table-die', about: { colour: 'black', red: 0, black: 1 } })
  game.choose(state, offered(state).at(-1)!, heard)
  expect(state.decision?.kind).not.toBe('table-die')
  expect(rolls(heard)).toHaveLength(1)
})

test('a match with real dice is kept and played again like any other', () => {
  const save = newSave(game, SHOT, 'kept')
  const state = game.create(SHOT, save.seed!)
  save.decisions.push(...playing(state, ['attack', 'target:bravo', 'face:2', 'end'], heard => heard.length > 60).keys)
  expect(save.decisions).toContain('face:2')
  expect(replay(game, JSON.parse(JSON.stringify(save)))).toEqual(state)
})

test('in what bots imagine the dice fall by chance: nobody chooses them', () => {
  const state = game.create(SHOT, 'table dice')
  const { heard } = playing(game.imagine(state, 'invader', fastRandom('x')), ['attack', 'target:bravo'], all =>
    all.some(({ type }) => type === 'hits'),
  )
  expect(rolls(heard)).toHaveLength(1)
  expect(state.rulings.tableDice).toBe(true)
})

test('D-ATTACK-4 dice of the invader that concern no marine are asked of the first one', () => {
  const escort = game.options.parse({
    ...{ mission: 'black-bishop-4', marines: 2, squad, tableDice: true },
    scenario: {
      map,
      turn: 'imp',
      initiative: ['alpha', 'bravo'],
      events: { hand: [] },
      marines: { alpha: { at: null }, bravo: { at: 'a1' } },
      drone: { at: 'd1' },
      demons: [{ kind: 'imp', at: 'f1' }],
    },
  })
  const state = game.create(escort, 'table dice')
  playing(state, ['attack', 'target:drone'], isAsked(state))
  expect(state.decision).toMatchObject({ seat: 'alpha', about: { figure: 'imp-1', against: 'drone' } })
})
