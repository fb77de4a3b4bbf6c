import { useWords } from '../../i18n/context.tsx'
import { searches } from '../../match/levels.ts'
import formStyle from '../../ui/Form.module.css'
import { type GameId, type People, THINKING } from './people.ts'

/** How long bots that think ahead may do so; shown when one sits at the table. */
export function Thinking({ game, draft, onChange }: { game: GameId; draft: People; onChange(seconds: number): void }) {
  const { t } = useWords()
  if (!Object.values(draft.seats).some(({ who, level }) => who === 'bot' && searches(game, level))) return null
  return (
    <label className={formStyle.field}>
      {t('setup.thinking')}
      <select className={formStyle.input} value={draft.think} onChange={event => onChange(Number(event.target.value))}>
        {THINKING.map(seconds => (
          <option key={seconds} value={seconds}>
            {t('setup.seconds', { seconds })}
          </option>
        ))}
      </select>
    </label>
  )
}
