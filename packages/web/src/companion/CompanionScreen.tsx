import { USUAL_MISSION } from '@redoubt/doom/usual'
import { useEffect, useState } from 'react'
import { href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useSettings } from '../app/settings.ts'
import { StartRow } from '../home/setup/StartRow.tsx'
import { useRemembered } from '../home/setup/useRemembered.ts'
import { useStart } from '../home/setup/useStart.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { LEVELS, levelWord } from '../match/levels.ts'
import { MISSIONS } from '../missions/catalogue.ts'
import { missionName } from '../missions/name.ts'
import { type CompanionDraft, companionTable, type OwnValues } from '../tables/companion.ts'
import buttonStyle from '../ui/Button.module.css'
import formStyle from '../ui/Form.module.css'
import hiddenStyle from '../ui/Hidden.module.css'
import { toldIn } from '../ui/told.ts'
import style from './CompanionScreen.module.css'

const USUAL: CompanionDraft = { mission: USUAL_MISSION, marines: 2, level: 'veteran', hasDice: true }

/** #/companion: the box is on the table, people play the marines, the app plays the invader. */
export default function CompanionScreen() {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['companion']}>
      <Setup />
    </WithWords>
  )
}

function Setup() {
  const words = useWords()
  const { t } = words
  const { name } = useSettings()
  const [draft, change] = useRemembered<CompanionDraft>('redoubt.draft.companion', mended)
  const { values, trouble: wrong, take } = useOwnValues()
  const { busy, trouble, start } = useStart()
  return (
    <Shell current="companion" title={t('companion.title')}>
      <form
        className={style.page}
        onSubmit={event => {
          event.preventDefault()
          if (!busy) start(companionTable(draft, values, name))
        }}
      >
        <header>
          <h2>{t('companion.title')}</h2>
          <p>{t('companion.lead')}</p>
        </header>
        <ul className={style.parts}>
          <li>
            <b>{t('companion.table')}</b>
            <span>{t('companion.table-has')}</span>
          </li>
          <li>
            <b>{t('companion.app')}</b>
            <span>{t('companion.app-has')}</span>
          </li>
        </ul>
        <div className={style.fields}>
          <label className={formStyle.field}>
            <span>{t('setup.mission')}</span>
            <select
              className={formStyle.input}
              value={draft.mission}
              onChange={event => change({ mission: event.target.value })}
            >
              {Object.keys(MISSIONS).map(id => (
                <option key={id} value={id}>
                  {missionName(words, id)}
                </option>
              ))}
            </select>
          </label>
          <label className={formStyle.field}>
            <span>{t('setup.marines')}</span>
            <select
              className={formStyle.input}
              value={draft.marines}
              onChange={event => change({ marines: Number(event.target.value) })}
            >
              {[1, 2, 3, 4].map(count => (
                <option key={count} value={count}>
                  {t('setup.marine-count', { count })}
                </option>
              ))}
            </select>
          </label>
          <label className={formStyle.field}>
            <span>{t('companion.level')}</span>
            <select
              className={formStyle.input}
              value={draft.level}
              onChange={event => change({ level: event.target.value })}
            >
              {LEVELS.doom.map(level => (
                <option key={level.name} value={level.name}>
                  {t(levelWord(level.name))}
                </option>
              ))}
            </select>
          </label>
        </div>
        <fieldset className={style.choice}>
          <legend>{t('companion.dice')}</legend>
          {[true, false].map(hasDice => (
            <label key={String(hasDice)} className={formStyle.tick}>
              <input
                type="radio"
                name="dice"
                checked={draft.hasDice === hasDice}
                onChange={() => change({ hasDice })}
              />
              <span>{t(hasDice ? 'companion.dice.real' : 'companion.dice.app')}</span>
            </label>
          ))}
        </fieldset>
        <fieldset className={style.choice}>
          <legend>{t('companion.values')}</legend>
          <p>{values ? t('companion.values-are', { name: values.name }) : t('companion.values-none')}</p>
          <div className={style.ways}>
            <label className={buttonStyle.btn}>
              <input
                type="file"
                className={hiddenStyle.srOnly}
                accept=".zip,.json"
                data-way="values"
                onChange={event => {
                  const [file] = event.target.files ?? []
                  if (file) void take(file)
                }}
              />
              {t('companion.values-take')}
            </label>
            {values ? (
              <button type="button" className={buttonStyle.btn} onClick={() => void take(null)}>
                {t('companion.values-drop')}
              </button>
            ) : null}
          </div>
        </fieldset>
        <StartRow
          words={<a href={href('referee')}>{t('companion.referee')}</a>}
          troubles={[...(wrong ? [wrong] : []), ...(trouble ? [trouble] : [])]}
          button={t('companion.start')}
          isDisabled={busy}
        />
      </form>
    </Shell>
  )
}

/** Whatever an older version kept, every field is there. */
function mended(kept: unknown): CompanionDraft {
  const draft = { ...USUAL, ...(kept as Partial<CompanionDraft> | null) }
  return MISSIONS[draft.mission] ? draft : { ...draft, mission: USUAL.mission }
}

function useOwnValues() {
  const { t, locale } = useWords()
  const [values, setValues] = useState<OwnValues | null>(null)
  const [trouble, setTrouble] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    const find = async () => {
      const kept = await (await import('./values.ts')).keptValues()
      if (!gone) setValues(kept)
    }
    find().catch(() => {})
    return () => {
      gone = true
    }
  }, [])
  /** Uses a file from now on, or none. */
  async function take(file: File | null) {
    const { readValues, keepValues } = await import('./values.ts')
    const read = file && (await readValues(file))
    if (read && 'problem' in read) {
      setTrouble(t('companion.values-wrong', { problem: await toldIn(locale, read.problem) }))
      return
    }
    setTrouble(null)
    setValues(read)
    await keepValues(read).catch(() => {})
  }
  return { values, trouble, take }
}
