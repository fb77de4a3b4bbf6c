import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { Button } from '../../ui/Button.tsx'
import { SmallDialog, Ways } from '../../ui/dialog/SmallDialog.tsx'
import pageStyle from '../../ui/Page.module.css'
import { CopyButton } from '../links/CopyButton.tsx'
import { pageRoot } from '../links/pageRoot.ts'
import { server } from '../server/server.ts'
import { useAsk } from '../server/useAsk.ts'
import style from './ShareDialog.module.css'

interface Props {
  match: string
  at: number
  viewer: string
  close(): void
}

/** Whoever opens the link sees this position, and goes wherever they want from there. */
export default function ShareDialog(props: Props) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Share {...props} />
    </WithWords>
  )
}

function Share({ match, at, viewer, close }: Props) {
  const { t } = useWords()
  const [link, setLink] = useState<string | null>(null)
  const { trouble, ask } = useAsk()
  useEffect(() => {
    let gone = false
    void ask(async () => {
      const { share } = await server().ask('share', { match, at, viewer })
      if (!gone) setLink(`${pageRoot()}/${href('shared', share)}`)
    })
    return () => {
      gone = true
    }
  }, [ask, match, at, viewer])
  return (
    <SmallDialog title={t('share.title')} close={close}>
      <p>{t('share.why', { at })}</p>
      {trouble ? (
        <p className={pageStyle.trouble} role="alert">
          {trouble}
        </p>
      ) : null}
      {link === null ? null : (
        <output className={style.link} data-link="replay">
          {link}
        </output>
      )}
      <Ways>
        <Button kind="ghost" onPress={close}>
          {t('share.close')}
        </Button>
        {link === null ? null : <CopyButton text={link} words={t('online.copy-link')} />}
      </Ways>
    </SmallDialog>
  )
}
