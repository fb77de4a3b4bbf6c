import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import panelStyle from '../ui/Panel.module.css'
import style from './InstallOffer.module.css'
import { declineInstall, install, mayInstall, onInstall, wasDeclined } from './install.ts'

/** Redoubt as an app of this device: offered where the browser can do it, and until it was declined once. */
export function InstallOffer({ always = false }: { always?: boolean }) {
  const { t } = useWords()
  const isOffered = useSyncExternalStore(onInstall, () => mayInstall() && (always || !wasDeclined()))
  if (!isOffered) return null
  return (
    <section
      className={classes(panelStyle.panel, style.install)}
      data-part="install"
      aria-label={t('install.settings')}
    >
      <p>{t('install.offer')}</p>
      {always ? null : (
        <button type="button" className={classes(buttonStyle.btn, buttonStyle.ghost)} onClick={declineInstall}>
          {t('install.no')}
        </button>
      )}
      <button type="button" className={classes(buttonStyle.btn, buttonStyle.primary)} onClick={install}>
        {t('install.yes')}
      </button>
    </section>
  )
}
