import type { Ability, Content, EffectOf, Mission } from '@redoubt/doom/content'
import type { Assignment } from '../character/assignment.ts'

/** What a mission is like for those who play it, read from the words of its cards and special rules. */
export interface Orders {
  assignment: Assignment
  /** A door lets demons out, so nobody opens one in passing. */
  doorsMatter: boolean
  /** A portal is gone once it was used: nobody takes the place of the dead. */
  scarce: boolean
  /** Within so many spaces a marine keeps what was done at a checkpoint while demons are there; null: nothing is ever undone. */
  guarded: number | null
  /** Only one step from teleporter to teleporter is allowed. */
  oneJump: boolean
  /** What keeps demons from opening doors. */
  shut: ReadonlyArray<EffectOf<'forbid'>>
}

const known = new WeakMap<Content, Map<string, Orders>>()

export function ordersOf(content: Content, mission: Mission): Orders {
  let missions = known.get(content)
  if (!missions) known.set(content, (missions = new Map()))
  let orders = missions.get(mission.id)
  if (!orders) missions.set(mission.id, (orders = read(content, mission)))
  return orders
}

function read(content: Content, { id, objective, threat }: Mission): Orders {
  const rules = [objective.card, threat.card, id].flatMap(card => content.abilitiesOf(card))
  return {
    assignment: assignmentOf(content, objective.card),
    doorsMatter: rules.some(
      rule => rule.timing === 'door-opened' && rule.effects.some(e => BRINGS_DEMONS.includes(e.op)),
    ),
    scarce: content.threats[threat.card]?.portalsDiscarded === true,
    guarded: guardedOf(rules),
    oneJump: rules.some(rule => rule.effects.some(e => e.op === 'forbid' && e.what === 'second-teleporter-move')),
    shut: rules.flatMap(rule => (rule.timing === 'passive' ? rule.effects.filter(isShut) : [])),
  }
}

const BRINGS_DEMONS: readonly string[] = ['summonFromPortals', 'summon', 'placeDemon']

const isShut = (e: Ability['effects'][number]): e is EffectOf<'forbid'> =>
  e.op === 'forbid' &&
  e.what === 'open-door' &&
  (e.who === 'demons' || (typeof e.who === 'object' && e.who.side === 'demon'))

function guardedOf(rules: readonly Ability[]): number | null {
  for (const { effects } of rules)
    for (const e of effects) {
      if (e.op !== 'removeToken' || e.token !== 'progress') continue
      for (const need of e.where?.if ?? [])
        if (need.cond === 'noFigureWithin') return need.max === 'adjacent' ? 1 : need.max
    }
  return null
}

function assignmentOf(content: Content, card: string): Assignment {
  const objective = content.objectives[card]
  if (!objective) return { kind: 'lesson' }
  const { condition: wins } = objective.marinesWin
  const needed = wins.cond === 'progress' ? wins.min : 1
  const counter = wins.cond === 'progress' ? wins.counter : ''
  for (const { effects } of content.abilitiesOf(card))
    for (const e of effects) {
      if (e.op === 'takeToken') return { kind: 'fetch', needed, counter, home: homeOf(content, card) }
      if (e.op === 'treatAsFigure') return { kind: 'escort', exit: wins.cond === 'tokenOn' ? wins.space : '' }
      if (e.op !== 'placeToken') continue
      if (e.token === 'progress' && objective.sealValue) return { kind: 'seal', values: objective.sealValue }
      if (e.token === 'progress') return { kind: 'mark', needed: wins.cond === 'everyToken' ? wins.progressMin : 1 }
      if (e.where.on === 'figure' && e.where.who?.side === 'demon') return { kind: 'hunt', needed, counter }
    }
  return { kind: 'clear' }
}

/** The spaces where a token that is carried there counts. */
function homeOf(content: Content, card: string): string {
  for (const { if: needs } of content.abilitiesOf(card))
    for (const need of needs) if (need.cond === 'onSpace') return need.kind
  return ''
}
