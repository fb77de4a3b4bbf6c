import type { SeenDecision } from '@redoubt/kernel'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey, Tongue } from '../i18n/i18n.ts'
import type { GameScreen } from '../match/gamescreen.ts'
import type { Match } from '../match/match.ts'
import type { Advice } from '../tables/tables.ts'
import style from './Counsel.module.css'
import { Marks } from './Marks.tsx'

interface Props {
  match: Match
  game: GameScreen
  /** Null while it is being thought about. */
  advice: Advice | null
  away(): void
}

/** What the strongest bot would do here: in words, with its reason, and drawn on the table. */
export default function Counsel(props: Props) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['coach']}>
      <Bubble {...props} />
    </WithWords>
  )
}

function Bubble({ match, game, advice, away }: Props) {
  const words = useWords()
  const { t } = words
  const option = optionOf(match.decision as SeenDecision | null, advice?.key)
  const counsel = option && game.counsel(option, match, words)
  return (
    <>
      {counsel ? <Marks from={counsel.from} to={counsel.to} /> : null}
      <aside className={style.coach} aria-label={t('coach.label')} data-part="coach">
        <img src="guide/thinks.svg" alt="" width={72} height={70} />
        <div className={style.bubble}>
          <div aria-live="polite">
            {advice && counsel ? (
              <>
                <b>{counsel.text}</b>
                <p>{reasonWords(match, game, advice, words)}</p>
              </>
            ) : (
              <p>{t('coach.thinks')}</p>
            )}
          </div>
          {advice && option ? (
            <div className={style.foot}>
              <button type="button" className={style.strong} onClick={() => void match.choose(option.key)}>
                {t('coach.do')}
              </button>
              <button type="button" onClick={away}>
                {t('coach.thanks')}
              </button>
            </div>
          ) : null}
        </div>
      </aside>
    </>
  )
}

const optionOf = (decision: SeenDecision | null, key: string | undefined) =>
  decision?.options?.find(option => option.key === key)

/** The rule of thumb, and what the search found: each if there is one. */
export function reasonWords(match: Match, game: GameScreen, { reason }: Advice, words: Tongue): string {
  const { t, has } = words
  if (!reason) return t('coach.nothing')
  const key = `coach.${match.game}.${reason.why}`
  const thumb = has(key) ? t(key as MessageKey, game.named(reason.values, match, words)) : null
  const { searched } = reason
  if (!searched || searched.games < 2) return thumb ?? t('coach.nothing')
  const percent = (value: number) => Math.round(100 * value)
  const figures = { value: percent(searched.value), games: searched.games }
  const found =
    searched.next === null
      ? t('coach.searched', figures)
      : t('coach.searched-next', { ...figures, next: percent(searched.next) })
  return thumb ? t('coach.both', { thumb, found }) : found
}
