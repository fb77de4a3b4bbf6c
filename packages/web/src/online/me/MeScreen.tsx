import type { Guest } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { go } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { changeSettings, useLocale, useSettings } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { becomeGuest, whoAmI } from '../guest/guest.ts'
import { useHello } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import { Devices } from './Devices.tsx'
import { EnterCode } from './EnterCode.tsx'
import { Leave } from './Leave.tsx'
import style from './MeScreen.module.css'
import { Notify } from './Notify.tsx'
import { Recovery } from './Recovery.tsx'

/** #/me: who one is at the server. #/me/pair/CODE: this device becomes somebody who is known elsewhere. */
export default function MeScreen({ rest: [what, code] }: { rest: string[] }) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Me pairing={what === 'pair' ? (code ?? '') : null} />
    </WithWords>
  )
}

function Me({ pairing }: { pairing: string | null }) {
  const { t } = useWords()
  const [me, setMe] = useState<Guest | null | 'asking'>('asking')
  const { trouble, ask } = useAsk()
  const hello = useHello()
  const isKnown = hello === null ? null : hello.player !== null
  useEffect(() => {
    if (isKnown === null) return
    let gone = false
    void ask(async () => {
      const found = isKnown ? await whoAmI() : null
      if (!gone) setMe(found)
    })
    return () => {
      gone = true
    }
  }, [ask, isKnown])
  const become = (guest: Guest) => {
    setMe(guest)
    if (pairing !== null) go('me')
  }
  return (
    <Shell current="me" title={t('me.title')}>
      <div className={classes(pageStyle.page, style.me)}>
        <h2 className={pageStyle.title}>{t('me.title')}</h2>
        {trouble ? (
          <p className={pageStyle.trouble} role="alert">
            {trouble}
          </p>
        ) : null}
        {me === 'asking' ? (
          <p role="status">{t('lobby.looking-server')}</p>
        ) : (
          <>
            {pairing === null ? <Name key={me?.player ?? ''} me={me} onChange={become} /> : null}
            {pairing !== null || me === null ? <EnterCode me={me} pairing={pairing} onDone={become} /> : null}
            {me && pairing === null ? (
              <>
                <Notify />
                <Devices me={me} onChange={setMe} />
                <Recovery me={me} onMade={() => setMe({ ...me, recoverable: true })} />
                <Leave me={me} onLeft={() => setMe(null)} />
              </>
            ) : null}
          </>
        )}
      </div>
    </Shell>
  )
}

/** What others call this person; the first name makes a guest. */
function Name({ me, onChange }: { me: Guest | null; onChange(me: Guest): void }) {
  const { t } = useWords()
  const settings = useSettings()
  const locale = useLocale()
  const [name, setName] = useState(me?.name ?? settings.name)
  const { busy, trouble, ask } = useAsk()
  const typed = name.trim()
  return (
    <form
      className={classes(panelStyle.panel, style.group)}
      aria-label={t('me.title')}
      onSubmit={event => {
        event.preventDefault()
        if (typed !== '' && !busy)
          void ask(async () => {
            const guest = await becomeGuest(typed, locale)
            changeSettings({ name: typed })
            onChange(guest)
          })
      }}
    >
      <p>{t(me ? 'me.known' : 'me.nobody')}</p>
      <div className={style.line}>
        <input
          className={formStyle.input}
          aria-label={t('online.your-name')}
          value={name}
          maxLength={24}
          autoComplete="nickname"
          placeholder={t('online.name-example')}
          onChange={event => setName(event.target.value)}
        />
        <button
          type="submit"
          className={me ? buttonStyle.btn : classes(buttonStyle.btn, buttonStyle.primary)}
          disabled={busy || typed === '' || typed === me?.name}
        >
          {t(me ? 'me.rename' : 'me.begin')}
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
