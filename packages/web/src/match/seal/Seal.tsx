import { saidBy, unverified } from '@redoubt/kernel'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import menuStyle from '../../ui/Menu.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { toldIn } from '../../ui/told.ts'
import { type Checked as Check, useWays } from '../ways.ts'
import style from './Seal.module.css'

type Found = 'checking' | Check

/** The fingerprint of the dice; when the match is over, everything is played again and compared. */
export function SealDialog({ match, close }: { match: Pick<Match, 'id' | 'seal'>; close(): void }) {
  const { t, locale } = useWords()
  const [found, setFound] = useState<Found | null>(null)
  const { commitment, over } = match.seal
  const { check: checkDice, isOnline } = useWays()
  const check = async () => {
    setFound('checking')
    const checked: Check = await checkDice(match.id).catch(error => ({ verdict: unverified(saidBy(error)) }))
    const { verdict } = checked
    setFound(verdict.ok ? checked : { verdict: { ...verdict, reason: await toldIn(locale, verdict.said) } })
  }
  return (
    <ModalOverlay className={menuStyle.overlay} isOpen onOpenChange={open => open || close()} isDismissable>
      <Modal className={classes(style.seal, panelStyle.panel)}>
        <Dialog>
          <Heading slot="title">{t('seal.title')}</Heading>
          <p>
            {t(isOnline ? (over ? 'seal.over-online' : 'seal.running-online') : over ? 'seal.over' : 'seal.running')}
          </p>
          <p className={style.print}>
            <Icon id="ui-seal" size={34} />
            <span>
              <small>{t('seal.fingerprint')}</small>
              <code data-seal={commitment}>{inFours(commitment)}</code>
            </span>
          </p>
          <div role="status">{found === null ? null : <Checked found={found} />}</div>
          <div className={style.ways}>
            <Button kind={over && found === null ? 'ghost' : 'primary'} onPress={close}>
              {t('seal.close')}
            </Button>
            {over && found === null ? (
              <Button kind="primary" icon="ui-seal" onPress={() => void check()}>
                {t('seal.check')}
              </Button>
            ) : null}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

/** What was checked, line by line. */
function Checked({ found }: { found: Found }) {
  const { t } = useWords()
  if (found === 'checking') return <p>{t('seal.checking')}</p>
  const { verdict } = found
  if (!verdict.ok)
    return (
      <p className={style.isFalse}>
        <Icon id="ui-warning" size={18} /> {t('seal.false', { reason: verdict.reason })}
      </p>
    )
  const { made, dice, shuffles } = verdict
  const lines = [
    ...(found.lines ?? [t('seal.commitment')]),
    t('seal.decisions', { made }),
    t('seal.chance', { dice, shuffles }),
    t('seal.position'),
    t(verdict.forfeit ? 'seal.clock' : 'seal.outcome'),
  ]
  return (
    <>
      <ul className={style.lines}>
        {lines.map(line => (
          <li key={line}>
            <Icon id="ui-check" size={16} /> {line}
          </li>
        ))}
      </ul>
      <p className={style.isTrue}>{t('seal.true')}</p>
    </>
  )
}

/** People compare short groups. */
const inFours = (text: string) => text.match(/.{1,4}/g)!.join(' ')
