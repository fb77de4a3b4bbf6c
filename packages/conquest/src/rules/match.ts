import { call, end, type Frame, goto, shuffle } from '@redoubt/kernel'
import { designOf, warlordOf } from '../board/board.ts'
import { keep, mulligan } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { planetName } from '../match/names.ts'
import { type ConquestState, other, type Phase, SEATS, SIDES, seatOf } from '../match/state.ts'
import { combatPhase } from './combat-phase.ts'
import { commandPhase } from './command-phase.ts'
import { deployPhase } from './deploy-phase.ts'
import { headquartersPhase } from './headquarters-phase.ts'
import { draw, gain } from './zones.ts'

interface SetupFrame extends Frame {
  turn: number
}

/** CQ-2.6 to CQ-2.9; decks, planets and the initiative card have been shuffled and dealt before. */
export const setup = flow<SetupFrame>('setup', {
  planets: g => {
    if (heard())
      emit({
        type: 'setup',
        initiative: SEATS[g.initiative],
        planets: g.row.filter(slot => slot.up).map(slot => planetName(slot.planet)),
      })
  },
  hands: g => {
    for (const side of SIDES) {
      const { card } = designOf(g, warlordOf(g, side).id)
      draw(g, side, card.startingHand ?? 7) // CQ-2.7
      gain(g, side, card.startingResources ?? 7, 'setup') // CQ-2.8
    }
  },
  mulligan: {
    ask: (g, f) => {
      if (!g.rules.mulligan || f.turn === 2) return null
      return decide(seatOf(f.turn === 0 ? g.initiative : other(g.initiative)), 'mulligan', 'CQ-2.9', [keep, mulligan])
    },
    pick: (g, f, choice) => {
      const side = f.turn === 0 ? g.initiative : other(g.initiative)
      f.turn++
      if (heard()) emit({ type: 'mulligan', seat: SEATS[side], taken: choice.do === 'mulligan' })
      if (choice.do === 'mulligan') {
        const player = g.players[side]
        const count = player.hand.length
        player.deck = shuffle(
          g,
          [...player.deck, ...player.hand].sort((x, y) => x - y),
        )
        player.hand = []
        draw(g, side, count)
      }
      return goto('mulligan')
    },
  },
  begin: () => call(round, {}),
})

/** CQ-4.1: a series of rounds of four phases. A scenario may begin in any of them. */
export const round = flow<Frame>('round', {
  deploy: g => {
    begin(g, 'deploy')
    return call(deployPhase, { turn: g.initiative })
  },
  command: g => {
    begin(g, 'command')
    return call(commandPhase, { chosen: 0, at: 0 })
  },
  combat: g => {
    begin(g, 'combat')
    return call(combatPhase, { first: g.lead, at: 0, planned: [] })
  },
  headquarters: g => {
    begin(g, 'headquarters')
    return call(headquartersPhase, {})
  },
  next: g => {
    g.round++ // CQ-10.8
    for (const player of g.players) player.limited = false // CQ-12.8
    if (heard()) emit({ type: 'round', round: g.round })
    return goto('deploy')
  },
  over: () => end,
})

/** CQ-11.17: limits count anew in every phase. */
function begin(g: ConquestState, phase: Phase): void {
  g.phase = phase
  for (const p of g.play) if (p.spent.length > 0) p.spent = []
  if (phase === 'deploy') for (const player of g.players) player.passed = false
  if (heard()) emit({ type: 'phase', phase })
}
