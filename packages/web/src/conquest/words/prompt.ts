import type { Conquest, ConquestDecision, ConquestDecisionKind, ConquestView } from '@redoubt/conquest'
import type { Tongue, Values } from '../../i18n/i18n.ts'
import type { LoggedEvent } from '../../screen/match.ts'
import { abilityText } from '../reading/abilities.ts'
import { warlordOf } from '../reading/sides.ts'
import { abilityOwner, cardName, placeName } from './names.ts'

/** A window in which somebody may answer what has just happened. */
type Answering = Extract<ConquestDecisionKind, `answer-${string}`>
const isAnswering = (kind: ConquestDecisionKind): kind is Answering => kind.startsWith('answer-')

type Question = Exclude<ConquestDecisionKind, Answering>

/** One word for all windows in which something is answered, else the kind itself. */
export const questionOf = (kind: ConquestDecisionKind): Question | 'answer' => (isAnswering(kind) ? 'answer' : kind)

const ICONS: Readonly<Record<Question | 'answer', string>> = {
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
  target: 'redoubt',
  'choose-option': 'redoubt',
  search: 'cq-card',
  'order-bottom': 'cq-card',
  'place-token': 'redoubt',
  'indirect-damage': 'cq-hp',
  'put-unit': 'redoubt',
  action: 'redoubt',
  answer: 'reaction',
}

export interface Prompt {
  icon: string
  text: string
  detail?: string
}

/** The one sentence that tells the deciding player what the game waits for. */
export function promptOf(view: ConquestView, decision: ConquestDecision, words: Tongue, log: Told = []): Prompt {
  const { t, has } = words
  const { kind, seat, about } = decision
  const values: Values = {
    ability: abilityOwner(about?.ability ?? ''),
    amount: about?.amount ?? damageOn(about?.card, log),
    atk: about?.atk ?? 0,
    attacker: cardName(about?.attacker ?? ''),
    card: cardName(about?.card ?? ''),
    cost: about?.cost ?? 0,
    planet: about?.planet ? placeName(view, about.planet, words) : '',
    resources: view.players.find(player => player.seat === seat)?.resources ?? 0,
    unit: cardName(about?.unit ?? ''),
    warlord: cardName(warlordOf(view, seat)?.card ?? ''),
  }
  const more = `conquest.prompt.${kind}-detail`
  const detail = has(more)
    ? t(more as 'conquest.prompt.commit-detail', values)
    : about?.ability && abilityText(about.ability)
  return {
    icon: ICONS[questionOf(kind)],
    text: t(`conquest.prompt.${kind}`, values),
    ...(detail ? { detail } : {}),
  }
}

type Told = ReadonlyArray<LoggedEvent<Conquest>>

/** How much damage a unit was last dealt, as the log has it. */
function damageOn(unit: string | undefined, log: Told): number {
  for (const { event } of log.toReversed()) {
    if (event.type === 'damage' && event.unit === unit) return event.amount
    const hit = event.type === 'assign' ? event.hits.find(one => one.unit === unit) : undefined
    if (hit) return hit.amount
  }
  return 0
}

/** What everybody else reads meanwhile. */
export function waitingFor({ kind }: ConquestDecision, name: string, { t }: Tongue): string {
  return t(`conquest.waiting.${questionOf(kind)}`, { name })
}
