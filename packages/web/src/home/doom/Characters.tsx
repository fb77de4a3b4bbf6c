import { botName, botParts, CHARACTERS, type Character, mayHaveCharacter } from '@redoubt/bots/ladder'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Choice } from '../setup/Choice.tsx'
import { Hint } from '../setup/Hint.tsx'
import { OptionGroup } from '../setup/OptionGroup.tsx'
import style from './Characters.module.css'
import { type DoomDraft, seatsOf } from './draft.ts'

/** Who the bots are: a manner for each, beside how well they play. */
export function Characters({
  draft,
  seatName,
  change,
}: {
  draft: DoomDraft
  seatName(seat: string): string
  change(change: Partial<DoomDraft>): void
}) {
  const { t } = useWords()
  const bots = seatsOf(draft).filter(seat => {
    const { who, level } = draft.seats[seat]!
    return who === 'bot' && mayHaveCharacter(botParts(level).level)
  })
  if (bots.length === 0) return null
  return (
    <OptionGroup name={t('character.heading')}>
      <Hint>{t('character.hint')}</Hint>
      {bots.map(seat => (
        <CharacterRow
          key={seat}
          seat={seat}
          name={seatName(seat)}
          level={draft.seats[seat]!.level}
          onChange={level => change({ seats: { ...draft.seats, [seat]: { ...draft.seats[seat]!, level } } })}
        />
      ))}
    </OptionGroup>
  )
}

function CharacterRow({
  seat,
  name,
  level: bot,
  onChange,
}: {
  seat: string
  name: string
  level: string
  onChange(level: string): void
}) {
  const { t } = useWords()
  const { level, character } = botParts(bot)
  const side = seat === 'invader' ? 'invader' : 'marines'
  const choice = (one: Character | null) => ({
    group: `character-${seat}`,
    isChosen: character === one,
    onChoose: () => onChange(botName(level, one)),
  })
  return (
    <fieldset className={style.row}>
      <legend>{name}</legend>
      <div className={style.list}>
        <Choice {...choice(null)}>
          <span className={style.one}>
            <Icon id="ui-bot" size={34} />
            <span>
              <b>{t('character.none')}</b>
              <small>{t('character.none-why')}</small>
            </span>
          </span>
        </Choice>
        {CHARACTERS.map(one => (
          <Choice key={one} {...choice(one)}>
            <span className={style.one}>
              <Icon id={`face-${side}-${one}`} size={34} />
              <span>
                <b>{t(`character.${side}.${one}`)}</b>
                <small>{t(`character.${side}.${one}-why`)}</small>
              </span>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
