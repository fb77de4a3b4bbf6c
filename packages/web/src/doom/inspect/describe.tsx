import { BLOCKING, DIFFICULT, type DoomDecision, type DoomView, IMPASSABLE } from '@redoubt/doom'
import type { ActionCard } from '@redoubt/doom/content'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Inspected, Inspecting } from '../../match/inspector/inspected.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Art, actionArt, Bust } from '../cards/Art.tsx'
import { timingWords } from '../cards/CardFace.tsx'
import { DicePips } from '../cards/Dice.tsx'
import { Groups } from '../panels/Chooser/Tiles.tsx'
import { reasonAgainst } from '../panels/Hand/reasons.ts'
import { goalText, progressOf, threatOf } from '../panels/Meters/objective.ts'
import type { Book } from '../reading/book.ts'
import { figureAt } from '../reading/figures.ts'
import { iconOf, PORTAL_ICONS, weaponIcon } from '../words/figures.ts'
import { namesIn } from '../words/names.ts'
import { placeName } from '../words/option.ts'

interface Here {
  view: DoomView
  book: Book
  words: Tongue
  /** The decision of whoever sits here; null while others decide. */
  decision: DoomDecision | null
}

/** What the inspector knows of this table: figures, spaces with all that lies there, every card, the meters. */
export function inspecting(here: Here, isTrying: () => boolean): Inspecting {
  return {
    rules: 'doom',
    thingAt: element => {
      const { figure, space, card, marine, demon } =
        element.closest<HTMLElement>('[data-figure], [data-space], [data-card], [data-marine], [data-demon]')
          ?.dataset ?? {}
      return figure ?? marine ?? (space ? `space:${space.toLowerCase()}` : (card ?? demon ?? null))
    },
    describe: thing => {
      const [kind, name = ''] = thing.split(':')
      if (kind === 'space') return atSpace(name, here)
      if (kind === 'meter') return meter(name, here)
      return figure(thing, here) ?? printedAs(thing, here)
    },
    // Whoever has a card in mind taps figures to aim at them.
    acts: element => isTrying() && element.closest('[data-space]') !== null,
  }
}

/** What is only counted on this table, with its sign. */
const COUNTED = { argent: 'argent', deck: 'ui-hand', events: 'ui-demon', invasion: 'portal-3' } as const

/** Frags, objective and threat: how far they are, and what comes of it; decks and argent: what they are for. */
function meter(name: string, { view, book, words }: Here): Inspected | null {
  const { t } = words
  const { content, mission } = book
  if (name === 'frags') {
    const values = { now: view.invader.frags, of: view.fragLimit }
    return {
      name: t('doom.inspect.frags-name'),
      line: t('doom.meters.of', values),
      picture: <Icon id="frag" size={40} />,
      texts: [{ text: t('doom.inspect.frags', values) }],
    }
  }
  if (name === 'objective') {
    const { now, of, key } = progressOf(book, view)
    return {
      name: content.objectives[mission.objective.card]?.name ?? t('doom.legend.objective'),
      line: `${of === undefined ? now : t('doom.meters.of', { now, of })} ${t(key)}`,
      picture: <Icon id="objective" size={40} />,
      texts: [{ text: goalText(book) }],
    }
  }
  if (Object.hasOwn(COUNTED, name)) {
    const kind = name as keyof typeof COUNTED
    return {
      name: t(`doom.inspect.${kind}-name`),
      picture: <Icon id={COUNTED[kind]} size={40} />,
      texts: [{ text: t(`doom.inspect.${kind}`) }],
    }
  }
  const threat = threatOf(book, view)
  const card = content.threats[mission.threat.card]
  if (name !== 'threat' || threat === null || !card) return null
  return {
    name: card.name,
    line: `${threat} ${t('doom.meters.threat')}`,
    picture: <Icon id="threat" size={40} />,
    texts: [card.summary, ...card.rules.map(({ text }) => text)].map(text => ({ text })),
  }
}

function figure(id: string, here: Here): Inspected | null {
  const { view, book, words } = here
  const { t } = words
  const found = view.figures.find(one => one.id === id)
  if (!found) return null
  const names = namesIn(book, words, view)
  const demon = found.kind ? demonCard(found.kind, here) : null
  const marine = view.marines.find(one => one.id === id)
  const left = found.health - found.damage
  const cards = marine ? [marine.class, marine.squad, ...marine.weapons] : []
  return {
    ...demon,
    name: names.of(id),
    line: found.at.length > 0 ? names.spaces(found.at) : undefined,
    picture: <Bust icon={iconOf(book, id)} size={48} />,
    figures: [
      {
        icon: 'health',
        label: t('doom.stat.health'),
        value: `${left}/${found.health}`,
        change: found.damage > 0 ? 'down' : undefined,
      },
      ...(demon?.figures?.filter(({ icon }) => icon !== 'health') ?? []),
    ],
    texts: demon?.texts ?? cards.flatMap(card => (card ? (cardTexts(card, here) ?? []) : [])),
    now: [
      ...(found.staggered ? [t('doom.inspect.staggered')] : []),
      ...(found.stunned ? [t('doom.inspect.stunned')] : []),
      ...(found.carries ? [t('doom.marine.carries', { token: placeName(view, found.carries, names, t) })] : []),
      ...groundAt(found.at[0], here),
    ],
  }
}

function demonCard(kind: string, { book, words }: Here): Inspected | null {
  const { t } = words
  const demon = book.content.demons[kind]
  if (!demon) return null
  const shields = demon.specialDefense.dodge ? t('doom.roll.dodge') : demon.specialDefense.shields
  return {
    name: demon.name,
    line: demon.role,
    picture: <Bust icon={demon.icon} size={48} />,
    figures: [
      { icon: 'health', label: t('doom.stat.health'), value: demon.health },
      { icon: 'stagger', label: t('doom.stat.stagger'), value: demon.stagger },
      { icon: 'speed', label: t('doom.stat.speed'), value: demon.speed },
      { icon: 'range', label: t('doom.stat.range'), value: demon.range },
      { icon: 'attack', label: t('doom.stat.dice'), value: <DicePips {...demon.dice} /> },
      { icon: 'special-defense', label: t('doom.stat.special'), value: shields },
    ],
    texts: demon.abilities.map(({ name, cost, text, timing }) => ({
      title: cost > 0 ? t('doom.inspect.ability', { name, cost }) : name,
      text: [timingWords(words, timing), text].filter(Boolean).join(': '),
    })),
    terms: [
      ...(demon.flying ? [{ name: t('doom.demon.flying'), text: t('doom.inspect.flying') }] : []),
      ...(demon.large ? [{ name: t('doom.demon.large'), text: t('doom.inspect.large') }] : []),
      ...(demon.tough ? [{ name: t('doom.inspect.tough-name'), text: t('doom.inspect.tough') }] : []),
      { name: t('doom.stat.stagger'), text: t('doom.inspect.stagger') },
    ],
    rule: 'D-DEMON-1',
  }
}

/** Anything printed, by its id. */
function printedAs(id: string, here: Here): Inspected | null {
  const { book, words, view } = here
  const { content } = book
  const { t } = words
  const names = namesIn(book, words, view)
  const demon = demonCard(id, here)
  if (demon) return demon
  const action = content.actionCards[id]
  if (action) {
    const weapon = content.weapons[action.set]
    const { attack } = action
    return {
      name: action.name,
      line: t(`doom.kind.${action.type}`),
      picture: <Art id={actionArt(action, weapon)} height={24} />,
      figures: [
        ...(action.speed ? [{ icon: 'speed', label: t('doom.stat.speed'), value: action.speed }] : []),
        ...(attack ? [{ icon: 'range', label: t('doom.stat.range'), value: attack.range }] : []),
        ...(attack
          ? [{ icon: 'attack', label: t('doom.stat.dice'), value: <DicePips red={attack.red} black={attack.black} /> }]
          : []),
      ],
      texts: [{ text: action.text }],
      now: whyNot(action, here),
      rule: 'D-ACTION-1',
    }
  }
  const weapon = content.weapons[id]
  if (weapon)
    return {
      name: weapon.name,
      picture: <Art id={weaponIcon(weapon)} height={24} />,
      texts: weapon.cards.map(card => ({
        title: content.actionCards[card]!.name,
        text: content.actionCards[card]!.text,
      })),
      rule: 'D-WEAPON-1',
    }
  const invasion = content.invasions[id]
  if (invasion)
    return {
      name: invasion.name,
      texts: [{ text: invasion.theme }],
      more: <Groups groups={invasion.groups} />,
      rule: 'D-SUMMON-1',
    }
  const texts = cardTexts(id, here)
  return texts ? { name: names.of(id), texts: texts.map(({ text }) => ({ text })), rule: ruleOf(id, here) } : null
}

/** Why a card of the own hand cannot be played just now. */
function whyNot(action: ActionCard, { view, decision, words }: Here): string[] {
  const held = view.marines.find(({ id }) => id === view.you)?.hand.cards ?? []
  const reason = held.includes(action.id) ? reasonAgainst(action, decision, view) : null
  return reason ? [words.t(reason)] : []
}

/** The chapter of the rules that speaks of such a card. */
function ruleOf(id: string, { book: { content } }: Here): string | undefined {
  if (content.events[id]) return 'D-EVENT-1'
  if (content.glory[id]) return 'D-GLORY-1'
  if (content.classes[id]) return 'D-CLASS-1'
  return content.squads[id] ? 'D-SQUAD-1' : undefined
}

/** What a card says; null if there is none of that name. */
function cardTexts(id: string, { book, words }: Here): Inspected['texts'] | null {
  const { content } = book
  const { t } = words
  const ofClass = content.classes[id]
  if (ofClass) return ofClass.abilities.map(({ text }) => ({ title: ofClass.name, text }))
  const plain = content.events[id] ?? content.glory[id] ?? content.squads[id]
  if (plain) return [{ title: plain.name, text: plain.text }]
  const weapon = content.weapons[id]
  if (weapon) {
    const cards = weapon.cards.map(card => t('doom.name.card', { name: content.actionCards[card]!.name }))
    return [
      {
        title: weapon.name,
        text: t('doom.inspect.weapon', { cards: new Intl.ListFormat(words.locale).format(cards) }),
      },
    ]
  }
  return null
}

const TERRAIN = { [DIFFICULT]: 'difficult', [IMPASSABLE]: 'impassable', [BLOCKING]: 'blocking' } as const

function groundAt(space: string | undefined, { book, words }: Here): string[] {
  const kind = space && TERRAIN[book.board.terrain[book.board.at(space)] as keyof typeof TERRAIN]
  return kind ? [words.t(`doom.legend.${kind}-means`)] : []
}

/** Who stands in a space; else what lies there and what its ground does. */
function atSpace(space: string, here: Here): Inspected | null {
  const { view, book, words } = here
  const { t } = words
  const who = figureAt(view, space)
  if (who) return figure(who.id, here)
  const names = namesIn(book, words, view)
  const things: Array<{ title: string; text: string; icon: string }> = []
  const thing = (kind: Means, icon: string, title = t(`doom.legend.${kind}`)) =>
    things.push({ title, text: t(`doom.legend.${kind}-means`), icon })
  for (const one of view.portals)
    if (one.at === space)
      thing(one.up ? 'portal' : 'portal-inactive', PORTAL_ICONS[one.level], placeName(view, one.id, names, t))
  for (const one of view.teleporters)
    if (one.at === space) thing(one.active ? 'teleporter' : 'teleporter-inactive', 'teleporter')
  for (const one of view.items)
    if (one.at === space)
      if (one.type === 'weapon') {
        thing('item', 'weapon', names.of(one.weapon))
        for (const { text } of cardTexts(one.weapon, here) ?? [])
          things.push({ title: names.of(one.weapon), text, icon: 'weapon' })
      } else thing('item', 'health-pack', names.of(one.type))
  for (const one of [...view.tokens, ...view.objectives])
    if (one.at === space) thing('objective', 'objective', names.of(one.kind))
  for (const door of view.doors)
    if (!door.open && door.between.some(pair => pair.includes(space))) thing('door', 'door')
  const kind = TERRAIN[book.board.terrain[book.board.at(space)] as keyof typeof TERRAIN]
  if (kind) things.push({ title: t(`doom.legend.${kind}`), text: t(`doom.legend.${kind}-means`), icon: '' })
  if (things.length === 0) return null
  const first = things[0]!
  return {
    name: things.length === 1 ? first.title : names.space(space),
    line: names.space(space),
    ...(first.icon ? { picture: <Icon id={first.icon} size={40} /> } : {}),
    texts: things.length === 1 ? [{ text: first.text }] : things.map(({ title, text }) => ({ title, text })),
  }
}

type Means = 'portal' | 'portal-inactive' | 'teleporter' | 'teleporter-inactive' | 'item' | 'objective' | 'door'
