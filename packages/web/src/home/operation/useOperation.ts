import { TUTORIAL } from '@redoubt/doom/usual'
import { useCallback, useEffect, useState } from 'react'
import { OPERATIONS } from '../../missions/catalogue.ts'
import { type DoomDraft, newDoomDraft } from '../doom/draft.ts'
import { mended } from '../setup/people.ts'
import { type KeptOperation, keptOperations, newOperation, type Standing, settled, standingOf } from './kept.ts'

export interface Shown {
  kept: KeptOperation
  standing: Standing
}

/** An operation by its id; the id of one of the box, or `custom`, begins a new one. `null`: there is none. */
export function useOperation(id: string): {
  shown: Shown | null | undefined
  change(kept: KeptOperation): Promise<void>
} {
  const [shown, setShown] = useState<Shown | null>()
  const change = useCallback(async (kept: KeptOperation) => {
    setShown({ kept, standing: await standingOf(kept) })
  }, [])
  useEffect(() => {
    let gone = false
    find(id)
      .then(async kept => (kept ? { kept, standing: await standingOf(kept) } : null))
      .then(found => gone || setShown(found))
      .catch(() => gone || setShown(null))
    return () => {
      gone = true
    }
  }, [id])
  return { shown, change }
}

async function find(id: string): Promise<KeptOperation | null> {
  if (id === 'custom' || OPERATIONS.some(each => each.id === id)) return await newOperation(id, lastDraft())
  const kept = (await keptOperations()).find(each => each.id === id)
  return kept ? await settled(kept) : null
}

/** Seats and options as they were last set up for a single mission. */
function lastDraft(): DoomDraft {
  try {
    return mended(newDoomDraft(TUTORIAL), JSON.parse(localStorage.getItem('redoubt.draft.doom') ?? 'null'))
  } catch {
    return newDoomDraft(TUTORIAL)
  }
}
