import type { PlanetType } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Inspected, Inspecting } from '../../match/inspector/inspected.ts'
import { Icon } from '../../ui/Icon.tsx'
import { CardFull, PlanetFull } from '../cards/CardFull.tsx'
import type { ConquestContext } from '../common/context.ts'
import { thingAt } from '../common/useLooked.ts'
import { inTray } from '../reading/choices.ts'
import { cardData, planetData, printed } from '../reading/printed.ts'
import { TYPE_ICONS } from '../reading/types.ts'
import { typeName } from '../words/card.ts'
import { optionLabel } from '../words/option.ts'

/** What the inspector knows of this table: every card, unit, attachment and planet, keywords, and what is counted. */
export function inspecting(table: ConquestContext, words: Tongue): Inspecting {
  return {
    rules: 'conquest',
    thingAt: element => {
      const sign = element.closest<HTMLElement>('[data-sign]')?.dataset.sign
      return sign ? `sign:${sign}` : thingAt(element)
    },
    describe: thing => {
      const [kind, name = ''] = thing.split(':')
      if (kind === 'sign') return keyword(name, words)
      if (kind === 'meter') return meter(name, words)
      if (kind === 'type') return planetType(name as PlanetType, words)
      return planetOf(thing, table) ?? cardOf(thing, table, words)
    },
    // Cards and planets are shown in full in a dock of the table.
    docked: thing => !thing.includes(':'),
  }
}

function planetOf(thing: string, { view }: ConquestContext): Inspected | null {
  const id = view.planets.find(({ at }) => at === thing)?.planet ?? thing
  const data = planetData(id)
  return data ? { name: data.name, body: <PlanetFull id={id} /> } : null
}

function cardOf(card: string, table: ConquestContext, words: Tongue): Inspected | null {
  const data = cardData(card)
  if (!data) return null
  const reason = table.whyNot(card)
  return {
    name: data.name,
    body: <CardFull card={card} view={table.view} />,
    now: reason ? [reason] : [],
    act: taking(card, table, words),
  }
}

/** A card that lies nowhere on the table is read first and taken from there. */
function taking(card: string, { view, options, decision, choose }: ConquestContext, words: Tongue): Inspected['act'] {
  const option = decision && inTray(view, options).includes(card) ? options.find(one => one.card === card) : undefined
  return decision && option
    ? { label: optionLabel(view, decision, option, words), run: () => choose(option) }
    : undefined
}

function keyword(id: string, { t }: Tongue): Inspected | null {
  if (id === 'warlord' || id === 'bloodied')
    return {
      name: typeName('warlord'),
      picture: <Icon id={id === 'warlord' ? 'cq-warlord' : 'cq-warlord-bloodied'} size={36} />,
      texts: [{ text: t(id === 'warlord' ? 'conquest.preview.hale' : 'conquest.preview.bloodied') }],
    }
  const { name, text } = printed().keyword(id as 'brutal')
  return { name, texts: [{ text }] }
}

const METERS = { resources: 'cq-resource', hand: 'ui-hand', deck: 'cq-card', initiative: 'cq-initiative' } as const

function meter(name: string, { t }: Tongue): Inspected | null {
  if (!Object.hasOwn(METERS, name)) return null
  const kind = name as keyof typeof METERS
  return {
    name: t(`conquest.inspect.${kind}-name`),
    picture: <Icon id={METERS[kind]} size={36} />,
    texts: [{ text: t(`conquest.inspect.${kind}`) }],
  }
}

function planetType(type: PlanetType, { t }: Tongue): Inspected | null {
  if (!Object.hasOwn(TYPE_ICONS, type)) return null
  return {
    name: t(`conquest.type.${type}`),
    picture: <Icon id={TYPE_ICONS[type]} size={36} />,
    texts: [{ text: t('conquest.inspect.type') }],
  }
}
