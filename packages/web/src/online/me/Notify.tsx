import { useState } from 'react'
import { changeSettings, useSettings } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import panelStyle from '../../ui/Panel.module.css'
import style from './MeScreen.module.css'

/** A word of the browser when it is one's turn: asked for only when somebody wants it. */
export function Notify() {
  const { t } = useWords()
  const { notify } = useSettings()
  const [isDenied, setDenied] = useState(() => globalThis.Notification?.permission === 'denied')
  if (!('Notification' in globalThis)) return null
  const turn = async (on: boolean) => {
    const may = on ? await Notification.requestPermission() : 'default'
    setDenied(may === 'denied')
    changeSettings({ notify: on && may === 'granted' })
  }
  return (
    <section className={classes(panelStyle.panel, style.group)} aria-label={t('me.notify')}>
      <label className={formStyle.tick}>
        <input
          type="checkbox"
          checked={notify}
          disabled={isDenied}
          onChange={event => void turn(event.target.checked)}
        />
        <span>{t('me.notify')}</span>
        <small>{t(isDenied ? 'me.notify-denied' : 'me.notify-why')}</small>
      </label>
    </section>
  )
}
