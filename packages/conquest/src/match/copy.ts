import { copyAll, copyFrame, copyRandom } from '@redoubt/kernel'
import type { ConquestState, Lasting, Piece, PlayerState, Slot } from './state.ts'

/** A deep copy, field by field: a new field of the state goes here too. What never changes once made is shared. */
export function copy(g: ConquestState): ConquestState {
  return {
    seq: g.seq,
    reveals: g.reveals,
    decision: g.decision,
    outcome: g.outcome,
    random: copyRandom(g.random),
    stack: copyAll(g.stack, copyFrame),
    rules: g.rules,
    cards: g.cards,
    round: g.round,
    phase: g.phase,
    initiative: g.initiative,
    starter: g.starter,
    row: copyAll(g.row, copySlot),
    lead: g.lead,
    unused: g.unused.slice(),
    removed: g.removed.slice(),
    lastClaim: g.lastClaim,
    players: [copyPlayer(g.players[0]), copyPlayer(g.players[1])],
    play: copyAll(g.play, copyPiece),
    battle: g.battle && { at: g.battle.at, initiative: g.battle.initiative, stirred: g.battle.stirred },
    lasting: copyAll(g.lasting, copyLasting),
  }
}

const copySlot = ({ planet, up, here }: Slot): Slot => ({ planet, up, here })

const copyLasting = ({ stat, amount, cards }: Lasting): Lasting => ({ stat, amount, cards: cards.slice() })

const copyPlayer = (p: PlayerState): PlayerState => ({
  resources: p.resources,
  hand: p.hand.slice(),
  deck: p.deck.slice(),
  discard: p.discard.slice(),
  playing: p.playing.slice(),
  display: p.display.slice(),
  known: p.known.slice(),
  bottom: p.bottom,
  look: p.look,
  limited: p.limited,
  passed: p.passed,
  commit: p.commit,
})

const copyPiece = (p: Piece): Piece => ({
  id: p.id,
  owner: p.owner,
  ctrl: p.ctrl,
  at: p.at,
  ready: p.ready,
  damage: p.damage,
  host: p.host,
  stock: p.stock,
  bloodied: p.bloodied,
  spent: p.spent.slice(),
})
