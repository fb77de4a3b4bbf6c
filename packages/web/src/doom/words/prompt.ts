import {
  type Doom,
  type DoomAbout,
  type DoomDecision,
  type DoomDecisionKind,
  type DoomOption,
  type DoomVerb,
  type DoomView,
  isMoment,
  type MomentKind,
} from '@redoubt/doom'
import type { Below, Tongue, Values } from '../../i18n/i18n.ts'
import { isYou } from '../../match/players.ts'
import type { LoggedEvent } from '../../screen/match.ts'
import { hasAttacked } from '../reading/attacked.ts'
import type { Book } from '../reading/book.ts'
import { optionsOf } from '../reading/choices.ts'
import { heldCards } from '../reading/held.ts'
import { causeOf, causeWords } from './cause.ts'
import { type Names, namesIn } from './names.ts'
import { type Asked, placeName } from './option.ts'

export interface PromptWords {
  text: string
  detail?: string | undefined
}

/** One sentence: who is asked, what to do, and the way out. */
export function promptWords(asked: Asked, words: Tongue, log: ReadonlyArray<LoggedEvent<Doom>> = []): PromptWords {
  const names = namesIn(asked.book, words, asked.view)
  const [key, values] = question(asked, names, words, log)
  const seat = names.of(asked.decision.seat)
  const found = detailKey(asked)
  const detail = found && words.t(`doom.detail.${found[0]}`, found[1])
  const by = causeOf(asked.decision.kind, log)
  const cause = by && causeWords(by, names, words)
  const both = cause && detail ? words.t('doom.detail.cause', { cause, detail }) : (cause ?? detail)
  return {
    text: words.t(`doom.ask.${key}`, { seat, ...values }),
    ...(both ? { detail: both } : {}),
  }
}

type Ask = Below<'doom.ask.'>

function question(
  asked: Asked,
  names: Names,
  { t, has }: Tongue,
  log: ReadonlyArray<LoggedEvent<Doom>>,
): [Ask, Values] {
  const { decision, view } = asked
  const { kind } = decision
  const about: DoomAbout = decision.about ?? {}
  const options = optionsOf(decision)
  const can = (verb: DoomVerb) => options.some(option => option.do === verb)
  const named = (field: keyof DoomAbout) => (typeof about[field] === 'string' ? names.of(about[field]) : '')
  const first = options[0]
  const values: Values = {
    ability: named('ability') || names.of(view.invader.play.cards?.at(-1) ?? 'mission'),
    token: about.token === undefined ? '' : placeName(view, about.token, names, t),
    figure: named('figure') || named('demon') || named('self') || named('kind'),
    by: named('trigger'),
    announced: named('announced'),
    card: first?.card === undefined ? '' : names.of(first.card),
    kind: named('demon'),
    left: about.left ?? 1,
    mp: about.mp ?? 0,
    amount: about.amount ?? 0,
    level: about.level ?? '',
    at: about.at === undefined ? '' : names.space(about.at),
  }
  if (isMoment(kind))
    return [momentKey(decision, kind, options, has), { ...values, ...momentNames(decision, view, names) }]
  switch (kind) {
    case 'activation':
      return [
        activation(options, about, view, decision.seat),
        { ...values, card: names.of(pending(options) ?? fired(view, decision.seat)) },
      ]
    case 'demon-activation':
      if (can('attack')) return [can('step') ? 'demon-activation-attack' : 'demon-activation-strike', values]
      if (!can('step')) return ['demon-activation-end', values]
      return [hasAttacked(about.demon ?? null, log) ? 'demon-activation-walk' : kind, values]
    case 'attack-target':
      return target(view, decision.seat, values, names)
    case 'attack-again':
      return [kind, { ...values, figure: named('attacker') }]
    case 'defense-card': {
      const defender = view.attack?.defender ?? ''
      return [defender === decision.seat ? kind : 'defense-card-demon', { ...values, figure: names.of(defender) }]
    }
    case 'demon-figure':
      return [kind, { ...values, kind: names.of((first?.figure ?? '').replace(/-\d+$/, '')) }]
    case 'event-set':
      return [kind, { ...values, n: (view.invader.sets?.length ?? 0) + 1 }]
    case 'starting-weapon':
      return [kind, { ...values, n: (view.marines.find(({ id }) => id === decision.seat)?.weapons.length ?? 0) + 1 }]
    case 'kit': {
      const kit = [about.class, ...(about.weapons ?? [])].filter(id => id != null)
      return [kind, { ...values, kit: names.cards(kit) }]
    }
    case 'gain-argent':
      return [can('discard') ? kind : 'gain-argent-none', { ...values, left: 3 - (about.discarded ?? 0) }]
    case 'order-initiative':
      if (!can('top')) return [kind, values]
      return [first?.card === decision.seat ? 'order-initiative-ends-own' : 'order-initiative-ends', values]
    case 'pick-card':
      return [`pick-card-${ownCard(first)}`, values]
    case 'table-die': {
      const target = named('against')
      return [
        about.figure === decision.seat ? 'table-die-own' : kind,
        { ...values, target, against: target ? 'yes' : 'no', colour: about.colour ?? '' },
      ]
    }
    case 'summon-place':
      return [kind, { ...values, kind: named('demon') || names.of('demon') }]
    case 'displace':
    case 'move-figure':
    case 'spend-movement':
      return [about.figure === decision.seat ? `${kind}-own` : kind, values]
    case 'pick-figure':
    case 'place-token':
    case 'push':
      return [can('done') ? `${kind}-optional` : kind, values]
    default:
      return [kind, values]
  }
}

/** What becomes of a card that is picked. */
const ownCard = (o: DoomOption | undefined) => (o?.do === 'on-deck' || o?.do === 'return' ? o.do : 'discard')

function momentKey(
  { seat, about }: DoomDecision,
  kind: MomentKind,
  options: readonly DoomOption[],
  has: Tongue['has'],
): Ask {
  if (!options.some(option => option.do === 'pass')) return 'forced'
  if (options.length === 1) return 'nothing'
  const own = `moment.${kind}-own`
  return about?.self === seat && has(`doom.ask.${own}`) ? (own as Ask) : `moment.${kind}`
}

/** Whom a moment is about; what the decision does not say is in the attack on the table. */
function momentNames({ about, kind }: DoomDecision, view: DoomView, names: Names): Values {
  const { attack } = view
  const defends = kind === 'during-defense' || kind === 'after-defense'
  const self = about?.self ?? (defends ? attack?.defender : attack?.attacker) ?? about?.kind ?? view.active ?? 'mission'
  const by = about?.trigger ?? (defends ? attack?.attacker : attack?.defender) ?? 'mission'
  return { figure: names.of(self), by: names.of(by) }
}

/** The card whose attack is still to be made. */
export const pending = (options: readonly DoomOption[]): string | undefined =>
  options.find(o => o.do === 'attack')?.card

const fired = (view: DoomView, seat: string): string =>
  view.marines.find(({ id }) => id === seat)?.play.cards?.at(-1) ?? 'mission'

function activation(
  options: readonly DoomOption[],
  { mp = 0, mains = 0 }: DoomAbout,
  view: DoomView,
  seat: string,
): Ask {
  const can = (verb: DoomVerb) => options.some(option => option.do === verb)
  if (!can('end')) return 'activation-must'
  if (can('attack')) return can('step') || can('teleport') ? 'activation-attack' : 'activation-fire'
  if (can('forgo')) return 'activation-attack-far'
  if (mp > 0 && (can('step') || can('teleport')))
    return can('play') || can('use') ? 'activation-move' : 'activation-walk'
  if (options.length === 1) return 'activation-done'
  const marine = view.marines.find(({ id }) => id === seat)
  return mains > 0 || !marine ? 'activation' : 'activation-late'
}

/** What the target is for: the demon that attacks, or the card or ability it attacks with; there need not be one. */
function target({ attack, marines }: DoomView, seat: string, values: Values, names: Names): [Ask, Values] {
  const marine = marines.find(({ id }) => id === seat)
  if (!marine) return ['attack-target-demon', { ...values, figure: names.of(attack?.attacker ?? seat) }]
  const card = attack?.source ?? marine.play.cards?.at(-1)
  return card ? ['attack-target', { ...values, card: names.of(card) }] : ['attack-target-own', values]
}

function detailKey({ decision, view }: Asked): [Below<'doom.detail.'>, Values] | null {
  const { kind, about } = decision
  const options = optionsOf(decision)
  if (isMoment(kind)) {
    const held = new Set(heldCards(view).map(({ id }) => id))
    const cards = options.some(o => held.has(o.card ?? ''))
    const abilities = options.some(o => o.do === 'use' && !held.has(o.card ?? ''))
    if (!options.some(o => o.do === 'pass') || !(cards || abilities)) return null
    return ['moment-hint', { what: !abilities ? 'cards' : !cards ? 'abilities' : 'both' }]
  }
  switch (kind) {
    case 'activation':
      return ['activation', { mp: about?.mp, mains: about?.mains }]
    case 'demon-activation':
      return ['demon', { mp: about?.mp }]
    case 'attack-target':
      return ['target', { targets: options.length }]
    case 'move-argent':
      return ['argent', { argent: view.invader.argent }]
    case 'event-set':
    case 'invasion-card':
      return ['secret', {}]
    default:
      if (options.filter(o => o.figure !== undefined).length > 1) return ['figures', {}]
      return options.some(o => o.to !== undefined) && options.every(o => o.to !== undefined || o.do === 'done')
        ? ['spaces', {}]
        : null
  }
}

const SETUP: readonly DoomDecisionKind[] = [
  'kit',
  'class-card',
  'starting-weapon',
  'event-set',
  'invasion-card',
  'taking-point',
]

/** Somebody else decides: who, and about what. In a replay that may be oneself. */
export function waitingWords(decision: DoomDecision | null, who: string, book: Book, words: Tongue): string {
  if (!decision) return words.t('doom.wait.none')
  const key = isMoment(decision.kind)
    ? 'moment'
    : SETUP.includes(decision.kind)
      ? 'setup'
      : decision.kind === 'activation'
        ? 'activation'
        : decision.seat === 'invader'
          ? 'demon'
          : 'other'
  const you = isYou(who, words) ? 'yes' : 'no'
  return words.t(`doom.wait.${key}`, { you, name: who, seat: namesIn(book, words).of(decision.seat) })
}
