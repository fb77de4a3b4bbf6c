import { call, decide, end, type Frame, goto, inOrder, type Next } from '@redoubt/kernel'
import { type DoomChoice, done } from '../../choices.ts'
import type { Reach } from '../../content/basic.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { contentOf, figureOf, isDemon, isMarine, marineOf, onMap } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { missionOf } from '../../map.ts'
import { boardOf, within } from '../../places.ts'
import { attackOf } from '../../rules/attack-frame.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import { turnable } from '../../rules/teleporter.ts'
import { heldPortals, markable, nearPortals, receivers, tokenHere } from '../../rules/work.ts'
import { type DoomState, INVADER, type Portal, type Teleporter } from '../../state.ts'
import { holds } from '../conditions.ts'
import { chooserOf, type EffectsFrame, type Word } from '../frames.ts'
import { candidates, placesFor } from '../select.ts'
import { sequence, thenEnd } from '../sequence.ts'
import type { Use } from '../use.ts'
import { countUp } from './cards.ts'

interface LayFrame extends Frame {
  use: EffectsFrame
  effect: number
  left: number
  /** Spaces taken by this very effect. */
  laid: number[]
}

const effectOf = (g: DoomState, f: LayFrame) =>
  contentOf(g).abilities[f.use.ability]!.effects[f.effect] as EffectOf<'placeToken'>

/** Tokens are put on spaces, one by one: plasma, fire, grenades. */
export const layTokens = flow<LayFrame>('lay-tokens', {
  pick: {
    ask: (g, f) => {
      const e = effectOf(g, f)
      if (f.left === 0) return null
      // Plasma: the first token lies on the defender's space.
      const centre = e.where.includeCenter && f.laid.length === 0 ? (attackOf(g)?.spaces ?? null) : null
      const spaces = (centre ?? placesFor(g, f.use, e.where)).filter(space => !f.laid.includes(space))
      if (spaces.length === 0) return null
      const options: DoomChoice[] = spaces.map(space => ({ do: 'token', to: boardOf(g).name(space) }))
      if (f.use.auto || e.optional || (e.count > 1 && !centre && f.use.owner === INVADER)) options.push(done)
      return decide(chooserOf(f.use, undefined), 'place-token', 'D-ABILITY-1', options, { about: { token: e.token } })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const e = effectOf(g, f)
      const at = boardOf(g).at(choice.to!)
      f.laid.push(at)
      f.left--
      g.tokens.push({
        kind: e.token,
        at,
        ability: f.use.ability,
        effect: f.effect,
        owner: f.use.owner,
        until: e.until ?? 'token-removed',
      })
      say('token', { token: e.token, at, change: 'placed' })
      // D-GRENADE-3: the weapon token leaves the play area.
      if (e.token.endsWith('-grenade')) {
        const m = marineOf(g, f.use.owner)
        m.weapons = m.weapons.filter(weapon => weapon !== e.token)
      }
      return goto('pick')
    },
  },
})

interface WorkFrame extends Frame {
  use: EffectsFrame
  effect: number
  on: string[]
  what: 'progress' | 'portal-progress' | 'threat'
}

/** A marine picks the checkpoint or portal it works on. */
export const work = flow<WorkFrame>('work', {
  pick: {
    ask: (g, f) => {
      if (f.on.length === 0) return null
      const options: DoomChoice[] = f.on.map(card => ({ do: 'work', card }))
      const e = contentOf(g).abilities[f.use.ability]!.effects[f.effect]!
      if (e.optional) options.push(done)
      return decide(chooserOf(f.use, undefined), 'work', 'D-OBJECTIVE-6', options, {
        about: { ability: f.use.ability },
      })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return
      if (f.what === 'progress') return markCheckpoint(g, f.use, choice.card!)
      const portal = g.portals.find(p => p.id === choice.card)!
      if (f.what === 'threat') {
        const e = contentOf(g).abilities[f.use.ability]!.effects[f.effect] as EffectOf<'removeToken'>
        const taken = taking(e, portal.threat)
        portal.threat -= taken
        say('threat', { change: -taken, total: portal.threat, portal: portal.id })
        return
      }
      portal.progress++
      say('progress', { token: portal.id, total: portal.progress })
      return sealed(g, f.use, portal)
    },
  },
})

function markCheckpoint(g: DoomState, use: Use, id: string): Next {
  const token = g.objectives.find(o => o.id === id)!
  token.progress++
  token.round = g.round
  say('progress', { token: id, total: token.progress })
  judge(g)
  return inOrder(ruleMoment(g, 'checkpoint-marked', use.self ? { self: use.self } : {}))
}

/** A portal with enough progress is sealed at once. */
function sealed(g: DoomState, use: Use, portal: Portal): Next {
  const seal = contentOf(g).objectives[missionOf(g).objective.card]?.sealValue
  if (!seal || portal.progress < seal[portal.level]) return
  const facts = { portal: portal.id, portalLevel: portal.level, ...(use.self ? { self: use.self } : {}) }
  return sequence(...ruleMoment(g, 'immediate', facts), ...ruleMoment(g, 'portal-sealed', facts))
}

function portalsIn(g: DoomState, where: EffectOf<'placeToken'>['where']): Portal[] {
  return g.portals.filter(
    p => (!where.color || p.level === where.color) && (!where.portals || where.portals.includes(p.id)),
  )
}

/** How many of the tokens that are there are taken away. */
const taking = ({ amount }: EffectOf<'removeToken'>, there: number): number =>
  amount === 'all' ? there : Math.min(amount, there)

export const words = {
  placeToken: ((g, f, e) => {
    const { where } = e
    if (e.token === 'threat') {
      for (const portal of portalsIn(g, where)) {
        portal.threat += e.count
        say('threat', { change: e.count, total: portal.threat, portal: portal.id })
      }
      return
    }
    if (e.token === 'progress' && where.on === 'objective-within-1')
      return call(work, { use: { ...f }, effect: f.i, on: markable(g, f.self, e).map(o => o.id), what: 'progress' })
    if (e.token === 'progress')
      return call(work, {
        use: { ...f },
        effect: f.i,
        on: nearPortals(g, f.self).map(p => p.id),
        what: 'portal-progress',
      })
    if (e.token === 'objective' && where.mission) return // put on the map by the mission's setup
    if (e.token === 'objective') return call(giveSample, { use: { ...f }, to: candidates(g, f, where.who!) })
    return call(layTokens, { use: { ...f }, effect: f.i, left: e.count, laid: [] })
  }) as Word<EffectOf<'placeToken'>>,

  removeToken: ((g, f, e) => {
    const { where } = e
    if (e.token === 'threat' && where.on === 'held-portal')
      return call(work, { use: { ...f }, effect: f.i, on: heldPortals(g, f.self).map(p => p.id), what: 'threat' })
    if (e.token === 'threat') {
      for (const portal of g.portals)
        if (f.portals?.includes(portal.id)) {
          const taken = taking(e, portal.threat)
          portal.threat -= taken
          say('threat', { change: -taken, total: portal.threat, portal: portal.id })
        }
      return
    }
    if (e.token === 'progress') {
      for (const o of g.objectives) {
        if (o.at < 0 || o.progress === 0) continue
        const near = (side: 'demon' | 'marine', max: Reach) =>
          g.figures.some(x => onMap(x) && (side === 'demon' ? isDemon(x) : isMarine(x)) && within(g, x.at, [o.at], max))
        const lost = (where.if ?? []).every(c =>
          c.cond === 'figureWithin' ? near(c.side, c.max) : c.cond === 'noFigureWithin' ? !near(c.side, c.max) : true,
        )
        if (lost) {
          o.progress -= taking(e, o.progress)
          say('progress', { token: o.id, total: o.progress })
        }
      }
      return
    }
    if (e.token === 'portal') {
      const portal = g.portals.find(p => p.id === f.portal)
      if (!portal || !holds(g, f, where.if)) return
      g.portals = g.portals.filter(p => p !== portal)
      say('portal', { portal: portal.id, at: portal.at, change: 'sealed' })
      judge(g)
      return
    }
    // An asset has been extracted.
    const carrier = figureOf(g, f.self!)
    const token = g.objectives.find(o => o.id === carrier.carries)
    if (!token) return
    carrier.carries = undefined
    g.objectives = g.objectives.filter(o => o !== token)
    g.lasting = g.lasting.filter(l => l.until !== 'token-dropped' || !l.on.includes(carrier.id))
    say('objective', { token: token.id, change: 'delivered', figure: carrier.id })
    judge(g)
    return inOrder(ruleMoment(g, 'token-delivered', { self: carrier.id }))
  }) as Word<EffectOf<'removeToken'>>,

  recoverToken: ((g, f, e) => {
    const token = g.tokens.find(t => t.kind === e.token && t.owner === f.owner)
    if (!token) return
    g.tokens = g.tokens.filter(t => t !== token)
    marineOf(g, f.owner).weapons.push(e.token) // D-GRENADE-5
    say('token', { token: e.token, at: token.at, change: 'removed' })
  }) as Word<EffectOf<'recoverToken'>>,

  takeToken: ((g, f) => {
    const figure = figureOf(g, f.self!)
    const token = tokenHere(g, f.self)
    if (!token) return
    token.at = -1
    figure.carries = token.id
    say('objective', { token: token.id, change: 'taken', figure: figure.id })
    return inOrder(ruleMoment(g, 'token-taken', { self: figure.id }))
  }) as Word<EffectOf<'takeToken'>>,

  passToken: ((g, f, e) =>
    call(handOver, {
      use: { ...f },
      to: receivers(g, f.self, candidates(g, f, e.to)),
    })) as Word<EffectOf<'passToken'>>,

  dropToken: (() => undefined) as Word<EffectOf<'dropToken'>>, // D-OBJECTIVE-4 does it for every carrier

  setTeleporter: ((g, f, e) => {
    if (e.teleporter) {
      const t = g.teleporters.find(other => other.id === e.teleporter)
      if (t) turn(t, e.active ?? true)
      return
    }
    return call(turnTeleporter, { seat: chooserOf(f, undefined), effect: { ...e }, left: e.pick! })
  }) as Word<EffectOf<'setTeleporter'>>,
}

interface GiveFrame extends Frame {
  use: EffectsFrame
  to: string[]
}

const bare = (g: DoomState, ids: readonly string[]) => ids.filter(id => figureOf(g, id).carries === undefined)

/**
 * The invader gives a sample to a demon just summoned. If none came (all its figures are on the map already), another
 * demon takes it; without any, the marines find it. Otherwise the mission could not be won any more.
 */
export const giveSample = flow<GiveFrame>('give-sample', {
  pick: {
    ask: (g, f) => {
      const summoned = bare(g, f.to)
      const others = g.figures.filter(d => isDemon(d) && onMap(d)).map(d => d.id)
      const to = summoned.length > 0 ? summoned : bare(g, others)
      if (to.length === 0) return null
      return decide(
        INVADER,
        'sample-carrier',
        'D-OBJECTIVE-6',
        to.map((figure): DoomChoice => ({ do: 'carrier', figure })),
      )
    },
    pick: (g, _f, choice) => {
      const sample = g.objectives.find(o => o.kind === 'sample' && o.at < 0 && !g.figures.some(x => x.carries === o.id))
      if (!sample) return end
      figureOf(g, choice.figure!).carries = sample.id
      g.counters.samplesSetAside = (g.counters.samplesSetAside ?? 0) - 1
      say('objective', { token: sample.id, change: 'taken', figure: choice.figure! })
      return end
    },
  },
  found: g => {
    g.counters.samplesSetAside = (g.counters.samplesSetAside ?? 0) - 1
    return thenEnd(countUp(g, 'samples', (g.counters.samples ?? 0) + 1))
  },
})

export const handOver = flow<GiveFrame>('hand-over', {
  pick: {
    ask: (_g, f) =>
      f.to.length > 0
        ? decide(
            f.use.owner,
            'hand-over',
            'D-OBJECTIVE-6',
            f.to.map((figure): DoomChoice => ({ do: 'pick', figure })),
          )
        : null,
    pick: (g, f, choice) => {
      const from = figureOf(g, f.use.self!)
      const to = figureOf(g, choice.figure!)
      to.carries = from.carries!
      from.carries = undefined
      for (const lasting of g.lasting)
        if (lasting.until === 'token-dropped') lasting.on = lasting.on.map(id => (id === from.id ? to.id : id))
      say('objective', { token: to.carries, change: 'passed', figure: to.id })
    },
  },
})

interface TurnFrame extends Frame {
  seat: string
  effect: EffectOf<'setTeleporter'>
  left: number
}

function turn(t: Teleporter, active: boolean): void {
  if (t.active === active) return
  t.active = active
  say('teleporter', { at: t.at, active })
}

export const turnTeleporter = flow<TurnFrame>('turn-teleporter', {
  pick: {
    ask: (g, f) => {
      const open = f.left > 0 ? turnable(g, f.effect) : []
      const options = open.map((t): DoomChoice => ({ do: 'teleporter', to: boardOf(g).name(t.at) }))
      return options.length > 0 ? decide(f.seat, 'teleporter', 'D-TELE-1', options) : null
    },
    pick: (g, f, choice) => {
      const at = boardOf(g).at(choice.to!)
      turn(g.teleporters.find(t => t.at === at)!, f.effect.state === 'active')
      f.left--
      return goto('pick')
    },
  },
})
