import { useMemo, useState } from 'react'
import { bookFor } from '../doom/reading/book.ts'
import { EMPTY, fromWord, isOwnMap, type Sheet } from '../doom/sheet/sheet.ts'
import { namesIn } from '../doom/words/names.ts'
import { useWords } from '../i18n/context.tsx'
import { answerWords } from './Answers.tsx'
import { type Asked, ask, displaceOf, drawnFrom, reachOf } from './drawn.ts'
import { placed } from './placing.ts'
import { isBeside, withDoor } from './tiles.ts'
import type { Tool } from './tool.ts'

/** The sheet on the screen, the tool in hand, what is asked and what a press does. */
export function useReferee(word: string) {
  const words = useWords()
  const { t } = words
  const [sheet, setSheet] = useState<Sheet>(() => (word ? fromWord(word) : EMPTY))
  const [tool, setTool] = useState<Tool>({ kind: 'place', figure: 'alpha' })
  const [asked, setAsked] = useState<Partial<Asked>>({})
  /** The spaces of the large figure that puts somebody aside. */
  const [by, setBy] = useState<readonly string[]>([])
  const [points, setPoints] = useState(4)
  const [trouble, setTrouble] = useState<string | null>(null)
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

  function take(chosen: Tool) {
    setTool(chosen)
    setAsked({})
    setBy([])
  }

  return {
    ...{ sheet, tool, asked, points, trouble, shown, reach, aside },
    ...{ change, press, openDoor, share, take, nameOf, setAsked, setPoints },
    overlaps: () => setTrouble(t('referee.overlap')),
    clear: () => setSheet({ ...sheet, open: [], doors: [], figures: [] }),
  }
}

function attempt<T>(work: () => T): { value: T } | { reason: string } {
  try {
    return { value: work() }
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) }
  }
}
