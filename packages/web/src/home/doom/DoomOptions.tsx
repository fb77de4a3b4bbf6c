import { MARINES } from '@redoubt/doom/seats'
import { useWords } from '../../i18n/context.tsx'
import { difficultiesIn } from '../../missions/catalogue.ts'
import formStyle from '../../ui/Form.module.css'
import { CoachChoice } from '../setup/CoachChoice.tsx'
import { Hint } from '../setup/Hint.tsx'
import { OptionGroup, Ticks } from '../setup/OptionGroup.tsx'
import { Thinking } from '../setup/Thinking.tsx'
import { Characters } from './Characters.tsx'
import { type DoomDraft, NO_KIT } from './draft.ts'
import { InvaderCards } from './InvaderCards.tsx'
import { KitRow } from './KitRow.tsx'
import { OPEN_POINT_CHOICES } from './openpoints.ts'
import { DOOM_SWITCHES } from './switches.ts'

/** Everything about a mission that has a good answer already. */
export default function DoomOptions({
  draft,
  isTutorial,
  seatName,
  change,
}: {
  draft: DoomDraft
  isTutorial: boolean
  seatName(seat: string): string
  change(change: Partial<DoomDraft>): void
}) {
  const words = useWords()
  const { t } = words
  return (
    <>
      <OptionGroup name={t('setup.difficulty')}>
        <Ticks>
          {difficultiesIn(words).map(({ id, name, text }) => (
            <label key={id} className={formStyle.tick}>
              <input
                type="radio"
                name="difficulty"
                checked={draft.difficulty === id}
                onChange={() => change({ difficulty: id })}
              />
              <span>{name}</span>
              <small>{text}</small>
            </label>
          ))}
        </Ticks>
      </OptionGroup>
      {isTutorial ? (
        <Hint>{t('setup.lesson')}</Hint>
      ) : (
        <>
          <OptionGroup name={t('setup.squad')}>
            {MARINES.slice(0, draft.marines).map(seat => (
              <KitRow
                key={seat}
                name={seatName(seat)}
                kit={draft.kits[seat] ?? NO_KIT}
                taken={MARINES.slice(0, draft.marines).flatMap(other =>
                  other === seat ? [] : (draft.kits[other]?.class ?? ''),
                )}
                onChange={kit => change({ kits: { ...draft.kits, [seat]: kit } })}
              />
            ))}
          </OptionGroup>
          <InvaderCards draft={draft} change={change} />
        </>
      )}
      <Characters draft={draft} seatName={seatName} change={change} />
      <Thinking game="doom" draft={draft} onChange={think => change({ think })} />
      <CoachChoice draft={draft} onChange={coach => change({ coach })} />
      <OptionGroup name={t('setup.rule-options')}>
        <Ticks>
          {DOOM_SWITCHES.map(({ id, word, reason }) => (
            <label key={id} className={formStyle.tick}>
              <input type="checkbox" checked={draft[id]} onChange={event => change({ [id]: event.target.checked })} />
              <span>{t(word)}</span>
              <small>{t(reason)}</small>
            </label>
          ))}
          {OPEN_POINT_CHOICES.map(({ id, usual, other, word, reason }) => (
            <label key={id} className={formStyle.tick}>
              <input
                type="checkbox"
                checked={(draft.openPoints[id] ?? usual) === other}
                onChange={event => {
                  const { [id]: _, ...rest } = draft.openPoints
                  change({ openPoints: event.target.checked ? { ...rest, [id]: other } : rest })
                }}
              />
              <span>{t(word)}</span>
              <small>{t(reason, { rule: id })}</small>
            </label>
          ))}
        </Ticks>
      </OptionGroup>
    </>
  )
}
