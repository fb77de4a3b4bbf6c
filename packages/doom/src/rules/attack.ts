import { call, end, type Frame, goto, inOrder } from '@redoubt/kernel'
import { effectsOf } from '../abilities/frames.ts'
import { inForce, lastingAt, useUp } from '../abilities/in-force.ts'
import { holds } from '../abilities/meaning.ts'
import { newMoment } from '../abilities/moment-frame.ts'
import { momentFrame, openMoment } from '../abilities/open-moment.ts'
import { sequence } from '../abilities/sequence.ts'
import { covered, distance, sees } from '../board/positions.ts'
import { type AttackFrame, hits, newAttack } from '../match/attack-frame.ts'
import { type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit } from '../match/events.ts'
import { figureKind } from '../match/figure-kinds.ts'
import { contentOf, figureOf, findFigure, isLarge, isMarine, seatOf, skips } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { damage } from '../match/procedures.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { marks, nameDefender } from './defender.ts'
import { discardDefense, revealDefense, shieldsOf } from './defense.ts'
import { faceOf } from './defense-face.ts'
import { rollInto } from './dice.ts'
import { remains } from './kill.ts'
import { rerollFrame } from './reroll.ts'
import { facesFirst } from './table-dice.ts'
import { alive, targets } from './targets.ts'

const bansCards = inForce('noDefenseCard')
const bansCover = inForce('noCover')
const coverGrants = inForce('grantCover')

function targetOptions(g: DoomState, f: AttackFrame) {
  const attacker = figureOf(g, f.attacker)
  return targets(g, f).map(id => {
    const target = figureOf(g, id)
    const range = distance(g, attacker.at, target.at)!
    return offer.target(id, { range, cover: hasCover(g, f, target, range) })
  })
}

export const attackFlow = flow<AttackFrame>('attack', {
  // Step 1, before a defender is named.
  before: (g, f) => {
    f.stunnedAttacker = figureOf(g, f.attacker).stunned
    addLastingDice(g, f)
    return withCard(g, f, 'before-attack')
  },
  declare: {
    ask: (g, f) => {
      if (f.replaced || !alive(g, f.attacker)) return null
      const options = targetOptions(g, f)
      return options.length > 0 ? decide(seatOf(figureOf(g, f.attacker)), 'attack-target', 'D-ATTACK-2', options) : null
    },
    pick: (g, f, choice) => nameDefender(g, f, choice.figure!),
  },
  chosen: (g, f) => {
    if (!f.defender) return end // D-ATTACK-15
    return withCard(g, f, 'defender-chosen')
  },
  // Step 2. D-STUN-3: a stunned figure leaves out one die of its choice; other effects may take more.
  stunned: (g, f) => {
    if (isOver(g, f)) return goto('close')
    if (f.stunnedAttacker) f.fewer = (f.fewer ?? 0) + 1
  },
  fewer: {
    ask: (g, f) => {
      if (!f.fewer || f.red + f.black === 0) return null // OP-30
      const options: Array<Offers['remove']> = []
      if (f.red > 0) options.push(offer.remove('red'))
      if (f.black > 0) options.push(offer.remove('black'))
      return decide(seatOf(figureOf(g, f.attacker)), 'remove-die', 'D-STUN-3', options)
    },
    pick: (_g, f, choice) => {
      if (choice.n === 'red') f.red--
      else f.black--
      f.fewer!--
      return goto('fewer')
    },
  },
  roll: (g, f) => {
    const asked = facesFirst(g, 'roll', { by: f.attacker, against: f.defender, red: f.red, black: f.black })
    if (asked) return asked
    emit('attack', {
      attacker: f.attacker,
      defender: f.defender,
      dice: { red: f.red, black: f.black },
      range: f.distance,
      ...(f.source ? { card: f.source } : {}),
    })
    rollInto(g, f, f.red, f.black) // D-ATTACK-3, 4
    f.rolled = true
  },
  // Step 3, D-DEFENSE
  reveal: (g, f) => {
    const defender = figureOf(g, f.defender)
    f.stunnedDefender = defender.stunned
    f.cover = hasCover(g, f, defender, f.distance)
    f.shields = shieldsOf(g, defender) // D-DEFENSE-8
    if (defender.stunned || !figureKind(defender.kind).turnsUpCards) return
    if (bansCards(g, defender).length > 0) return
    revealDefense(g, f)
  },
  // D-DEFENSE-3, D-COVER-14
  second: {
    ask: (g, f) => {
      if (!f.cover || !f.defense) return null
      const options = [offer.keep(f.defense), offer.reject(f.defense)]
      const about = { attacker: f.attacker, dice: f.dice.map(die => ({ ...die })) }
      return decide(seatOf(figureOf(g, f.defender)), 'defense-card', 'D-COVER-14', options, { about })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'keep') return
      emit('rejected', { defender: f.defender, card: f.defense! })
      discardDefense(g, f) // D-DEFENSE-10
      revealDefense(g, f)
    },
  },
  apply: (g, f) => applyDefenseCard(g, f),
  // Step 4, D-ATTACK-7
  defending: (g, f) => {
    for (const { effect } of lastingAt(g, 'during-defense', f.defender))
      if (effect.op === 'addShields') {
        f.shields += effect.amount
        emit('shields', { figure: f.defender, amount: effect.amount })
      }
    return openMoment(g, 'during-defense', f.defender, f.attacker)
  },
  // Step 5, D-ATTACK-8
  attacking: (g, f) => {
    if (isOver(g, f)) return goto('close')
    const granted = marks(g, f).flatMap(grants => grants.flatMap(e => (e.op === 'rerollDice' ? [e.count] : [])))[0]
    const seat = seatOf(figureOf(g, f.attacker))
    const again = granted === undefined ? null : rerollFrame(seat, granted, f.dice.length)
    return withCard(g, f, 'during-attack', again)
  },
  // Step 6
  compute: (g, f) => {
    if (isOver(g, f)) return goto('close')
    const rolled = hits(f)
    const shields = Math.max(0, f.shields - f.pierce)
    f.dealt = f.dodge ? 0 : Math.max(0, rolled - shields) // D-ATTACK-9, 10
    emit('hits', { attacker: f.attacker, defender: f.defender, hits: rolled, shields, dodge: f.dodge, damage: f.dealt })
    return sequence(ofCard(g, f, 'suffer-damage'))
  },
  suffer: (g, f) => {
    if (!alive(g, f.defender)) return
    if (f.killInstead) return call(damage, { targets: [f.defender], amount: 0, by: f.attacker, how: 'glory', i: 0 })
    if (f.dealt > 0)
      return call(damage, { targets: [f.defender], amount: f.dealt, by: f.attacker, how: 'attack', i: 0 })
  },
  close: (g, f) => {
    discardDefense(g, f)
    if (f.stunnedAttacker) recover(g, f.attacker) // D-STUN-4
    if (f.stunnedDefender) recover(g, f.defender)
  },
  // D-ATTACK-11: the last blow of a dying defender comes after the attack that killed it.
  lastBlow: (g, f) => (f.lastBlow && alive(g, f.defender) ? inOrder([newAttack(f.lastBlow)]) : undefined),
  bury: (g, f) => (f.lastBlow ? sequence(remains(g, f.defender, f.attacker)) : undefined),
  outcome: (g, f) => {
    f.killed = !alive(g, f.defender)
  },
  // After step 6 MP may be spent again (D-TIMING-8). The card's own text is part of its attack; all else is simultaneous.
  after: (g, f) => withCard(g, f, 'after-attack'),
  // Those who answer still speak of this attack, so it ends only now.
  over: () => end,
})

/** A card may have killed the attacker or the defender meanwhile. */
const isOver = (g: DoomState, f: AttackFrame): boolean => !alive(g, f.attacker) || !alive(g, f.defender)

type AttackMoment = 'before-attack' | 'defender-chosen' | 'during-attack' | 'after-attack'

/** The effects of the card whose attack this is, at one of its moments. */
function ofCard(g: DoomState, f: AttackFrame, at: AttackMoment | 'suffer-damage'): Frame | null {
  const attacker = findFigure(g, f.attacker)
  if (!attacker) return null
  return f.source ? effectsOf(g, f.source, f.attacker, seatOf(attacker), at) : null
}

/** First what the card says, then whoever may answer. */
function withCard(g: DoomState, f: AttackFrame, at: AttackMoment, more: Frame | null = null) {
  const card = ofCard(g, f, at)
  const against = f.defender || undefined
  // What the card does may open or close answers, so the moment is weighed after it.
  const answers = card || more ? newMoment(at, f.attacker, against) : momentFrame(g, at, f.attacker, against)
  return sequence(card, more, answers)
}

function addLastingDice(g: DoomState, f: AttackFrame): void {
  for (const { lasting, effect } of lastingAt(g, 'before-attack', f.attacker)) {
    if (effect.op !== 'addDice') continue
    if (!holds(g, { ability: lasting.ability, owner: lasting.owner, self: f.attacker }, effect.if)) continue
    f.red += effect.red
    f.black += effect.black
    useUp(g, lasting)
  }
}

function recover(g: DoomState, id: string): void {
  const figure = findFigure(g, id)
  if (!figure?.stunned) return
  figure.stunned = false
  emit('recovered', { figure: id })
}

/** D-COVER: also by class (Ghost), never for large or stunned figures (D-COVER-7). */
function hasCover(g: DoomState, f: AttackFrame, defender: Figure, far: number): boolean {
  if (f.ignoreCover || defender.stunned || isLarge(defender) || skips(g, 'cover')) return false
  if (bansCover(g, defender).length > 0) return false
  for (const effect of coverGrants(g, defender)) {
    const near = effect.if?.find(c => c.cond === 'distance')
    const from = near?.cond === 'distance' ? (near.min ?? 0) : 0
    if (far >= from) return true
  }
  const attacker = figureOf(g, f.attacker)
  const from = f.eyes && !sees(g, attacker, defender) ? figureOf(g, f.eyes) : attacker
  return covered(g, from, defender)
}

function applyDefenseCard(g: DoomState, f: AttackFrame): void {
  const defender = figureOf(g, f.defender)
  if (!f.defense) {
    emit('defense', { defender: f.defender, card: null, shields: f.shields, dodge: false, special: false })
    return
  }
  const content = contentOf(g)
  const { shields, dodge } = faceOf(content, defender.kind, f.defense) // D-DEFENSE-4 to 6
  f.shields += shields
  f.dodge ||= dodge
  const special = !isMarine(defender) && content.events[f.defense]!.defense.special
  emit('defense', { defender: f.defender, card: f.defense, shields: f.shields, dodge: f.dodge, special })
}
