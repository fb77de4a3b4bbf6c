import { useWords } from '../i18n/context.tsx'
import { DIFFICULTIES } from './catalogue.ts'
import { CLASSES, EVENT_SETS, INVASIONS, WEAPONS } from './doomcards.ts'
import { type DoomDraft, INVADER_CHOICES, type Kit, MARINES, NO_KIT } from './draft.ts'
import { OPEN_POINT_CHOICES } from './openpoints.ts'
import { Thinking } from './Thinking.tsx'

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
  const { t } = useWords()
  return (
    <div className="options">
      <fieldset className="group">
        <legend className="lab">{t('setup.difficulty')}</legend>
        <div className="rows">
          {DIFFICULTIES.map(({ id, name, text }) => (
            <label key={id} className="tick">
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
        </div>
      </fieldset>
      {isTutorial ? (
        <p className="sub">{t('setup.lesson')}</p>
      ) : (
        <>
          <fieldset className="group">
            <legend className="lab">{t('setup.squad')}</legend>
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
          </fieldset>
          <InvaderCards draft={draft} change={change} />
        </>
      )}
      <Thinking game="doom" draft={draft} onChange={think => change({ think })} />
      <fieldset className="group">
        <legend className="lab">{t('setup.rule-options')}</legend>
        <div className="rows">
          <label className="tick">
            <input
              type="checkbox"
              checked={draft.strictFrags}
              onChange={event => change({ strictFrags: event.target.checked })}
            />
            <span>{t('setup.strict-frags')}</span>
            <small>{t('setup.strict-frags-why')}</small>
          </label>
          {OPEN_POINT_CHOICES.map(({ id, usual, other, word, why }) => (
            <label key={id} className="tick">
              <input
                type="checkbox"
                checked={(draft.openPoints[id] ?? usual) === other}
                onChange={event => {
                  const { [id]: _, ...rest } = draft.openPoints
                  change({ openPoints: event.target.checked ? { ...rest, [id]: other } : rest })
                }}
              />
              <span>{t(word)}</span>
              <small>{t(why, { rule: id })}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  )
}

function KitRow({
  name,
  kit,
  taken,
  onChange,
}: {
  name: string
  kit: Kit
  taken: readonly string[]
  onChange(kit: Kit): void
}) {
  const { t } = useWords()
  const chosen = CLASSES.find(({ id }) => id === kit.class)
  return (
    <div className="kit">
      <b>{name}</b>
      <label className="field">
        {t('setup.class')}
        <select
          className="input"
          value={kit.class}
          aria-label={t('setup.class-of', { seat: name })}
          onChange={event => onChange({ ...kit, class: event.target.value })}
        >
          <option value="">{t('setup.at-the-table')}</option>
          {CLASSES.map(({ id, name, role }) => (
            <option key={id} value={id} disabled={taken.includes(id)}>
              {t('setup.named-role', { name, role })}
            </option>
          ))}
        </select>
      </label>
      {([0, 1] as const).map(slot => (
        <label key={slot} className="field">
          {t('setup.weapon', { number: slot + 1 })}
          <select
            className="input"
            value={kit.weapons[slot]}
            aria-label={t('setup.weapon-of', { seat: name, number: slot + 1 })}
            onChange={event => {
              const weapons: Kit['weapons'] = [...kit.weapons]
              weapons[slot] = event.target.value
              onChange({ ...kit, weapons })
            }}
          >
            <option value="">{t('setup.at-the-table')}</option>
            {WEAPONS.map(({ id, name }) => (
              <option key={id} value={id} disabled={kit.weapons[1 - slot] === id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      {chosen ? <small>{chosen.text}</small> : null}
    </div>
  )
}

function InvaderCards({ draft, change }: { draft: DoomDraft; change(change: Partial<DoomDraft>): void }) {
  const { t } = useWords()
  return (
    <fieldset className="group">
      <legend className="lab">{t('setup.invader-cards')}</legend>
      <div className="seg">
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
      <p className="sub">{t(`setup.invader-why-${draft.invader}`)}</p>
      {draft.invader === 'chosen' ? (
        <>
          <div className="rows">
            {EVENT_SETS.map(({ id, name, theme }) => {
              const isOn = draft.eventSets.includes(id)
              return (
                <label key={id} className="tick">
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
          </div>
          <label className="field">
            {t('setup.invasion')}
            <select
              className="input"
              value={draft.invasion}
              onChange={event => change({ invasion: event.target.value })}
            >
              <option value="">{t('setup.recommended')}</option>
              {INVASIONS.map(({ id, name, theme }) => (
                <option key={id} value={id}>
                  {t('setup.named-role', { name, role: theme })}
                </option>
              ))}
            </select>
          </label>
        </>
      ) : null}
    </fieldset>
  )
}
