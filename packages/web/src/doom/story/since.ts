import type { Doom, DoomView } from '@redoubt/doom'
import type { LoggedEvent } from '../../screen/match.ts'

/** One thing that others did: for a chip. */
export interface Deed {
  /** Number of the log entry it began with. */
  n: number
  kind: 'attack' | 'killed' | 'summon' | 'door'
  by: string | null
  on: string | null
  damage: number
  killed: boolean
}

type Log = ReadonlyArray<LoggedEvent<Doom>>

/** 'imp-2' is one, 'alpha' is none. */
const isDemon = (figure: string | undefined): boolean => /-\d+$/.test(figure ?? '')

/** Where what the others did since the viewer's own last activation begins in the log. */
export function begin(log: Log, you: string): number {
  let mine = false
  for (let n = log.length - 1; n >= 0; n--) {
    const { event } = log[n]!
    const owns = event.type === 'activation' && (you === 'invader' ? event.kind !== undefined : event.figure === you)
    if (owns && mine) return n
    // The first one met, from the end, is the activation that begins now.
    if (owns) mine = true
    if (event.type === 'round' && event.round === 1) return n + 1
  }
  return 0
}

/** What the others did since one acted last, in order. Of one's own activation nothing is told. */
export function since(log: Log, { you }: DoomView): Deed[] {
  const deeds: Deed[] = []
  let mine = false
  for (const { n, event } of log.slice(begin(log, you))) {
    if (event.type === 'activation')
      mine = you === 'invader' ? event.kind !== undefined || isDemon(event.figure) : event.figure === you
    if (event.type === 'taken-back') return []
    if (mine) continue
    const last = deeds.at(-1)
    if (event.type === 'attack')
      deeds.push({ n, kind: 'attack', by: event.attacker, on: event.defender, damage: 0, killed: false })
    else if (event.type === 'damage' && last?.kind === 'attack' && last.on === event.figure) last.damage += event.amount
    else if (event.type === 'killed') {
      if (last?.kind === 'attack' && last.on === event.figure) last.killed = true
      else deeds.push({ n, kind: 'killed', by: event.by, on: event.figure, damage: 0, killed: true })
    } else if (event.type === 'group')
      deeds.push({ n, kind: 'summon', by: null, on: event.demons[0]?.demon ?? null, damage: 0, killed: false })
    else if (event.type === 'door') deeds.push({ n, kind: 'door', by: event.by, on: null, damage: 0, killed: false })
  }
  return deeds
}
