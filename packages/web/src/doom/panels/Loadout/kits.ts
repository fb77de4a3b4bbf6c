import type { DoomDecision, DoomView } from '@redoubt/doom'
import type { Content } from '@redoubt/doom/content'
import type { SeatCard } from '../../../tables/tables.ts'
import { optionsOf } from '../../reading/choices.ts'

/** What a marine is to bring, as far as it has been thought of. */
interface Kit {
  class: string | null
  weapons: readonly string[]
}
export type Kits = Readonly<Record<string, Kit>>

export const NO_KIT: Kit = { class: null, weapons: [] }
const WEAPONS = 2

/** What is known of a set-up: enough to say what may still be taken. */
export interface Known {
  content: Content
  view: Pick<DoomView, 'you' | 'marines' | 'items'>
  decision: DoomDecision
  seats: readonly SeatCard[]
  /** The settings of the match: kits settled before the table was laid. */
  options: unknown
}

type Settled = Partial<Record<string, { class?: string | null; weapons?: string[]; usual?: boolean }>>
const settledIn = (options: unknown): Settled => (options as { squad?: Settled } | null)?.squad ?? {}

export const isKitQuestion = (kind: string | undefined): boolean => kind === 'class-card' || kind === 'starting-weapon'

/** The marines whose kit this person chooses: all of theirs at once, unless an old kit may have been kept before. */
export function ownMarines({ seats, decision, view, options }: Known): string[] {
  const settled = settledIn(options)
  const mine = seats.find(({ seat }) => seat === decision.seat)?.plan
  if (mine?.kind !== 'human' || Object.values(settled).some(kit => kit?.usual)) return [decision.seat]
  return view.marines.flatMap(({ id }) => {
    const plan = seats.find(({ seat }) => seat === id)?.plan
    if (plan?.kind !== 'human' || plan.person !== mine.person) return []
    const kit = settled[id]
    return kit?.class !== undefined && kit.weapons ? [] : [id]
  })
}

/** Marines of other people at this screen who have chosen already, and may still think better of it. */
export function settledBeside({ seats, decision, view }: Known): string[] {
  const personOf = (id: string) => {
    const plan = seats.find(({ seat }) => seat === id)?.plan
    return plan?.kind === 'human' ? plan.person : null
  }
  const mine = personOf(decision.seat)
  return view.marines.flatMap(({ id, class: own, weapons }) => {
    const person = personOf(id)
    return person !== null && person !== mine && (own !== null || weapons.length > 0) ? [id] : []
  })
}

/** What a marine has, or will have by the settings; else what is thought of. */
export function kitOf(known: Known, kits: Kits, marine: string): Kit {
  const has = known.view.marines.find(({ id }) => id === marine)
  const settled = settledIn(known.options)[marine]
  const thought = kits[marine] ?? NO_KIT
  return {
    class: has?.class ?? (settled?.usual ? null : settled?.class) ?? thought.class,
    weapons: has && has.weapons.length >= WEAPONS ? has.weapons : (settled?.weapons ?? thought.weapons),
  }
}

/** Is its class open, or settled already? Some missions know no classes. */
export function classIsOpen(known: Known, marine: string): boolean {
  const has = known.view.marines.find(({ id }) => id === marine)
  if (has?.class) return false
  if (known.decision.kind !== 'class-card') return false
  const settled = settledIn(known.options)[marine]
  return settled?.class === undefined || settled.usual === true
}

export function isComplete(known: Known, kits: Kits, marine: string): boolean {
  const kit = kitOf(known, kits, marine)
  return kit.weapons.length === WEAPONS && (kit.class !== null || !classIsOpen(known, marine))
}

/** Class cards that may be taken: those on offer. */
export function openClasses({ decision }: Known): string[] {
  return decision.kind === 'class-card' ? optionsOf(decision).flatMap(o => o.card ?? []) : []
}

/** D-SETUP-6: starting weapons of which a token is left for this marine. */
export function openWeapons(known: Known, kits: Kits, marine: string): string[] {
  const { content, view, decision, options } = known
  const asked = decision.kind === 'starting-weapon' && decision.seat === marine
  const offered = asked ? new Set(optionsOf(decision).map(o => o.card)) : null
  const settled = settledIn(options)
  return Object.values(content.weapons).flatMap(({ id, kind, tokens }) => {
    if (kind !== 'starting') return []
    if (offered && !offered.has(id) && !kitOf(known, kits, marine).weapons.includes(id)) return []
    const others = view.marines.filter(other => other.id !== marine)
    const taken = others.filter(other => {
      const wanted = settled[other.id]?.weapons ?? kits[other.id]?.weapons ?? []
      return (other.weapons.length > 0 ? other.weapons : wanted).includes(id)
    }).length
    const lying = view.items.filter(item => item.type === 'weapon' && item.weapon === id).length
    return tokens - taken - lying > 0 ? [id] : []
  })
}

/** A class is one marine's: whoever had it in mind has none then. */
export function withClass(kits: Kits, marine: string, id: string): Kits {
  const freed = Object.entries(kits).map(([who, kit]) => [who, kit.class === id ? { ...kit, class: null } : kit])
  const next = Object.fromEntries(freed) as Record<string, Kit>
  return { ...next, [marine]: { ...(next[marine] ?? NO_KIT), class: id } }
}

/** Pressed once it is taken, pressed again it is laid down; a third takes the place of the older one. */
export function withWeapon(kits: Kits, marine: string, id: string): Kits {
  const kit = kits[marine] ?? NO_KIT
  const weapons = kit.weapons.includes(id) ? kit.weapons.filter(w => w !== id) : [...kit.weapons, id].slice(-WEAPONS)
  return { ...kits, [marine]: { ...kit, weapons } }
}

/** What the next question of the set-up is answered with; null if that is not to be had any more. */
export function nextKey({ decision, view }: Known, kits: Kits): string | null {
  const kit = kits[decision.seat] ?? NO_KIT
  const has = view.marines.find(({ id }) => id === decision.seat)?.weapons ?? []
  const wanted = decision.kind === 'class-card' ? [kit.class] : kit.weapons.filter(id => !has.includes(id))
  return optionsOf(decision).find(o => wanted.includes(o.card ?? ''))?.key ?? null
}
