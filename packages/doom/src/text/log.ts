import type { DoomEvent } from '../match/events.ts'
import { type Names, plainNames } from './names.ts'

type Line<T extends DoomEvent['type']> = (e: Extract<DoomEvent, { type: T }>, n: Names) => string | null

const many = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? 'nothing') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const spaces = (at: readonly number[], n: Names): string => list(at.map(space => n.space(space)))

const signed = (change: number): string => (change < 0 ? `loses ${-change}` : `gains ${change}`)

const dice = ({ red, black }: { red: number; black: number }): string =>
  list([...(red > 0 ? [`${red} red`] : []), ...(black > 0 ? [`${black} black`] : [])]).replace('nothing', 'no dice')

/** The sum of an attack: "3 hits − 1 shield = 2 damage". */
function sum(hits: number, shields: number, damage: number): string {
  return `${many(hits, 'hit')} − ${many(shields, 'shield')} = ${damage} damage`
}

const WAYS = {
  attack: (who: string, by: string | null) => (by ? `${by} kills ${who}` : `${who} is killed`),
  effect: (who: string) => `${who} is killed`,
  glory: (who: string, by: string | null) => (by ? `${by} tears ${who} apart` : `${who} is killed`),
  telefrag: (who: string, by: string | null) => (by ? `${by} telefrags ${who}` : `${who} is killed`),
}

/** One line for each kind of event; null where the events around it say enough. */
const LINES: { [T in DoomEvent['type']]: Line<T> } = {
  round: e => `Round ${e.round}`,
  'initiative-deck': e => `The initiative deck holds ${many(e.cards, 'card')}`,
  initiative: (e, n) => `Initiative: ${n.of(e.card)}`,
  'initiative-seen': (e, n) => `Next in the initiative deck: ${list(e.cards.map(card => n.of(card)))}`,
  'demons-readied': (e, n) => (e.kinds.length > 0 ? `Ready again: ${list(e.kinds.map(kind => n.of(kind)))}` : null),
  'events-drawn': (e, n) =>
    e.cards
      ? `The event cards drawn: ${list(e.cards.map(card => n.of(card)))}`
      : `The invader draws ${many(e.count, 'event card')}`,
  'cards-drawn': (e, n) =>
    e.cards
      ? `The cards drawn by ${n.of(e.marine)}: ${list(e.cards.map(card => n.of(card)))}`
      : `${n.of(e.marine)} draws ${many(e.count, 'card')}`,
  reshuffle: (e, n) => `The discard pile becomes the ${deckOf(e.deck, n)} (${many(e.cards, 'card')})`,
  argent: (e, n) => `${n.of(e.card)} ${signed(e.change)} argent power (${e.total} on the card)`,
  threat: (e, n) => `${e.portal ? n.of(e.portal) : 'The invader'} ${signed(e.change)} threat (${e.total} in total)`,
  activation: (e, n) => `${n.of(e.figure ?? e.kind!)} ${e.figure ? 'activates' : 'is exhausted to activate'}`,
  'activation-end': (e, n) => `${n.of(e.figure)} ends its activation`,
  step: (e, n) => {
    const to = spaces(e.at, n)
    if (e.how === 'rotate') return `${n.of(e.figure)} turns to ${to} (${e.cost} MP)`
    if (e.how === 'effect') return `${n.of(e.figure)} is moved to ${to}`
    return `${n.of(e.figure)} ${e.how === 'teleport' ? 'teleports' : 'moves'} to ${to} (${e.cost} MP)`
  },
  door: (e, n) => `${n.of(e.by)} opens ${n.door(e.door)}`,
  displaced: (e, n) => `${n.of(e.figure)} makes room and stands on ${n.space(e.at)}`,
  placed: (e, n) => {
    const verb = { summon: 'is summoned to', respawn: 'respawns on', effect: 'is placed on', setup: 'starts on' }[e.how]
    return `${n.of(e.figure)} ${verb} ${spaces(e.at, n)}`
  },
  teleporter: (e, n) => `The teleporter on ${n.space(e.at)} ${e.active ? 'becomes active' : 'goes out'}`,
  played: (e, n) => `${n.of(e.marine)} plays ${n.of(e.card)} (${e.as === 'reaction' ? e.as : `${e.as} action`})`,
  sprint: (e, n) => `${n.of(e.marine)} discards ${n.of(e.card)} to sprint: ${e.mp} MP`,
  movement: (e, n) =>
    `${n.of(e.figure)} ${e.amount < 0 ? 'pays' : 'gains'} ${Math.abs(e.amount)} MP (${e.total} in total)`,
  ability: (e, n) => `${n.of(e.by)} uses ${n.of(e.ability)}${e.free ? ' without paying argent power' : ''}`,
  cancelled: (e, n) => `${n.of(e.by)} cancels ${n.of(e.ability)}`,
  'event-card': (e, n) => `The invader plays ${n.of(e.card)}`,
  'glory-card': (e, n) => `${n.of(e.marine)} uses the Glory Kill card ${n.of(e.card)}`,
  attack: (e, n) =>
    `${n.of(e.attacker)} attacks ${n.of(e.defender)} at ${many(e.range, 'space')}` +
    `${e.card ? ` with ${n.of(e.card)}` : ''}: ${dice(e.dice)}`,
  rolled: (e, n) =>
    `${n.of(e.by)} ${e.again ? 'has a new face' : 'rolls'}: ` +
    list(e.dice.map(die => `${die.colour} ${die.face}`)).replace('nothing', 'no dice'),
  defense: (e, n) => {
    const shown = e.dodge ? 'a dodge' : many(e.shields, 'shield')
    if (e.card === null) return `${n.of(e.defender)} reveals no defense card: ${shown}`
    return `${n.of(e.defender)} reveals ${n.of(e.card)}: ${shown}${e.special ? ' with special defense' : ''}`
  },
  rejected: (e, n) => `${n.of(e.defender)} is in cover and discards ${n.of(e.card)} for another card`,
  hits: (e, n) => {
    const [attacker, defender] = [n.of(e.attacker), n.of(e.defender)]
    if (e.dodge) return `${defender} dodges ${attacker}: ${many(e.hits, 'hit')}, 0 damage`
    return `${attacker} ${e.damage > 0 ? 'hits' : 'does not hurt'} ${defender}: ${sum(e.hits, e.shields, e.damage)}`
  },
  shields: (e, n) => `${n.of(e.figure)} adds ${many(e.amount, 'shield')}`,
  damage: (e, n) =>
    `${n.of(e.figure)} suffers ${e.amount} damage${e.by && e.by !== e.figure ? ` from ${n.of(e.by)}` : ''} (${e.total} in total)`,
  heal: (e, n) => `${n.of(e.figure)} recovers ${e.amount} damage (${e.total} left)`,
  stunned: (e, n) => `${n.of(e.figure)} is stunned`,
  recovered: (e, n) => `${n.of(e.figure)} is no longer stunned`,
  killed: (e, n) => {
    const way = WAYS[e.how as keyof typeof WAYS] ?? WAYS.effect
    return way(n.of(e.figure), e.by === null ? null : n.of(e.by))
  },
  'glory-kill': (e, n) => `Glory Kill: ${n.of(e.marine)} on ${n.of(e.demon)}`,
  'glory-gained': (e, n) =>
    e.card
      ? `The Glory Kill card drawn by ${n.of(e.marine)}: ${n.of(e.card)}`
      : `${n.of(e.marine)} draws a Glory Kill card`,
  frag: e => `The invader holds ${e.total} of ${many(e.limit, 'frag token')}`,
  item: (e, n) => `${n.of(e.marine)} gains ${n.of(e.item)} on ${n.space(e.at)}`,
  discarded: (e, n) => `${n.of(e.by)} discards ${n.of(e.card)}`,
  token: (e, n) => `${n.of(e.token)} ${e.change === 'placed' ? 'is put on' : 'is removed from'} ${n.space(e.at)}`,
  portal: (e, n) => `The portal on ${n.space(e.at)} is ${e.change}`,
  group: (e, n) => `The invader summons ${list(e.demons.map(d => `${d.count} × ${n.of(d.demon)}`))}`,
  'demon-card': (e, n) => `The card of ${n.of(e.kind)} is turned face ${e.up ? 'up' : 'down'}`,
  progress: (e, n) => `${n.of(e.token)} now holds ${many(e.total, 'progress token')}`,
  counter: (e, n) => `${n.of(e.counter)}: ${e.value}`,
  objective: (e, n) => {
    const where = e.at === undefined ? '' : ` on ${n.space(e.at)}`
    const who = e.figure === undefined ? '' : ` ${e.change === 'passed' ? 'to' : 'by'} ${n.of(e.figure)}`
    return `Objective token ${n.of(e.token)} is ${e.change}${who}${where}`
  },
  rule: e => `${e.name}: ${e.text}`,
  conceded: (e, n) => `${n.of(e.by)} gives up for the whole side`,
}

function deckOf(deck: string, n: Names): string {
  if (deck === 'event') return 'event deck'
  return deck === 'glory' ? 'Glory Kill deck' : `action deck of ${n.of(deck)}`
}

/** A readable line for the log, made when somebody reads it; null for what needs none. */
export function logLine(event: DoomEvent, names: Names = plainNames): string | null {
  const line = LINES[event.type] as Line<DoomEvent['type']> | undefined
  return line ? line(event, names) : null
}
