import { type Guest, PAIRING_CODE, RECOVERY_CODE, readCode } from '@redoubt/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { pair, recover } from '../guest/guest.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './MeScreen.module.css'

/** Somebody who is known elsewhere: by the code of another device, or by the recovery code. */
export function EnterCode({
  me,
  pairing,
  onDone,
}: {
  me: Guest | null
  /** The code that came by link. */
  pairing: string | null
  onDone(me: Guest): void
}) {
  const { t } = useWords()
  const [typed, setTyped] = useState(pairing ?? '')
  const { busy, trouble, ask } = useAsk()
  const short = readCode(typed, PAIRING_CODE)
  const long = readCode(typed, RECOVERY_CODE)
  return (
    <form
      className={classes(panelStyle.panel, style.group)}
      aria-label={t('me.have-code')}
      onSubmit={event => {
        event.preventDefault()
        if (!busy) void ask(async () => onDone(short ? await pair(short) : await recover(long!)))
      }}
    >
      <h3 className={panelStyle.lab}>{t('me.have-code')}</h3>
      <p>{t(pairing === null ? 'me.code-why' : me ? 'me.pair-instead' : 'me.pair-why', { name: me?.name ?? '' })}</p>
      <div className={style.line}>
        <input
          className={formStyle.input}
          aria-label={t('me.code')}
          placeholder={t('me.code')}
          value={typed}
          maxLength={40}
          autoComplete="off"
          onChange={event => setTyped(event.target.value)}
        />
        <button
          type="submit"
          className={classes(buttonStyle.btn, buttonStyle.primary)}
          disabled={busy || !(short ?? long)}
        >
          {t(pairing === null ? 'me.use-code' : 'me.add-this')}
        </button>
      </div>
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
    </form>
  )
}
