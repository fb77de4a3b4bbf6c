import type { CSSProperties } from 'react'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { type GameId, MOST_PEOPLE, type SeatDraft } from './draft.ts'
import { LEVELS, levelWord } from './levels.ts'

/** One seat: a person at this screen or a bot of some level. */
export function SeatRow({
  game,
  seat,
  name,
  about,
  icon,
  colour,
  draft,
  people,
  personName,
  onChange,
}: {
  game: GameId
  seat: string
  name: string
  about: string
  icon: string
  colour: string
  draft: SeatDraft
  /** People at this screen so far. */
  people: number
  personName(index: number): string
  onChange(draft: SeatDraft): void
}) {
  const { t } = useWords()
  return (
    <li className="seat" style={{ '--m': colour } as CSSProperties} data-seat={seat}>
      <span className="seat-face">
        <Icon id={icon} size={40} />
      </span>
      <span className="seat-name">
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <fieldset className="seg">
        <legend className="sr-only">{t('setup.who-plays', { seat: name })}</legend>
        {(['here', 'bot'] as const).map(who => (
          <label key={who}>
            <input
              type="radio"
              name={`who-${seat}`}
              checked={draft.who === who}
              onChange={() => onChange({ ...draft, who })}
            />
            <span>
              <Icon id={who === 'here' ? 'ui-human' : 'ui-bot'} size={15} />
              {t(`setup.${who}`)}
            </span>
          </label>
        ))}
      </fieldset>
      {draft.who === 'bot' ? (
        <select
          className="input seat-more"
          aria-label={t('setup.level-of', { seat: name })}
          value={draft.level}
          onChange={event => onChange({ ...draft, level: event.target.value })}
        >
          {LEVELS[game].map(level => (
            <option key={level.name} value={level.name}>
              {t('level.option', { title: t(levelWord(level.name)), strength: level.level })}
            </option>
          ))}
        </select>
      ) : (
        <select
          className="input seat-more"
          aria-label={t('setup.person-of', { seat: name })}
          value={draft.person}
          onChange={event => onChange({ ...draft, person: Number(event.target.value) })}
        >
          {Array.from({ length: Math.min(MOST_PEOPLE, people + 1) }, (_, person) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: people are numbered
            <option key={person} value={person}>
              {person === people ? t('setup.another-person') : personName(person)}
            </option>
          ))}
        </select>
      )}
    </li>
  )
}
