import type { DoomView } from '@redoubt/doom'
import { lazy, type ReactNode, Suspense } from 'react'
import { go, href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import type { Tongue } from '../i18n/i18n.ts'
import { playerAt } from '../match/players.ts'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import { localTables } from '../tables/local.ts'
import type { ReplayInfo, ReplayPosition } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Sign } from './Curve.tsx'
import style from './Moments.module.css'
import type { Review, TurningPoint } from './review.ts'
import { signed } from './signed.ts'

const MomentMap = lazy(() => import('./MomentMap.tsx'))

/** By the place of a turning point: the position in which it is told. */
export type Pages = ReadonlyMap<number, ReplayPosition | null>

interface Props {
  review: Review
  info: ReplayInfo
  game: GameScreen
  pages: Pages
  mine: 1 | -1
}

/** Where the match turned: each leads to the replay there, and those that were play can be tried otherwise. */
export function Moments({ review, info, game, pages, mine }: Props) {
  const words = useWords()
  const { t } = words
  return (
    <section className={style.moments} aria-labelledby="review-moments">
      <h3 id="review-moments">{t('review.moments')}</h3>
      {review.moments.length === 0 ? <p>{t('review.no-moments')}</p> : null}
      <ol>
        {review.moments.map((moment, n) => {
          const swing = mine * moment.swing
          return (
            <li key={moment.at} data-moment={moment.kind}>
              <div className={style.sign}>
                <svg width="34" height="34" viewBox="-17 -17 34 34" aria-hidden="true">
                  <Sign kind={moment.kind} n={n + 1} />
                </svg>
                <Suspense fallback={null}>{pictureOf(moment, pages, info)}</Suspense>
              </div>
              <div>
                <small>
                  {t('review.moment', {
                    ...{ n: n + 1, kind: t(`review.kind.${moment.kind}`), round: moment.round },
                    who: playerAt(moment.seat, info.seatCards, words),
                  })}
                </small>
                <b>{telling(moment, pages, game, words)}</b>
                {moment.better ? <p>{t('review.better', { what: better(moment.better, game, info, words) })}</p> : null}
                <div className={style.ways}>
                  <a className={buttonStyle.btn} href={href('replay', info.id, String(moment.at))} data-way="look">
                    {t('review.look')}
                  </a>
                  {moment.kind === 'dice' ? null : (
                    <Button
                      icon="ui-play"
                      onPress={async () => go('match', await localTables().continueFrom(info.id, moment.at))}
                    >
                      {t('review.try')}
                    </Button>
                  )}
                </div>
              </div>
              <strong className={swing >= 0 ? style.up : style.down}>{signed(words.locale, 100 * swing)}</strong>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** In DOOM, where it was. */
function pictureOf({ at, event }: TurningPoint, pages: Pages, { game, options }: ReplayInfo): ReactNode {
  const page = pages.get(at)
  const told = event && page?.events[event.n]
  const { mission } = options as { mission?: string }
  if (game !== 'doom' || !told || !mission) return null
  return <MomentMap mission={mission} view={page!.view as DoomView} event={told} />
}

/** The event that tells most, as the log says it. */
function telling({ at, event }: TurningPoint, pages: Pages, game: GameScreen, words: Tongue): string {
  const page = pages.get(at)
  const told = event && page?.events[event.n]
  const line = told && game.tell(told, page!.view, words)
  return line ? line.text.replaceAll('**', '') : words.t('review.nothing-told')
}

function better(
  { view, decision, key }: NonNullable<TurningPoint['better']>,
  game: GameScreen,
  info: ReplayInfo,
  words: Tongue,
): string {
  const option = decision.options!.find(each => each.key === key)!
  return game.counsel(option, { view, decision, options: info.options } as Match, words).text
}
