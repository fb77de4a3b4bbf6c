import type { Doom, DoomEvent, DoomView } from '@redoubt/doom'
import { bookOf } from '../doom/reading/book.ts'
import { iconOf } from '../doom/words/figures.ts'
import { type Names, namesIn } from '../doom/words/names.ts'
import { tell } from '../doom/words/tell.ts'
import type { Below, Tongue, Values } from '../i18n/i18n.ts'
import type { LoggedEvent } from '../screen/match.ts'

/** One thing to do with the box, or to know. */
export interface Order {
  /** Position among all of them. */
  n: number
  text: string
  icon: string | undefined
  /** Something on the table changes; otherwise it is only said. */
  isDeed: boolean
}

type Type = DoomEvent['type']
type Of<T extends Type> = Extract<DoomEvent, { type: T }>
type Deed = [say: Below<'companion.do.'>, values: Values]
type Make<T extends Type> = (event: Of<T>, names: Names, view: DoomView) => Deed | null

const isMarine = (id: string) => !/-\d+$/.test(id)

/** What hands must do; null: nothing, or whoever plays that marine has done it already. */
const DEEDS: { readonly [T in Type]?: Make<T> } = {
  step: (e, names) => {
    if (isMarine(e.figure) && e.how !== 'effect') return null
    const values = { who: names.of(e.figure), from: names.spaces(e.from), to: names.spaces(e.at) }
    return [e.how === 'rotate' ? 'turn' : 'move', values]
  },
  displaced: (e, names) => ['aside', { who: names.of(e.figure), to: names.space(e.at) }],
  placed: (e, names) => ['place', { who: names.of(e.figure), to: names.spaces(e.at) }],
  killed: (e, names) => ['remove', { who: names.of(e.figure), at: names.spaces(e.at) }],
  door: (e, names, view) => {
    const [a, b] = bookOf(view.mission).board.doors[e.door]!.between[0]!
    return isMarine(e.by) && e.by !== 'mission' ? null : ['door', { a: names.space(a), b: names.space(b) }]
  },
  damage: (e, names) => ['damage', { who: names.of(e.figure), amount: e.amount, total: e.total }],
  heal: (e, names) => ['heal', { who: names.of(e.figure), amount: e.amount, total: e.total }],
  stunned: (e, names) => ['stun', { who: names.of(e.figure) }],
  recovered: (e, names) => ['recover', { who: names.of(e.figure) }],
  teleporter: (e, names) => [e.active ? 'teleporter-on' : 'teleporter-off', { at: names.space(e.at) }],
  portal: (e, names) => [`portal-${e.change}`, { at: names.space(e.at) }],
  token: (e, names) => [`token-${e.change}`, { token: names.of(e.token), at: names.space(e.at) }],
  argent: (e, names) => [
    e.change < 0 ? 'argent-off' : 'argent-on',
    { card: names.of(e.card), amount: Math.abs(e.change), total: e.total },
  ],
  frag: e => ['frag', { total: e.total, limit: e.limit }],
  'demon-card': (e, names) => [e.up ? 'card-up' : 'card-down', { who: names.of(e.kind) }],
}

/** What is worth hearing as the log tells it: cards that the app holds, and what came of them. */
const TOLD: readonly Type[] = [
  ...(['round', 'initiative', 'event-card', 'ability', 'cancelled', 'rolled', 'defense', 'rejected', 'hits'] as const),
  ...(['threat', 'group', 'progress', 'counter', 'objective', 'rule', 'item', 'glory-card'] as const),
]

/** A walk so far, and where its order stands. */
interface Walk {
  event: Of<'step'>
  at: number
}

/** All that happened, as things to do with the box, the oldest first. The same for whoever of the squad looks. */
export function ordersOf(log: ReadonlyArray<LoggedEvent<Doom>>, words: Tongue): Order[] {
  const orders: Order[] = []
  let walk = null as Walk | null
  for (const { event, view: seen } of log) {
    if ('to' in event && event.to) continue // only one seat hears it
    const type = event.type as Type
    const view = seen as DoomView
    const book = bookOf(view.mission)
    const names = namesIn(book, words, view)
    const step = type === 'step' ? (event as Of<'step'>) : null
    const goesOn: Walk | null = step !== null && walk?.event.figure === step.figure ? walk : null
    const said: DoomEvent = step && goesOn ? { ...step, from: goesOn.event.from } : (event as DoomEvent)
    const deed = (DEEDS[type] as Make<Type> | undefined)?.(said, names, view)
    if (deed) {
      const n = goesOn ? goesOn.at : orders.length
      const order: Order = {
        n,
        text: words.t(`companion.do.${deed[0]}`, deed[1]),
        icon: iconFor(book, said),
        isDeed: true,
      }
      if (goesOn) orders[goesOn.at] = order
      else orders.push(order)
      walk = step ? { event: said as Of<'step'>, at: orders.length - 1 } : null
    } else if (TOLD.includes(type)) {
      walk = null
      const told = tell(event, view, words)
      if (told) orders.push({ n: orders.length, text: told.text.replaceAll('**', ''), icon: told.icon, isDeed: false })
    } else if (type !== 'movement') walk = null
  }
  return orders
}

function iconFor(book: ReturnType<typeof bookOf>, event: DoomEvent): string | undefined {
  if ('figure' in event && typeof event.figure === 'string') return iconOf(book, event.figure)
  if (event.type === 'demon-card') return iconOf(book, event.kind)
  if (event.type === 'door') return 'door'
  if (event.type === 'frag') return 'frag'
  return event.type === 'argent' ? 'argent' : undefined
}
