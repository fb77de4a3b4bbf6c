import { below, type Choice, type Frame, fastRandom, key, type Link } from '@redoubt/kernel'
import type { EffectsFrame } from '../../src/abilities/frames.ts'
import type { Content } from '../../src/content/content.ts'
import { doom } from '../../src/game.ts'
import { effectsFlow } from '../../src/language/effects.ts'
import { holdContent } from '../../src/match/contents.ts'
import type { DoomState } from '../../src/match/state.ts'
import { type Bearer, MISSION } from './bearers.ts'
import { contentWith, type Made } from './cards.ts'
import { type Chance, oneOf } from './values.ts'

/** Plays made-up cards, with a liking for them, and notes which of their effects changed anything. */

/** Effects that did something: `ability effect`. */
const done = new Set<string>()
const mark = (ability: string, effect: number, branch = '') => `${ability} ${effect}${branch}`

let watched = false
function watch(): void {
  if (watched) return
  watched = true
  const link = effectsFlow.links.apply as Link
  const run = link.run!
  link.run = (state, frame) => {
    const [g, f] = [state as DoomState, frame as Frame as EffectsFrame]
    if (!f.ability.startsWith('x-')) return run(g, f)
    const { i, branch } = f
    const before = picture(g)
    const next = run(g, f)
    if (next?.push?.length || picture(g) !== before) done.add(mark(f.ability, branch?.[0] ?? i))
    return next
  }
}

/** The state without the note of where the effects stand; what is laid down is a promise and changes nothing yet. */
const picture = (g: DoomState) =>
  JSON.stringify({ ...g, lasting: null, stack: g.stack.map(f => (f.flow === 'effects' ? { ...f, i: 0 } : f)) })

/** Its ability has the name of the card, or a number more. */
const abilityOf = ({ id, bearer }: Made): string =>
  bearer === 'glory' || bearer === 'event' || bearer === 'action' ? id : `${id}-1`

/** Moments of missions that come in every match. */
const ALWAYS_COMES = ['status-phase:start', 'status-phase:end', 'round-end', 'activation-end', 'during-activation']

/** What a card speaks of may be missing in the positions below; then nobody can say that it does nothing. */
export function mayBeIdle({ bearer, spoken }: Made, effect: number): boolean {
  const { op, ...said } = spoken.effects[effect]!
  if (spoken.if.length > 0 || 'if' in said) return true
  if (JSON.stringify(said).includes('minDistanceFromMarines')) return true
  const asks = JSON.stringify(said)
  if (isRule(bearer))
    return (
      !ALWAYS_COMES.includes(spoken.timing) ||
      RARE_IN_MISSIONS.includes(op) ||
      /"(of|state|where)":/.test(asks) ||
      LACKING.test(asks)
    )
  // Nobody has points to lose at most moments, and whoever attacks, defends or dies is hardly stunned.
  if (op === 'loseMovement' || (op === 'removeStun' && /attack|defense|killed/.test(spoken.timing))) return true
  // Whoever moves onto a demon hardly does so while somebody attacks.
  if (/"(attacker|defender)"/.test(asks) && /glory-kill|when-kills/.test(spoken.timing)) return true
  return LACKING.test(asks) || RARE.includes(op) || (spoken.timing === 'passive' && RARE_IF_PASSIVE.includes(op))
}

/** There is no drone, and nobody carries anything. */
const LACKING = /"(drone|objective|carries|token-dropped)"/
/** Instant kills are rare. */
const RARE = ['convertInstantKill']
/** So are splashes, stuns and pushes of the others, and demons between two stagger values. */
const RARE_IF_PASSIVE = ['modifySplash', 'immune', 'modifyStagger']
/** A teleporter may be active already, a door shut, no token there; hardly anybody is attacked across a corner or passes an enemy. */
const RARE_IN_MISSIONS =
  'setTeleporter removeStun grantCover noCover removeToken forbid ignoreMovementCost capRange'.split(' ')

/** Effects of a card that did nothing in many matches. Whatever is thrown says which card it was. */
export function idle(card: Made): number[] {
  const matches = isRule(card.bearer) ? 3 : 40
  watch()
  const content = contentWith(card)
  holdContent(content)
  try {
    if (card.spoken.timing === 'passive') return differs(card, content, matches) ? [] : [0]
    return unused(card, content, matches)
  } catch (error) {
    throw new Error(`${card.id} ${JSON.stringify(card.spoken)}\n${(error as Error).stack}`)
  }
}

/** Decisions of a match before another one is tried: rules of missions need whole rounds. */
const lengthOf = ({ bearer }: Made): number => (isRule(bearer) ? 150 : 60)
const isRule = (bearer: Bearer): boolean => ['objective', 'threat', 'mission'].includes(bearer)

function unused(card: Made, { id }: Content, matches: number): number[] {
  const ability = abilityOf(card)
  const waiting = () => [...card.spoken.effects.keys()].filter(i => !done.has(mark(ability, i)))
  for (let n = 0; n < matches && waiting().length > 0; n++) {
    const chance = { random: fastRandom(`${card.id} ${n}`) }
    const g = doom.create(position(card, id, n), `${card.id} ${n}`)
    const twins = new Map<number, DoomState>()
    for (let k = 0; k < lengthOf(card) && !g.outcome && waiting().length > 0; k++) {
      for (const i of waiting()) twinWithout(twins, g, ability, i)
      const choice = liked(g, card, chance)
      doom.choose(g, choice)
      for (const [i, twin] of twins) if (!goesAlong(twin, choice, g)) done.add(mark(ability, i))
    }
  }
  return waiting()
}

/** From when an effect is laid down, the same match without it goes along: sometime it must be heard of. */
function twinWithout(twins: Map<number, DoomState>, g: DoomState, ability: string, effect: number): void {
  const isIt = (lasting: DoomState['lasting'][number]) => lasting.ability === ability && lasting.effect === effect
  if (twins.has(effect) || !g.lasting.some(isIt)) return
  const twin = doom.copy(g)
  twin.lasting = twin.lasting.filter(lasting => !isIt(lasting))
  twins.set(effect, twin)
}

function goesAlong(twin: DoomState, choice: Choice, g: DoomState): boolean {
  if (!twin.decision?.options.some(option => key(option) === key(choice))) return false
  doom.choose(twin, choice)
  return picture(twin) === picture(g)
}

/** Is any of the matches another one without the text of the card? */
function differs(card: Made, content: Content, matches: number): boolean {
  const blank = contentWith(card, true)
  holdContent(blank)
  const seen = (g: DoomState) => JSON.stringify({ ...g, rulings: null })
  for (let n = 0; n < matches; n++) {
    const chance = { random: fastRandom(`${card.id} ${n}`) }
    const [g, other] = [content, blank].map(({ id }) => doom.create(position(card, id, n), `${card.id} ${n}`)) as [
      DoomState,
      DoomState,
    ]
    for (let k = 0; k < lengthOf(card) && !g.outcome; k++) {
      if (seen(g) !== seen(other)) return true
      const choice = liked(g, card, chance)
      doom.choose(g, choice)
      doom.choose(other, choice)
    }
  }
  return false
}

function liked(g: DoomState, card: Made, chance: Chance) {
  const { options } = g.decision!
  const own = options.filter(option => JSON.stringify(option).includes(`"${card.id}`))
  if (own.length > 0 && below(chance, 10) < 8) return oneOf(chance, own)
  const bold = options.filter(option => ['attack', 'target', 'yes', 'pick', 'play'].includes(option.do))
  if (bold.length > 0 && below(chance, 10) < 5) return oneOf(chance, bold)
  return oneOf(chance, options)
}

const RECRUITS = {
  alpha: { class: null, weapons: ['combat-shotgun', 'plasma-rifle'] },
  bravo: { class: null, weapons: ['super-shotgun', 'heavy-assault-rifle'] },
}

const MAP = [
  '+-+-+-+-+-+-+-+-+',
  '|. . . .|. . . .|',
  '+ + + + + + + + +',
  '|. . . . . . . .|',
  '+ + + + + + + + +',
  '|. . . .|. ~ . .|',
  '+ + + +-+ + + + +',
  '|. . . . . . . .|',
  '+ + + + + + + + +',
  '|. . . . . . . .|',
  '+-+-+-+-+-+-+-+-+',
]

/** Everything that cards speak of: friends and foes, small and large, hurt, staggered and stunned, tokens of all kinds. */
function position(card: Made, pack: string, n: number): object {
  const { id, bearer } = card
  if (isRule(bearer)) return { mission: MISSION, pack, marines: 2, squad: RECRUITS }
  const kind = bearer === 'demon' ? id : 'imp'
  const weapons = (more: string) => ['combat-shotgun', ...(bearer === 'action' ? [`${id}-set`] : []), more]
  const own = bearer === 'action' ? [id] : []
  // Whoever is never stunned does not begin stunned.
  const sturdy = card.spoken.timing === 'passive' && JSON.stringify(card.spoken.effects).includes('"stun"')
  const marine = (at: string, more: string) => ({
    at,
    damage: [1, 8, 3, 0][n % 4],
    stunned: n % 3 === 1 && !sturdy,
    weapons: weapons(more),
    hand: [...own, 'sidearm', 'armor', 'double-time', 'ammo-check'],
    glory: bearer === 'glory' ? [id] : [],
  })
  const turn = ['alpha', kind, undefined, 'alpha', kind][n % 5]
  return {
    mission: MISSION,
    pack,
    marines: 3,
    point: 'alpha',
    squad: { alpha: { class: bearer === 'class' ? id : null }, bravo: { class: null }, charlie: { class: null } },
    ...(bearer === 'event' ? { eventSets: [`${id}-set`, 'power-overwhelming', 'seek-and-destroy'] } : {}),
    scenario: {
      map: MAP,
      ...(turn ? { turn } : {}),
      initiative: n % 5 === 2 ? [] : ['invader', 'bravo', 'alpha', 'invader', 'alpha'],
      marines: {
        alpha: { ...marine('b2', 'frag-grenade'), ...(turn === 'alpha' ? { mp: 4 } : {}) },
        bravo: { ...marine('b4', 'plasma-rifle'), glory: [] },
        charlie: { at: n % 2 === 0 ? 'e4' : null, weapons: ['super-shotgun', 'chaingun'] },
      },
      demons: [
        { kind, at: 'c2', damage: 2 },
        { kind, at: 'c3' },
        { kind, at: 'a2', stunned: !sturdy },
        { kind, at: 'd4', damage: 3 },
        { kind, at: 'f2', stunned: !sturdy },
        { kind: 'pinky', at: 'c4', damage: 1 },
        { kind: 'mancubus', at: ['g1', 'g2'] },
      ],
      argent: { [kind]: 3, pinky: 1, invasion: 2 },
      ...(bearer === 'event' ? { events: { hand: [id, id, 'demonic-strength'] } } : {}),
      teleporters: [{ at: 'a1' }, { at: 'h5' }, { at: 'e5', active: false }],
      portals: [
        { at: 'a5', level: 'blue', threat: 1 },
        { at: 'h4', level: 'red', up: false },
      ],
      items: [{ type: 'health-pack', at: 'b3' }],
    },
  }
}
