import type { MatchSave } from '@redoubt/host'
import { type Said, sentence } from '@redoubt/kernel'
import { Refused, tellable } from '@redoubt/protocol'
import type { Store } from '../../store/index.ts'
import { hashed } from '../people/secrets.ts'

/** What people hand in before they open a table: a match that was begun elsewhere, a pack of missions and cards. */
export interface Uploads {
  /** Checks and keeps it; its name is the hash of what it holds. */
  add(kind: UploadKind, data: unknown): Promise<string>
  /** The files of a pack. */
  pack(id: string): Promise<unknown>
  save(id: string): Promise<MatchSave & { seed: string }>
}

export type UploadKind = 'save' | 'pack'

/** Says what is wrong with it; nothing if it can be played. It may take its time, but not this thread's. */
export type Inspect = (kind: UploadKind, data: unknown) => Promise<Said | null>

interface Kept {
  kind: UploadKind
  data: unknown
}

export function uploads(store: Store, inspect: Inspect): Uploads {
  return {
    add: async (kind, data) => {
      const id = hashed(`${kind} ${JSON.stringify(data)}`)
      if (await store.packs.get(id)) return id
      const problem = await inspect(kind, data)
      if (problem !== null)
        throw new Refused('bad-upload', { field: sentence(problem).slice(0, 300), said: tellable(problem) })
      await store.packs.add({ id, data: { kind, data } satisfies Kept })
      return id
    },
    pack: async id => kept(id, 'pack'),
    save: async id => (await kept(id, 'save')) as MatchSave & { seed: string },
  }

  async function kept(id: string, kind: UploadKind): Promise<unknown> {
    const found = (await store.packs.get(id))?.data as Kept | undefined
    if (found?.kind !== kind) throw new Refused('unknown-upload')
    return found.data
  }
}
