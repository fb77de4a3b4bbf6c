import type { ChatLine, Refused, TableState, You } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { server } from '../server/server.ts'

export interface Followed {
  table: TableState
  you: You
  chat: readonly ChatLine[]
}

/** A table at the server with every change of it; `refused` says why there is none. */
export function useTable(code: string, key: string | undefined): { at: Followed | null; refused: Refused | null } {
  const [at, setAt] = useState<Followed | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  useEffect(() => {
    setAt(null)
    setRefused(null)
    let chat: ChatLine[] = []
    return server().follow(
      { code, ...(key ? { key } : {}) },
      {
        table: (table, you) => setAt({ table, you, chat }),
        chat: lines => {
          chat = [...chat, ...lines]
          setAt(now => now && { ...now, chat })
        },
        ended: setRefused,
      },
    )
  }, [code, key])
  return { at, refused }
}
