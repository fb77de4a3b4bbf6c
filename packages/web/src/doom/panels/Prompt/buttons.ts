import {
  type DoomDecision,
  type DoomDecisionKind,
  type DoomOption,
  type DoomVerb,
  type DoomView,
  isMoment,
} from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import { optionsOf } from '../../reading/choices.ts'
import { HELD, heldCards } from '../../reading/held.ts'
import { targetKey } from '../../reading/target.ts'
import { pending } from '../../words/prompt.ts'
import { isPick } from '../Chooser/choices.ts'

/** A button of the prompt: one option, or an attack and its target at once. */
export interface Deed {
  option: DoomOption
  keys: string[]
  primary: boolean
}

/** What is done on the board and needs no button. */
const SPATIAL: readonly DoomVerb[] = [
  'step',
  'turn',
  'teleport',
  'jump',
  'push',
  'token',
  'place',
  'respawn',
  'teleporter',
]
/** More than these would be a wall of buttons: they are pressed on the board. */
const MOST_FIGURES = 5
const MOST_SPACES = 4
/** Walking is done on the map; where something comes to lie may also be said here. */
const WALKS: readonly DoomDecisionKind[] = ['activation', 'demon-activation', 'spend-movement', 'move-figure', 'jump']
const LAST: readonly DoomVerb[] = ['forgo', 'no', 'done', 'pass', 'end']

interface InMind {
  /** The card picked up in the hand. */
  card: string | null
  /** The figure picked as the target. */
  target: string | null
  /** The answer to an attack that loses least, by its key. */
  best?: string | undefined
}

/** The buttons for a decision: what is in mind first, ways out last. */
export function deedsOf(decision: DoomDecision | null, view: DoomView, { card, target, best }: InMind): Deed[] {
  const options = optionsOf(decision)
  if (!decision || options.length === 0) return []
  const held = new Set(heldCards(view).map(({ id }) => id))
  const inHand = (o: DoomOption) => o.card !== undefined && HELD.includes(o.do) && held.has(o.card)
  const spaces = options.filter(o => SPATIAL.includes(o.do)).length
  const figures = options.filter(o => o.figure !== undefined)
  const shown = options.filter(o => {
    if (isPick(decision.kind) && !LAST.includes(o.do)) return false
    if (['reroll', 'set'].includes(o.do)) return false
    if (inHand(o) && !isMoment(decision.kind)) return o.card === card
    if (SPATIAL.includes(o.do)) return spaces <= MOST_SPACES && !WALKS.includes(decision.kind)
    if (o.figure !== undefined && o.do !== 'use') {
      if (target !== null && figures.some(f => f.figure === target)) return o.figure === target
      return figures.length <= MOST_FIGURES
    }
    return true
  })
  const deeds = shown.map((option): Deed => ({ option, keys: [option.key], primary: false }))
  const aimed = aimedAttack(options, target)
  if (aimed) {
    const at = deeds.findIndex(({ option }) => option.key === aimed.keys[0])
    if (at >= 0) deeds.splice(at, 1)
    deeds.push(aimed)
  }
  deeds.sort((a, b) => rank(a.option) - rank(b.option))
  // Enter never wastes a card: an attack that is dodged or stopped already is taken.
  const safest = best === undefined ? undefined : deeds.find(({ keys }) => keys[0] === best)
  const first = safest ?? mostObvious(deeds, card, target, options.length, isHurt(view, decision.seat))
  return deeds.map(deed => (deed === first ? { ...deed, primary: true } : deed))
}

const rank = ({ do: word }: DoomOption): number => LAST.indexOf(word) + 1

/** An attack that is to be made, at the target in mind. */
function aimedAttack(options: readonly DoomOption[], target: string | null): Deed | null {
  const attack = options.find(o => o.do === 'attack')
  if (!attack || target === null || pending(options) !== attack.card) return null
  const keys = [attack.key, targetKey(target)]
  return { option: { key: keys.join(' '), do: 'target', figure: target }, keys, primary: false }
}

function mostObvious(
  deeds: readonly Deed[],
  card: string | null,
  target: string | null,
  all: number,
  hurt: boolean,
): Deed | undefined {
  const by = (test: (o: DoomOption) => boolean) => deeds.find(({ option }) => test(option))
  if (all === 1) return deeds[0]
  return (
    by(o => target !== null && o.figure === target) ??
    by(o => card !== null && o.card === card && o.do !== 'sprint') ??
    by(o => o.do === 'attack' || o.do === 'keep-kit') ??
    by(
      o => o.do === 'yes' || (o.do === 'take' && (hurt || o.card !== 'health-pack')) || (o.do === 'use' && all === 2),
    ) ??
    by(o => card !== null && o.card === card) ??
    (deeds.length === 1 && all === 1 ? deeds[0] : undefined)
  )
}

const isHurt = (view: DoomView, seat: string): boolean => (view.figures.find(({ id }) => id === seat)?.damage ?? 0) > 0

/** What whoever ends the activation now would leave undone. */
export function leftUndone(
  decision: DoomDecision,
  content: Pick<Content, 'actionCards'>,
): 'attack' | 'main' | 'card' | null {
  if (decision.kind !== 'activation') return null
  const options = optionsOf(decision)
  if (options.some(o => o.do === 'attack')) return 'attack'
  const mains = Number(decision.about?.mains) > 0
  const isMain = (o: DoomOption) => o.do === 'sprint' || content.actionCards[o.card ?? '']?.type === 'main'
  const cards = options.filter(o => o.do === 'play' || o.do === 'sprint')
  if (mains && cards.some(isMain)) return 'main'
  return cards.length > 0 ? 'card' : null
}

/** The keys for a button: ways out have their own, and Enter does the most obvious. */
export function shortcutsOf({ option, primary }: Deed): string[] {
  const way = option.do === 'end' ? ['e'] : LAST.includes(option.do) ? ['s'] : []
  return primary ? [...way, 'Enter'] : way
}
