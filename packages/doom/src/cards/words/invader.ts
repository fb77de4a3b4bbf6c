import { call, decide, end, type Frame, goto, inOrder, thenGoto } from '@redoubt/kernel'
import { type DoomChoice, done } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { contentOf } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { missionOf } from '../../map.ts'
import { boardOf, isFree, tableOf } from '../../places.ts'
import { gainArgent } from '../../rules/argent.ts'
import { gainFrags } from '../../rules/kill.ts'
import { ruleMoment } from '../../rules/mission.ts'
import { isGround } from '../../rules/movement.ts'
import { available, bringIn, maySummon, summonAll, summonFrom } from '../../rules/summon.ts'
import { type DoomState, INVADER } from '../../state.ts'
import type { Word } from '../frames.ts'
import { placesFor } from '../select.ts'
import { type Use, useIn } from '../use.ts'

export function gainThreat(g: DoomState, amount: number): void {
  g.invader.threat += amount
  say('threat', { change: amount, total: g.invader.threat })
}

/** Portals turned face up by this effect, for the effect that summons from them. */
function turnUp(g: DoomState, ids: readonly string[]): string[] {
  const turned: string[] = []
  for (const portal of g.portals)
    if (!portal.up && ids.includes(portal.id)) {
      portal.up = true
      turned.push(portal.id)
      say('portal', { portal: portal.id, at: portal.at, change: 'revealed' })
    }
  return turned
}

/** Infestation: face-down portals in the regions that the opened door now connects. */
function behindDoor(g: DoomState, door: number): string[] {
  const { area } = tableOf(g)
  const regions = boardOf(g)
    .doors[door]!.between.flat()
    .map(space => area[space])
  return g.portals.filter(p => !p.up && regions.includes(area[p.at])).map(p => p.id)
}

function threatLimit(g: DoomState, level: 'blue' | 'yellow' | 'red'): number {
  return contentOf(g).threats[missionOf(g).threat.card]?.threatLimit?.[level] ?? 99
}

/** Does the threat card leave portals on the map that have summoned? */
function staysOpen(g: DoomState): boolean {
  return contentOf(g).threats[missionOf(g).threat.card]?.portalsDiscarded === false
}

interface BuyFrame extends Frame {
  budget: number
  price: { blue: number; yellow: number; red: number }
  bought: string[]
  once: boolean
  keep: boolean
}

/** Assault: threat tokens buy summons. */
export const buySummons = flow<BuyFrame>('buy-summons', {
  buy: {
    ask: (g, f) => {
      const purse = Math.min(f.budget, g.invader.threat)
      const options = g.portals
        .filter(p => f.price[p.level] <= purse && !(f.once && f.bought.includes(p.id)) && maySummon(g, p.id))
        .map(
          (p): DoomChoice => ({
            do: 'portal',
            card: p.id,
            info: { price: f.price[p.level], level: p.level, at: boardOf(g).name(p.at) },
          }),
        )
      return options.length > 0 ? decide(INVADER, 'buy-summon', 'D-THREAT-2', [...options, done]) : null
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const portal = g.portals.find(p => p.id === choice.card)!
      f.budget -= f.price[portal.level]
      gainThreat(g, -f.price[portal.level])
      f.bought.push(portal.id)
      return thenGoto(inOrder([summonFrom(portal.id, f.keep)]), 'buy')
    },
  },
})

interface CallFrame extends Frame {
  use: Use
  options: Array<{ demon: string; count: number }>
  where: EffectOf<'summon'>['where']
  argent: number
  kind: string
  left: number
  /** Figures placed. */
  met: string[]
}

/** Where the demons that a card calls may stand. */
const callPlaces = (g: DoomState, f: CallFrame) =>
  placesFor(g, f.use, f.where).filter(space => isFree(g, space) && isGround(g, space))

/** Torn Veil: one of several groups is placed without a portal. */
export const callDemon = flow<CallFrame>('call-demon', {
  kind: {
    ask: (g, f) =>
      f.options.length > 0 && callPlaces(g, f).length > 0
        ? decide(
            INVADER,
            'summon-kind',
            'D-SUMMON-3',
            f.options.map(({ demon }): DoomChoice => ({ do: 'kind', card: demon })),
          )
        : null,
    pick: (_g, f, choice) => {
      const { demon, count } = f.options.find(option => option.demon === choice.card)!
      f.kind = demon
      f.left = count
    },
  },
  place: {
    ask: (g, f) => {
      const spaces = f.left > 0 ? callPlaces(g, f) : []
      return spaces.length > 0
        ? decide(
            INVADER,
            'summon-place',
            'D-SUMMON-4',
            spaces.map((space): DoomChoice => ({ do: 'place', to: boardOf(g).name(space) })),
          )
        : null
    },
    pick: (g, f, choice) => {
      f.met.push(bringIn(g, f.kind, [boardOf(g).at(choice.to!)], 'summon').id)
      f.left--
      return goto('place')
    },
  },
  argent: (_g, f) =>
    f.met.length > 0 && f.argent > 0 ? call(gainArgent, { left: f.argent, on: [f.kind] }) : undefined,
  // It is summoned like a group, though not from a portal.
  summoned: (g, f) => (f.met.length > 0 ? inOrder(ruleMoment(g, 'when-summoned', { met: f.met.slice() })) : undefined),
})

export const words = {
  summon: ((g, f, e) =>
    call(callDemon, {
      use: useIn(f),
      options: e.options.filter(o => available(g, o.demon) >= o.count).map(o => ({ ...o })),
      where: e.where,
      argent: e.argent,
      kind: '',
      left: 0,
      met: [],
    })) as Word<EffectOf<'summon'>>,

  revealPortals: ((g, f, e) => {
    const all = () => g.portals.map(p => p.id)
    f.portals = turnUp(g, e.portals ?? (e.which === 'all' ? all() : behindDoor(g, f.door!)))
  }) as Word<EffectOf<'revealPortals'>>,

  summonFromPortals: ((g, f, e) => {
    const portals =
      e.portals ??
      (e.which === 'just-revealed'
        ? (f.portals ?? [])
        : g.portals
            .filter(p => {
              if (e.which === 'face-up') return p.up
              if (e.which === 'at-threat-limit') return p.threat >= threatLimit(g, p.level)
              return p.level === e.which
            })
            .map(p => p.id))
    f.portals = portals.slice()
    const keep = e.keepPortal ?? staysOpen(g)
    return portals.length > 0 ? call(summonAll, { portals: portals.slice(), keep }) : undefined
  }) as Word<EffectOf<'summonFromPortals'>>,

  buySummons: ((g, _f, e) =>
    call(buySummons, {
      budget: e.maxSpend,
      price: { ...e.price },
      bought: [],
      once: e.oncePerPortal,
      keep: e.keepPortal ?? staysOpen(g),
    })) as Word<EffectOf<'buySummons'>>,

  gainThreat: ((g, f, e) => {
    const stock = f.ability.includes('-setup-') ? missionOf(g).threat.params.stock : undefined
    gainThreat(g, stock ?? e.amount)
  }) as Word<EffectOf<'gainThreat'>>,

  gainFrags: ((g, _f, e) => gainFrags(g, e.amount)) as Word<EffectOf<'gainFrags'>>,
}
