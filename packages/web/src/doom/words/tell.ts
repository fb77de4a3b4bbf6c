import type { Doom, DoomEvent, DoomView } from '@redoubt/doom'
import type { Below, Tongue, Values } from '../../i18n/i18n.ts'
import type { LogText } from '../../screen/gamescreen.ts'
import type { Heard } from '../../screen/match.ts'
import { type Book, bookOf } from '../reading/book.ts'
import { iconOf, PORTAL_ICONS, sideOf, weaponIcon } from './figures.ts'
import { type Names, namesIn } from './names.ts'
import { demonsWords, placeName } from './option.ts'

type Type = DoomEvent['type']
type Of<T extends Type> = Extract<DoomEvent, { type: T }>

/** What a line needs besides its event. */
interface Teller {
  book: Book
  view: DoomView
  names: Names
  t: Tongue['t']
}

/** A sentence of the catalogue, `doom.log.` before its key, with what goes into it. */
interface Line extends Omit<LogText, 'text'> {
  say: Below<'doom.log.'>
  with?: Values
}

type Tell<T extends Type> = (event: Of<T>, teller: Teller) => Line | null

/** The others say enough, so this needs no line of its own. */
const needsNone = () => null

const about = (book: Book, ...spaces: ReadonlyArray<number | readonly number[]>): string[] =>
  spaces.flat().map(space => book.board.name(space as number))

const figureLine = (
  say: Line['say'],
  figure: string,
  { book, names, view }: Teller,
  more: Partial<Line> & { with?: Values } = {},
): Line => ({
  icon: iconOf(book, figure),
  about: [figure, ...(view.figures.find(({ id }) => id === figure)?.at ?? [])],
  ...by(book, figure),
  ...more,
  say,
  with: { who: names.of(figure), ...more.with },
})

const by = (book: Book, id: string | null | undefined): { by?: string } => {
  const side = sideOf(book, id)
  return side ? { by: side } : {}
}

/** Whoever draws hears it twice: what everybody hears, and with the names of the cards. */
const isTwice = (e: { cards?: string[]; card?: string }, owner: string, view: DoomView): boolean =>
  view.you === owner && e.cards === undefined && e.card === undefined

/** Where it is somebody's deed, how a figure was killed. */
const KILLED: Readonly<Record<string, Line['say']>> = {
  attack: 'killed-attack',
  glory: 'killed-glory',
  telefrag: 'killed-telefrag',
}

/** A line for every kind of event: one more does not compile without it. */
const LINES: { readonly [T in Type]: Tell<T> } = {
  round: e => ({ round: e.round, say: 'round', with: { round: e.round }, icon: 'ui-replay', weight: 'head' }),
  'initiative-deck': needsNone,
  initiative: (e, { book, names }) => ({
    say: e.card === 'invader' ? 'initiative-invader' : 'initiative',
    with: { who: names.of(e.card) },
    icon: iconOf(book, e.card),
    by: e.card,
    weight: 'head',
  }),
  'initiative-seen': (e, { names }) => ({
    say: 'initiative-seen',
    with: { cards: names.list(e.cards.map(names.of)) },
    icon: 'los',
  }),
  'demons-readied': needsNone,
  'events-drawn': (e, { names, view }) =>
    isTwice(e, 'invader', view)
      ? null
      : {
          say: e.cards ? 'events-drawn-seen' : 'events-drawn',
          with: { count: e.count, cards: names.cards(e.cards ?? []) },
          icon: 'ui-hand',
          by: 'invader',
          weight: 'detail',
        },
  'cards-drawn': (e, teller) =>
    isTwice(e, e.marine, teller.view)
      ? null
      : figureLine(e.cards ? 'cards-drawn-seen' : 'cards-drawn', e.marine, teller, {
          icon: 'ui-hand',
          weight: 'detail',
          with: { count: e.count, cards: teller.names.cards(e.cards ?? []) },
        }),
  reshuffle: (e, { names }) => ({
    say: e.deck === 'event' || e.deck === 'glory' ? `reshuffle-${e.deck}` : 'reshuffle',
    with: { who: names.of(e.deck), cards: e.cards },
    icon: 'ui-rotate',
    weight: 'detail',
  }),
  argent: (e, { names }) => ({
    say: e.change < 0 ? 'argent-lost' : 'argent-gained',
    with: { card: names.of(e.card), amount: Math.abs(e.change), total: e.total },
    icon: 'argent',
    by: 'invader',
  }),
  threat: (e, { names, view }) => {
    const portal = view.portals.find(({ id }) => id === e.portal)
    return {
      say: portal ? (e.change < 0 ? 'threat-portal-lost' : 'threat-portal') : e.change < 0 ? 'threat-lost' : 'threat',
      with: { amount: Math.abs(e.change), total: e.total, at: portal ? names.space(portal.at) : '' },
      icon: 'threat',
      by: 'invader',
      ...(portal ? { about: [portal.at] } : {}),
    }
  },
  activation: (e, teller) =>
    e.figure
      ? figureLine('activation', e.figure, teller, {
          weight: teller.book.content.marines[e.figure] ? 'plain' : 'detail',
        })
      : {
          say: 'activation-kind',
          with: { who: teller.names.of(e.kind!) },
          icon: iconOf(teller.book, e.kind!),
          by: 'invader',
        },
  'activation-end': needsNone,
  step: (e, teller) => {
    const { book, names } = teller
    const say = ({ walk: 'step', rotate: 'step-turn', teleport: 'step-teleport', effect: 'step-moved' } as const)[e.how]
    return figureLine(say, e.figure, teller, {
      weight: e.how === 'teleport' ? 'plain' : 'detail',
      ...(e.how === 'walk' ? { goesOn: `walk ${e.figure}`, tells: `walk ${e.figure}` } : {}),
      about: about(book, e.from, e.at),
      with: { from: names.spaces(e.from), to: names.spaces(e.at) },
    })
  },
  door: (e, teller) => {
    const [a, b] = teller.book.board.doors[e.door]!.between[0]!
    const values = { a: teller.names.space(a), b: teller.names.space(b) }
    const line = { icon: 'door', about: about(teller.book, a, b), with: values }
    return e.by === 'mission' ? { say: 'door-mission', ...line } : figureLine('door', e.by, teller, line)
  },
  displaced: (e, teller) =>
    figureLine('displaced', e.figure, teller, {
      about: about(teller.book, e.at),
      with: { to: teller.names.space(e.at) },
    }),
  placed: (e, teller) =>
    figureLine(`placed-${e.how}`, e.figure, teller, {
      about: about(teller.book, e.at),
      weight: e.how === 'setup' ? 'detail' : 'plain',
      with: { to: teller.names.spaces(e.at) },
    }),
  teleporter: (e, { book, names }) => ({
    say: e.active ? 'teleporter-on' : 'teleporter-off',
    with: { at: names.space(e.at) },
    icon: e.active ? 'teleporter' : 'teleporter-inactive',
    about: about(book, e.at),
  }),
  played: (e, teller) =>
    figureLine(`played-${e.as}`, e.marine, teller, {
      icon: e.as === 'reaction' ? 'reaction' : `action-${e.as}`,
      with: { card: teller.names.of(e.card) },
    }),
  sprint: (e, teller) =>
    figureLine('sprint', e.marine, teller, { icon: 'speed', with: { card: teller.names.of(e.card), mp: e.mp } }),
  movement: (e, teller) =>
    figureLine(e.amount < 0 ? 'movement-paid' : 'movement', e.figure, teller, {
      icon: 'speed',
      weight: 'detail',
      with: { amount: Math.abs(e.amount) },
    }),
  ability: (e, teller) =>
    figureLine(e.free ? 'ability-free' : 'ability', e.by, teller, { with: { ability: teller.names.of(e.ability) } }),
  cancelled: (e, teller) =>
    figureLine('cancelled', e.by, teller, { icon: 'ui-close', with: { ability: teller.names.of(e.ability) } }),
  'event-card': (e, { names, book }) => ({
    say: 'event-card',
    with: { card: names.of(e.card), text: book.content.events[e.card]?.text ?? '' },
    icon: 'ui-demon',
    by: 'invader',
  }),
  'glory-card': (e, teller) =>
    figureLine('glory-card', e.marine, teller, { icon: 'glory-kill', with: { card: teller.names.of(e.card) } }),
  attack: (e, teller) =>
    figureLine(e.card ? 'attack-card' : 'attack', e.attacker, teller, {
      icon: weaponOf(teller.book, e.card) ?? iconOf(teller.book, e.attacker),
      about: [e.attacker, e.defender],
      part: 'begins',
      with: {
        target: teller.names.of(e.defender),
        card: e.card ? teller.names.of(e.card) : '',
        range: e.range,
      },
    }),
  rolled: (e, teller) =>
    figureLine(e.again ? 'rolled-again' : 'rolled', e.by, teller, {
      dice: e.dice,
      weight: 'plain',
      with: { hits: e.dice.reduce((sum, { face }) => sum + face, 0), n: (e.n ?? 0) + 1 },
    }),
  defense: (e, teller) => {
    const say = e.card === null ? 'defense-none' : e.dodge ? 'defense-dodge' : 'defense'
    return figureLine(say, e.defender, teller, {
      icon: e.dodge ? 'dodge' : 'shield',
      with: { card: e.card === null ? '' : teller.names.of(e.card), shields: e.shields },
    })
  },
  rejected: (e, teller) =>
    figureLine('rejected', e.defender, teller, { icon: 'cover', with: { card: teller.names.of(e.card) } }),
  hits: (e, teller) =>
    figureLine(e.dodge ? 'hits-dodge' : 'hits', e.attacker, teller, {
      icon: 'damage',
      about: [e.attacker, e.defender],
      part: 'ends',
      sum: { text: e.dodge || e.damage === 0 ? '0' : `−${e.damage}`, bad: !e.dodge && e.damage > 0 },
      with: { target: teller.names.of(e.defender), hits: e.hits, shields: e.shields, damage: e.damage },
    }),
  shields: (e, teller) => figureLine('shields', e.figure, teller, { icon: 'shield', with: { amount: e.amount } }),
  damage: (e, teller) =>
    figureLine(e.by && e.by !== e.figure ? 'damage-by' : 'damage', e.figure, teller, {
      icon: 'damage',
      part: 'belongs',
      with: { amount: e.amount, source: e.by ? teller.names.of(e.by) : '' },
    }),
  heal: (e, teller) => figureLine('heal', e.figure, teller, { icon: 'health', with: { amount: e.amount } }),
  stunned: (e, teller) => figureLine('stunned', e.figure, teller, { icon: 'stun', part: 'belongs' }),
  recovered: (e, teller) => figureLine('recovered', e.figure, teller, { icon: 'stun', weight: 'detail' }),
  killed: (e, teller) => {
    return figureLine(e.by === null ? 'killed' : (KILLED[e.how] ?? 'killed'), e.figure, teller, {
      ...by(teller.book, e.by),
      icon: 'frag',
      about: about(teller.book, e.at),
      part: 'belongs',
      sum: { icon: 'frag', bad: true },
      with: { killer: e.by === null ? '' : teller.names.of(e.by) },
    })
  },
  'glory-kill': (e, teller) =>
    figureLine('glory-kill', e.marine, teller, { icon: 'glory-kill', with: { target: teller.names.of(e.demon) } }),
  'glory-gained': (e, teller) =>
    isTwice(e, e.marine, teller.view)
      ? null
      : figureLine(e.card ? 'glory-gained-seen' : 'glory-gained', e.marine, teller, {
          icon: 'glory-kill',
          with: { card: e.card ? teller.names.of(e.card) : '' },
        }),
  frag: e => ({ say: 'frag', with: { total: e.total, limit: e.limit }, icon: 'frag', by: 'invader', weight: 'head' }),
  item: (e, teller) =>
    figureLine('item', e.marine, teller, {
      icon: e.item === 'health-pack' ? 'health-pack' : weaponIcon(teller.book.content.weapons[e.item]),
      about: about(teller.book, e.at),
      with: { item: teller.names.of(e.item), at: teller.names.space(e.at) },
    }),
  discarded: (e, teller) =>
    figureLine(e.by === 'invader' ? 'discarded-invader' : 'discarded', e.by, teller, {
      icon: 'ui-hand',
      with: { card: teller.names.of(e.card) },
    }),
  token: (e, { book, names }) => ({
    say: `token-${e.change}`,
    with: { token: names.of(e.token), at: names.space(e.at) },
    icon: book.content.weapons[e.token] ? weaponIcon(book.content.weapons[e.token]) : 'threat',
    about: about(book, e.at),
  }),
  portal: (e, { book, names, view }) => ({
    say: `portal-${e.change}`,
    with: { at: names.space(e.at) },
    icon: PORTAL_ICONS[view.portals.find(({ id }) => id === e.portal)?.level ?? 'blue'],
    about: about(book, e.at),
  }),
  group: (e, { names, t, view }) => ({
    say: 'group',
    with: { demons: demonsWords(e.demons, names, t) },
    icon: PORTAL_ICONS[view.portals.find(({ id }) => id === e.portal)?.level ?? 'blue'],
    by: 'invader',
  }),
  'demon-card': (e, { book, names }) => ({
    say: e.up ? 'demon-card-up' : 'demon-card-down',
    with: { card: names.of(e.kind) },
    icon: iconOf(book, e.kind),
    by: 'invader',
    weight: 'detail',
  }),
  progress: (e, { names, view, t }) => ({
    say: 'progress',
    with: { token: placeName(view, e.token, names, t), total: e.total },
    icon: 'progress',
  }),
  counter: (e, { names }) => ({
    say: 'counter',
    with: { counter: names.of(e.counter), value: e.value },
    icon: 'progress',
  }),
  objective: (e, { book, names, view, t }) => ({
    say: `objective-${e.change}`,
    with: {
      token: placeName(view, e.token, names, t),
      who: e.figure ? names.of(e.figure) : '',
      at: e.at === undefined ? '' : names.space(e.at),
    },
    icon: 'objective',
    weight: 'head',
    ...by(book, e.figure),
    ...(e.at === undefined ? {} : { about: about(book, e.at) }),
  }),
  rule: (e, { book }) => {
    const { name, text } = book.content.abilities[e.rule] ?? e
    return { say: 'rule', with: { name, text }, icon: 'ui-warning' }
  },
  conceded: (e, teller) => figureLine('conceded', e.by, teller, { icon: 'ui-close', weight: 'head' }),
}

function weaponOf({ content }: Book, card: string | undefined): string | undefined {
  const set = card === undefined ? undefined : content.actionCards[card]?.set
  return set === undefined ? undefined : weaponIcon(content.weapons[set])
}

/** A line of the log in the words of the catalogue; null for what needs none. */
export function tell(event: Heard<Doom>, view: DoomView, words: Tongue): LogText | null {
  const line = LINES[event.type as Type] as Tell<Type> | undefined
  if (!line) return null
  const book = bookOf(view.mission)
  const told = line(event as DoomEvent, { book, view, names: namesIn(book, words, view), t: words.t })
  if (!told) return null
  const { say, with: values, ...look } = told
  return { ...look, text: words.t(`doom.log.${say}`, values) }
}
