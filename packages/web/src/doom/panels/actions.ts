import { type DoomDecision, type DoomDecisionKind, type DoomVerb, type DoomView, isMoment } from '@redoubt/doom'
import { targetKey } from '../aim/target.ts'
import { HELD, heldCards } from '../cards/held.ts'
import { type Option, optionsOf } from '../words/option.ts'
import { pending } from '../words/prompt.ts'
import { isPick } from './choices.ts'

/** A button of the prompt: one option, or an attack and its target at once. */
export interface Deed {
  option: Option
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

export interface InMind {
  /** The card picked up in the hand. */
  card: string | null
  /** The figure picked as the target. */
  target: string | null
}

/** The buttons for a decision: what is in mind first, ways out last. */
export function deedsOf(decision: DoomDecision | null, view: DoomView, { card, target }: InMind): Deed[] {
  const options = optionsOf(decision)
  if (!decision || options.length === 0) return []
  const held = new Set(heldCards(view).map(({ id }) => id))
  const inHand = (o: Option) => o.card !== undefined && HELD.includes(o.do) && held.has(o.card)
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
  const first = mostObvious(deeds, card, target, options.length, isHurt(view, decision.seat))
  return deeds.map(deed => (deed === first ? { ...deed, primary: true } : deed))
}

const rank = ({ do: word }: Option): number => LAST.indexOf(word) + 1

/** An attack that is to be made, at the target in mind. */
function aimedAttack(options: readonly Option[], target: string | null): Deed | null {
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
  const by = (test: (o: Option) => boolean) => deeds.find(({ option }) => test(option))
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

/** The key of the keyboard for a way out. */
export function shortcutOf({ option, primary }: Deed): string | undefined {
  if (option.do === 'end') return 'E'
  if (LAST.includes(option.do)) return 'S'
  return primary ? '↵' : undefined
}
