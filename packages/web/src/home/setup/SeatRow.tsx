import { botName, botParts } from '@redoubt/bots/ladder'
import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { LEVELS, levelWord } from '../../match/levels.ts'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { type GameId, MOST_PEOPLE, type SeatDraft } from './people.ts'
import style from './SeatRow.module.css'

/** One seat: a person at this screen or a bot of some level. */
export function SeatRow({
  game,
  seat,
  name,
  about,
  icon,
  colour,
  tint = 'inherit',
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
  /** The colour of its picture, if not that of the text. */
  tint?: string
  draft: SeatDraft
  /** People at this screen so far. */
  people: number
  personName(index: number): string
  onChange(draft: SeatDraft): void
}) {
  const { t } = useWords()
  const { level, character } = botParts(draft.level)
  return (
    <li className={style.seat} style={{ '--seat': colour, '--face': tint } as CSSProperties} data-seat={seat}>
      <span className={style.face}>
        <Icon id={icon} size={40} />
      </span>
      <span className={style.name}>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <fieldset className={classes(formStyle.seg, style.who)}>
        <legend className={hiddenStyle.srOnly}>{t('setup.who-plays', { seat: name })}</legend>
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
          className={classes(formStyle.input, style.more)}
          aria-label={t('setup.level-of', { seat: name })}
          value={level}
          onChange={event => onChange({ ...draft, level: botName(event.target.value, character) })}
        >
          {LEVELS[game].map(rung => (
            <option key={rung.name} value={rung.name}>
              {t('level.option', { title: t(levelWord(rung.name)), strength: rung.level })}
            </option>
          ))}
        </select>
      ) : (
        <select
          className={classes(formStyle.input, style.more)}
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
