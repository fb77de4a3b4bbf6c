import { useState } from 'react'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { EMPTY, isOwnMap, toWord } from '../doom/sheet/sheet.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { MISSIONS } from '../missions/catalogue.ts'
import { missionName } from '../missions/name.ts'
import buttonStyle from '../ui/Button.module.css'
import formStyle from '../ui/Form.module.css'
import { Answers } from './Answers.tsx'
import { Palette } from './Palette.tsx'
import { RefereeBoard } from './RefereeBoard.tsx'
import style from './RefereeScreen.module.css'
import { Tiles } from './Tiles.tsx'
import { useReferee } from './useReferee.ts'

/** #/referee/WORD: a position of somebody's table, and what the rules say about it. */
export default function RefereeScreen({ rest }: { rest: string[] }) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['doom', 'referee']}>
      <Referee key={rest[0] ?? ''} word={rest[0] ?? ''} />
    </WithWords>
  )
}

/** The choice of one's own tiles instead of a mission. */
const OWN = 'own tiles'

function Referee({ word }: { word: string }) {
  const words = useWords()
  const { t } = words
  const referee = useReferee(word)
  const { sheet, tool, asked, points, trouble, shown, reach, aside } = referee
  const [copied, setCopied] = useState(false)
  const press = (space: string) => {
    setCopied(false)
    referee.press(space)
  }
  const link = `${location.origin}${location.pathname}${href('referee', toWord(sheet))}`
  return (
    <Shell current="referee" title={t('referee.title')}>
      <div className={style.page}>
        <section className={style.tools} aria-label={t('referee.tools')}>
          <h2>{t('referee.heading')}</h2>
          <a href={href('companion')}>{t('referee.companion')}</a>
          <label className={formStyle.field}>
            <span>{t('referee.mission')}</span>
            <select
              className={formStyle.input}
              value={sheet.tiles ? OWN : sheet.mission}
              onChange={({ target: { value } }) =>
                referee.change(
                  value === OWN ? { ...EMPTY, tiles: [{ tile: '01A', x: 0, y: 0 }] } : { ...EMPTY, mission: value },
                )
              }
            >
              <option value={OWN}>{t('referee.own-tiles')}</option>
              {Object.keys(MISSIONS).map(id => (
                <option key={id} value={id}>
                  {missionName(words, id)}
                </option>
              ))}
            </select>
          </label>
          {sheet.tiles ? (
            <Tiles sheet={sheet} onChange={next => (next ? referee.change(next) : referee.overlaps())} />
          ) : null}
          <Palette tool={tool} onTool={referee.take} onPlace={press} />
          {tool.kind === 'reach' ? (
            <label className={formStyle.field}>
              <span>{t('referee.points', { points })}</span>
              <input
                type="range"
                min={1}
                max={12}
                value={points}
                onChange={event => referee.setPoints(Number(event.target.value))}
              />
            </label>
          ) : null}
          <p className={style.trouble} role="alert">
            {trouble}
          </p>
        </section>
        {shown ? (
          <RefereeBoard
            drawn={shown}
            figures={sheet.figures}
            asked={asked}
            reach={reach}
            doors={tool.kind === 'door' && !isOwnMap(sheet)}
            onPress={press}
            onDoor={referee.openDoor}
          />
        ) : null}
        <section className={style.answers} aria-label={t('referee.answers')}>
          {shown ? (
            <Answers
              drawn={shown}
              figures={sheet.figures}
              asked={asked}
              reach={reach}
              aside={aside}
              tool={tool}
              nameOf={referee.nameOf}
              onAsk={referee.setAsked}
            />
          ) : null}
          <p className={style.ways}>
            <button
              type="button"
              className={buttonStyle.btn}
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {copied ? t('referee.copied') : t('referee.copy')}
            </button>
            <button type="button" className={buttonStyle.btn} data-way="picture" onClick={() => void referee.share()}>
              {t('referee.picture')}
            </button>
            <button type="button" className={buttonStyle.btn} onClick={() => go('referee', toWord(sheet))}>
              {t('referee.keep')}
            </button>
            <button type="button" className={buttonStyle.btn} onClick={referee.clear}>
              {t('referee.clear')}
            </button>
          </p>
        </section>
      </div>
    </Shell>
  )
}
