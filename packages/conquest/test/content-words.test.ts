import { below, type Frame, fastRandom, type Link } from '@redoubt/kernel'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import cardsFile from '../content/cards.json'
import decksFile from '../content/decks.json'
import planetsFile from '../content/planets.json'
import { cardSchema, planetsSchema } from '../src/content/cards.ts'
import { contentProblems } from '../src/content/check/cards.ts'
import { cardsContent } from '../src/content/content.ts'
import { type Bearer, type Made, made, WORDS } from './support/words.ts'

/**
 * Every combination of words is refused with a sentence or carried out. Abilities are put together at random; those that
 * the check lets through are printed on cards, the engine is loaded with them, and each of their words is watched in play.
 */

const EACH = 600
const SEED = 20
/** For a trait that filters name; its keywords would name others. */
const VEHICLE = { ...cardsContent.cards.find(card => card.traits.includes('Vehicle'))!, keywords: [] }

const FIGURES: Record<Exclude<Bearer, 'planet'>, object> = {
  army: { cost: 0, atk: 2, hp: 4, command: 1, shields: 0 },
  support: { cost: 0, atk: null, hp: null, command: null, shields: 0 },
  attachment: {
    cost: 0,
    atk: null,
    hp: null,
    command: null,
    shields: 0,
    attachTo: { filter: { is: 'unit' }, text: '…' },
  },
  event: { cost: 0, atk: null, hp: null, command: null, shields: 0 },
  warlord: {
    cost: null,
    atk: 2,
    hp: 7,
    command: null,
    shields: 0,
    startingHand: 7,
    startingResources: 7,
    bloodied: { atk: 2, hp: 5, keywords: [{ keyword: 'bloodied' }], abilities: [] },
  },
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value))
const abilityOf = (id: string, { ability }: Made) => plain({ id: `${id}/1`, ...ability, text: '…', rules: [] })

function cardOf(id: string, one: Made): Record<string, unknown> {
  const figures = FIGURES[one.type as Exclude<Bearer, 'planet'>]
  const face = { id, no: 900, name: id, type: one.type, faction: 'orks', unique: false, loyal: false, signature: false }
  const rest = { traits: [], keywords: [], copies: 1, inDemo: false, needs: ['ranged'] }
  return plain({ ...face, ...rest, ...figures, abilities: [abilityOf(id, one)] })
}
const planetOf = (id: string, one: Made) =>
  plain({ ...planetsFile.planets[0]!, id, name: id, types: ['tech'], battleAbility: abilityOf(id, one) })

/** What the loader says about one ability. */
function problemsOf(id: string, one: Made): string[] {
  if (one.type === 'planet')
    return contentProblems([VEHICLE], planetsSchema.parse({ ...planetsFile, planets: [planetOf(id, one)] }).planets)
  return contentProblems([VEHICLE, cardSchema.parse(cardOf(id, one))], [])
}

const judged = WORDS.flatMap((word, w) =>
  fc.sample(made(word), { numRuns: EACH, seed: SEED + w }).map((one, n) => {
    const id = `x-${word}-${n}`
    return { id, one, problems: problemsOf(id, one) }
  }),
)
/** Each kind of word on each kind of card a few times, not the most frequent ones hundreds of times. */
const accepted = judged
  .filter(({ problems }) => problems.length === 0)
  .filter((entry, n, all) => all.slice(0, n).filter(other => label(other.one) === label(entry.one)).length < 2)

function label({ type, ability }: Made): string {
  const [step] = ability.effect as Array<{ do: string; id?: string }>
  const asked = (ability.when as Array<{ is: string }>).map(({ is }) => is)
  return [type, ability.kind, step?.do, step?.id, ...asked].join(' ')
}

test('whatever is refused is refused in a sentence with the card, the field and what is wrong', () => {
  const refused = judged.filter(({ problems }) => problems.length > 0)
  for (const { id, problems } of refused)
    for (const problem of problems) expect(problem).toMatch(new RegExp(`^${id}: [\\w.[\\]]+: .{8,}\\.$`))
  expect(refused.length).toBeGreaterThan(judged.length / 2)
  expect(accepted.length).toBeGreaterThan(150)
})

test('every word of the vocabulary is among what is accepted', () => {
  const words = new Set(
    accepted.flatMap(({ one }) => [...JSON.stringify(one.ability.effect).matchAll(/"do":"([\w-]+)"/g)].map(m => m[1])),
  )
  expect([...words].sort()).toEqual([...WORDS].sort())
})

describe('whatever is accepted is carried out', () => {
  type Engine = typeof import('../src/index.ts')
  let engine: Engine
  let constants: typeof import('../src/abilities/constants.ts')
  /** Steps of abilities that have changed something or started a procedure. */
  const done = new Set<string>()
  const keyOf = (ability: string, step: object) => `${ability} ${sorted(step)}`

  beforeAll(async () => {
    const cards = accepted
      .filter(({ one }) => one.type !== 'planet')
      .flatMap(({ id, one }) => {
        const card = cardOf(id, one)
        // An event is played for its text, so there is none without; nor is any of it constant.
        return one.type === 'event' ? [card] : [card, { ...card, id: `blank-${id}`, name: id, abilities: [] }]
      })
    const planets = accepted.filter(({ one }) => one.type === 'planet').map(({ id, one }) => planetOf(id, one))
    const allPlanets = [...planetsFile.planets, ...planets]
    const every = { ...decksFile.planetSets[0]!, id: 'every', planets: allPlanets.map(planet => planet.id) }
    vi.resetModules()
    vi.doMock('../content/cards.json', () => ({ default: { ...cardsFile, cards: [...cardsFile.cards, ...cards] } }))
    vi.doMock('../content/planets.json', () => ({ default: { ...planetsFile, planets: allPlanets } }))
    vi.doMock('../content/decks.json', () => ({
      default: { ...decksFile, planetSets: [...decksFile.planetSets, every] },
    }))
    engine = await import('../src/index.ts')
    constants = await import('../src/abilities/constants.ts')
    watch((await import('../src/rules/effects.ts')).effects.links.next!)
  })
  afterAll(() => {
    vi.doUnmock('../content/cards.json')
    vi.doUnmock('../content/planets.json')
    vi.doUnmock('../content/decks.json')
    vi.resetModules()
  })

  /** Notes every step that changes the state or starts a procedure. */
  function watch(link: Link): void {
    const run = link.run!
    link.run = (g, frame) => {
      const f = frame as Frame & { list: object[]; at: number; use: { ability: string } }
      const step = f.list[f.at]
      if (!step || !f.use.ability.startsWith('x-')) return run(g, f)
      f.at++
      const before = JSON.stringify(g)
      f.at--
      const next = run(g, f)
      if (next !== undefined || JSON.stringify(g) !== before) done.add(keyOf(f.use.ability, step))
      return next
    }
  }

  test('each word of each accepted ability changes something in play', { timeout: 1_200_000 }, () => {
    const idle = accepted.filter(({ id, one }) => !works(id, one)).map(({ id, one }) => `${id} ${JSON.stringify(one)}`)
    expect(idle).toEqual([])
  })

  /** Plays at random, with a liking for the card, until all its words have been seen to do something. */
  function works(id: string, one: Made): boolean {
    for (let n = 0; n < 40; n++) {
      const g = engine.conquest.create(position(id, one, n), `${id} ${n}`)
      const chance = { random: fastRandom(`${id} ${n}`) }
      for (let i = 0; i < 200 && !g.outcome; i++) {
        if (one.ability.kind === 'constant' ? differs(g, id) : allDone(id, one)) return true
        engine.conquest.choose(g, liked(g, id, chance.random))
      }
    }
    return false
  }

  type State = ReturnType<Engine['conquest']['create']>

  function liked(g: State, id: string, random: ReturnType<typeof fastRandom>) {
    const { options } = g.decision!
    const roll = engineBelow(random, 10)
    const own = options.filter(option => JSON.stringify(option).includes(`"${id}`))
    const acts = own.filter(option => option.do === 'use' || option.do === 'play')
    const list = acts.length > 0 && roll < 8 ? acts : own.length > 0 && roll < 5 ? own : options
    return list[engineBelow(random, list.length)]!
  }

  function allDone(id: string, { ability }: Made): boolean {
    const steps = plain(ability.effect)
    return steps.every(step => stepDone(id, step as { do: string }))
  }

  function stepDone(
    id: string,
    step: { do: string; effect?: object[]; options?: Array<{ effect: object[] }> },
  ): boolean {
    const inside = [...(step.effect ?? []), ...(step.options ?? []).flatMap(option => option.effect)]
    return done.has(keyOf(`${id}/1`, step)) && inside.every(one => stepDone(id, one as { do: string }))
  }

  /** Everything constant effects can change, with the card's text and without. */
  function differs(g: State, id: string): boolean {
    const index = engine.designById(id)!.index
    const blank = engine.designById(`blank-${id}`)!.index
    const without = { ...g, cards: g.cards.map(card => (card === index ? blank : card)), play: [...g.play] }
    return JSON.stringify(probe(g)) !== JSON.stringify(probe(without))
  }

  function probe(g: State) {
    const units = g.play.filter(p => engine.designOf(g, p.id).isUnit)
    const { atkOf, hpOf, commandOf, hasKeyword, areaEffectOf, cannotBeAttacked, cannotBeTargetedBy, attackDamage } =
      constants
    return {
      units: units.map(p => [
        atkOf(g, p),
        hpOf(g, p),
        commandOf(g, p),
        areaEffectOf(g, p),
        hasKeyword(g, p, 'armorbane'),
        hasKeyword(g, p, 'ranged'),
        cannotBeAttacked(g, p),
        units.filter(q => q.ctrl !== p.ctrl).map(q => attackDamage(g, p, q)),
      ]),
      targets: g.play.map(p => [cannotBeTargetedBy(g, p, 0), cannotBeTargetedBy(g, p, 1)]),
    }
  }
})

/** The loader puts fields in another order and fills in empty ones. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([p], [q]) => (p < q ? -1 : 1)))
      : inner,
  )
}

function engineBelow(random: ReturnType<typeof fastRandom>, n: number): number {
  return below({ random }, n)
}

/** A full table: the card in play and in the hand, friends and foes, damaged and exhausted, in every place. */
function position(id: string, { type }: Made, n: number): object {
  const hand = type === 'planet' || type === 'warlord' ? [] : [id, id, id]
  const attachments = type === 'attachment' ? [id, { card: id, exhausted: true }] : []
  const own = type === 'army' ? [id, { card: id, damage: 1, exhausted: true }] : []
  const side = {
    resources: 20,
    deck: [
      'Goff Nob',
      'Shoota Mob',
      'Bad Dok',
      'Goff Boyz',
      'Eager Recruit',
      'Void Pirate',
      'Promotion',
      'Enraged Ork',
      'Rogue Trader',
      'Shoota Mob',
    ],
    discard: ['Goff Nob', 'Enraged Ork', "Squig Bombin'"],
  }
  return {
    planets: 'every',
    rules: { rangedSkirmish: true },
    scenario: {
      phase: n % 2 === 0 ? 'deploy' : 'combat',
      initiative: n % 3 === 0 ? 'b' : 'a',
      planets: [type === 'planet' ? id : 'Plannum', 'Atrox Prime', 'Ferrin', 'Osus IV', 'Iridial'],
      a: {
        ...side,
        warlord: {
          ...(type === 'warlord' ? { card: id } : {}),
          at: ['hq', 'p1', 'p2'][n % 3],
          damage: 1,
          exhausted: n % 5 === 1 || n % 5 === 2,
        },
        hand: [...hand, 'Shoota Mob', 'Goff Nob', 'Indomitable', 'Iron Halo', 'Eager Recruit', 'Kraktoof Hall'],
        hq: [
          { card: 'Rugged Killa Kans', damage: 1 },
          { card: 'Bad Dok', exhausted: true },
          'Kraktoof Hall',
          ...(type === 'support' ? [id, { card: id, exhausted: true }] : []),
        ],
        at: {
          p1: [
            ...own,
            { card: 'Deathwing Guard', damage: 2, attachments },
            { card: 'Tactical Squad Cardinis', exhausted: true },
            'Raven Guard Speeder',
          ],
          p2: [
            ...own,
            { card: 'Goff Nob', damage: 1, attachments: [...attachments, 'Rokkit Launcha'] },
            { card: 'Land Raider', exhausted: true },
          ],
        },
      },
      b: {
        ...side,
        warlord: { at: n % 4 < 2 ? 'p1' : 'p2', damage: 2 },
        hand: ['Shoota Mob', 'Bigga is Betta', 'Indomitable', 'Promotion', 'Eager Recruit', 'Bigtoof Banna'],
        hq: [{ card: 'Bad Dok', damage: 1 }, 'Bigtoof Banna', 'Kraktoof Hall'],
        at: {
          p1: [
            { card: 'Rugged Killa Kans', damage: 1 },
            'Daring Assault Squad',
            { card: 'Crushface', exhausted: true, attachments: ['Tallassarian Tempest Blade', 'Rokkit Launcha'] },
            { card: 'Raven Guard Speeder', exhausted: true },
          ],
          p2: [{ card: 'Ultramarines Dreadnought', damage: 1 }, 'Enraged Ork', 'Shoota Mob'],
          p3: ['Goff Boyz', { card: 'Deathwing Guard', damage: 1 }],
        },
      },
    },
  }
}
