import { type ReactNode, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { go } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { Button } from '../ui/Button.tsx'
import type { Match } from './match.ts'
import './outcome.css'
import { playAgain } from './playagain.ts'
import { SealDialog } from './Seal.tsx'

/**
 * The end: who won and why, and where to go from here. It can be put away to look at the table, and called back. A click that was
 * meant for the table and comes too late does neither.
 */
export function OutcomePanel({
  match,
  title,
  sentence,
  children,
}: {
  match: Pick<Match, 'id' | 'outcome' | 'isReplay' | 'viewer' | 'seal'>
  title: string
  sentence: string
  children?: ReactNode
}) {
  const { t } = useWords()
  const [away, setAway] = useState(false)
  const [sealed, setSealed] = useState(false)
  if (!match.outcome || match.isReplay) return null
  const lost = match.viewer !== 'spectator' && !match.outcome.winners.includes(match.viewer)
  if (away)
    return (
      <Button className="outcome-back" kind="primary" onPress={() => setAway(false)}>
        {t('outcome.back')}
      </Button>
    )
  return (
    <ModalOverlay className="overlay" isOpen onOpenChange={open => setAway(!open)}>
      <Modal className={lost ? 'outcome panel lost' : 'outcome panel'}>
        <Dialog>
          <Heading slot="title">{title}</Heading>
          <p>{sentence}</p>
          {children}
          <div className="outcome-ways">
            <Button kind="ghost" onPress={() => go('home')}>
              {t('outcome.home')}
            </Button>
            <Button icon="ui-seal" onPress={() => setSealed(true)}>
              {t('outcome.seal')}
            </Button>
            <Button onPress={() => setAway(true)}>{t('outcome.look')}</Button>
            <Button icon="ui-replay" onPress={() => go('replay', match.id)}>
              {t('outcome.replay')}
            </Button>
            <Button kind="primary" icon="ui-play" onPress={() => void playAgain(match.id)}>
              {t('outcome.again')}
            </Button>
          </div>
          {sealed ? <SealDialog match={match} close={() => setSealed(false)} /> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
