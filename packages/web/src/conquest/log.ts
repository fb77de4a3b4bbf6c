import { abilityById, type ConquestEvent, type ConquestView } from '@redoubt/conquest'
import type { Event, Seat } from '@redoubt/kernel'
import type { MessageKey, Tongue, Values } from '../i18n/i18n.ts'
import type { LogText } from '../match/gamescreen.ts'
import { cardData, cardName, factionOf, placeName, planetData, sideName, thingName, whose } from './names.ts'

type Type = ConquestEvent['type']

/** Events without a line: another line says it, or it is only for the animation. */
export const SILENT: readonly Type[] = ['announce', 'exhaust', 'looked', 'outcome', 'drew']

const DETAIL: readonly Type[] = [
  'resources',
  'aim',
  'chosen',
  'combat-round',
  'readied',
  'assign',
  'move',
  'look',
  'bottom',
  'pass',
  'discard',
  'prevent',
]
const HEAD: readonly Type[] = ['setup', 'round', 'phase', 'battle', 'claim', 'remove-planet']

/** A line of the log; null for what needs none. */
export function tell(event: Event, view: ConquestView, words: Tongue): LogText | null {
  const e = event as unknown as ConquestEvent
  if (!view) return null
  const line = sentence(e, view, words)
  if (!line) return null
  const seat = 'seat' in e ? e.seat : undefined
  return {
    icon: line.icon ?? (seat ? sideIcon(view, seat) : 'redoubt'),
    text: words.t(line.key, line.values),
    weight: HEAD.includes(e.type) ? 'head' : DETAIL.includes(e.type) ? 'detail' : 'plain',
    ...(seat ? { by: seat } : line.by ? { by: line.by } : {}),
    ...(line.about ? { about: line.about } : {}),
    ...(line.goesOn ? { goesOn: line.goesOn } : {}),
    ...(line.tells ? { tells: line.tells } : {}),
  }
}

export function sideIcon(view: ConquestView, seat: Seat): string {
  return factionOf(view, seat) === 'orks' ? 'faction-orks' : 'faction-marines'
}

interface Line {
  key: MessageKey
  values?: Values
  icon?: string
  about?: string[]
  by?: string
  goesOn?: string
  tells?: string
}

function sentence(e: ConquestEvent, view: ConquestView, words: Tongue): Line | null {
  const who = (seat: Seat): Values => ({ who: whose(view, seat), name: sideName(view, seat) })
  const place = (at: string) => placeName(view, at, words)
  const line = (key: string, values: Values = {}, more: Partial<Line> = {}): Line => ({
    key: `conquest.log.${key}` as MessageKey,
    values,
    ...more,
  })
  const owner = (card: string) => view.units.find(u => u.card === card)?.controller
  const by = (card: string) => {
    const seat = owner(card)
    return seat ? { by: seat } : {}
  }
  switch (e.type) {
    case 'setup':
      return line('setup', who(e.initiative), { icon: 'redoubt' })
    case 'mulligan':
      return line(e.taken ? 'mulligan' : 'no-mulligan', who(e.seat))
    case 'round':
      return line('round', { round: e.round }, { icon: 'cq-initiative' })
    case 'phase':
      return line('phase', { phase: words.t(`conquest.phase.${e.phase}` as MessageKey) }, { icon: 'ui-chevron' })
    case 'resources':
      return line(
        resourceKey(e.why, e.amount),
        { ...who(e.seat), amount: Math.abs(e.amount), total: e.total },
        { icon: 'cq-resource' },
      )
    case 'draw':
      return e.count > 0 ? line('draw', { ...who(e.seat), count: e.count }, { icon: 'cq-card' }) : null
    case 'pass':
      return line(`pass-${e.turn}`, who(e.seat))
    case 'enter':
      return line(
        enterKey(e),
        { ...who(e.seat), card: cardName(e.card), place: place(e.at), host: cardName(e.host ?? '') },
        { about: [e.card, e.at] },
      )
    case 'play':
      return line('play', { ...who(e.seat), card: cardName(e.card) })
    case 'use':
      return line(
        'use',
        { ...who(e.seat), card: thingName(view, e.card, words), text: abilityText(e.ability) },
        { about: [e.card] },
      )
    case 'fizzle':
      return line('fizzle', { card: ownerOf(e.ability) })
    case 'aim':
      return line('aim', { card: ownerOf(e.ability), thing: thingName(view, e.at, words) }, { about: [e.at] })
    case 'chosen':
      return line('chosen', who(e.seat), { icon: 'ui-lock' })
    case 'commit':
      return line(
        'commit',
        {
          ...who(e.seat),
          planet: place(e.planet),
          warlord: cardName(e.units.find(c => cardData(c)?.type === 'warlord') ?? e.units[0] ?? ''),
          more: Math.max(0, e.units.length - 1),
        },
        { icon: 'cq-warlord', about: [e.planet] },
      )
    case 'struggle': {
      if (e.winner === null)
        return e.icons[0] + e.icons[1] === 0
          ? null
          : line(
              'struggle-tied',
              { planet: place(e.planet), icons: e.icons[0] },
              { icon: 'cq-command', about: [e.planet] },
            )
      const values = {
        ...who(e.winner),
        planet: place(e.planet),
        mine: e.icons[e.winner === 'a' ? 0 : 1],
        theirs: e.icons[e.winner === 'a' ? 1 : 0],
      }
      return line(e.rule === 'CQ-6.9' ? 'struggle-warlord' : 'struggle', values, {
        icon: 'cq-command',
        about: [e.planet],
        by: e.winner,
      })
    }
    case 'bonus':
      return line('bonus', { ...who(e.seat), planet: place(e.planet), taken: e.taken }, { icon: 'cq-command' })
    case 'battle':
      return line('battle', { ...who(e.initiative), planet: place(e.planet) }, { icon: 'cq-attack', about: [e.planet] })
    case 'combat-round':
      return e.ranged
        ? line('skirmish', {}, { icon: 'cq-attack' })
        : line('combat-round', { number: e.number }, { icon: 'cq-attack' })
    case 'attack':
      return line(
        'attack',
        { attacker: cardName(e.attacker), defender: cardName(e.defender) },
        { icon: 'cq-attack', about: [e.attacker, e.defender], ...by(e.attacker) },
      )
    case 'area-effect':
      return line(
        'area-effect',
        { attacker: cardName(e.attacker), amount: e.amount },
        { icon: 'cq-attack', about: [e.attacker], ...by(e.attacker) },
      )
    case 'retreat':
    case 'withdraw':
      return line(e.type, { unit: cardName(e.unit) }, { icon: 'ui-undo', about: [e.unit], ...by(e.unit) })
    case 'readied':
      return line(
        'readied',
        { count: e.cards.length, card: cardName(e.cards[0] ?? '') },
        { icon: 'ui-rotate', about: e.cards },
      )
    case 'assign': {
      const [first] = e.hits
      return first
        ? line(
            'assign',
            { unit: cardName(first.unit), amount: first.amount, more: e.hits.length - 1 },
            { icon: 'cq-hp', about: e.hits.map(hit => hit.unit), goesOn: `damage ${first.unit}` },
          )
        : null
    }
    case 'prevent':
      return line('prevent', { unit: cardName(e.unit), amount: e.amount }, { icon: 'cq-shield', about: [e.unit] })
    case 'shield':
      return line(
        'shield',
        { ...who(e.seat), card: cardName(e.card), unit: cardName(e.unit), icons: e.icons },
        { icon: 'cq-shield', about: [e.unit] },
      )
    case 'shield-cancelled':
      return line('shield-cancelled', { card: cardName(e.card) }, { icon: 'cq-shield' })
    case 'damage':
      return line(
        'damage',
        { unit: cardName(e.unit), amount: e.amount, total: e.total },
        { icon: 'damage', about: [e.unit], tells: `damage ${e.unit}` },
      )
    case 'move-damage':
      return line(
        'move-damage',
        { from: cardName(e.from), to: cardName(e.onto), amount: e.amount },
        { icon: 'damage', about: [e.from, e.onto] },
      )
    case 'heal':
      return line('heal', { unit: cardName(e.unit), amount: e.amount }, { icon: 'cq-hp', about: [e.unit] })
    case 'destroy':
      return line('destroy', { card: cardName(e.card), place: place(e.at) }, { icon: 'frag', ...by(e.card) })
    case 'bloodied':
      return line('bloodied', { warlord: cardName(e.warlord) }, { icon: 'cq-warlord-bloodied', about: [e.warlord] })
    case 'discard':
      return line(`discard-${e.from}`, { ...who(e.seat), card: cardName(e.card) })
    case 'move':
      // A warlord leaves the HQ only for the planet of its dial, and that has been told.
      if (e.from.startsWith('hq-') && cardData(e.card)?.type === 'warlord') return null
      return line(
        'move',
        { card: cardName(e.card), from: place(e.from), to: place(e.at) },
        { icon: 'ui-chevron', about: [e.card, e.at] },
      )
    case 'return':
      return line('return', { ...who(e.seat), card: cardName(e.card) })
    case 'look':
      return line('look', { ...who(e.seat), count: e.count }, { icon: 'cq-card' })
    case 'bottom':
      return line('bottom', { ...who(e.seat), count: e.count }, { icon: 'cq-card' })
    case 'battle-end':
      return e.winner === null
        ? line('battle-nobody', { planet: place(e.planet) }, { icon: 'cq-attack', about: [e.planet] })
        : line(
            'battle-won',
            { ...who(e.winner), planet: place(e.planet) },
            { icon: 'cq-attack', about: [e.planet], by: e.winner },
          )
    case 'battle-ability':
      return e.used
        ? null
        : line('ability-unused', { ...who(e.seat), planet: place(e.planet) }, { icon: 'cq-first-planet' })
    case 'claim':
      return line(
        'claim',
        {
          ...who(e.seat),
          planet: place(e.planet),
          types: (planetData(e.planet)?.types ?? [])
            .map(type => words.t(`conquest.type.${type}` as MessageKey))
            .join(', '),
        },
        { icon: 'cq-first-planet' },
      )
    case 'remove-planet':
      return line('remove-planet', { planet: place(e.planet) }, { icon: 'cq-first-planet' })
    case 'first-planet':
      return line('first-planet', { planet: place(e.planet) }, { icon: 'cq-first-planet' })
    case 'reveal-planet':
      return line(
        'reveal-planet',
        { planet: planetData(e.planet)?.name ?? e.planet },
        { icon: 'ui-map', about: [e.at] },
      )
    case 'initiative':
      return line('initiative', who(e.seat), { icon: 'cq-initiative' })
    default:
      return null
  }
}

function resourceKey(why: string, amount: number): string {
  if (why === 'setup' || why === 'headquarters' || why === 'bonus') return 'resources-gain'
  return amount < 0 ? 'resources-pay' : 'resources-gain'
}

function enterKey(e: Extract<ConquestEvent, { type: 'enter' }>): string {
  if (e.host) return 'attach'
  return e.how === 'deployed' ? 'deploy' : 'put'
}

function ownerOf(ability: string): string {
  const id = ability.split('/')[0] ?? ability
  return planetData(id)?.name ?? cardName(id)
}

function abilityText(id: string): string {
  try {
    return abilityById(id).text
  } catch {
    return ''
  }
}
