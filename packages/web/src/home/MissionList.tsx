import { href } from '../app/router.ts'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MISSIONS, OPERATIONS } from './catalogue.ts'
import { objectiveWords } from './describe.ts'

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
  const { t } = useWords()
  const operation = OPERATIONS.find(each => each.id === MISSIONS[chosen]!.operation)!
  return (
    <div className="mission-lists">
      <fieldset className="ops">
        <legend className="sr-only">{t('setup.operation')}</legend>
        {OPERATIONS.map(({ id, name, missions }) => (
          <label key={id} className="ops-tab">
            <input
              type="radio"
              name="operation"
              checked={id === operation.id}
              onChange={() => onChoose(missions[0]!)}
            />
            <span>{id === 'tutorial' ? t('home.training') : name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className="mission-list">
        <legend className="sr-only">{t('setup.mission')}</legend>
        {operation.missions.map(id => {
          const mission = MISSIONS[id]!
          return (
            <label key={id} className="mission" data-mission={id}>
              <input type="radio" name="mission" checked={id === chosen} onChange={() => onChoose(id)} />
              <span className="mission-row">
                <span className="mission-number" aria-hidden="true">
                  {mission.number || '·'}
                </span>
                <span>
                  <b>{mission.name}</b>
                  <small>{objectiveWords(t, mission)}</small>
                </span>
                <span className="mission-threat">{mission.threat?.name}</span>
                {won.has(id) ? <Icon id="ui-check" size={14} label={t('setup.won-before')} /> : <span />}
              </span>
            </label>
          )
        })}
      </fieldset>
      <p className="sub">{operation.blurb}</p>
      {operation.missions.length > 1 ? (
        <p className="sub mission-ways">
          <a href={href('new', 'operation', operation.id)}>
            {t('setup.whole-operation', { operation: operation.name })}
          </a>
          <a href={href('new', 'operation', 'custom')}>{t('setup.custom-operation')}</a>
        </p>
      ) : (
        <p className="sub">{t('setup.advice', { advice: MISSIONS[chosen]!.advice })}</p>
      )}
    </div>
  )
}
