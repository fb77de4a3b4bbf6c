import { Chess } from 'chessops/chess'
import type { Role } from 'chessops/types'
import type { Match } from './rival.ts'

const PROMOTIONS: readonly Role[] = ['queen', 'rook', 'bishop', 'knight']
const PLAIN = PROMOTIONS.length

/** A move in one number: from, to, and what a pawn becomes. */
const coded = (from: number, to: number, becomes = PLAIN): number => (from * 64 + to) * (PLAIN + 1) + becomes

/** Every legal move; what a position needs to know is worked out once for all of them. */
function movesOf(position: Chess): number[] {
  const moves: number[] = []
  for (const [from, targets] of position.allDests(position.ctx())) {
    const pawn = position.board.pawn.has(from)
    for (const to of targets)
      if (pawn && (to < 8 || to >= 56)) for (let n = 0; n < PLAIN; n++) moves.push(coded(from, to, n))
      else moves.push(coded(from, to))
  }
  return moves
}

/** Chess by chessops: every legal move listed, one played, until mate, stalemate, bare kings or fifty quiet moves. */
export function chessMatches(): Match {
  const position = Chess.default()
  let moves = movesOf(position)
  return {
    free: () => moves,
    mark: code => {
      const squares = Math.floor(code / (PLAIN + 1))
      const promotion = PROMOTIONS[code % (PLAIN + 1)]
      const move = { from: squares >> 6, to: squares & 63 }
      position.play(promotion ? { ...move, promotion } : move)
      moves = movesOf(position)
    },
    over: () => moves.length === 0 || position.halfmoves >= 100 || position.isInsufficientMaterial(),
  }
}
