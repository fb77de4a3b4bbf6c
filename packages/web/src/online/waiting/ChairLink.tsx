import { spelled, tableLink } from '@redoubt/protocol'
import { useWords } from '../../i18n/context.tsx'
import { CopyButton } from '../links/CopyButton.tsx'
import { pageRoot } from '../links/pageRoot.ts'
import { Qr } from '../links/Qr.tsx'
import style from './ChairLink.module.css'

/** The link of a chair: to copy, to share with what the device offers, or as a code to point a phone at. */
export function ChairLink({
  code,
  linkKey,
  seat,
  showQr,
}: {
  code: string
  linkKey: string
  seat: string
  showQr: boolean
}) {
  const { t } = useWords()
  const link = tableLink(pageRoot(), code, linkKey)
  return (
    <div className={style.link} data-part="link">
      {showQr ? <Qr text={link} label={t('online.qr-of', { seat })} /> : null}
      <div className={style.words}>
        <b>{t('online.sit-at', { seat })}</b>
        <small>{t(showQr ? 'online.point-phone' : 'online.once-only')}</small>
        <output className={style.code}>{showQr ? spelled(code) : link}</output>
        <CopyButton text={link} words={t('online.copy-link')} />
      </div>
    </div>
  )
}
