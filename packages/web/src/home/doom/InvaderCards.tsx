import { useWords } from '../../i18n/context.tsx'
import formStyle from '../../ui/Form.module.css'
import { Hint } from '../setup/Hint.tsx'
import { OptionGroup, Ticks } from '../setup/OptionGroup.tsx'
import { eventSetsIn, invasionsIn } from './cards.ts'
import { type DoomDraft, INVADER_CHOICES } from './draft.ts'

/** What the invader plays with: recommended, chosen now, or chosen at the table. */
export function InvaderCards({ draft, change }: { draft: DoomDraft; change(change: Partial<DoomDraft>): void }) {
  const words = useWords()
  const { t } = words
  return (
    <OptionGroup name={t('setup.invader-cards')}>
      <div className={formStyle.seg}>
        {INVADER_CHOICES.map(choice => (
          <label key={choice}>
            <input
              type="radio"
              name="invader-cards"
              checked={draft.invader === choice}
              onChange={() => change({ invader: choice })}
            />
            <span>{t(`setup.invader-choice-${choice}`)}</span>
          </label>
        ))}
      </div>
      <Hint>{t(`setup.invader-why-${draft.invader}`)}</Hint>
      {draft.invader === 'chosen' ? (
        <>
          <Ticks>
            {eventSetsIn(words).map(({ id, name, theme }) => {
              const isOn = draft.eventSets.includes(id)
              return (
                <label key={id} className={formStyle.tick}>
                  <input
                    type="checkbox"
                    checked={isOn}
                    disabled={!isOn && draft.eventSets.length >= 3}
                    onChange={() =>
                      change({
                        eventSets: isOn ? draft.eventSets.filter(set => set !== id) : [...draft.eventSets, id],
                      })
                    }
                  />
                  <span>{name}</span>
                  <small>{theme}</small>
                </label>
              )
            })}
          </Ticks>
          <label className={formStyle.field}>
            {t('setup.invasion')}
            <select
              className={formStyle.input}
              value={draft.invasion}
              onChange={event => change({ invasion: event.target.value })}
            >
              <option value="">{t('setup.recommended')}</option>
              {invasionsIn(words).map(({ id, name, theme }) => (
                <option key={id} value={id}>
                  {t('setup.named-role', { name, role: theme })}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : null}
    </OptionGroup>
  )
}
