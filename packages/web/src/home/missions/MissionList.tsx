import { TUTORIAL } from '@redoubt/doom/usual'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { objectiveWords } from '../../match/describe.ts'
import { MISSIONS, missionIn, operationsIn } from '../../missions/catalogue.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Choice } from '../setup/Choice.tsx'
import { Hint } from '../setup/Hint.tsx'
import style from './MissionList.module.css'

/** Operations side by side, the missions of one below. Choosing an operation chooses its first mission. */
export function MissionList({
  chosen,
  won,
  onChoose,
}: {
  chosen: string
  won: ReadonlySet<string>
  onChoose(mission: string): void
}) {
  const words = useWords()
  const { t } = words
  const operations = operationsIn(words)
  const operation = operations.find(each => each.id === MISSIONS[chosen]!.operation)!
  return (
    <div className={style.lists}>
      <fieldset className={style.operations}>
        <legend className={hiddenStyle.srOnly}>{t('setup.operation')}</legend>
        {operations.map(({ id, name, missions }) => (
          <label key={id} className={style.tab}>
            <input
              type="radio"
              name="operation"
              checked={id === operation.id}
              onChange={() => onChoose(missions[0]!)}
            />
            <span>{missions.includes(TUTORIAL) ? t('home.training') : name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={style.missions}>
        <legend className={hiddenStyle.srOnly}>{t('setup.mission')}</legend>
        {operation.missions.map(id => {
          const mission = missionIn(words, id)
          return (
            <Choice key={id} group="mission" isChosen={id === chosen} onChoose={() => onChoose(id)} data-mission={id}>
              <span className={style.mission}>
                <span className={style.number} aria-hidden="true">
                  {mission.number || '·'}
                </span>
                <span>
                  <b>{mission.name}</b>
                  <small>{objectiveWords(t, mission)}</small>
                </span>
                <span className={style.threat}>{mission.threat?.name}</span>
                {won.has(id) ? <Icon id="ui-check" size={14} label={t('setup.won-before')} /> : <span />}
              </span>
            </Choice>
          )
        })}
      </fieldset>
      <Hint>{operation.blurb}</Hint>
      {operation.missions.length > 1 ? (
        <Hint className={style.ways}>
          <a href={href('new', 'operation', operation.id)}>
            {t('setup.whole-operation', { operation: operation.name })}
          </a>
          <a href={href('new', 'operation', 'custom')}>{t('setup.custom-operation')}</a>
        </Hint>
      ) : (
        <Hint>{t('setup.advice', { advice: missionIn(words, chosen).advice })}</Hint>
      )}
    </div>
  )
}
