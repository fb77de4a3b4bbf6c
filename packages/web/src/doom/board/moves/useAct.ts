import type { Doom } from '@redoubt/doom'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useWords } from '../../../i18n/context.tsx'
import type { Match } from '../../../screen/match.ts'
import type { Intent } from '../../common/intent.ts'
import type { Ground } from '../../reading/ground.ts'
import { type Offer, type Offers, offersAt } from '../../reading/offers.ts'
import type { Names } from '../../words/names.ts'
import { refusalOf } from './refusal.ts'

/** How long a refused space stays marked. */
const REFUSED_MS = 600

interface Situation {
  match: Match<Doom>
  intent: Intent
  ground: Ground
  offers: Offers
  /** A large base is laid the other way. */
  turned: boolean
  touch: RefObject<boolean>
  names: Names
  /** Says something aloud. */
  say(text: string): void
}

export interface Acting {
  act(space: string): void
  /** Says why nothing can be done in a space. */
  deny(space: string): void
  perform(offer: Offer): void
  /** Several things can be done in one space. */
  menu: { space: string; offers: Offer[] } | null
  setMenu(menu: Acting['menu']): void
  /** The space that was refused, for a moment. */
  refused: string | null
}

/** What a press on a space does: the one thing possible there, a menu of several, or the reason why nothing is. */
export function useAct({ match, intent, ground, offers, turned, touch, names, say }: Situation): Acting {
  const { t } = useWords()
  const { view } = match
  const [menu, setMenu] = useState<Acting['menu']>(null)
  const [refused, setRefused] = useState<string | null>(null)
  /** The space whose way a first tap has shown. */
  const shownTap = useRef<string | null>(null)

  // What was half-way through belongs to a decision that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another decision comes
  useEffect(() => {
    setMenu(null)
    intent.drop()
  }, [match.decision])

  const deny = (space: string) => {
    const { key, values } = refusalOf(ground, view, offers, space, id => names.of(id))
    const reason = t(key, values)
    intent.set({ reason })
    say(reason)
    setRefused(space)
    setTimeout(() => setRefused(now => (now === space ? null : now)), REFUSED_MS)
  }

  const perform = ({ keys }: Offer) => {
    setMenu(null)
    if (keys.length === 0) return
    intent.drop()
    void match.choose(keys.length === 1 ? keys[0]! : keys)
  }

  const act = (space: string) => {
    if (!match.yours) return
    const possible = offersAt(offers, view, space, turned)
    const only = possible[0]
    if (!only) return deny(space)
    intent.set({ reason: null })
    if (possible.length > 1) return setMenu({ space, offers: possible })
    // A finger cannot hover: the first tap shows what cannot be taken back (odds, a door on the way), the second does it.
    if (touch.current && only.kind === 'target' && intent.now().target !== only.figure)
      return intent.set({ target: only.figure ?? null })
    if (touch.current && shownTap.current !== space && only.keys.some(one => one.startsWith('open:'))) {
      shownTap.current = space
      return
    }
    shownTap.current = null
    perform(only)
  }

  return { act, deny, perform, menu, setMenu, refused }
}
