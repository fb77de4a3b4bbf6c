import { lazy, type ReactNode, Suspense, useState } from 'react'
import { downloadMatch } from './download.ts'

/** The start page has an export too and must not wait for a dialog that is seldom opened. */
const ExportDialog = lazy(() => import('./ExportDialog.tsx'))

interface Exporting {
  /** Where nobody has secrets the file holds everything; of a match that goes on the owner says how much it may hold. */
  start(id: string, open: boolean): void
  dialog: ReactNode
}

export function useExport(): Exporting {
  const [id, setId] = useState<string | null>(null)
  return {
    start: (match, open) => (open ? void downloadMatch(match).catch(() => {}) : setId(match)),
    dialog:
      id === null ? null : (
        <Suspense>
          <ExportDialog id={id} close={() => setId(null)} />
        </Suspense>
      ),
  }
}
