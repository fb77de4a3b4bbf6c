import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.tsx'
import { onUpdate, takeUpdate, updateWaits } from './offline.ts'

/** A new version is ready. Only the screens around the matches offer it: a match is never interrupted. */
export function UpdateOffer() {
  const { t } = useWords()
  const waits = useSyncExternalStore(onUpdate, updateWaits)
  if (!waits) return null
  return (
    <div className="update panel" role="status">
      <span>{t('update.ready')}</span>
      <button type="button" className="btn primary" onClick={takeUpdate}>
        {t('update.reload')}
      </button>
    </div>
  )
}
