import { systemClock } from '@redoubt/host'
import type { Status } from '@redoubt/protocol'
import { useWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import style from './Lost.module.css'
import { server, useStatus } from './server.ts'
import { useSeconds } from './useSeconds.ts'

export type NotOnline = Exclude<Status, { state: 'online' }>

/** One amber sentence with a countdown: what was clicked is kept, nothing is done twice. */
export function Lost({ status }: { status: NotOnline }) {
  const { t } = useWords()
  useSeconds(status.state === 'connecting')
  const wait =
    status.state === 'connecting' && status.retryAt !== null
      ? Math.max(0, Math.ceil((status.retryAt - systemClock.now()) / 1000))
      : 0
  return (
    <section className={style.lost} role="alert">
      <Icon id="ui-offline" size={22} />
      <p>{t('online.lost', { state: status.state, seconds: wait })}</p>
      {status.state === 'outdated' ? (
        <button type="button" className={buttonStyle.btn} onClick={() => location.reload()}>
          {t('online.reload')}
        </button>
      ) : (
        <button type="button" className={buttonStyle.btn} onClick={() => server().retry()}>
          {t('online.try-now')}
        </button>
      )}
    </section>
  )
}

/** How the line is when it is lost; null while it holds, and while it is made for the first time. */
export function useLost(): NotOnline | null {
  const status = useStatus()
  const isLost = status.state === 'connecting' ? status.retryAt !== null || status.tries > 0 : status.state !== 'online'
  return isLost ? (status as NotOnline) : null
}

/** The same above pages that have nothing else to say about the people: a table that waits, a lobby. */
export function LostNotice() {
  const lost = useLost()
  return lost && <Lost status={lost} />
}
