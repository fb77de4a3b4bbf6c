import type { DoomDecision, DoomOption, DoomView } from '@redoubt/doom'
import type { Content, Effect } from '@redoubt/doom/content'
import { optionsOf } from '../../reading/choices.ts'

/** One answer to an attack, and what it comes to. */
interface DefenseAnswer {
  option: DoomOption
  /** The card or ability; null: none. */
  card: string | null
  damage: number
  /** What is left of the defender's health. */
  left: number
}

/** The sum of an attack while its defender may still answer. */
export interface Defense {
  defender: string
  health: number
  now: number
  hits: number
  /** After what pierces them. */
  shields: number
  dodge: boolean
  damage: number
  /** Only those whose end is certain; taking the hits is always one. */
  answers: readonly DefenseAnswer[]
  /** The key of the one that loses least; of equal ones the one that spends nothing. */
  best: string
}

/** The shields an effect adds for certain; null if it does something else. */
const shieldsOf = (effect: Effect): number | null =>
  effect.op === 'addShields' && typeof effect.amount === 'number' ? effect.amount : null

function added({ abilities, actionCards, glory }: Content, card: string): number | null {
  const effects = actionCards[card]?.effects ?? abilities[card]?.effects ?? glory[card]?.effects ?? []
  const all = effects.map(shieldsOf)
  return all.length === 0 || all.includes(null) ? null : all.reduce<number>((sum, one) => sum + (one ?? 0), 0)
}

/** What an attack comes to if its marine keeps this card as defense, as far as cards say; null before dice are on the table. */
export function damageWith({ attack }: DoomView, { actionCards }: Content, card: string): number | null {
  const defense = actionCards[card]?.defense
  if (!attack || !defense || attack.dice.length === 0) return null
  const hits = attack.dice.reduce((sum, { face }) => sum + face, 0)
  return defense.dodge ? 0 : Math.max(0, hits - Math.max(0, attack.shields + defense.shields - attack.pierce))
}

/** Null unless an attack is on the table that the decision may still change. */
export function defenseOf(decision: DoomDecision | null, view: DoomView, content: Content): Defense | null {
  const { attack } = view
  if (decision?.kind !== 'during-defense' || !attack?.defender || attack.dice.length === 0) return null
  const figure = view.figures.find(({ id }) => id === attack.defender)
  const options = optionsOf(decision)
  const pass = options.find(option => option.do === 'pass')
  if (!figure || !pass) return null
  const hits = attack.dice.reduce((sum, { face }) => sum + face, 0)
  const stopped = (more: number) => Math.max(0, attack.shields + more - attack.pierce)
  const now = figure.health - figure.damage
  const answer = (option: DoomOption, card: string | null, more: number): DefenseAnswer => {
    const damage = attack.dodge ? 0 : Math.max(0, hits - stopped(more))
    return { option, card, damage, left: Math.max(0, now - damage) }
  }
  const answers = [
    answer(pass, null, 0),
    ...options.flatMap(option => {
      const more = option.card === undefined ? null : added(content, option.card)
      return more === null ? [] : [answer(option, option.card!, more)]
    }),
  ]
  const best = answers.reduce((a, b) => (b.left > a.left ? b : a))
  const { damage } = answers[0]!
  return {
    ...{ defender: figure.id, health: figure.health, now, hits, shields: stopped(0), dodge: attack.dodge, damage },
    answers,
    best: best.option.key,
  }
}
