import type { Conquest, ConquestEvent, ConquestView } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Below, Tongue, Values } from '../../i18n/i18n.ts'
import type { LogText } from '../../screen/gamescreen.ts'
import type { Heard } from '../../screen/match.ts'
import { abilityText } from '../reading/abilities.ts'
import { cardData, planetData } from '../reading/printed.ts'
import { sideIcon } from '../reading/sides.ts'
import { abilityOwner, cardName, placeName, placeWords, sideName, thingName, whose } from './names.ts'

type Type = ConquestEvent['type']
type Of<T extends Type> = Extract<ConquestEvent, { type: T }>

/** What a line needs besides its event. */
interface Teller {
  view: ConquestView
  words: Tongue
  who(seat: Seat): Values
  place(at: string): string
  /** The same with its preposition. */
  where(at: string, way?: 'at' | 'from' | 'to'): string
  /** Whose doing it is, from the unit that does it. */
  by(card: string): { by?: Seat }
}

/** A sentence of the catalogue, `conquest.log.` before its key, with what goes into it. */
interface Line extends Omit<LogText, 'text'> {
  say: Below<'conquest.log.'>
  with?: Values
}

type Tell<T extends Type> = (event: Of<T>, teller: Teller) => Line | null

/** Another line says it, or it is only for the animation. */
const needsNone = () => null

/** A line for every kind of event: one more does not compile without it. */
const LINES: { readonly [T in Type]: Tell<T> } = {
  setup: (e, { who }) => ({ say: 'setup', with: who(e.initiative), icon: 'redoubt', weight: 'head' }),
  mulligan: (e, { who }) => ({ say: e.taken ? 'mulligan' : 'no-mulligan', with: who(e.seat) }),
  round: e => ({ round: e.round, say: 'round', with: { round: e.round }, icon: 'cq-initiative', weight: 'head' }),
  phase: (e, { words: { t } }) => ({
    say: 'phase',
    with: { phase: t(`conquest.phase.${e.phase}`) },
    icon: 'ui-chevron',
    weight: 'head',
  }),
  draw: (e, { who }) =>
    e.count > 0 ? { say: 'draw', with: { ...who(e.seat), count: e.count }, icon: 'cq-card' } : null,
  drew: needsNone,
  resources: (e, { who }) => ({
    say: resourcesKey(e),
    with: { ...who(e.seat), amount: Math.abs(e.amount), total: e.total },
    icon: 'cq-resource',
    weight: 'detail',
  }),
  pass: (e, { who }) => ({ say: `pass-${e.turn}`, with: who(e.seat), weight: 'detail' }),
  announce: needsNone,
  enter: (e, { who, where }) => ({
    say: e.host ? 'attach' : e.how === 'deployed' ? 'deploy' : 'put',
    with: { ...who(e.seat), card: cardName(e.card), place: where(e.at), host: cardName(e.host ?? '') },
    about: [e.card, e.at],
  }),
  play: (e, { who }) => ({ say: 'play', with: { ...who(e.seat), card: cardName(e.card) } }),
  use: (e, { who, view, words }) => ({
    say: 'use',
    with: { ...who(e.seat), card: thingName(view, e.card, words), text: abilityText(e.ability) ?? '' },
    about: [e.card],
  }),
  fizzle: e => ({ say: 'fizzle', with: { card: abilityOwner(e.ability) } }),
  aim: (e, { view, words }) => ({
    say: 'aim',
    with: { card: abilityOwner(e.ability), thing: thingName(view, e.at, words) },
    about: [e.at],
    weight: 'detail',
  }),
  chosen: (e, { who }) => ({ say: 'chosen', with: who(e.seat), icon: 'ui-lock', weight: 'detail' }),
  commit: (e, { who, place }) => ({
    say: 'commit',
    with: {
      ...who(e.seat),
      planet: place(e.planet),
      warlord: cardName(e.units.find(card => cardData(card)?.type === 'warlord') ?? e.units[0] ?? ''),
      more: Math.max(0, e.units.length - 1),
    },
    icon: 'cq-warlord',
    about: [e.planet],
  }),
  struggle: (e, { who, place }) => {
    const [a, b] = e.icons
    const planet = place(e.planet)
    const look = { icon: 'cq-command', about: [e.planet] }
    if (e.winner === null) return a + b === 0 ? null : { say: 'struggle-tied', with: { planet, icons: a }, ...look }
    const [mine, theirs] = e.winner === 'a' ? [a, b] : [b, a]
    return {
      say: e.rule === 'CQ-6.9' ? 'struggle-warlord' : 'struggle',
      with: { ...who(e.winner), planet, mine, theirs },
      by: e.winner,
      ...look,
    }
  },
  bonus: (e, { who, place }) => ({
    say: 'bonus',
    with: { ...who(e.seat), planet: place(e.planet), taken: e.taken },
    icon: 'cq-command',
  }),
  battle: (e, { who, place }) => ({
    say: 'battle',
    with: { ...who(e.initiative), planet: place(e.planet) },
    icon: 'cq-attack',
    about: [e.planet],
    weight: 'head',
  }),
  'combat-round': e => ({
    ...(e.ranged ? { say: 'skirmish' } : { say: 'combat-round', with: { number: e.number } }),
    icon: 'cq-attack',
    weight: 'detail',
  }),
  attack: (e, { by }) => ({
    say: 'attack',
    with: { attacker: cardName(e.attacker), defender: cardName(e.defender) },
    icon: 'cq-attack',
    about: [e.attacker, e.defender],
    part: 'begins',
    ...by(e.attacker),
  }),
  'area-effect': (e, { by }) => ({
    say: 'area-effect',
    with: { attacker: cardName(e.attacker), amount: e.amount },
    icon: 'cq-attack',
    about: [e.attacker],
    part: 'begins',
    ...by(e.attacker),
  }),
  retreat: (e, teller) => goesHome(e, teller),
  withdraw: (e, teller) => goesHome(e, teller),
  readied: e => ({
    say: 'readied',
    with: { count: e.cards.length, card: cardName(e.cards[0] ?? '') },
    icon: 'ui-rotate',
    about: e.cards,
    weight: 'detail',
  }),
  exhaust: needsNone,
  assign: e => {
    const [first] = e.hits
    return first
      ? {
          say: 'assign',
          with: { unit: cardName(first.unit), amount: first.amount, more: e.hits.length - 1 },
          icon: 'cq-hp',
          about: e.hits.map(hit => hit.unit),
          goesOn: `damage ${first.unit}`,
          weight: 'detail',
        }
      : null
  },
  prevent: e => ({
    say: 'prevent',
    with: { unit: cardName(e.unit), amount: e.amount },
    icon: 'cq-shield',
    about: [e.unit],
    weight: 'detail',
  }),
  shield: (e, { who }) => ({
    say: 'shield',
    with: { ...who(e.seat), card: cardName(e.card), unit: cardName(e.unit), icons: e.icons },
    icon: 'cq-shield',
    about: [e.unit],
  }),
  'shield-cancelled': e => ({ say: 'shield-cancelled', with: { card: cardName(e.card) }, icon: 'cq-shield' }),
  damage: e => ({
    say: 'damage',
    with: { unit: cardName(e.unit), amount: e.amount, total: e.total },
    icon: 'damage',
    about: [e.unit],
    tells: `damage ${e.unit}`,
    part: 'ends',
    sum: { text: `−${e.amount}`, bad: true },
  }),
  'move-damage': e => ({
    say: 'move-damage',
    with: { from: cardName(e.from), to: cardName(e.onto), amount: e.amount },
    icon: 'damage',
    about: [e.from, e.onto],
  }),
  heal: e => ({ say: 'heal', with: { unit: cardName(e.unit), amount: e.amount }, icon: 'cq-hp', about: [e.unit] }),
  destroy: (e, { where, by }) => ({
    say: 'destroy',
    with: { card: cardName(e.card), place: where(e.at) },
    icon: 'frag',
    part: 'belongs',
    sum: { icon: 'frag', bad: true },
    ...by(e.card),
  }),
  bloodied: e => ({
    say: 'bloodied',
    with: { warlord: cardName(e.warlord) },
    icon: 'cq-warlord-bloodied',
    about: [e.warlord],
    part: 'belongs',
    sum: { icon: 'cq-warlord-bloodied', bad: true },
  }),
  discard: (e, { who }) => ({
    say: `discard-${e.from}`,
    with: { ...who(e.seat), card: cardName(e.card) },
    weight: 'detail',
  }),
  move: (e, { where }) =>
    // A warlord leaves the HQ only for the planet of its dial, and that has been told.
    e.from.startsWith('hq-') && cardData(e.card)?.type === 'warlord'
      ? null
      : {
          say: 'move',
          with: { card: cardName(e.card), from: where(e.from, 'from'), to: where(e.at, 'to') },
          icon: 'ui-chevron',
          about: [e.card, e.at],
          weight: 'detail',
        },
  return: (e, { who }) => ({ say: 'return', with: { ...who(e.seat), card: cardName(e.card) } }),
  look: (e, { who }) => ({
    say: 'look',
    with: { ...who(e.seat), count: e.count },
    icon: 'cq-card',
    weight: 'detail',
  }),
  looked: needsNone,
  bottom: (e, { who }) => ({
    say: 'bottom',
    with: { ...who(e.seat), count: e.count },
    icon: 'cq-card',
    weight: 'detail',
  }),
  'battle-end': (e, { who, place }) => {
    const look = { icon: 'cq-attack', about: [e.planet] }
    const planet = place(e.planet)
    return e.winner === null
      ? { say: 'battle-nobody', with: { planet }, ...look }
      : { say: 'battle-won', with: { ...who(e.winner), planet }, by: e.winner, ...look }
  },
  'battle-ability': (e, { who, place }) =>
    e.used
      ? null
      : { say: 'ability-unused', with: { ...who(e.seat), planet: place(e.planet) }, icon: 'cq-first-planet' },
  claim: (e, { who, place, words: { t } }) => ({
    say: 'claim',
    with: {
      ...who(e.seat),
      planet: place(e.planet),
      types: (planetData(e.planet)?.types ?? []).map(type => t(`conquest.type.${type}`)).join(', '),
    },
    icon: 'cq-first-planet',
    weight: 'head',
  }),
  'remove-planet': (e, { place }) => ({
    say: 'remove-planet',
    with: { planet: place(e.planet) },
    icon: 'cq-first-planet',
    weight: 'head',
  }),
  'first-planet': (e, { place }) => ({
    say: 'first-planet',
    with: { planet: place(e.planet) },
    icon: 'cq-first-planet',
  }),
  'reveal-planet': e => ({
    say: 'reveal-planet',
    with: { planet: planetData(e.planet)?.name ?? e.planet },
    icon: 'ui-map',
    about: [e.at],
  }),
  initiative: (e, { who }) => ({ say: 'initiative', with: who(e.seat), icon: 'cq-initiative' }),
  outcome: needsNone,
}

function resourcesKey({ why, amount }: Of<'resources'>): Line['say'] {
  if (why === 'setup' || why === 'headquarters' || why === 'bonus') return 'resources-gain'
  return amount < 0 ? 'resources-pay' : 'resources-gain'
}

function goesHome({ type, unit }: Of<'retreat' | 'withdraw'>, { by }: Teller): Line {
  return { say: type, with: { unit: cardName(unit) }, icon: 'ui-undo', about: [unit], ...by(unit) }
}

function tellerFor(view: ConquestView, words: Tongue): Teller {
  return {
    view,
    words,
    who: seat => ({ who: whose(view, seat), name: sideName(view, seat) }),
    place: at => placeName(view, at, words),
    where: (at, way = 'at') => placeWords(view, at, way, words),
    by: card => {
      const owner = view.units.find(unit => unit.card === card)?.controller
      return owner ? { by: owner } : {}
    },
  }
}

/** Events that never have a line, whatever happened in them. */
export const isSilent = (type: Type): boolean => LINES[type] === needsNone

/** A line of the log in the words of the catalogue; null for what needs none. */
export function tell(event: Heard<Conquest>, view: ConquestView, words: Tongue): LogText | null {
  const line = LINES[event.type as Type] as Tell<Type> | undefined
  const told = line?.(event as ConquestEvent, tellerFor(view, words))
  if (!told) return null
  const { say, with: values, ...look } = told
  const side = 'seat' in event ? { icon: sideIcon(view, event.seat), by: event.seat } : { icon: 'redoubt' }
  return { weight: 'plain', ...side, ...look, text: words.t(`conquest.log.${say}`, values) }
}
