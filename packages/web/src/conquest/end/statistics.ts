import type { Conquest } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import type { Heard } from '../../screen/match.ts'

/** What one side did in a game. */
export interface Deeds {
  seat: Seat
  planets: number
  battles: number
  struggles: number
  destroyed: number
  dealt: number
  shielded: number
  cards: number
}

/** The attack that did most: what it destroyed counts for more than what it hurt. */
export interface Best {
  n: number
  round: number
  attacker: string
  defender: string
  damage: number
  destroyed: number
}

interface RoundDeeds {
  round: number
  planets: Seat[]
  destroyed: number
}

interface Statistics {
  sides: Deeds[]
  best: Best | null
  rounds: RoundDeeds[]
}

const SEATS: readonly Seat[] = ['a', 'b']

/** Counted from what both sides saw happen. What was taken back did not happen: then nothing is counted. */
export function statisticsOf(
  told: ReadonlyArray<{ event: Heard<Conquest> }>,
  /** Whose card it is, of those that did not come into play before everybody's eyes. */
  ownerOf: (card: string) => Seat | undefined,
): Statistics | null {
  const deeds = new Map<Seat, Deeds>(
    SEATS.map(seat => [
      seat,
      { seat, planets: 0, battles: 0, struggles: 0, destroyed: 0, dealt: 0, shielded: 0, cards: 0 },
    ]),
  )
  const entered = new Map<string, Seat>()
  const owner = (card: string) => entered.get(card) ?? ownerOf(card)
  const other = (card: string) => {
    const seat = owner(card)
    return seat === undefined ? undefined : deeds.get(seat === 'a' ? 'b' : 'a')
  }
  // The first is not told: it begins with the game.
  const rounds: RoundDeeds[] = [{ round: 1, planets: [], destroyed: 0 }]
  const attacks: Best[] = []
  let attack: Best | null = null
  for (const [n, { event }] of told.entries()) {
    const round = rounds.at(-1)
    switch (event.type) {
      case 'taken-back':
        return null
      case 'round':
        if (event.round > 1) rounds.push({ round: event.round, planets: [], destroyed: 0 })
        attack = null
        break
      case 'enter':
        entered.set(event.card, event.seat)
        deeds.get(event.seat)!.cards++
        break
      case 'play':
        deeds.get(event.seat)!.cards++
        break
      case 'struggle':
        if (event.winner !== null && event.icons[0] + event.icons[1] > 0) deeds.get(event.winner)!.struggles++
        break
      case 'battle-end':
        if (event.winner !== null) deeds.get(event.winner)!.battles++
        attack = null
        break
      case 'claim':
        deeds.get(event.seat)!.planets++
        round?.planets.push(event.seat)
        break
      case 'attack':
        attack = {
          ...{ n, round: round?.round ?? 0, attacker: event.attacker, defender: event.defender },
          ...{ damage: 0, destroyed: 0 },
        }
        attacks.push(attack)
        break
      case 'shield':
        deeds.get(event.seat)!.shielded += event.icons
        break
      case 'damage': {
        const by = other(event.unit)
        if (by) by.dealt += event.amount
        if (attack && owner(event.unit) !== owner(attack.attacker)) attack.damage += event.amount
        break
      }
      case 'destroy': {
        const by = other(event.card)
        if (by) by.destroyed++
        if (round) round.destroyed++
        if (attack && owner(event.card) !== owner(attack.attacker)) attack.destroyed++
        break
      }
    }
  }
  const better = (a: Best, b: Best) => (worth(b) > worth(a) ? b : a)
  const hurt = attacks.filter(({ damage }) => damage > 0)
  return { sides: SEATS.map(seat => deeds.get(seat)!), best: hurt.length > 0 ? hurt.reduce(better) : null, rounds }
}

const worth = ({ damage, destroyed }: Best): number => destroyed * 10 + damage
