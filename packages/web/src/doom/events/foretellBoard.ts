import type { Doom, DoomEvent, DoomView } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import type { Heard } from '../../screen/match.ts'
import { kindOfFigure } from '../reading/figures.ts'
import { type Ground, groundOfMission } from '../reading/ground.ts'
import { isBoss } from '../story/ceremony.ts'

/** How long each event takes at normal speed; 0 for what needs no time of its own. What matters (a hit, a death, a door, a summon) is a pause. */
const TIMES: Readonly<Record<DoomEvent['type'], number>> = {
  round: 900,
  'initiative-deck': 0,
  initiative: 300,
  'initiative-seen': 0,
  'demons-readied': 0,
  'events-drawn': 0,
  'cards-drawn': 0,
  reshuffle: 0,
  argent: 0,
  threat: 0,
  activation: 300,
  'activation-end': 0,
  step: 150,
  door: 600,
  displaced: 220,
  placed: 350,
  teleporter: 220,
  played: 220,
  sprint: 220,
  movement: 0,
  ability: 220,
  cancelled: 0,
  'event-card': 380,
  'glory-card': 380,
  attack: 440,
  rolled: 900,
  defense: 380,
  rejected: 220,
  hits: 900,
  shields: 0,
  damage: 380,
  heal: 220,
  stunned: 220,
  recovered: 0,
  killed: 800,
  'glory-kill': 1100,
  'glory-gained': 0,
  frag: 1200,
  item: 220,
  discarded: 0,
  token: 220,
  portal: 600,
  group: 800,
  'demon-card': 0,
  progress: 0,
  counter: 0,
  objective: 1200,
  rule: 380,
  conceded: 0,
}

const NOBODY = { figures: [] }

/** What the host did itself takes no time. */
export function linger(event: Heard<Doom>): number {
  if (event.type === 'step' && event.how === 'teleport') return 380
  // The coming and the end of the one there is only one of.
  if ((event.type === 'placed' || event.type === 'killed') && isBoss(event.figure, box(), NOBODY)) return 1400
  return TIMES[event.type as DoomEvent['type']] ?? 0
}

/** What matters to everybody; a hit matters if it is on a marine of whoever looks. */
const MATTERS: readonly string[] = [
  'round',
  'killed',
  'glory-kill',
  'frag',
  'objective',
  'group',
  'portal',
  'door',
  'rule',
] satisfies readonly DoomEvent['type'][]

export function matters(event: Heard<Doom>, viewer: string): boolean {
  if (event.type === 'hits') return event.damage > 0 && [event.attacker, event.defender].includes(viewer)
  return MATTERS.includes(event.type) || (event.type === 'placed' && isBoss(event.figure, box(), NOBODY))
}

type Figures = DoomView['figures']

const change = (view: DoomView, id: string, to: (f: Figures[number]) => Partial<Figures[number]>): DoomView => ({
  ...view,
  figures: view.figures.map(f => (f.id === id ? { ...f, ...to(f) } : f)),
})

function withStagger(ground: Ground, view: DoomView, id: string, damage: number): DoomView {
  return change(view, id, f => {
    const stagger = ground.content.demons[f.kind]?.stagger
    return { damage, staggered: stagger !== undefined && damage >= stagger }
  })
}

function arrive(ground: Ground, view: DoomView, id: string, at: string[]): DoomView {
  if (view.figures.some(f => f.id === id)) return change(view, id, () => ({ at, damage: 0 }))
  const kind = kindOfFigure(id)
  const health = ground.content.demons[kind]?.health ?? 10
  const figure = { id, kind, at, damage: 0, health, stunned: false, staggered: false, mp: 0, moved: 0 }
  return { ...view, figures: [...view.figures, figure] }
}

/** The view while an event is shown: figures go with their events although the host is further already. */
export function foretell(view: DoomView, event: Heard<Doom>): DoomView {
  const ground = groundOfMission(view.mission)
  if (!ground) return view
  const names = (spaces: readonly number[]) => spaces.map(space => ground.board.name(space))
  switch (event.type) {
    case 'step':
      return change(view, event.figure, f => ({
        at: names(event.at),
        mp: Math.max(0, f.mp - event.cost),
        moved: f.moved + 1,
      }))
    case 'displaced':
      return change(view, event.figure, () => ({ at: names([event.at]) }))
    case 'placed':
      return arrive(ground, view, event.figure, names(event.at))
    case 'killed':
      return kindOfFigure(event.figure) === 'marine'
        ? change(view, event.figure, () => ({ at: [] }))
        : { ...view, figures: view.figures.filter(f => f.id !== event.figure) }
    case 'damage':
    case 'heal':
      return withStagger(ground, view, event.figure, event.total)
    case 'stunned':
      return change(view, event.figure, () => ({ stunned: true }))
    case 'recovered':
      return change(view, event.figure, () => ({ stunned: false }))
    case 'movement':
      return change(view, event.figure, () => ({ mp: event.total }))
    case 'activation':
      return event.figure ? { ...view, active: event.figure } : view
    case 'activation-end':
      return { ...view, active: null }
    case 'door':
      return { ...view, doors: view.doors.map((door, d) => (d === event.door ? { ...door, open: true } : door)) }
    case 'teleporter':
      return {
        ...view,
        teleporters: view.teleporters.map(t => (t.at === names([event.at])[0] ? { ...t, active: event.active } : t)),
      }
    case 'portal': {
      if (event.change === 'revealed')
        return { ...view, portals: view.portals.map(p => (p.id === event.portal ? { ...p, up: true } : p)) }
      if (event.change === 'placed') return view
      return { ...view, portals: view.portals.filter(p => p.id !== event.portal) }
    }
    case 'item': {
      const at = names([event.at])[0]
      const taken = view.items.findIndex(i => i.at === at && (i.type === 'weapon' ? i.weapon : i.type) === event.item)
      return { ...view, items: view.items.filter((_, n) => n !== taken) }
    }
    default:
      return view
  }
}
