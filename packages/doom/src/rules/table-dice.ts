import { call, type Frame, goto, type Signal, thenGoto } from '@redoubt/kernel'
import type { Die } from '../match/attack-frame.ts'
import { offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { contentOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { MARINES } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'

interface TableDiceFrame extends Frame {
  /** Who types them in. */
  seat: string
  /** Who rolls: a figure, or whoever owns the ability. */
  by: string
  /** Whom an attack is made on. */
  against?: string
  /** How many of each are still to be named. */
  red: number
  black: number
}

/** Real dice on the table: somebody says what they show, die by die, and the roll takes the faces from there (D-ATTACK-3, 4). */
export const tableDice = flow<TableDiceFrame>('table-dice', {
  die: {
    ask: (g, f) => {
      const colour = nextColour(f)
      if (!colour) return null
      const faces = [...new Set(contentOf(g).dice[colour])]
      const { by, against = '', red, black } = f
      return decide(
        f.seat,
        'table-die',
        'D-ATTACK-3',
        faces.map(face => offer.face(face)),
        { about: { figure: by, against, colour, red, black } },
      )
    },
    pick: (g, f, choice) => {
      ;(g.random.queue ??= []).push(Number(choice.n))
      f[nextColour(f)!]--
      return goto('die')
    },
  },
})

const nextColour = (f: TableDiceFrame): Die['colour'] | null => (f.red > 0 ? 'red' : f.black > 0 ? 'black' : null)

/** At a table with real dice: asks for the faces that `step` is about to roll, then does that step; otherwise nothing. */
export function facesFirst(
  g: DoomState,
  step: string,
  { by, against, red, black }: { by: string; against?: string; red: number; black: number },
): Signal | null {
  if (!g.rulings.tableDice || (g.random.queue?.length ?? 0) >= red + black) return null
  const seat = seatAtTable(g, by, against)
  return thenGoto(call(tableDice, { seat, by, ...(against ? { against } : {}), red, black }), step)
}

/** The invader has no hands: for its dice the marine whom they are for is asked, else the first one. */
function seatAtTable(g: DoomState, ...concerned: ReadonlyArray<string | undefined>): string {
  const marines = MARINES.slice(0, g.marines.length)
  return marines.find(id => concerned.includes(id)) ?? marines[0]!
}
