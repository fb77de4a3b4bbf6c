import {
  around,
  type DoomDecision,
  type DoomDecisionKind,
  type DoomOption,
  type DoomVerb,
  MARINE_MOVER,
  type MomentKind,
  WALKER,
} from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { faceOf } from '@redoubt/doom/odds'
import { arrivalOf } from '../invader/assault.ts'
import { demonSpends } from '../invader/invader.ts'
import { go } from '../marine/going.ts'
import { eventKeepOf, eventSpareOf, keepOf } from '../reading/cards.ts'
import { best } from '../reading/option.ts'
import { plainShot } from '../reading/shots.ts'
import { apart, type Piece, pieceOf, type Situation, spacesOf } from '../reading/situation.ts'
import { field } from '../walking/field.ts'
import { doorsMatter, exitSpaces, homeSpaces } from '../walking/goal.ts'
import { awake } from '../walking/goals.ts'
import { moverOf } from '../walking/walk.ts'
import { mindOf } from '../weighing/mind.ts'
import { preyWorth } from '../weighing/prey.ts'
import { isPoor, useWorth } from '../weighing/reasons.ts'
import { restWorth } from '../weighing/rest.ts'
import { shotWorth } from '../weighing/target.ts'
import { worthOf } from '../weighing/worth.ts'

type Pick = (
  s: Situation,
  options: readonly DoomOption[],
  seat: string,
  decision: DoomDecision,
) => DoomOption | undefined

const doing = (options: readonly DoomOption[], verb: DoomVerb) => options.find(o => o.do === verb)
const placed = (options: readonly DoomOption[]) => options.filter(o => o.to !== undefined)
/** A portal farther from the squad than this is not worth its threat tokens. */
const PATIENCE = 25
const HARM: readonly string[] = ['damage', 'stun', 'kill', 'push', 'attack', 'splash', 'moveFigure', 'choice']

/** Movement points from everywhere to the nearest of the squad, for a kind of demon or for one on foot. */
function toSquad(s: Situation, kind?: string) {
  const goals = spacesOf(s.squad)
  return field(s, kind === undefined ? WALKER : moverOf(s, { kind, demon: true }), true, goals)
}

const nearSquad = (s: Situation, space: number): number =>
  Math.min(60, ...s.squad.map(p => apart(s, [space], p.spaces)))

/** Decisions about a whole activation, and those that depend on a taste or a memory. */
type Acting = 'activation' | 'class-card' | 'demon-card' | 'demon-figure' | 'demon-activation'

/** Nobody has thought about it yet: the first thing offered will do. */
const anything: Pick = () => undefined

/** How each small decision is made, by its kind. */
export const PICKS: Readonly<Record<Exclude<DoomDecisionKind, MomentKind | Acting>, Pick>> = {
  kit: anything,
  'taking-point': anything,
  'starting-weapon': (s, options) => best(options, o => s.content.weapons[o.card!]?.hints?.pick ?? 0),
  'event-set': (s, options) => options.find(o => s.mission.recommended.eventSets.includes(o.card!)),
  'invasion-card': (s, options) => options.find(o => o.card === s.mission.recommended.invasion),

  'attack-target': (s, options, seat) => {
    const { attack } = s.view
    const attacker = pieceOf(s, attack?.attacker)
    if (!attack || !attacker) return undefined
    const cover = (o: DoomOption) => o.cover === true
    if (seat === 'invader') return best(options, o => preyWorth(s, attacker, pieceOf(s, o.figure)!, cover(o)))
    const shot = { range: attack.range, red: attack.red, black: attack.black }
    const plain = plainShot(shot)
    return best(options, o => {
      const target = pieceOf(s, o.figure)!
      const value = shotWorth({ s, me: attacker }, target, plain, apart(s, attacker.spaces, target.spaces))
      return cover(o) ? value * 0.7 : value
    })
  },
  'new-defender': anything,
  'attack-again': anything,
  'remove-die': options0('red'),
  'table-die': anything,
  'defense-card': (s, options) => {
    const { attack } = s.view
    const defender = pieceOf(s, attack?.defender)
    if (!defender) return undefined
    const hits = attack ? attack.dice.reduce((sum, die) => sum + die.face, 0) - attack.shields : 3
    const { shields, dodge } = faceOf(s.content, defender.kind, options[0]!.card!)
    return doing(options, dodge || shields >= 1 || shields >= hits ? 'keep' : 'reject')
  },
  reroll: (s, options) => {
    if (s.view.attack?.dodge) return doing(options, 'done')
    const bad = options.find(isPoor)
    return bad ?? doing(options, 'done')
  },
  'set-die': (s, options) => {
    const dice = s.view.attack?.dice ?? []
    return best(options, o => (o.do === 'set' ? Number(o.to) - (dice[Number(o.n)]?.face ?? 0) : 0))
  },
  'use-effect': (_s, options) => doing(options, 'yes'),
  'pick-figure': pickFigure,
  'pick-demon': pickFigure,
  'splash-target': pickFigure,
  'effect-order': (_s, options) => options[0],
  'figure-order': pickFigure,
  line: (s, options, seat) =>
    best(options, o =>
      o.hit!.reduce((sum, id) => sum + (pieceOf(s, id)?.demon !== (seat === 'invader') ? 1 : -1.5), 0),
    ),
  work: (s, options) =>
    best(options, o => {
      if (o.do === 'done') return -1
      const portal = s.view.portals.find(p => p.id === o.card)
      return portal ? portal.progress + portal.threat : (s.view.objectives.find(t => t.id === o.card)?.progress ?? 0)
    }),

  'spend-movement': (s, options, seat, decision) => {
    const piece = pieceOf(s, decision.about?.figure)
    if (!piece) return undefined
    if (piece.demon) return demonSpends(s, piece, options)
    const mind = mindOf(s, seat)
    return (mind && go(mind, options, piece.mp)) ?? doing(options, 'done')
  },
  jump: (s, options, seat) => bestRest(s, options, seat),
  displace: (s, options, seat) => (seat === 'invader' ? options[0] : bestRest(s, options, seat)),
  'displace-order': anything,
  'respawn-space': (s, options) => options[0] && best(options, o => -crowd(s, o.to!)),
  respawn: (s, options, seat) => {
    const me = { id: seat, kind: 'marine', demon: false, left: 10, damage: 0, mp: 0, moved: 0 }
    const squad = s.squad.filter(p => p.kind === 'marine')
    return best(options, o => {
      const space = s.board.at(o.to!)
      const friends = Math.min(30, ...squad.filter(p => p.id !== me.id).map(p => apart(s, p.spaces, [space])))
      return -friends - 2 * crowd(s, o.to!)
    })
  },
  'move-figure': (s, options, seat, decision) => {
    const figure = pieceOf(s, decision.about?.figure)
    if (!figure) return undefined
    if (isEscortedKind(figure.kind)) return guide(s, figure, options)
    return seat === 'invader' ? doing(options, 'step') : doing(options, 'done')
  },
  push: (s, options) => best(options, o => (o.do === 'done' ? -99 : -nearSquad(s, s.board.at(o.to!)))),
  'place-token': (s, options, seat) =>
    best(options, o => {
      if (!o.to) return 0.1
      const space = s.board.at(o.to)
      const close = [space, ...around(s.table, [space])]
      let value = 0
      for (const p of s.pieces)
        if (p.spaces.some(one => close.includes(one))) value += (p.demon ? 1 : -1.5) * (seat === 'invader' ? -1 : 1)
      return value
    }),

  'gain-argent': (s, options, seat, decision) => {
    const event = options.find(o => o.do === 'use' && useWorth({ s, seat, self: undefined }, o.card!) > 0)
    if (event) return event
    const done = doing(options, 'done')
    if (s.beliefs.assault) return spareEvent(s, options) ?? done
    const hand = s.view.invader.hand.cards ?? []
    if ((decision.about?.discarded ?? 0) >= Math.max(1, hand.length - 3)) return done
    const spare = (o: DoomOption) => eventSpareOf(s.content, o.card!)
    const discards = options.filter(o => o.do === 'discard' && spare(o) !== undefined)
    return best(discards, o => -spare(o)!) ?? done
  },
  'place-argent': argentPlace,
  'move-argent': argentPlace,
  'move-argent-from': anything,
  'move-argent-to': anything,
  'spend-argent': (_s, options) => doing(options, 'spend'),
  'invasion-group': (s, options) => {
    return best(options, o => {
      const there = (kind: string) => s.view.figures.filter(f => f.kind === kind).length
      return o.demons!.reduce((sum, { demon, count }) => {
        const card = s.content.demons[demon]!
        return sum + card.points * Math.min(count, card.figures - there(demon))
      }, o.argent!)
    })
  },
  'choose-portal': (s, options) => {
    const far = toSquad(s)
    return best(options, o => -far[portalSpace(s, o.card!)]!)
  },
  'buy-summon': (s, options) => {
    const far = toSquad(s)
    return best(options, o => {
      if (o.do !== 'portal') return -PATIENCE
      return 4 * o.price! - far[portalSpace(s, o.card!)]!
    })
  },
  'summon-place': (s, options, _seat, decision) => {
    const kind = decision.about?.demon
    if (s.squad.length === 0) return options[0]
    if (s.beliefs.assault && s.orders.scarce && kind !== undefined) {
      const worth = arrivalOf(s, kind)
      return best(options, o => worth(o.place ?? s.board.at(o.to!)))
    }
    const far = toSquad(s, kind)
    return best(options, o => -(far[o.place ?? s.board.at(o.to!)] ?? 999))
  },
  'summon-kind': (s, options) => best(options, o => s.content.demons[o.card!]?.points ?? 0),
  'sample-carrier': (s, options) => best(options, o => pieceOf(s, o.figure)?.left ?? 0),

  'hand-over': (s, options) => {
    const far = field(s, MARINE_MOVER, true, homeSpaces(s))
    return best(options, o => -(far[pieceOf(s, o.figure)?.spaces[0] ?? 0] ?? 999))
  },
  discard: (s, options) => best(options, o => -keepOf(s, o.card!)),
  'pick-card': (s, options) => {
    const done = doing(options, 'done')
    if (done) return done
    const give = options.some(o => o.do === 'return')
    return best(options, o => (give ? 1 : -1) * keepOf(s, o.card!))
  },
  'order-initiative': (_s, options, seat) => {
    const ours = (card: string) => (card === 'invader') === (seat === 'invader')
    const top = doing(options, 'top')
    if (top) return ours(top.card!) ? top : doing(options, 'bottom')
    return options.find(o => ours(o.card!))
  },
  'choose-effect': (s, options, seat) => {
    const me = pieceOf(s, seat)
    const hurts = (o: DoomOption) => JSON.stringify(o).includes('"damage"')
    return options.find(o => hurts(o) === (me !== undefined && me.left > 5))
  },
  'drop-token': (s, options) => {
    const goals = homeSpaces(s)
    if (goals.length === 0) return undefined
    const far = field(s, MARINE_MOVER, true, goals)
    return best(options, o => -far[s.board.at(o.to!)]!)
  },
  teleporter: anything,
  order: anything,
  'place-figure': (s, options) => best(placed(options), o => -nearSquad(s, s.board.at(o.to!))),
}

function options0(n: string): Pick {
  return (_s, options) => options.find(o => o.n === n)
}

const portalSpace = (s: Situation, id: string): number => {
  const portal = s.view.portals.find(p => p.id === id)
  return portal ? s.board.at(portal.at) : 0
}

/** Demons around a space. */
function crowd(s: Situation, name: string): number {
  const space = s.board.at(name)
  return s.demons.filter(d => apart(s, d.spaces, [space]) <= 3).length
}

function bestRest(s: Situation, options: readonly DoomOption[], seat: string): DoomOption | undefined {
  const mind = mindOf(s, seat)
  if (!mind) return undefined
  const here = restWorth(mind, mind.me.spaces[0]!, 0) + 0.1
  return best(options, o => (o.to ? restWorth(mind, s.board.at(o.to), 0) : here))
}

/** Harm goes to the enemy who is worth most, help to the friend who needs it most. */
function pickFigure(
  s: Situation,
  options: readonly DoomOption[],
  seat: string,
  decision: DoomDecision,
): DoomOption | undefined {
  const harm = HARM.includes(decision.about?.op ?? 'damage')
  const invader = seat === 'invader'
  const pick = best(options, o => {
    const p = pieceOf(s, o.figure)
    if (!p) return 0
    const enemy = p.demon !== invader
    if (harm !== enemy) return harm ? -5 : -1
    if (!harm) return p.demon ? s.content.demons[p.kind]!.points + p.damage : p.damage
    return p.demon ? worthOf(s, p) + (p.left <= 1 ? 3 : 0) : 12 - p.left
  })
  return pick ?? doing(options, 'done')
}

/** The event card that argent power is worth more than, if there is any to give it to. */
function spareEvent(s: Situation, options: readonly DoomOption[]): DoomOption | undefined {
  if (s.demons.length === 0) return undefined
  const worth = (o: DoomOption) => eventKeepOf(s.content, o.card!)
  const least = best(
    options.filter(o => o.do === 'discard'),
    o => -worth(o),
  )
  return least && worth(least) < s.beliefs.assault!.argent ? least : undefined
}

function argentPlace(s: Situation, options: readonly DoomOption[]): DoomOption | undefined {
  if (s.beliefs.assault)
    return best(options, o => {
      if (o.do !== 'argent') return 0
      const figures = s.demons.filter(d => d.kind === o.card).length
      const held = s.view.demons[o.card!]?.argent ?? 0
      return figures === 0 ? 0.1 : ((s.content.demons[o.card!]?.hints?.argent ?? 1) * Math.min(3, figures)) / (1 + held)
    })
  return best(options, o => {
    if (o.do !== 'argent') return 0
    if (o.card === 'invasion') return 0.5
    const figures = s.demons.filter(d => d.kind === o.card).length
    const held = s.view.demons[o.card!]?.argent ?? 0
    return figures === 0 ? 0.2 : Math.min(2, figures) * 2 - held
  })
}

/** The drone: door by door and step by step to the exit. */
function guide(s: Situation, drone: Piece, options: readonly DoomOption[]): DoomOption | undefined {
  const exit = exitSpaces(s)
  const here = drone.spaces[0]!
  const far = field(s, MARINE_MOVER, true, exit)
  const door = options.find(o => {
    const d = o.do === 'open' ? s.board.doors.findIndex(one => one.id === o.card) : -1
    if (d < 0) return false
    const opened = field(
      { ...s, doors: s.doors | (1 << d), table: s.board.table(s.doors | (1 << d)) },
      MARINE_MOVER,
      true,
      exit,
    )
    return opened[here]! < far[here]!
  })
  if (door && (!doorsMatter(s) || awake(s, drone).length <= 3)) return door
  const step = best(
    options.filter(o => o.do === 'step'),
    o => -far[s.board.at(o.to!)]!,
  )
  const done = doing(options, 'done')
  if (!step) return done
  const to = s.board.at(step.to!)
  return far[to]! < far[here]! ? step : (done ?? step)
}
