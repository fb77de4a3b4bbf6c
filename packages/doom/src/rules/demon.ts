import { call, end, type Frame, inOrder, type Next, thenGoto } from '@redoubt/kernel'
import { expire } from '../abilities/in-force.ts'
import { canPay } from '../abilities/may-use.ts'
import { hurts } from '../abilities/meaning.ts'
import { momentFrame, openMoment } from '../abilities/open-moment.ts'
import { sequence } from '../abilities/sequence.ts'
import { usedBy } from '../abilities/use.ts'
import { speed } from '../abilities/values.ts'
import type { KindFrame } from '../match/activation.ts'
import { newAttack } from '../match/attack-frame.ts'
import { attack, type DoomChoice, end as endIt, type Offers, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { derived } from '../match/derived.ts'
import { emit } from '../match/events.ts'
import { contentOf, demonsOf, figureOf, findFigure } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { Ability, Content, EffectOf } from '../match/said.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { decoysFor } from './decoy.ts'
import { askStuck, isPlacing, unstick } from './displace.ts'
import { hazards } from './hazard.ts'
import { crowded, makeRoom } from './make-room.ts'
import { judge, ruleMoment } from './mission.ts'
import { isMove, type MoveChoice, makeMove, moveChoices, mustMoveOn } from './movement.ts'
import { hasTarget } from './targets.ts'

function readyKinds(g: DoomState): string[] {
  return Object.keys(g.demons).filter(kind => g.demons[kind]!.up && !g.demons[kind]!.exhausted)
}

export const invaderActivation = flow<KindFrame>('invader', {
  choose: {
    ask: g => {
      const kinds = readyKinds(g)
      if (kinds.length === 0) return null // OP-8
      return decide(INVADER, 'demon-card', 'D-ACTIV-4', kinds.map(offer.activate))
    },
    pick: (g, f, choice) => {
      f.kind = choice.card!
      g.turn = INVADER
      g.demons[f.kind]!.exhausted = true
      emit('activation', { kind: f.kind })
    },
  },
  start: (g, f) => {
    if (!f.kind) return end
    f.left = demonsOf(g, f.kind).map(d => d.id)
    return openMoment(g, 'kind-start', undefined, undefined, { kind: f.kind })
  },
  next: {
    ask: (g, f) => {
      f.left = f.left.filter(id => findFigure(g, id) !== undefined)
      if (f.left.length === 0) return null
      return decide(INVADER, 'demon-figure', 'D-ACTIV-5', f.left.map(offer.figure))
    },
    pick: (_g, f, choice) => {
      f.left = f.left.filter(id => id !== choice.figure)
      return thenGoto(inOrder([newDemon(choice.figure!, f.bonus)]), 'next')
    },
  },
  end: g => {
    g.turn = null
  },
})

/** D-DEMON-3 to 5: one demon acts. Killed meanwhile, it is no figure any more. */
export interface DemonFrame extends Frame {
  demon: string
  attacked: boolean
  bonus: number
}

/** Written out: frames of one shape are made and read the fastest. */
const newDemon = (demon: string, bonus: number): DemonFrame => ({
  flow: 'demon',
  step: 'begin',
  demon,
  attacked: false,
  bonus,
})

export const demonActivation = flow<DemonFrame>('demon', {
  begin: (g, f) => {
    const demon = figureOf(g, f.demon)
    g.active = f.demon
    g.used = []
    demon.moved = 0
    demon.mp = speed(g, demon) + f.bonus // D-DEMON-3
    emit('activation', { figure: f.demon })
    return hazards(g, demon, 'activation-start', demon.at)
  },
  start: (g, f) => {
    const demon = findFigure(g, f.demon)
    return demon && openMoment(g, 'activation-start', f.demon, undefined, { kind: demon.kind })
  },
  act: {
    ask: (g, f) => {
      const demon = findFigure(g, f.demon)
      if (!demon) return null
      const moves = moveChoices(g, demon)
      const mustGo = mustMoveOn(g, demon)
      const stuck = mustGo && moves.length === 0 ? askStuck(g, demon) : null
      if (stuck) return stuck
      const list = mustGo && moves.length > 0 ? moves : options(g, f, demon, moves) // OP-3
      return decide(INVADER, 'demon-activation', 'D-DEMON-4', list, {
        always: true,
        about: { demon: f.demon, mp: demon.mp },
      })
    },
    pick: (g, f, choice) => {
      const demon = figureOf(g, f.demon)
      if (choice.do === 'end') return
      if (isPlacing(choice)) return thenGoto(unstick(g, demon, choice), 'act')
      const next = perform(g, f, demon, choice)
      return thenGoto(next, 'act')
    },
  },
  settle: (g, f) => {
    const demon = findFigure(g, f.demon)
    if (demon && crowded(g, demon)) return call(makeRoom, { figure: f.demon, moved: [], who: '' }) // OP-4
  },
  ending: (g, f) => {
    const demon = findFigure(g, f.demon)
    if (!demon) return
    demon.mp = 0 // D-DEMON-5
    return sequence(momentFrame(g, 'activation-end', f.demon), ...ruleMoment(g, 'activation-end', { self: f.demon }))
  },
  end: (g, f) => {
    expire(g, 'activation-end')
    expire(g, 'target-activation-end', f.demon)
    emit('activation-end', { figure: f.demon })
    if (findFigure(g, f.demon)) return openMoment(g, 'demon-activation-end', f.demon, f.demon)
  },
  over: g => {
    g.active = null
    judge(g, true)
  },
})

function options(g: DoomState, f: DemonFrame, demon: Figure, moves: MoveChoice[]) {
  const list: Array<MoveChoice | Offers['attack' | 'decoy' | 'end']> = moves
  if (!f.attacked) {
    if (mayAttack(g, demon)) list.push(attack)
    for (const { owner } of decoysFor(g, demon)) list.push(offer.decoy(owner))
  }
  list.push(endIt)
  return list
}

/** An ability used before an attack that changes whom it reaches. */
interface FarReaching {
  ability: Ability
  /** Added to the range. */
  reach: number
  /** Flamethrower is no attack: whoever it reaches will do. */
  instead: ReadonlyArray<EffectOf<'splash'>>
}

const NONE: readonly FarReaching[] = []

const farReaching = derived((content: Content) => {
  const kinds = new Map<string, FarReaching[]>()
  for (const kind of Object.keys(content.demons)) {
    const all = content.abilitiesOf(kind).map(farReachingOf)
    kinds.set(
      kind,
      all.filter(a => a.reach !== 0 || a.instead.length > 0),
    )
  }
  return kinds
})

function farReachingOf(ability: Ability): FarReaching {
  const { effects } = ability
  const reach = effects.reduce((sum, e) => sum + (e.op === 'modifyRange' ? e.amount : 0), 0)
  const instead = effects.some(e => e.op === 'replaceAttack') ? effects.filter(e => e.op === 'splash') : []
  return { ability, reach, instead }
}

/** A target within reach, counting what an ability used before the attack could add to the range. */
function mayAttack(g: DoomState, demon: Figure): boolean {
  const content = contentOf(g)
  const { range, dice } = content.demons[demon.kind]!
  let most = range
  for (const { ability, reach, instead } of farReaching(content).get(demon.kind) ?? NONE) {
    if (!canPay(g, { owner: INVADER, self: demon.id }, ability)) continue
    most += reach
    for (const splash of instead) if (hurts(g, usedBy(ability.id, INVADER, demon.id), splash).length > 0) return true
  }
  return hasTarget(g, { attacker: demon.id, range: most, red: dice.red, black: dice.black, source: null })
}

function perform(g: DoomState, f: DemonFrame, demon: Figure, choice: DoomChoice): Next {
  if (isMove(choice)) return makeMove(g, demon, choice)
  f.attacked = true
  // OP-4: anything but spending movement points ends the movement.
  const rest = crowded(g, demon) ? makeRoom.start({ figure: demon.id, moved: [], who: '' }) : null
  if (choice.do === 'decoy') {
    const token = decoysFor(g, demon).find(decoy => decoy.owner === choice.card)!
    g.tokens = g.tokens.filter(t => t !== token)
    const owner = g.marines.find(m => m.id === token.owner)!
    owner.weapons.push(token.kind)
    emit('token', { token: token.kind, at: token.at, change: 'removed' })
    return sequence(rest)
  }
  const { range, dice } = contentOf(g).demons[demon.kind]!
  const { red, black } = dice
  return sequence(rest, newAttack({ attacker: demon.id, range, red, black, source: null })) // D-ATTACK-4
}
