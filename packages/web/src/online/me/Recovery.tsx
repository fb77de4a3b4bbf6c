import { type Guest, spelled } from '@redoubt/protocol'
import { useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { newRecoveryCode } from '../guest/guest.ts'
import { CopyButton } from '../links/CopyButton.tsx'
import { useAsk } from '../server/useAsk.ts'
import style from './MeScreen.module.css'

/** A code to write down: with it this person comes back from any browser. It is shown once. */
export function Recovery({ me, onMade }: { me: Guest; onMade(): void }) {
  const { t } = useWords()
  const [code, setCode] = useState<string | null>(null)
  const { busy, trouble, ask } = useAsk()
  const make = async () => {
    setCode(await newRecoveryCode())
    onMade()
  }
  return (
    <section className={classes(panelStyle.panel, style.group)} aria-label={t('me.recovery')}>
      <h3 className={panelStyle.lab}>{t('me.recovery')}</h3>
      {code === null ? (
        <>
          <p>{t(me.recoverable ? 'me.recovery-made' : 'me.recovery-why')}</p>
          <Button className={style.act ?? ''} icon="ui-lock" isDisabled={busy} onPress={() => void ask(make)}>
            {t(me.recoverable ? 'me.recovery-again' : 'me.recovery-make')}
          </Button>
        </>
      ) : (
        <div className={style.code}>
          <div>
            <p>{t('me.recovery-once')}</p>
            <output data-code="recovery">{spelled(code)}</output>
            <CopyButton text={spelled(code)} words={t('me.copy-code')} />
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
