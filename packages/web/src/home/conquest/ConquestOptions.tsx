import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { CoachChoice } from '../setup/CoachChoice.tsx'
import { Hint } from '../setup/Hint.tsx'
import { OptionGroup, Ticks } from '../setup/OptionGroup.tsx'
import { Thinking } from '../setup/Thinking.tsx'
import type { ConquestDraft } from './draft.ts'
import { CONQUEST_SWITCHES } from './switches.ts'

/** Points the demo rules leave open, or the full game plays otherwise. */
export default function ConquestOptions({
  draft,
  change,
}: {
  draft: ConquestDraft
  change(change: Partial<ConquestDraft>): void
}) {
  const { t } = useWords()
  const set = (id: string, value: boolean | number | string | null) => {
    const { [id]: _, ...rest } = draft.rules
    change({ rules: value === null ? rest : { ...rest, [id]: value } })
  }
  return (
    <>
      <Thinking game="conquest" draft={draft} onChange={think => change({ think })} />
      <CoachChoice draft={draft} onChange={coach => change({ coach })} />
      <OptionGroup name={t('setup.rule-options')}>
        <Hint>{t('setup.switches-hint')}</Hint>
        <Ticks>
          {CONQUEST_SWITCHES.map(({ id, rule, usual, other, word, reason }) => (
            <label key={id} className={formStyle.tick}>
              <input
                type="checkbox"
                checked={(draft.rules[id] ?? usual) === other}
                onChange={event => set(id, event.target.checked ? other : null)}
              />
              <span>{t(word)}</span>
              <small>{t(reason, { rule })}</small>
            </label>
          ))}
        </Ticks>
      </OptionGroup>
      <label className={formStyle.field}>
        {t('setup.quiet-rounds')}
        <input
          className={formStyle.input}
          type="number"
          min={0}
          max={20}
          value={Number(draft.rules.quietRounds ?? 3)}
          onChange={event => {
            const rounds = Math.min(20, Math.max(0, Math.round(Number(event.target.value) || 0)))
            set('quietRounds', rounds === 3 ? null : rounds)
          }}
        />
      </label>
    </>
  )
}
