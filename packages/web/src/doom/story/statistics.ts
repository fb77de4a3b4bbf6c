import type { Doom } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import { atLeast, hitOdds, mean } from '@redoubt/doom/odds'
import type { Heard } from '../../screen/match.ts'

/** What one marine did in a mission. */
export interface Deeds {
  id: string
  kills: number
  glory: number
  dealt: number
  taken: number
}

/** The attack that was least to be expected and changed somebody's fate; if none did, the one that hurt most. */
export interface Best {
  /** Its number among the events. */
  n: number
  round: number
  attacker: string
  defender: string
  card: string | null
  hits: number
  /** Of so many hits or more with its dice. */
  chance: number
  damage: number
  killed: boolean
}

interface Luck {
  had: number
  expected: number
}

interface RoundDeeds {
  round: number
  frags: number
  kills: number
  taken: number
}

interface Statistics {
  marines: Deeds[]
  best: Best | null
  /** Hits of the dice of both sides, and shields of all defense cards. */
  luck: { marines: Luck; invader: Luck; defense: Luck }
  rounds: RoundDeeds[]
}

type Told = ReadonlyArray<{ event: Heard<Doom> }>

interface Known {
  /** By id, with what they carry: their decks are made of it. */
  marines: ReadonlyArray<{ id: string; weapons: readonly string[] }>
  content: Pick<Content, 'dice' | 'actionCards' | 'events'>
  /** Whose moments are told; null: everybody's. */
  side: 'marines' | 'invader' | null
}

const NO_LUCK: Luck = { had: 0, expected: 0 }
const isDemon = (figure: string): boolean => /-\d+$/.test(figure)

/** Counted from what everybody saw happen. What was taken back did not happen: then nothing is counted. */
export function statisticsOf(told: Told, { marines, content, side }: Known): Statistics | null {
  const records = new Map(marines.map(({ id }) => [id, { id, kills: 0, glory: 0, dealt: 0, taken: 0 }]))
  const luck = { marines: { ...NO_LUCK }, invader: { ...NO_LUCK }, defense: { ...NO_LUCK } }
  const rounds: RoundDeeds[] = []
  let attack: Best | null = null
  const attacks: Best[] = []
  for (const [n, { event }] of told.entries()) {
    const round = rounds.at(-1)
    switch (event.type) {
      case 'taken-back':
        return null
      case 'round':
        rounds.push({ round: event.round, frags: 0, kills: 0, taken: 0 })
        break
      case 'attack':
        attack = {
          ...{ n, round: round?.round ?? 0, attacker: event.attacker, defender: event.defender },
          ...{ card: event.card ?? null, hits: 0, chance: 1, damage: 0, killed: false },
        }
        attacks.push(attack)
        break
      case 'rolled': {
        const count = (colour: string) => event.dice.filter(die => die.colour === colour).length
        const odds = hitOdds(content.dice, count('red'), count('black'))
        const hits = event.dice.reduce((sum, die) => sum + die.face, 0)
        const of = luck[isDemon(event.by) ? 'invader' : 'marines']
        of.had += hits
        of.expected += mean(odds)
        if (attack && !event.again) Object.assign(attack, { hits, chance: atLeast(odds, hits) })
        break
      }
      case 'defense': {
        if (event.card === null) break
        const drawn = defenses(content, marines, event.defender)
        luck.defense.had += shieldsOf(content, event.card)
        luck.defense.expected += drawn.reduce((sum, shields) => sum + shields, 0) / Math.max(1, drawn.length)
        break
      }
      case 'hits':
        if (attack?.defender === event.defender) attack.damage = event.damage
        break
      case 'damage': {
        const by = records.get(event.by ?? '')
        if (by && by.id !== event.figure) by.dealt += event.amount
        const on = records.get(event.figure)
        if (on) on.taken += event.amount
        if (on && round) round.taken += event.amount
        break
      }
      case 'killed': {
        const by = records.get(event.by ?? '')
        if (by) by.kills++
        if (round && isDemon(event.figure)) round.kills++
        if (attack?.defender === event.figure) attack.killed = true
        break
      }
      case 'glory-kill': {
        const by = records.get(event.marine)
        if (by) by.glory++
        break
      }
      case 'frag':
        if (round) round.frags++
        break
    }
  }
  const own = attacks.filter(({ attacker }) => side === null || isDemon(attacker) === (side === 'invader'))
  return { marines: [...records.values()], best: bestOf(own), luck, rounds }
}

function bestOf(attacks: readonly Best[]): Best | null {
  const kills = attacks.filter(({ killed, damage }) => killed && damage > 0)
  const least = (a: Best, b: Best) => (b.chance < a.chance || (b.chance === a.chance && b.damage > a.damage) ? b : a)
  if (kills.length > 0) return kills.reduce(least)
  const hurt = attacks.filter(({ damage }) => damage > 0)
  return hurt.length > 0 ? hurt.reduce((a, b) => (b.damage > a.damage ? b : a)) : null
}

const shieldsOf = ({ actionCards, events }: Known['content'], card: string): number =>
  (actionCards[card]?.defense ?? events[card]?.defense)?.shields ?? 0

/** The shields of every card that may be turned up for this defender: of a marine the own deck, of a demon the events. */
function defenses(content: Known['content'], marines: Known['marines'], defender: string): number[] {
  const { actionCards, events } = content
  const marine = marines.find(({ id }) => id === defender)
  if (!marine) return Object.values(events).flatMap(({ copies, defense }) => Array(copies).fill(defense?.shields ?? 0))
  const sets = ['uac', ...marine.weapons]
  return Object.values(actionCards)
    .filter(({ set }) => sets.includes(set))
    .map(({ defense }) => defense?.shields ?? 0)
}
