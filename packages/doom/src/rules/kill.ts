import { call, end, type Frame, finish, inOrder, shuffleZone } from '@redoubt/kernel'
import { forget, inForce } from '../abilities/in-force.ts'
import { newMoment } from '../abilities/moment-frame.ts'
import { momentFrame, openMoment } from '../abilities/open-moment.ts'
import { sequence, thenEnd } from '../abilities/sequence.ts'
import { health, isStaggered } from '../abilities/values.ts'
import { emit } from '../match/events.ts'
import { DRONE, figureKind } from '../match/figure-kinds.ts'
import { demonsOf, figureOf, findFigure, isDemon, isMarine, marineOf, skips } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import type { KillFrame } from '../match/procedure-frames.ts'
import { damage, kill } from '../match/procedures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { gainGlory, refill } from './decks.ts'
import { judge, ruleMoment } from './mission.ts'
import { dropToken } from './objective.ts'

const softenedKills = inForce('convertInstantKill')

/** Damage that a telefrag does to this demon instead of killing it, or null (Colossus). */
function telefragDamage(g: DoomState, demon: Figure): number | null {
  for (const effect of softenedKills(g, demon)) if (effect.sources.includes('telefrag')) return effect.damage
  return null
}

/** Does a demon survive the telefrag of this marine? No Glory Kill spares it (D-TELEFRAG-5). */
export function outlivesTelefrag(g: DoomState, demon: Figure, marine: Figure): boolean {
  const amount = telefragDamage(g, demon)
  if (amount === null || demon.damage + amount >= health(g, demon)) return false
  return skips(g, 'glory-kill') || !isStaggered(g, demon, marine)
}

const killerOf = (g: DoomState, f: KillFrame): string | undefined => {
  const by = f.by === null ? undefined : findFigure(g, f.by)
  return by && isMarine(by) ? by.id : undefined
}

/** Facts about the kill, for those who answer it. */
function facts(g: DoomState, f: KillFrame) {
  return { self: f.figure, how: f.how, killer: killerOf(g, f), spaces: f.spaces, carried: f.carried }
}

export const killFlow = flow<KillFrame>('kill', {
  would: (g, f) => {
    const figure = figureOf(g, f.figure)
    leaveTraces(f, figure)
    if (figureKind(figure.kind).repaired) return call(destroyed, {})
    if (f.how === 'telefrag') {
      const amount = telefragDamage(g, figure)
      if (amount === null) return
      return thenEnd(call(damage, { targets: [f.figure], amount, by: f.by, how: 'effect', i: 0 }))
    }
    if (f.how === 'glory') return
    return openMoment(g, 'would-be-killed', f.figure, undefined, facts(g, f))
  },
  spared: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (!figure || f.prevented || figureKind(figure.kind).repaired) return end
  },
  answer: (g, f) =>
    isDemon(figureOf(g, f.figure)) ? openMoment(g, 'when-demon-killed', f.figure, undefined, facts(g, f)) : undefined,
  leave: (g, f) => {
    const figure = findFigure(g, f.figure)
    if (!figure || f.postponed) return end // something that answered the kill took it off the map, or keeps it there
    emit('killed', { figure: f.figure, by: f.by, how: f.how, at: figure.at })
    forget(g, f.figure)
    if (isDemon(figure)) removeDemon(g, f.figure)
    else fallen(g, f.figure)
    judge(g)
  },
  drop: (g, f) => (f.carried ? dropToken(g, f.carried, f.spaces!) : undefined),
  glory: (g, f) => (f.how === 'glory' ? gloryKill(g, f) : undefined),
  kills: (g, f) => {
    const killer = killerOf(g, f)
    const ofMission = ruleMoment(g, f.kind === 'marine' ? 'when-killed' : 'when-demon-killed', facts(g, f))
    if (!killer || f.kind === 'marine') return inOrder(ofMission)
    const answers = momentFrame(g, 'when-kills', killer, f.figure)
    // The mission's rules come first and may change who answers.
    return sequence(...ofMission, answers && ofMission.length > 0 ? newMoment('when-kills', killer, f.figure) : answers)
  },
  judge: g => {
    judge(g)
  },
})

/** What is asked about a figure after it has left the map. */
function leaveTraces(f: KillFrame, { at, kind, tag, carries }: Figure): void {
  f.spaces = at.slice()
  f.kind = kind
  f.tag = tag
  f.carried = carries
}

/** The rest of a kill that was postponed: everybody has answered it. */
export function remains(g: DoomState, id: string, by: string): Frame | null {
  const figure = findFigure(g, id)
  if (!figure) return null
  const rest = kill.start({ figure: id, by, how: 'attack' })
  leaveTraces(rest, figure)
  rest.step = 'leave'
  return rest
}

/** D-KILL-1, 2; D-DEMON-8; D-ARGENT-4 */
function removeDemon(g: DoomState, id: string): void {
  const { kind } = figureOf(g, id)
  g.figures = g.figures.filter(f => f.id !== id)
  g.tally.demonsKilled++
  if (demonsOf(g, kind).length > 0) return
  const card = g.demons[kind]!
  card.up = false
  if (card.argent > 0) emit('argent', { card: kind, change: -card.argent, total: 0 })
  card.argent = 0
  emit('demon-card', { kind, up: false })
}

/** D-KILL-3 to 7 */
function fallen(g: DoomState, id: string): void {
  const figure = figureOf(g, id)
  const m = marineOf(g, id)
  figure.at = []
  figure.damage = 0
  figure.stunned = false // OP-13
  figure.mp = 0
  figure.carries = undefined
  m.deck.cards.push(...m.hand.cards.splice(0), ...m.discard.cards.splice(0))
  shuffleZone(g, m.deck)
  refill(g, m)
  gainFrags(g, 1) // D-KILL-5
}

export function gainFrags(g: DoomState, amount: number): void {
  g.invader.frags += amount
  emit('frag', { total: g.invader.frags, limit: g.rulings.fragLimit })
  // D-OBJECTIVE-2, D-ROUND-3
  if (g.invader.frags >= g.rulings.fragLimit) finish(g, [INVADER], 'D-OBJECTIVE-2', 'frags')
}

/** D-GLORY-2: a Glory Kill card and 2 damage recovered. */
function gloryKill(g: DoomState, f: KillFrame) {
  const marine = killerOf(g, f)
  if (!marine) return
  emit('glory-kill', { marine, demon: f.figure })
  gainGlory(g, marineOf(g, marine))
  return openMoment(g, 'glory-kill', marine, f.figure)
}

/** The drone is repaired where it stands, at a price. */
export const destroyed = flow<Frame>('destroyed', {
  price: g => inOrder(ruleMoment(g, 'when-killed', { self: DRONE })),
  repaired: g => {
    const drone = findFigure(g, DRONE)
    if (drone && drone.damage >= health(g, drone)) drone.damage = 0
  },
})
