import type { Guest } from '@redoubt/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Confirm } from '../../ui/dialog/Confirm.tsx'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { signOut } from '../guest/guest.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './MeScreen.module.css'

/** This browser forgets who it is. Without a code or another device there is no way back, and that is said first. */
export function Leave({ me, onLeft }: { me: Guest; onLeft(): void }) {
  const { t } = useWords()
  const [isAsking, setAsking] = useState(false)
  const { busy, trouble, ask } = useAsk()
  const isSafe = me.recoverable || me.devices.length > 1
  return (
    <section className={classes(panelStyle.panel, style.group)} aria-label={t('me.sign-out')}>
      <h3 className={panelStyle.lab}>{t('me.sign-out')}</h3>
      <p>{t('me.sign-out-why')}</p>
      <Button className={style.act ?? ''} kind="danger" isDisabled={busy} onPress={() => setAsking(true)}>
        {t('me.sign-out')}
      </Button>
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
      {isAsking ? (
        <Confirm
          title={t('me.sign-out-title')}
          reason={t(isSafe ? 'me.sign-out-safe' : 'me.sign-out-lost')}
          yes={t('me.sign-out')}
          no={t('online.cancel')}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false)
            void ask(async () => {
              await signOut()
              onLeft()
            })
          }}
        />
      ) : null}
    </section>
  )
}
