import { abilityById, type ConquestView } from '@redoubt/conquest'
import type { SeenDecision } from '@redoubt/kernel'
import type { MessageKey, Tongue, Values } from '../i18n/i18n.ts'
import type { Option } from './choices.ts'
import { cardData, cardName, placeName, planetAt, planetData, thingName, warlordOf } from './names.ts'

/** Decision kinds of Conquest; the timing windows are `answer-` and the moment. */
export const KINDS = [
  'mulligan',
  'deploy-turn',
  'reduce-cost',
  'commit',
  'bonus',
  'action',
  'combat-turn',
  'defender',
  'shield',
  'withdraw',
  'battle-ability',
  'target',
  'choose-option',
  'search',
  'order-bottom',
  'place-token',
  'indirect-damage',
  'put-unit',
  'answer-enters-play',
  'answer-attack-declared',
  'answer-damage-assigned',
  'answer-damage-taken',
  'answer-unit-destroyed',
  'answer-discarded-from-play',
  'answer-shield-used',
  'answer-deploy-phase-begins',
] as const

const ICONS: Readonly<Record<string, string>> = {
  mulligan: 'cq-card',
  'deploy-turn': 'ui-hand',
  'reduce-cost': 'cq-resource',
  commit: 'cq-warlord',
  bonus: 'cq-command',
  'combat-turn': 'cq-attack',
  defender: 'cq-attack',
  shield: 'cq-shield',
  withdraw: 'ui-undo',
  'battle-ability': 'cq-first-planet',
  search: 'cq-card',
  'order-bottom': 'cq-card',
  'indirect-damage': 'cq-hp',
}

export interface Prompt {
  icon: string
  text: string
  detail?: string
}

function text(about: SeenDecision['about'], field: string): string {
  return String(about?.[field] ?? '')
}

/** What the ability behind a decision says. */
function abilityText(id: string): string | undefined {
  try {
    return abilityById(id).text
  } catch {
    return undefined
  }
}

/** The card or planet an ability stands on. */
function abilityOwner(id: string): string {
  const owner = id.split('/')[0] ?? id
  return planetData(owner)?.name ?? cardName(owner)
}

/** The one sentence that tells the deciding player what the game waits for. */
export function promptOf(view: ConquestView, decision: SeenDecision, words: Tongue): Prompt {
  const { t, has } = words
  const { kind, about } = decision
  const values: Values = {
    ability: abilityOwner(text(about, 'ability')),
    amount: Number(about?.amount ?? 0),
    atk: Number(about?.atk ?? 0),
    attacker: cardName(text(about, 'attacker')),
    card: cardName(text(about, 'card')),
    cost: Number(about?.cost ?? 0),
    planet: about?.planet ? placeName(view, text(about, 'planet'), words) : '',
    resources: view.players.find(({ seat }) => seat === decision.seat)?.resources ?? 0,
    unit: cardName(text(about, 'unit')),
    warlord: cardName(warlordOf(view, decision.seat)?.card ?? ''),
  }
  const key = `conquest.prompt.${kind}`
  const ability = about?.ability ? abilityText(text(about, 'ability')) : undefined
  const detail = has(`${key}-detail`) ? t(`${key}-detail` as MessageKey, values) : ability
  return {
    icon: ICONS[kind] ?? (kind.startsWith('answer-') ? 'reaction' : 'redoubt'),
    text: t((has(key) ? key : 'conquest.prompt.other') as MessageKey, values),
    ...(detail ? { detail } : {}),
  }
}

/** What everybody else reads meanwhile. */
export function waitingFor(decision: SeenDecision, name: string, { t, has }: Tongue): string {
  const key = `conquest.waiting.${decision.kind.startsWith('answer-') ? 'answer' : decision.kind}`
  return t((has(key) ? key : 'conquest.waiting.other') as MessageKey, { name })
}

/** A choice as a button says it: a verb with its object; the object is left out if it is in hand already. */
export function optionLabel(
  view: ConquestView,
  decision: SeenDecision,
  option: Option,
  words: Tongue,
  picked = false,
): string {
  const { t, has } = words
  const { kind, about } = decision
  const data = option.card === undefined ? undefined : cardData(option.card)
  const values: Values = {
    amount: Number(about?.amount ?? 0),
    card: option.card === undefined ? '' : cardName(option.card),
    cards: 0,
    cost: Number(about?.cost ?? data?.cost ?? 0),
    icons: data?.shields ?? 0,
    number: option.at === undefined ? 0 : Number(option.at.slice(1)) || 0,
    planet: option.at === undefined ? '' : thingName(view, option.at, words),
    resources: 0,
  }
  if (kind === 'bonus') Object.assign(values, bonusOf(view, text(about, 'planet')))
  if (option.do === 'play') values.cost = data?.cost ?? 0
  if (option.do === 'option')
    return optionText(text(about, 'ability'), option.n ?? 1) ?? t('conquest.do.option', { number: option.n ?? 1 })
  if (option.do === 'choose')
    return t('conquest.do.choose', { thing: thingName(view, option.card ?? option.at ?? '', words) })
  if (option.do === 'deploy') return t(deployKey(option, picked), values)
  if (option.do === 'use' && option.card === undefined) return t('conquest.do.use-planet', values)
  const special = `conquest.do.${option.do}.${kind.startsWith('answer-') ? 'answer' : kind}`
  const plain = `conquest.do.${option.do}`
  if (has(special)) return t(special as MessageKey, values)
  if (has(plain)) return t(plain as MessageKey, values)
  return t('conquest.do.other', { what: option.key.replaceAll(/[-:.]/g, ' ') })
}

function deployKey({ at }: Option, picked: boolean): MessageKey {
  if (at === undefined) return picked ? 'conquest.do.deploy-hq-picked' : 'conquest.do.deploy-hq'
  if (at.includes('.')) return picked ? 'conquest.do.attach-picked' : 'conquest.do.attach'
  return picked ? 'conquest.do.deploy-picked' : 'conquest.do.deploy'
}

function bonusOf(view: ConquestView, at: string): Values {
  const seen = view.planets.find(planet => planet.at === at)?.bonus ?? planetAt(view, at)?.commandBonus
  return { resources: seen?.resources ?? 0, cards: seen?.cards ?? 0 }
}

/** The sentence of one branch of a "choose one". */
function optionText(ability: string, n: number): string | undefined {
  try {
    for (const step of abilityById(ability).effect) if (step.do === 'choose-one') return step.options[n - 1]?.text
  } catch {
    return undefined
  }
  return undefined
}
