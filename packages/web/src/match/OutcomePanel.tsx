import { type ReactNode, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { go } from '../app/router.ts'
import { UpdateOffer } from '../app/UpdateOffer.tsx'
import { useWords } from '../i18n/context.tsx'
import type { Match } from '../screen/match.ts'
import { localTables } from '../tables/local.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import menuStyle from '../ui/Menu.module.css'
import { Rounds, type RoundTold } from './end/Rounds.tsx'
import style from './OutcomePanel.module.css'
import { PracticeMark } from './Practice.tsx'
import { SealDialog } from './seal/Seal.tsx'
import { useWays } from './ways.ts'

interface Props {
  match: Pick<Match, 'id' | 'outcome' | 'isReplay' | 'viewer' | 'seal' | 'practice'>
  title: string
  /** What was played: over the title. */
  kicker?: string | undefined
  sentence: string
  /** The counts that decided it, in a row. */
  facts?: ReactNode
  /** Beside what everybody did. */
  aside?: ReactNode
  /** Round by round, and after how many decisions each began. */
  rounds?: { told: readonly RoundTold[]; hint: string; begin: ReadonlyMap<number, number> } | undefined
  /** Where the story goes on after a win. */
  next?: { label: string; run(): void } | null | undefined
  children?: ReactNode
}

/**
 * The end, on a page of its own: who won and why, what everybody did, and where to go from here. It can be put away to look at the table,
 * and called back. A click that was meant for the table and comes too late does neither.
 */
export function OutcomePanel({ match, title, kicker, sentence, facts, aside, rounds, next, children }: Props) {
  const { t } = useWords()
  const [away, setAway] = useState(false)
  const [sealed, setSealed] = useState(false)
  const [round, setRound] = useState<number | null>(null)
  const { again, after, fetch, isOnline, isHeld } = useWays()
  if (!match.outcome || match.isReplay || isHeld) return null
  const lost = match.viewer !== 'spectator' && !match.outcome.winners.includes(match.viewer)
  if (away)
    return (
      <Button className={style.back} kind="primary" onPress={() => setAway(false)}>
        {t('outcome.back')}
      </Button>
    )
  const mayRetry = again !== null && !isOnline && (rounds?.begin.size ?? 0) > 0
  const picked = round ?? (mayRetry ? (rounds?.told.at(-1)?.round ?? null) : null)
  const begin = picked === null ? undefined : rounds?.begin.get(picked)
  const retry = async () => go('match', await localTables().continueFrom(match.id, begin!))
  const goesOn = next && !lost
  return (
    <ModalOverlay className={classes(menuStyle.overlay, style.overlay)} isOpen onOpenChange={open => setAway(!open)}>
      <Modal className={classes(style.outcome, lost && style.lost)} data-part="outcome" data-scheme="dark">
        <Dialog>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
          <section className={style.page} tabIndex={0} aria-label={title}>
            <header className={style.head}>
              {kicker ? <p className={style.kicker}>{kicker}</p> : null}
              <Heading slot="title">{title}</Heading>
              <p className={style.sentence}>{sentence}</p>
              {match.practice ? <PracticeMark /> : null}
              {facts ? <ul className={style.facts}>{facts}</ul> : null}
            </header>
            <div className={style.body}>
              <div className={style.main}>{children}</div>
              {aside || rounds ? (
                <div className={style.aside}>
                  {aside}
                  {rounds && rounds.told.length > 0 ? (
                    <Rounds rounds={rounds.told} hint={rounds.hint} picked={picked} pick={mayRetry ? setRound : null} />
                  ) : null}
                </div>
              ) : null}
            </div>
            {after}
            <UpdateOffer atEnd />
          </section>
          <div className={style.ways}>
            <Button kind="ghost" onPress={() => go('home')}>
              {t('outcome.home')}
            </Button>
            <Button icon="ui-seal" onPress={() => setSealed(true)}>
              {t('outcome.seal')}
            </Button>
            <Button onPress={() => setAway(true)}>{t('outcome.look')}</Button>
            <Button icon="ui-search" onPress={() => void fetch(match.id).then(() => go('review', match.id))}>
              {t('outcome.review')}
            </Button>
            <Button icon="ui-replay" onPress={() => go('replay', match.id)}>
              {t('outcome.replay')}
            </Button>
            {mayRetry && picked !== null && begin !== undefined ? (
              <Button icon="ui-undo" data-part="from-round" onPress={() => void retry()}>
                {t('outcome.from-round', { round: picked })}
              </Button>
            ) : null}
            {next && lost ? <Button onPress={next.run}>{next.label}</Button> : null}
            {again ? (
              <Button kind={goesOn ? 'normal' : 'primary'} icon="ui-play" onPress={() => void again(match.id)}>
                {t(isOnline ? 'outcome.rematch' : 'outcome.again')}
              </Button>
            ) : null}
            {goesOn ? (
              <Button kind="primary" data-part="next" onPress={next.run}>
                {next.label}
              </Button>
            ) : null}
          </div>
          {sealed ? <SealDialog match={match} close={() => setSealed(false)} /> : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
