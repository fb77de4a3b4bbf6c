import type { SeenDecision } from '@redoubt/kernel'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import type { Advice } from '../tables/tables.ts'
import style from './Counsel.module.css'
import { Marks } from './Marks.tsx'
import { reasonWords } from './reasonwords.ts'

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
                <p>{reasonWords({ ...match, named: game.named }, advice.reason, words)}</p>
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
