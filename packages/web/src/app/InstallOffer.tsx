import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.tsx'
import { classes } from '../ui/classes.ts'
import style from './InstallOffer.module.css'
import { declineInstall, install, mayInstall, onInstall, wasDeclined } from './install.ts'

/** Redoubt as an app of this device: offered where the browser can do it, and until it was declined once. */
export function InstallOffer({ always = false }: { always?: boolean }) {
  const { t } = useWords()
  const isOffered = useSyncExternalStore(onInstall, () => mayInstall() && (always || !wasDeclined()))
  if (!isOffered) return null
  return (
    <section className={classes('panel', style.install)} data-part="install" aria-label={t('install.settings')}>
      <p>{t('install.offer')}</p>
      {always ? null : (
        <button type="button" className="btn ghost" onClick={declineInstall}>
          {t('install.no')}
        </button>
      )}
      <button type="button" className="btn primary" onClick={install}>
        {t('install.yes')}
      </button>
    </section>
  )
}
