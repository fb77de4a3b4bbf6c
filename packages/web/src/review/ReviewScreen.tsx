import { useEffect, useState } from 'react'
import { useAbove } from '../app/above.ts'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import type { Part } from '../i18n/parts.ts'
import { matchTitle } from '../match/describe.ts'
import { playAgain } from '../match/playagain.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import { localTables } from '../tables/local.ts'
import type { ReplayInfo } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Curve } from './Curve.tsx'
import { DeedsTable } from './DeedsTable.tsx'
import { Luck } from './Luck.tsx'
import { Moments, type Pages } from './Moments.tsx'
import style from './ReviewScreen.module.css'
import type { Review } from './review.ts'
import { ownSide, sidesOf } from './sides.ts'
import { useReview } from './useReview.ts'

/** #/review/ID: why a match was won or lost. */
export default function ReviewScreen({ rest: [id = ''] }: { rest: string[] }) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['review']}>
      <Reading key={id} id={id} />
    </WithWords>
  )
}

function Reading({ id }: { id: string }) {
  const { t, locale } = useWords()
  const now = useReview(id)
  const [loaded, setLoaded] = useState<{ game: GameScreen; pages: Pages } | null>(null)
  const { gameScreen } = useAbove()
  const ready = now.state === 'ready' ? now : null
  useEffect(() => {
    if (!ready) return
    let gone = false
    const { info, review } = ready
    void Promise.all([gameScreen(info.game), pagesOf(info, review)]).then(
      ([game, pages]) => gone || setLoaded({ game, pages }),
    )
    return () => {
      gone = true
    }
  }, [ready, gameScreen])
  return (
    <Shell current="review" title={t('review.title')}>
      {now.state === 'failed' ? (
        <p role="alert" className={style.wait}>
          {t(`problem.${now.problem.code}` as MessageKey)}
        </p>
      ) : now.state === 'ready' && loaded ? (
        <WithWords locale={locale} parts={[now.info.game as Part]}>
          <Page info={now.info} review={now.review} {...loaded} />
        </WithWords>
      ) : (
        <Progress done={now.state === 'working' ? now.done : 1} />
      )}
    </Shell>
  )
}

/** The positions in which the turning points are told. */
async function pagesOf({ id }: ReplayInfo, { moments }: Review): Promise<Pages> {
  const tables = localTables()
  const found = await Promise.all(
    moments.map(async ({ at, event }) => [at, event && (await tables.replayAt(id, event.at, 'spectator'))] as const),
  )
  return new Map(found)
}

function Progress({ done }: { done: number }) {
  const { t } = useWords()
  const percent = Math.round(100 * done)
  return (
    <div className={style.wait} role="status">
      <p>{t('review.working', { percent })}</p>
      <progress value={percent} max={100} aria-label={t('review.title')} />
    </div>
  )
}

interface PageProps {
  info: ReplayInfo
  review: Review
  game: GameScreen
  pages: Pages
}

function Page({ info, review, game, pages }: PageProps) {
  const words = useWords()
  const { t } = words
  const sides = sidesOf(info, words)
  const mine = ownSide(info)
  const winners = info.outcome?.winners ?? []
  const first = info.game === 'doom' ? !winners.includes('invader') : winners.includes('a')
  const winner = winners.length === 0 || (info.game === 'conquest' && winners.length > 1) ? null : sides[first ? 0 : 1]
  const round = review.curve.at(-1)?.round ?? 0
  const nameOf = (id: string) => String(game.named({ target: id }, { options: info.options }, words).target)
  return (
    <div className={style.page} data-part="review">
      <header className={style.head}>
        <div>
          <h2>
            {t('review.won', {
              side: winner?.id ?? 'nobody',
              name: winner?.name ?? '',
              you: winner?.isYou ? 'yes' : 'no',
              round,
            })}
          </h2>
          <p>{matchTitle(words, info)}</p>
        </div>
        <div className={style.ways}>
          <a className={buttonStyle.btn} href={href('statistics')}>
            <span>{t('review.statistics')}</span>
          </a>
          <a className={buttonStyle.btn} href={href('replay', info.id)}>
            <Icon id="ui-replay" size={16} />
            <span>{t('review.replay')}</span>
          </a>
          <Button kind="primary" icon="ui-play" onPress={() => void playAgain(info.id).catch(() => go('home'))}>
            {t('review.again')}
          </Button>
        </div>
      </header>
      <section className={style.chance} aria-labelledby="review-chance">
        <div className={style.row}>
          <h3 id="review-chance">{t('review.chance')}</h3>
          <b data-part="verdict">{t(verdictOf(review, winner === null ? 0 : first ? 1 : -1, mine))}</b>
        </div>
        <Curve review={review} sides={sides} mine={mine} />
      </section>
      <Moments review={review} info={info} game={game} pages={pages} mine={mine} />
      <Luck review={review} sides={sides} mine={mine} info={info} nameOf={nameOf} />
      <DeedsTable review={review} info={info} />
    </div>
  )
}

/** What decided it, in one sentence, for the reader's side. */
export function verdictOf({ luck, play }: Pick<Review, 'luck' | 'play'>, winner: 1 | -1 | 0, mine: 1 | -1) {
  if (winner === 0) return 'review.verdict.draw'
  if (winner === mine) return mine * luck > mine * play ? 'review.verdict.won-luck' : 'review.verdict.won-play'
  return mine * luck < mine * play ? 'review.verdict.lost-luck' : 'review.verdict.lost-play'
}
