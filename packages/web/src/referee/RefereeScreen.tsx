import { useMemo, useState } from 'react'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { bookFor } from '../doom/words/book.ts'
import { namesIn } from '../doom/words/names.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import { MISSIONS } from '../missions/catalogue.ts'
import { missionName } from '../missions/name.ts'
import { Answers, answerWords } from './Answers.tsx'
import { Palette } from './Palette.tsx'
import { RefereeBoard } from './RefereeBoard.tsx'
import style from './RefereeScreen.module.css'
import {
  type Asked,
  ask,
  displaceOf,
  drawnFrom,
  EMPTY,
  fromWord,
  isOwnMap,
  type Placed,
  reachOf,
  type Sheet,
  toWord,
} from './sheet.ts'
import { Tiles } from './Tiles.tsx'
import { isBeside, placeOf, nameOf as spaceAt, withDoor } from './tiles.ts'

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

export type Tool =
  | { kind: 'ask' }
  | { kind: 'reach' }
  | { kind: 'displace' }
  | { kind: 'remove' }
  | { kind: 'door' }
  | { kind: 'place'; figure: string }

function Referee({ word }: { word: string }) {
  const words = useWords()
  const { t } = words
  const [sheet, setSheet] = useState<Sheet>(() => (word ? fromWord(word) : EMPTY))
  const [tool, setTool] = useState<Tool>({ kind: 'place', figure: 'alpha' })
  const [asked, setAsked] = useState<Partial<Asked>>({})
  /** The spaces of the large figure that puts somebody aside. */
  const [by, setBy] = useState<readonly string[]>([])
  const [points, setPoints] = useState(4)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [copied, setCopied] = useState(false)
  const drawn = useMemo(() => attempt(() => drawnFrom(sheet)), [sheet])
  const fresh = useMemo(() => attempt(() => drawnFrom({ ...sheet, figures: [] })), [sheet])
  const shown = 'value' in drawn ? drawn.value : 'value' in fresh ? fresh.value : null

  /** Takes a change only if the rules take it. */
  function change(next: Sheet) {
    const tried = attempt(() => drawnFrom(next))
    setTrouble('value' in tried ? null : t('referee.cannot'))
    if ('value' in tried) setSheet(next)
  }

  const figureOn = (space: string) => sheet.figures.find(({ at }) => at.includes(space))

  function press(space: string) {
    setCopied(false)
    const here = figureOn(space)
    if (tool.kind === 'remove') change({ ...sheet, figures: sheet.figures.filter(figure => figure !== here) })
    else if (tool.kind === 'place') change(placed(sheet, tool.figure, space))
    else if (tool.kind === 'displace') {
      if (asked.from) setBy(by.includes(space) ? by.filter(each => each !== space) : [...by, space])
      else if (here) setAsked({ from: here.id })
    } else if (tool.kind === 'door') pressDoor(space)
    else if (tool.kind === 'reach') setAsked(here ? { from: here.id } : {})
    else if (tool.kind === 'ask') {
      const who = here?.id ?? space
      setAsked(asked.from && !asked.to && asked.from !== who ? { from: asked.from, to: who } : { from: who })
    }
  }

  /** On a map of one's own a door lies between the two spaces that are pressed. */
  function pressDoor(space: string) {
    if (!isOwnMap(sheet)) return
    const { from } = asked
    if (from && isBeside(from, space)) {
      change(withDoor(sheet, from, space))
      setAsked({})
    } else setAsked({ from: space })
  }

  const naming = namesIn(bookFor(sheet.mission, {}), words)
  /** A figure by its name, a space by its letters. */
  const nameOf = (who: string) => (sheet.figures.some(({ id }) => id === who) ? naming.of(who) : who.toUpperCase())

  /** What the picture says below the map. */
  function spoken(): string[] {
    const { from, to } = asked
    if (!from || !to || !shown) return []
    const answers = ask(shown, sheet.figures, { from, to }) ?? []
    return [
      t('referee.about', { from: nameOf(from), to: nameOf(to) }),
      ...answers.map(answer => `${answerWords(answer, t)} (${answer.rules.join(', ')})`),
    ]
  }

  async function share() {
    if (!shown) return
    const { pictureOf, sharePicture } = await import('./picture.ts')
    const blob = await pictureOf(shown, sheet.figures, { asked, words: spoken(), names: naming.of })
    if (blob) await sharePicture(blob, t('referee.title'))
  }

  function openDoor(door: string) {
    const open = sheet.open.includes(door) ? sheet.open.filter(id => id !== door) : [...sheet.open, door]
    change({ ...sheet, open })
  }

  const reach = tool.kind === 'reach' && asked.from && shown ? reachOf(shown, sheet.figures, asked.from, points) : null
  const aside =
    tool.kind === 'displace' && asked.from && by.length > 1 && shown
      ? displaceOf(shown, sheet.figures, asked.from, by)
      : null
  const link = `${location.origin}${location.pathname}${href('referee', toWord(sheet))}`
  return (
    <Shell current="referee" title={t('referee.title')}>
      <div className={style.page}>
        <section className={style.tools} aria-label={t('referee.tools')}>
          <h2>{t('referee.heading')}</h2>
          <a href={href('companion')}>{t('referee.companion')}</a>
          <label className="field">
            <span>{t('referee.mission')}</span>
            <select
              className="input"
              value={sheet.tiles ? OWN : sheet.mission}
              onChange={({ target: { value } }) =>
                change(
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
            <Tiles sheet={sheet} onChange={next => (next ? change(next) : setTrouble(t('referee.overlap')))} />
          ) : null}
          <Palette
            tool={tool}
            onTool={chosen => {
              setTool(chosen)
              setAsked({})
              setBy([])
            }}
            onPlace={press}
          />
          {tool.kind === 'reach' ? (
            <label className="field">
              <span>{t('referee.points', { points })}</span>
              <input
                type="range"
                min={1}
                max={12}
                value={points}
                onChange={event => setPoints(Number(event.target.value))}
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
            onDoor={openDoor}
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
              nameOf={nameOf}
              onAsk={setAsked}
            />
          ) : null}
          <p className={style.ways}>
            <button
              type="button"
              className="btn"
              onClick={() => void navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {copied ? t('referee.copied') : t('referee.copy')}
            </button>
            <button type="button" className="btn" data-way="picture" onClick={() => void share()}>
              {t('referee.picture')}
            </button>
            <button type="button" className="btn" onClick={() => go('referee', toWord(sheet))}>
              {t('referee.keep')}
            </button>
            <button
              type="button"
              className="btn"
              onClick={() => setSheet({ ...sheet, open: [], doors: [], figures: [] })}
            >
              {t('referee.clear')}
            </button>
          </p>
        </section>
      </div>
    </Shell>
  )
}

const MARINES = ['alpha', 'bravo', 'charlie', 'delta']
/** How many spaces a base has across and down. */
export const BASES: Readonly<Record<string, readonly [number, number]>> = {
  mancubus: [1, 2],
  'baron-of-hell': [2, 2],
  cyberdemon: [2, 3],
}

/** A figure put on a space: a marine moves there, a demon is one more; what is pressed again is taken away. */
function placed(sheet: Sheet, figure: string, space: string): Sheet {
  const isMarine = MARINES.includes(figure)
  const [wide, high] = BASES[figure] ?? [1, 1]
  const at = covered(space, wide, high)
  const others = sheet.figures.filter(
    each => (isMarine ? each.id !== figure : true) && !each.at.some(one => at.includes(one)),
  )
  const was = sheet.figures.find(each => each.at.includes(space))
  if (was && (was.id === figure || was.kind === figure))
    return { ...sheet, figures: sheet.figures.filter(each => each !== was) }
  const numbers = others.filter(({ kind }) => kind === figure).map(({ id }) => Number(id.split('-').at(-1)))
  const one: Placed = isMarine
    ? { id: figure, kind: 'marine', at }
    : { id: `${figure}-${Math.max(0, ...numbers) + 1}`, kind: figure, at }
  return { ...sheet, figures: [...others, one] }
}

/** The spaces of a base whose upper left one is named. */
function covered(space: string, wide: number, high: number): string[] {
  const [x, y] = placeOf(space)
  return Array.from({ length: wide * high }, (_, n) => spaceAt(x + (n % wide), y + Math.floor(n / wide)))
}

function attempt<T>(work: () => T): { value: T } | { reason: string } {
  try {
    return { value: work() }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
