import type { DoomAbout, DoomDecision, DoomOption, DoomView } from '@redoubt/doom'
import type { Below, Tongue, Values } from '../../i18n/i18n.ts'
import type { Book } from '../reading/book.ts'
import { type Names, namesIn } from './names.ts'

export interface Asked {
  decision: DoomDecision
  view: DoomView
  book: Book
}

/** A button is a verb with its object: the words of one option. */
export function optionWords(option: DoomOption, asked: Asked, words: Tongue): string {
  const names = namesIn(asked.book, words, asked.view)
  const [key, values] = phrase(option, asked, names, words)
  return words.t(`doom.${key}`, values)
}

/** The same for a list without a map: figures with where and how they stand, portals with what may come out. */
export function fullWords(option: DoomOption, asked: Asked, words: Tongue): string {
  const { view, book } = asked
  const { t } = words
  const names = namesIn(book, words, view)
  const said = optionWords(option, asked, words)
  const figure = view.figures.find(({ id }) => id === option.figure)
  if (figure && figure.at.length > 0) {
    const at = names.space(figure.at[0]!)
    const values = { words: said, at, left: figure.health - figure.damage, of: figure.health }
    return said.includes(at) ? t('doom.list.health', values) : t('doom.list.figure', values)
  }
  const groups = option.do === 'portal' ? groupsOf(option.level, asked, names, t) : ''
  return groups ? t('doom.list.portal', { words: said, groups }) : said
}

/** What may come out of a portal, as far as this seat knows: the invader its card, the marines what they have seen. */
function groupsOf(level: string | undefined, { view, book }: Asked, names: Names, t: Tongue['t']): string {
  const { invasion, groups } = view.invader
  const known = invasion
    ? (book.content.invasions[invasion]?.groups[level as 'blue'] ?? [])
    : groups.filter(group => group.level === level)
  return [...new Set(known.map(({ demons }) => demonsWords(demons, names, t)))].join('; ')
}

type Phrase = [key: Below<'doom.'>, values: Values]

function phrase(o: DoomOption, { decision, view, book }: Asked, names: Names, { t, has }: Tongue): Phrase {
  const about: DoomAbout = decision.about ?? {}
  const card = o.card === undefined ? '' : placeName(view, o.card, names, t)
  const figure = o.figure === undefined ? '' : names.of(o.figure)
  const to = o.to === undefined ? '' : names.space(o.to)
  const at = o.at === undefined ? whereIs(view, names, o.figure) : names.space(o.at)
  const values = { card, figure, to, at, cost: o.cost ?? 0, level: o.level ?? '', price: o.price ?? 0 }
  const plain = (key: Below<'doom.do.'>): Phrase => [`do.${key}`, values]
  switch (o.do) {
    case 'done':
    case 'pass': {
      const way = wayOut(o, decision)
      return has(`doom.${way}`) ? [way as Phrase[0], values] : plain(o.do)
    }
    case 'attack':
      return o.card === undefined
        ? ['do.attack-own', { figure: names.of(about.demon ?? view.active ?? '') }]
        : plain('attack')
    case 'decoy':
      return ['do.decoy', { owner: card }]
    case 'face':
      return ['do.face', { n: o.n }]
    case 'first':
      return ['do.first', { seat: o.seat, figure: names.of(o.seat) }]
    case 'group':
      return ['do.group', { demons: demonsWords(o.demons, names, t) }]
    case 'open': {
      const door = view.doors.find(({ id }) => id === o.card)
      const between = door?.between[0]
        ? t('doom.name.between', { a: names.space(door.between[0][0]!), b: names.space(door.between[0][1]!) })
        : card
      return [o.cost === undefined ? 'do.open-free' : 'do.open', { between, cost: o.cost ?? 0 }]
    }
    case 'option':
      return ['do.option', { effects: effectsWords(o, about.ability ?? '', names, t, has) }]
    case 'place':
      return plain(o.n === 'turned' ? 'place-turned' : 'place')
    case 'portal':
      return plain(o.price === undefined ? 'portal' : 'portal-price')
    case 'remove':
      return ['do.remove', { colour: o.n }]
    case 'reroll':
      return ['do.reroll', { n: o.n + 1, colour: o.colour, face: o.face }]
    case 'set': {
      if (o.n === undefined) return plain('set')
      const die = view.attack?.dice[o.n]
      return ['do.set-face', { n: o.n + 1, colour: die?.colour ?? '', face: die?.face ?? 0, to: o.to }]
    }
    case 'step':
      return plain(o.cost === undefined ? 'step-free' : 'step')
    case 'target':
      return plain(decision.seat === 'invader' ? 'target-demon' : 'target')
    case 'token':
      return ['do.token', { token: names.of(about.token ?? ''), to }]
    case 'use':
      return abilityWords(o, about, book, names)
    case 'no':
      return decision.kind === 'attack-again' ? ['out.attack-again', values] : plain('no')
    case 'yes':
      return decision.kind === 'attack-again'
        ? ['do.attack-own', { figure: names.of(about.attacker ?? '') }]
        : ['do.yes', { ability: names.of(about.ability ?? '') }]
    default:
      return plain(o.do)
  }
}

/** How one gets out of this decision: the key below `doom.` of what "done" or "pass" means here. */
function wayOut({ do: verb }: DoomOption, { kind, options = [] }: DoomDecision) {
  if (verb === 'done') return `out.${kind}`
  return options.length === 1 ? 'out.pass.only' : `out.pass.${kind}`
}

function abilityWords(o: DoomOption, about: DoomAbout, { content }: Book, names: Names): Phrase {
  const ability = content.abilities[o.card!]
  const card = names.of(o.card!)
  if (!ability) return ['do.use', { card }]
  if (ability.source === 'event' || ability.source === 'action') return ['do.use-play', { card }]
  const paid = ability.argent > 0
  const values = { card, figure: o.figure === undefined ? '' : names.of(o.figure), argent: ability.argent }
  // Whose ability it is goes without saying where the sentence names that figure.
  if (o.figure === undefined || o.figure === about.self) return [paid ? 'do.use-argent' : 'do.use', values]
  return [paid ? 'do.use-figure-argent' : 'do.use-figure', values]
}

/** Portals, checkpoints and other things on the map are told apart by where they lie. */
export function placeName(view: DoomView, id: string, names: Names, t: Tongue['t']): string {
  const portal = view.portals.find(other => other.id === id)
  if (portal) return t('doom.name.portal-at', { level: portal.level, at: names.space(portal.at) })
  const token = view.objectives.find(other => other.id === id)
  if (!token) return names.of(id)
  if (token.at === null) return names.of(token.kind)
  return t('doom.name.token-at', { name: names.of(token.kind), at: names.space(token.at) })
}

function whereIs(view: DoomView, names: Names, figure: string | undefined): string {
  const spaces = view.figures.find(({ id }) => id === figure)?.at ?? []
  return spaces[0] === undefined ? '–' : names.space(spaces[0])
}

/** "2 Imps and 1 Pinky" without a plural of names: "2 × Imp and 1 × Pinky". */
export function demonsWords(demons: NonNullable<DoomOption['demons']>, names: Names, t: Tongue['t']): string {
  return names.list(demons.map(({ demon, count }) => t('doom.name.several', { name: names.of(demon), count })))
}

function effectsWords(
  o: Extract<DoomOption, { do: 'option' }>,
  ability: string,
  names: Names,
  t: Tongue['t'],
  has: Tongue['has'],
): string {
  const parts = o.effects.map(e =>
    has(`doom.effect.${e.op}`)
      ? t(`doom.effect.${e.op}` as 'doom.effect.damage', { amount: ('amount' in e && Number(e.amount)) || 1 })
      : t('doom.effect.other', { ability: names.of(ability), n: o.n + 1 }),
  )
  return names.list(parts)
}
