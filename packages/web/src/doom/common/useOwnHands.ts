import type { Doom, DoomView } from '@redoubt/doom'
import { useEffect, useMemo, useState } from 'react'
import { useWays } from '../../match/ways.ts'
import type { Match } from '../../screen/match.ts'
import { localTables } from '../../tables/local.ts'
import type { SeatCard } from '../../tables/tables.ts'

/** What a marine holds: action cards, then Glory Kill cards. */
interface HeldHand {
  cards: readonly string[]
  glory: readonly string[]
}
export type Hands = Readonly<Record<string, HeldHand>>

const NOTHING: Hands = {}
/** Only what is now: nothing of what happened before. */
const FROM_NOW = Number.MAX_SAFE_INTEGER

/** The other marines of whoever looks: between seats of one person nothing is secret. */
function marinesAtThisScreen(seats: readonly SeatCard[], viewer: string): string[] {
  const mine = seats.find(({ seat }) => seat === viewer)?.plan
  if (mine?.kind !== 'human') return []
  return seats.flatMap(({ seat, plan }) =>
    seat !== viewer && seat !== 'invader' && plan.kind === 'human' && plan.person === mine.person ? [seat] : [],
  )
}

function handIn(view: DoomView, marine: string): HeldHand | null {
  const found = view.marines.find(({ id }) => id === marine)
  return found?.hand.cards ? { cards: found.hand.cards, glory: found.glory.cards ?? [] } : null
}

/** The hands of all marines of one person who has several; none for whoever has one. Each is asked for as its own seat may see it. */
export function useOwnHands(match: Match<Doom>): Hands {
  const { isOnline } = useWays()
  const { id, seats, viewer, isReplay, view } = match
  const seatsHere = marinesAtThisScreen(seats, viewer).join()
  const [others, setOthers] = useState<Hands>(NOTHING)
  useEffect(() => {
    setOthers(NOTHING)
    if (seatsHere === '' || isOnline || isReplay) return
    const leave = seatsHere.split(',').map(seat =>
      localTables().watch(id, seat, FROM_NOW, message => {
        const hand = handIn(message.view as DoomView, seat)
        if (hand) setOthers(all => (isSame(all[seat], hand) ? all : { ...all, [seat]: hand }))
      }),
    )
    return () => {
      for (const one of leave) one()
    }
  }, [id, seatsHere, isOnline, isReplay])
  return useMemo(() => {
    const own = seatsHere === '' ? null : handIn(view, viewer)
    return own ? { ...others, [viewer]: own } : others
  }, [others, seatsHere, view, viewer])
}

const isSame = (one: HeldHand | undefined, other: HeldHand): boolean =>
  one !== undefined && one.cards.join() === other.cards.join() && one.glory.join() === other.glory.join()
