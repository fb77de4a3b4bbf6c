import { USUAL_DIFFICULTY } from '@redoubt/doom/usual'
import { useWords } from '../../../i18n/context.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import { Legend } from '../Legend/Legend.tsx'
import { goalText, progressOf } from '../Meters/objective.ts'
import style from './Briefing.module.css'

/** The mission in words: story, goal of each side, special rules, advice for the own side. */
export function Briefing() {
  const { t } = useWords()
  const { book, view, match } = useTable()
  const { mission, content } = book
  const objective = content.objectives[mission.objective.card]
  const threat = content.threats[mission.threat.card]
  const progress = progressOf(book, view)
  const optional = optionalRules(match.options, book)
  const rules = mission.specialRules.filter(rule => !rule.optional || optional)
  return (
    <div className={style.briefing}>
      <p className={style.story}>{mission.story.intro}</p>
      <h3>
        <Icon id="objective" size={18} />
        {t('doom.briefing.marines')}
      </h3>
      <p>{goalText(book)}</p>
      <p className={style.now}>
        {progress.of === undefined
          ? t('doom.briefing.left', { now: progress.now, what: t(progress.key) })
          : t('doom.briefing.progress', { now: progress.now, of: progress.of, what: t(progress.key) })}
      </p>
      <Rules rules={objective?.rules ?? []} />
      <h3>
        <Icon id="frag" size={18} />
        {t('doom.briefing.invader')}
      </h3>
      <p>{t('doom.briefing.frags', { limit: view.fragLimit, now: view.invader.frags })}</p>
      {threat ? (
        <>
          <h3>
            <Icon id="threat" size={18} />
            {t('doom.briefing.threat', { name: threat.name })}
          </h3>
          <p>{threat.summary}</p>
          <Rules rules={threat.rules} />
        </>
      ) : null}
      {rules.length > 0 || mission.tutorial ? (
        <>
          <h3>
            <Icon id="ui-warning" size={18} />
            {t('doom.briefing.special')}
          </h3>
          <ul>
            {mission.tutorial ? <li>{t('setup.lesson')}</li> : null}
            {rules.map(({ id, name, text }) => (
              <li key={id}>
                <b>{name}.</b> {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3>{t('doom.briefing.advice')}</h3>
      <p>{view.you === 'invader' ? mission.guidance.invader : mission.guidance.marines}</p>
      <h3>
        <Icon id="ui-map" size={18} />
        {t('doom.legend.title')}
      </h3>
      <Legend />
    </div>
  )
}

function Rules({ rules }: { rules: ReadonlyArray<{ id: string; text: string }> }) {
  if (rules.length === 0) return null
  return (
    <ul>
      {rules.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
}

function optionalRules(options: unknown, { content }: ReturnType<typeof useTable>['book']): boolean {
  const { difficulty = USUAL_DIFFICULTY } = (options ?? {}) as { difficulty?: string }
  return content.difficulties[difficulty]?.optionalRules ?? false
}
