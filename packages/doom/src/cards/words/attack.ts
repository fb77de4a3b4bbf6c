import { call, decide, end, type Frame, goto, inOrder, type Next, rollDie, thenGoto } from '@redoubt/kernel'
import { type DoomChoice, done, no, yes } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { contentOf, figureOf, findFigure, isDemon, onMap } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { reroll } from '../../procedures.ts'
import { activationOf, gainMovement } from '../../rules/activation.ts'
import {
  type AttackFrame,
  attackOf,
  fewerDice as change,
  extraAttackMark,
  type Fresh,
  newAttack,
} from '../../rules/attack-frame.ts'
import { nameDefender } from '../../rules/defender.ts'
import { rollInto } from '../../rules/dice.ts'
import type { KillFrame } from '../../rules/kill.ts'
import { mayFind, targets } from '../../rules/targets.ts'
import { type DoomState, INVADER } from '../../state.ts'
import { chooserOf, type EffectsFrame, lay, type Word } from '../frames.ts'
import { grantedAttack, secondAttack } from '../granted.ts'
import { candidates } from '../select.ts'

export interface RerollFrame extends Frame {
  seat: string
  left: number
  /** Dice already rerolled; each once, unless one at a time. */
  done: number[]
  sequential: boolean
  /** Movement points per die. */
  price: number
}

/** Puts a new die in place of the old one, which the event of its roll still shows. */
function turnDie(a: AttackFrame, n: number, face: number): void {
  const die = { ...a.dice[n]!, face }
  a.dice[n] = die
  say('rolled', { by: a.attacker, dice: [die], again: true, n })
}

/** Rerolls up to so many dice, chosen after the roll. */
export const rerollFlow = flow<RerollFrame>('reroll', {
  pick: {
    ask: (g, f) => {
      const a = attackOf(g)
      if (!a || f.left <= 0) return null
      if (f.price > 0 && figureOf(g, a.attacker).mp < f.price) return null
      const options: DoomChoice[] = []
      a.dice.forEach((die, n) => {
        if (f.sequential || !f.done.includes(n)) options.push({ do: 'reroll', n, info: { ...die } })
      })
      if (options.length === 0) return null
      return decide(f.seat, 'reroll', 'D-ATTACK-8', [...options, done], { about: { left: f.left } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const a = attackOf(g)!
      const { colour } = a.dice[Number(choice.n)]!
      turnDie(a, Number(choice.n), rollDie(g, contentOf(g).dice[colour]))
      if (f.price > 0) gainMovement(g, a.attacker, -f.price)
      f.done.push(Number(choice.n))
      f.left--
      return goto('pick')
    },
  },
})

export function rerollFrame(seat: string, count: number | 'any', dice: number, sequential = false, price = 0): Frame {
  return reroll.start({ seat, left: count === 'any' ? dice : count, done: [], sequential, price })
}

interface SetDieFrame extends Frame {
  seat: string
  left: number
}

/** Turns a rolled die to a face of choice. */
export const setDie = flow<SetDieFrame>('set-die', {
  pick: {
    ask: (g, f) => {
      const a = attackOf(g)
      if (!a || f.left <= 0) return null
      const options: DoomChoice[] = a.dice.flatMap((die, n) => {
        const faces = [...new Set(contentOf(g).dice[die.colour])].filter(face => face !== die.face)
        return faces.map((face): DoomChoice => ({ do: 'set', n, to: String(face) }))
      })
      if (options.length === 0) return null
      return decide(f.seat, 'set-die', 'D-ATTACK-8', [...options, done])
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const a = attackOf(g)!
      turnDie(a, Number(choice.n), Number(choice.to))
      f.left--
      return goto('pick')
    },
  },
})

const perDice = (g: DoomState, f: EffectsFrame, a: AttackFrame, e: EffectOf<'addDice'>): number => {
  if (!e.per) return 1
  const counter = e.per.counter === 'argentSpent' ? (a.argentSpent ?? 0) : figureOf(g, f.self ?? a.attacker).moved
  return (e.per.plus ?? 0) + Math.min(e.per.max, Math.floor(counter / e.per.each))
}

interface AgainFrame extends Frame {
  blow: Fresh
  left: number
  different: boolean
  /** May be declined: what follows the first of several, or an ability that was not asked about. */
  asks: boolean
}

/** A demon attacks again, up to so many times. */
export const attackAgain = flow<AgainFrame>('attack-again', {
  more: {
    ask: (g, f) =>
      f.asks && mayGoOn(g, f)
        ? decide(INVADER, 'attack-again', 'D-ATTACK-2', [yes, no], {
            about: { attacker: f.blow.attacker, left: f.left },
          })
        : null,
    pick: (_g, _f, choice) => (choice.do === 'no' ? end : undefined),
  },
  strike: (g, f) => {
    if (!mayGoOn(g, f)) return end
    f.left--
    f.asks = true
    return thenGoto(inOrder([newAttack(f.blow)]), 'more')
  },
})

function mayGoOn(g: DoomState, f: AgainFrame): boolean {
  const attacker = findFigure(g, f.blow.attacker)
  return f.left > 0 && attacker !== undefined && onMap(attacker) && targets(g, f.blow).length > 0
}

/** D-ATTACK-11: a dying demon waits until the attack that killed it is over. */
function strikeBack(g: DoomState, blow: Fresh): Next {
  attackOf(g)!.lastBlow = blow
  for (let i = g.stack.length - 1; i >= 0; i--)
    if (g.stack[i]!.flow === 'kill') {
      ;(g.stack[i] as KillFrame).postponed = true
      return
    }
}

export const words = {
  attack: ((g, f, e) => {
    const granted = grantedAttack(g, f, e)
    if (!granted) return
    if (e.window === 'until-activation-end') {
      const { range, red, black } = granted
      activationOf(g)?.pending.push({ source: f.ability, range, red, black, left: 1, foes: [] })
      return
    }
    if (!mayFind(g, granted)) return
    if (e.beforeRemoval) return strikeBack(g, granted)
    return inOrder([newAttack(granted)])
  }) as Word<EffectOf<'attack'>>,

  extraAttack: ((g, f, e) => {
    const a = attackOf(g)
    if (!a) return
    const activation = activationOf(g)
    const pending = activation?.pending.find(p => p.source === a.source && p.card)
    if (pending && activation?.marine === a.attacker) {
      // Movement points may be spent between the attacks of a card.
      pending.foes.push(a.defender)
      if (pending.foes.length > 1) {
        g.used.push(extraAttackMark(a.source))
        return
      }
      pending.left += e.times
      if (e.differentDefender) pending.different = true
      return
    }
    const attacker = findFigure(g, a.attacker)
    if (!attacker || !onMap(attacker) || !isDemon(attacker)) return
    const blow = secondAttack(g, a, e)
    if (e.removeDice) change(e.removeDice, blow)
    return call(attackAgain, { blow, left: e.times, different: e.differentDefender, asks: f.auto === true })
  }) as Word<EffectOf<'extraAttack'>>,

  replaceAttack: (g => {
    attackOf(g)!.replaced = true
  }) as Word<EffectOf<'replaceAttack'>>,

  addDice: ((g, f, e) => {
    if (e.until !== undefined && f.only === undefined) {
      lay(g, f, e.until, f.self ? [f.self] : [])
      return
    }
    const a = attackOf(g)
    if (!a) return
    const times = perDice(g, f, a, e)
    // Once the dice lie on the table an added die is rolled at once.
    if (a.rolled) rollInto(g, a, e.red * times, e.black * times)
    else {
      a.red += e.red * times
      a.black += e.black * times
    }
  }) as Word<EffectOf<'addDice'>>,

  removeDice: ((g, _f, e) => change(e, attackOf(g)!)) as Word<EffectOf<'removeDice'>>,

  rerollDice: ((g, f, e) => {
    const a = attackOf(g)
    if (!a) return
    return inOrder([rerollFrame(chooserOf(f, undefined), e.count, a.dice.length, e.sequential, e.cost?.movementPerDie)])
  }) as Word<EffectOf<'rerollDice'>>,

  setDie: ((_g, f, e) => call(setDie, { seat: chooserOf(f, undefined), left: e.count })) as Word<EffectOf<'setDie'>>,

  modifyRange: ((g, _f, e) => {
    attackOf(g)!.range += e.amount
  }) as Word<EffectOf<'modifyRange'>>,

  ignoreCover: (g => {
    const a = attackOf(g)
    if (a) a.ignoreCover = true
  }) as Word<EffectOf<'ignoreCover'>>,

  pierceShields: ((g, _f, e) => {
    attackOf(g)!.pierce += e.amount === 'all' ? 99 : e.amount
  }) as Word<EffectOf<'pierceShields'>>,

  borrowLineOfSight: ((g, f) => {
    attackOf(g)!.eyes = f.self ?? f.owner
  }) as Word<EffectOf<'borrowLineOfSight'>>,

  redirectAttack: ((g, f, e) => call(redirect, { to: candidates(g, f, e.to) })) as Word<EffectOf<'redirectAttack'>>,

  addShields: ((g, f, e) => {
    if (e.until !== undefined && f.only === undefined) {
      lay(g, f, e.until, f.self ? [f.self] : [])
      return
    }
    const a = attackOf(g)
    if (!a) return
    a.shields += e.amount
    say('shields', { figure: a.defender, amount: e.amount })
  }) as Word<EffectOf<'addShields'>>,
}

interface RedirectFrame extends Frame {
  to: string[]
}

/** Wall of Flesh: another demon becomes the defender. */
export const redirect = flow<RedirectFrame>('redirect', {
  pick: {
    ask: (_g, f) =>
      f.to.length === 0
        ? null
        : decide(
            INVADER,
            'new-defender',
            'D-ATTACK-2',
            f.to.map((figure): DoomChoice => ({ do: 'target', figure })),
          ),
    pick: (g, _f, choice) => nameDefender(g, attackOf(g)!, choice.figure!),
  },
})
