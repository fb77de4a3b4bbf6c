import { useSyncExternalStore } from 'react'
import { useWords } from '../i18n/context.tsx'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import panelStyle from '../ui/Panel.module.css'
import { onUpdate, takeUpdate, updateWaits } from './offline.ts'
import style from './UpdateOffer.module.css'

/** A new version is ready. The screens around the matches offer it, and the end of one: a match is never interrupted. */
export function UpdateOffer({ atEnd = false }: { atEnd?: boolean }) {
  const { t } = useWords()
  const waits = useSyncExternalStore(onUpdate, updateWaits)
  if (!waits) return null
  return (
    <div className={classes(style.update, atEnd ? style.end : panelStyle.panel)} role="status">
      <span>{t('update.ready')}</span>
      <button type="button" className={classes(buttonStyle.btn, buttonStyle.primary)} onClick={takeUpdate}>
        {t('update.reload')}
      </button>
    </div>
  )
}
