import { type Guest, spelled } from '@redoubt/protocol'
import { useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { ago } from '../../match/describe.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { newPairingCode, signOutDevice } from '../guest/guest.ts'
import { CopyButton } from '../links/CopyButton.tsx'
import { pageRoot } from '../links/pageRoot.ts'
import { Qr } from '../links/Qr.tsx'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './MeScreen.module.css'

/** The browsers that are this person, and how to add one. */
export function Devices({ me, onChange }: { me: Guest; onChange(me: Guest): void }) {
  const { t, locale } = useWords()
  const [code, setCode] = useState<string | null>(null)
  const { busy, trouble, ask } = useAsk()
  const link = code === null ? '' : `${pageRoot()}/${href('me', 'pair', code)}`
  return (
    <section className={classes(panelStyle.panel, style.group)} aria-label={t('me.devices')}>
      <h3 className={panelStyle.lab}>{t('me.devices')}</h3>
      <ul className={style.devices}>
        {me.devices.map(({ device, seen, current }) => (
          <li key={device}>
            <span>
              {t(current ? 'me.this-device' : 'me.other-device', { when: ago(locale, seen, server().now()) })}
            </span>
            {current ? null : (
              <Button isDisabled={busy} onPress={() => void ask(async () => onChange(await signOutDevice(device)))}>
                {t('me.sign-device-out')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {code === null ? (
        <Button
          className={style.act ?? ''}
          icon="ui-qr"
          isDisabled={busy}
          onPress={() => void ask(async () => setCode((await newPairingCode()).code))}
        >
          {t('me.add-device')}
        </Button>
      ) : (
        <div className={style.code}>
          <Qr text={link} label={t('me.pairing-qr')} />
          <div>
            <p>{t('me.pairing-how')}</p>
            <output data-code="pairing">{spelled(code)}</output>
            <CopyButton text={link} words={t('online.copy-link')} />
          </div>
        </div>
      )}
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
    </section>
  )
}
