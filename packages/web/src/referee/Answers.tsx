import type { RefereeAnswer } from '@redoubt/doom'
import { href } from '../app/router.ts'
import type { Placed } from '../doom/sheet/sheet.ts'
import { useWords } from '../i18n/context.tsx'
import type { Tongue } from '../i18n/i18n.ts'
import buttonStyle from '../ui/Button.module.css'
import style from './Answers.module.css'
import { Chances } from './Chances.tsx'
import { type Asked, ask, type Drawn } from './drawn.ts'
import type { Tool } from './tool.ts'

interface Props {
  drawn: Drawn
  figures: readonly Placed[]
  asked: Partial<Asked>
  reach: RefereeAnswer | null
  /** Where somebody may be put aside. */
  aside: RefereeAnswer | null
  tool: Tool
  nameOf(who: string): string
  onAsk(asked: Asked): void
}

/** What the rules say, each with the rule that decides. */
export function Answers({ drawn, figures, asked, reach, aside, tool, nameOf, onAsk }: Props) {
  const { t } = useWords()
  const { from, to } = asked
  if (tool.kind === 'reach')
    return reach ? (
      <div aria-live="polite">
        <p>{t('referee.reach', { who: nameOf(from!), count: Object.keys(reach.answer as object).length })}</p>
        <Rules rules={reach.rules} />
      </div>
    ) : (
      <p>{t('referee.how.reach')}</p>
    )
  if (tool.kind === 'displace' && aside)
    return (
      <div aria-live="polite" data-q="displace" data-answer={String(aside.answer)}>
        <p>
          {t('referee.displace', {
            who: nameOf(from!),
            count: (aside.answer as string[]).length,
            spaces: (aside.answer as string[]).map(space => space.toUpperCase()).join(', '),
          })}
        </p>
        <Rules rules={aside.rules} />
      </div>
    )
  if (!from || !to) return <p>{t(`referee.how.${tool.kind}`)}</p>
  const answers = ask(drawn, figures, { from, to })
  if (!answers) return <p>{t('referee.how.ask')}</p>
  return (
    <div aria-live="polite" data-part="answers">
      <h2>{t('referee.about', { from: nameOf(from), to: nameOf(to) })}</h2>
      <ul className={style.list}>
        {answers.map(answer => (
          <li key={answer.q} data-q={answer.q} data-answer={String(answer.answer)}>
            <b>{answerWords(answer, t)}</b>
            <Rules rules={answer.rules} />
          </li>
        ))}
      </ul>
      {answers[0]!.answer === true ? (
        <Chances
          key={from}
          drawn={drawn}
          figures={figures}
          asked={{ from, to }}
          hasCover={answers[1]!.answer === true}
        />
      ) : null}
      <button type="button" className={buttonStyle.btn} onClick={() => onAsk({ from: to, to: from })}>
        {t('referee.turn')}
      </button>
    </div>
  )
}

/** One answer in a sentence. */
export function answerWords({ q, answer }: RefereeAnswer, t: Tongue['t']): string {
  if (q === 'range') return answer === null ? t('referee.range.none') : t('referee.range.is', { count: Number(answer) })
  return t(`referee.${q as 'sight' | 'cover'}.${answer === null ? 'none' : answer ? 'yes' : 'no'}`)
}

function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <small className={style.rules}>
      {rules.map(rule => (
        <a key={rule} href={href('rules', 'doom', rule)}>
          {rule}
        </a>
      ))}
    </small>
  )
}
