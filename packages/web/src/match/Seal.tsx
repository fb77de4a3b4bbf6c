import type { MatchVerdict } from '@redoubt/host'
import { useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { localTables } from '../tables/local.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import './seal.css'
import type { Match } from './match.ts'

type Found = 'checking' | MatchVerdict

/** The fingerprint of the dice; when the match is over, everything is played again and compared. */
export function SealDialog({ match, close }: { match: Pick<Match, 'id' | 'seal'>; close(): void }) {
  const { t } = useWords()
  const [found, setFound] = useState<Found | null>(null)
  const { commitment, over } = match.seal
  const check = async () => {
    setFound('checking')
    const failed = (error: unknown) => ({ ok: false as const, reason: (error as Error).message })
    setFound(await localTables().verify(match.id).catch(failed))
  }
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={open => open || close()} isDismissable>
      <Modal className="seal panel">
        <Dialog>
          <Heading slot="title">{t('seal.title')}</Heading>
          <p>{t(over ? 'seal.over' : 'seal.running')}</p>
          <p className="seal-print">
            <Icon id="ui-seal" size={34} />
            <span>
              <small>{t('seal.fingerprint')}</small>
              <code data-seal={commitment}>{inFours(commitment)}</code>
            </span>
          </p>
          <div role="status">{found === null ? null : <Checked found={found} />}</div>
          <div className="seal-ways">
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
  if (!found.ok)
    return (
      <p className="seal-false">
        <Icon id="ui-warning" size={18} /> {t('seal.false', { reason: found.reason })}
      </p>
    )
  const { made, dice, shuffles } = found
  const lines = [
    t('seal.commitment'),
    t('seal.decisions', { made }),
    t('seal.chance', { dice, shuffles }),
    t('seal.position'),
    t(found.forfeit ? 'seal.clock' : 'seal.outcome'),
  ]
  return (
    <>
      <ul className="seal-lines">
        {lines.map(line => (
          <li key={line}>
            <Icon id="ui-check" size={16} /> {line}
          </li>
        ))}
      </ul>
      <p className="seal-true">{t('seal.true')}</p>
    </>
  )
}

/** People compare short groups. */
const inFours = (text: string) => text.match(/.{1,4}/g)!.join(' ')
