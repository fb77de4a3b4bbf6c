import { endWith, type Frame, goto, inOrder, type Next, thenGoto } from '@redoubt/kernel'
import { atkOf, hasKeyword } from '../abilities/constants.ts'
import { designOf, hasUnitAt, homeOf, isUnit, pieceOf, unitsAt, warlordAt } from '../board/board.ts'
import { done, type Offers, offer, pass } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { areaName, cardName, cardOf } from '../match/names.ts'
import {
  type Area,
  type ConquestState,
  inProgress,
  other,
  type Piece,
  SEATS,
  type Side,
  seatOf,
} from '../match/state.ts'
import { openActions } from './action-window.ts'
import { afterwards } from './aftermath.ts'
import { attacks, type CombatPhaseFrame } from './procedures.ts'
import { exhaust, readyAll, relocate } from './zones.ts'

export interface BattleFrame extends Frame {
  at: Area
  round: number
  /** Only units with Ranged may attack: the skirmish of the full game (CQ-7.35). */
  skirmish: boolean
  turn: Side
  /** Who has passed in this combat round (CQ-7.14). */
  passed: [boolean, boolean]
  /** Combat rounds in a row in which nothing happened (CQ-7.26). */
  quiet: number
  /** Whose opportunity to withdraw comes next: 0 the player with battle initiative, then the other (CQ-7.22). */
  withdrawing: number
}

/** A battle that nothing has happened in yet. */
export function battleAt(at: Area, turn: Side): Next {
  const { name: flow, first: step } = battle
  const passed: [boolean, boolean] = [false, false]
  const frame: BattleFrame = { flow, step, at, passed, round: 0, skirmish: false, turn, quiet: 0, withdrawing: 0 }
  return inOrder([frame])
}

/** CQ-7: one battle, from its beginning to its winner. What follows from winning stands in aftermath.ts. */
export const battle = flow<BattleFrame>('battle', {
  begin: (g, f) => {
    const initiative = battleInitiative(g, f.at)
    g.battle = { at: f.at, initiative, stirred: false }
    if (heard()) emit({ type: 'battle', planet: areaName(g, f.at), initiative: SEATS[initiative] })
    if (!hasUnitAt(g, f.at, 0) && !hasUnitAt(g, f.at, 1)) return ended(g, f, null, 'CQ-7.5')
    f.skirmish = g.rules.rangedSkirmish && unitsAt(g, f.at).some(p => hasKeyword(g, p, 'ranged'))
  },
  round: (g, f) => {
    f.turn = g.battle!.initiative // CQ-7.10
    f.passed = [false, false]
    if (!f.skirmish) f.round++
    if (heard()) emit({ type: 'combat-round', number: f.round, ...(f.skirmish ? { ranged: true } : {}) })
  },
  window: () => openActions(), // CQ-7.16
  turn: {
    ask: (g, f) => {
      if (roundIsOver(g, f)) return null
      if (f.passed[f.turn] && !canAttack(g, f, f.turn)) f.turn = other(f.turn) // CQ-7.14, CQ-7.15
      if (battleIsOver(g, f)) return null
      const options = combatTurn(g, f)
      if (options.length === 0) return null
      // Asked even if there is a single unit: nobody's unit attacks unannounced.
      return decide(seatOf(f.turn), 'combat-turn', 'CQ-7.11', options, {
        always: true,
        about: { planet: areaName(g, f.at) },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'pass') return undefined
      const unit = pieceOf(g, cardOf(choice.card!))!
      const next = choice.do === 'retreat' ? retreat(g, unit) : attacks(unit.id, f.at)
      f.passed[f.turn] = false
      f.turn = other(f.turn)
      return thenGoto(next, 'window')
    },
  },
  // Reached when nobody attacks: the battle is over, somebody must pass, or both have.
  pass: (g, f) => {
    if (roundIsOver(g, f)) return goto(f.skirmish ? 'skirmished' : 'ready')
    const over = battleIsOver(g, f)
    if (over) return ended(g, f, over.winner, over.rule)
    f.passed[f.turn] = true
    if (heard()) emit({ type: 'pass', seat: SEATS[f.turn], turn: 'combat' })
    f.turn = other(f.turn)
    return goto('window')
  },
  skirmished: (_, f) => {
    f.skirmish = false
    return goto('round')
  },
  ready: (g, f) => {
    readyAll(g, unitsAt(g, f.at)) // CQ-7.21
    f.withdrawing = 0
  },
  withdraw: {
    ask: (g, f) => {
      for (; f.withdrawing < 2; f.withdrawing++) {
        const units = unitsAt(g, f.at, withdrawer(g, f))
        if (units.length === 0) continue
        const options: Array<Offers['withdraw' | 'done']> = units.map(p => offer.withdraw(cardName(g, p.id)))
        options.push(done)
        return decide(seatOf(withdrawer(g, f)), 'withdraw', 'CQ-7.22', options, {
          about: { planet: areaName(g, f.at) },
        })
      }
      return null
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') f.withdrawing++
      else withdraw(g, pieceOf(g, cardOf(choice.card!))!, g.rules.withdrawnExhausted)
      return goto('withdraw')
    },
  },
  next: (g, f) => {
    // CQ-7.25, CQ-7.26
    f.quiet = g.battle!.stirred ? 0 : f.quiet + 1
    g.battle!.stirred = false
    if (g.rules.quietRounds === 0 || f.quiet < g.rules.quietRounds) return goto('round')
    for (const p of unitsAt(g, f.at)) withdraw(g, p, true)
    return ended(g, f, null, 'CQ-7.26')
  },
})

/** CQ-7.7, CQ-7.8. */
function battleInitiative(g: ConquestState, at: Area): Side {
  const a = warlordAt(g, at, 0) !== undefined
  const b = warlordAt(g, at, 1) !== undefined
  return a === b ? g.initiative : a ? 0 : 1
}

/** CQ-7.17 to CQ-7.19, at the start of the combat turn of the side in turn. */
function battleIsOver(g: ConquestState, f: BattleFrame): { winner: Side | null; rule: string } | null {
  if (hasUnitAt(g, f.at, other(f.turn))) return null
  const mine = unitsAt(g, f.at, f.turn)
  if (mine.length === 0) return { winner: null, rule: 'CQ-7.18' }
  return !g.rules.readyUnitToWin || mine.some(p => p.ready) ? { winner: f.turn, rule: 'CQ-7.17' } : null
}

/** CQ-7.11: ready units at the planet; ATK 0 is no excuse (CQ-7.13). */
function mayAttack(g: ConquestState, f: BattleFrame, side: Side, p: Piece): boolean {
  if (p.at !== f.at || p.ctrl !== side || !p.ready || !isUnit(g, p)) return false
  return !f.skirmish || hasKeyword(g, p, 'ranged')
}

function canAttack(g: ConquestState, f: BattleFrame, side: Side): boolean {
  for (const p of g.play) if (mayAttack(g, f, side, p)) return true
  return false
}

/** CQ-7.14: both have passed and nobody has come to be able to attack since (CQ-7.15). */
function roundIsOver(g: ConquestState, f: BattleFrame): boolean {
  return f.passed[0] && f.passed[1] && !canAttack(g, f, 0) && !canAttack(g, f, 1)
}

type CombatOption = Offers['attack' | 'retreat' | 'pass']

/** Empty if no unit of the side in turn can attack. */
function combatTurn(g: ConquestState, f: BattleFrame): CombatOption[] {
  const options: CombatOption[] = []
  let mayPass = !g.rules.zeroMustAttack // CQ-7.13
  for (const p of g.play) {
    if (!mayAttack(g, f, f.turn, p)) continue
    const card = cardName(g, p.id)
    options.push(offer.attack(card))
    if (designOf(g, p.id).isWarlord) options.push(offer.retreat(card)) // CQ-7.12, CQ-7.30
    if (mayPass && atkOf(g, p) > 0) mayPass = false
  }
  if (mayPass && options.length > 0) options.push(pass)
  return options
}

/** CQ-7.29. */
function retreat(g: ConquestState, warlord: Piece): Next {
  if (heard()) emit({ type: 'retreat', unit: cardName(g, warlord.id) })
  exhaust(g, warlord)
  relocate(g, warlord, homeOf(warlord))
}

/** CQ-7.22 to CQ-7.24. */
function withdraw(g: ConquestState, p: Piece, tired: boolean): void {
  if (heard()) emit({ type: 'withdraw', unit: cardName(g, p.id) })
  relocate(g, p, homeOf(p))
  if (tired) exhaust(g, p)
}

function withdrawer(g: ConquestState, f: BattleFrame): Side {
  const first = g.battle!.initiative
  return f.withdrawing === 0 ? first : other(first)
}

/** CQ-9.1: effects that last until the end of the battle stop before anything else happens. */
function ended(g: ConquestState, f: BattleFrame, winner: Side | null, rule: string): Next {
  g.battle = null
  g.lasting = []
  if (heard())
    emit({
      type: 'battle-end',
      planet: areaName(g, f.at),
      winner: winner === null ? null : SEATS[winner],
      rule,
    })
  const first = f.at === inProgress<CombatPhaseFrame>(g, 'combat-phase')?.first
  return endWith(undefined, [afterwards(f.at, winner, first)])
}
