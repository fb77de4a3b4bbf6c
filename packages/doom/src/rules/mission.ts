import { type Frame, finish } from '@redoubt/kernel'
import { newEffects } from '../abilities/frames.ts'
import { effectOf } from '../abilities/in-force.ts'
import { holds, means } from '../abilities/meaning.ts'
import { copyFacts, type Use, usedBy } from '../abilities/use.ts'
import { missionOf } from '../board/map.ts'
import { derived } from '../match/derived.ts'
import { emit } from '../match/events.ts'
import { contentOf, findFigure, isEscorted, isMarine } from '../match/figures.ts'
import type { Happening } from '../match/happening.ts'
import type { Ability, Content, EffectOf, Forbidden, Timing } from '../match/said.ts'
import type { DoomState, Figure, Rulings } from '../match/state.ts'
import { objectiveOf } from './objectives/index.ts'

interface RuleBook {
  at: Map<Timing, Ability[]>
  forbids: Map<Forbidden, Array<{ rule: Ability; effect: EffectOf<'forbid'> }>>
}

/** The rule books of a content by mission: without and with its optional rules. */
const booksOf = derived((_content: Content) => [new Map<string, RuleBook>(), new Map<string, RuleBook>()] as const)

/** The book asked for last: questions come in swarms. */
const last: { rulings: Rulings | null; book: RuleBook | null } = { rulings: null, book: null }

/** Rules of the objective card, the threat card and the mission itself, in that order. */
function bookOf(g: DoomState): RuleBook {
  if (g.rulings !== last.rulings) {
    const content = contentOf(g)
    const books = booksOf(content)[g.rulings.optionalRules ? 1 : 0]
    let book = books.get(g.rulings.mission)
    if (!book) books.set(g.rulings.mission, (book = writeBook(g, content)))
    last.rulings = g.rulings
    last.book = book
  }
  return last.book!
}

function writeBook(g: DoomState, content: Content): RuleBook {
  const { objective, threat } = missionOf(g)
  const rules = [...new Set([objective.card, threat.card, g.rulings.mission])]
    .flatMap(card => [...content.abilitiesOf(card)])
    .filter(rule => !rule.optional || g.rulings.optionalRules)
  const book: RuleBook = { at: new Map(), forbids: new Map() }
  for (const rule of rules) {
    add(book.at, rule.timing, rule)
    if (rule.timing !== 'passive' && rule.timing !== 'setup') continue
    for (const effect of rule.effects) if (effect.op === 'forbid') add(book.forbids, effect.what, { rule, effect })
  }
  return book
}

function add<K, V>(to: Map<K, V[]>, key: K, value: V): void {
  const list = to.get(key)
  if (list) list.push(value)
  else to.set(key, [value])
}

export function missionRules(g: DoomState, timing: Timing): readonly Ability[] {
  return bookOf(g).at.get(timing) ?? NO_RULES
}

const NO_RULES: readonly Ability[] = []
const NO_FRAMES: Frame[] = []
const NO_FACTS: Happening = {}

/** What the mission's rules do at a moment, in order. */
export function ruleMoment(g: DoomState, timing: Timing, facts: Happening): Frame[] {
  const rules = missionRules(g, timing)
  if (rules.length === 0) return NO_FRAMES
  const frames: Frame[] = []
  for (const rule of rules) {
    if (rule.once && g.happened.includes(rule.id)) continue
    if (!concerns(g, rule, facts)) continue
    const owner = ownerOf(g, facts)
    const use = asRule(facts, rule.id, owner)
    if (!holds(g, use, rule.if)) continue
    if (rule.once) g.happened.push(rule.id)
    if (rule.source === 'mission') emit('rule', { rule: rule.id, name: rule.name, text: rule.text })
    frames.push(newEffects(use))
  }
  return frames
}

/** A rule being weighed; rules know more of what happened than cards that answer it. */
function asRule(facts: Happening, rule: string, owner: string): Use {
  const use = copyFacts(facts, usedBy(rule, owner))
  use.portalLevel = facts.portalLevel
  use.carried = facts.carried
  return use
}

/** A marine decides about what its own moves and activations allow; all else is the invader's. */
function ownerOf(g: DoomState, facts: Happening): string {
  const self = facts.self === undefined ? undefined : findFigure(g, facts.self)
  return self && isMarine(self) ? self.id : 'mission'
}

/** Moments that a rule of the objective reads as somebody's in particular. */
function concerns(g: DoomState, rule: Ability, facts: Happening): boolean {
  if (rule.source === 'mission') return true
  const self = facts.self === undefined ? undefined : findFigure(g, facts.self)
  switch (rule.timing) {
    case 'activation-end':
      return !!self && isMarine(self)
    case 'on-move':
      return !!self && self.carries !== undefined
    case 'when-killed':
      return rule.if.some(c => c.cond === 'droneKilled') === (!!self && isEscorted(self))
    default:
      return true
  }
}

/** A "cannot" of the mission (D-GOLDEN-4). */
export function forbidden(g: DoomState, what: Forbidden, figure?: Figure, facts: Happening = NO_FACTS): boolean {
  const forbids = bookOf(g).forbids.get(what)
  if (forbids) for (const { rule, effect } of forbids) if (applies(g, rule.id, effect, figure, facts)) return true
  for (const lasting of g.lasting) {
    if (!lasting.on.includes(figure?.id ?? '')) continue
    const effect = effectOf(g, lasting)
    if (effect.op === 'forbid' && effect.what === what) return true
  }
  return false
}

function applies(
  g: DoomState,
  rule: string,
  e: EffectOf<'forbid'>,
  figure: Figure | undefined,
  facts: Happening,
): boolean {
  if (e.until === 'no-portal-on-map' && g.portals.length === 0) return false
  const use = asRule(facts, rule, 'mission')
  if (e.who && (!figure || !means(g, use, e.who, figure))) return false
  return holds(g, use, e.if)
}

/** D-ROUND-3: the mission ends the moment a side fulfils its condition. */
export function judge(g: DoomState, activationEnds = false): void {
  if (g.phase === 'setup') return
  const { objective } = missionOf(g)
  const card = contentOf(g).objectives[objective.card]
  const marines = () => g.marines.map(m => m.id as string)
  const won = objectiveOf(g).outcome?.(g)
  if (won) finish(g, marines(), won.rule, won.reason)
  if (!card) return
  const { condition } = card.marinesWin
  const atEnd = condition.cond === 'all'
  if ((!atEnd || activationEnds) && holds(g, usedBy(card.id, 'mission'), [condition]))
    finish(g, marines(), 'D-OBJECTIVE-1', card.id)
}
