import { type MutableRefObject, useRef } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { type Action, useActions } from '../../ui/actions.ts'
import { lastPointed } from '../../ui/keys.ts'
import { figureById } from '../reading/figures.ts'
import { offersAt } from '../reading/offers.ts'
import { useOddsSentence } from './aim/AimPopover.tsx'
import { sightWords } from './aim/sightwords.ts'
import { cellName, cellOffer } from './grid/cellname.ts'
import { ARROWS, DIAGONALS, endOfRow, moveCursor, nextOf, type Step } from './grid/cursor.ts'
import type { BoardState } from './useBoard.ts'

interface Switches {
  sight: boolean
  toggleSight(): void
  toggleList(): void
}

/** The keys of the board. Returns those that have a button at its side. */
export function useBoardActions(board: BoardState, switches: Switches): Action[] {
  const controls = useControls(board, switches)
  const here: Omit<Action, 'id' | 'label' | 'run'> = { region: 'board', focused: true }
  const actions = [...useSteps(board), ...useDeeds(board), ...useWordsOfSpace(board)]
  useActions([
    ...controls,
    { id: 'fit', region: 'board', label: 'doom.keys.fit', shortcut: '0', run: board.camera.fit },
    ...actions.map(action => ({ ...here, ...action })),
  ])
  return controls
}

type Key = Omit<Action, 'region' | 'focused'>

/** Where the map is looked at from, and what is shown of it. */
function useControls({ camera, actor, names, mayTurn, turn }: BoardState, on: Switches): Action[] {
  const { t } = useWords()
  const sight = actor ? (on.sight ? 'doom.board.sight.off' : 'doom.board.sight') : 'doom.board.sight.none'
  const keys: Key[] = [
    { id: 'zoom-out', label: 'doom.board.zoom.out', shortcut: '-', run: () => camera.zoom(false) },
    { id: 'zoom-in', label: 'doom.board.zoom.in', shortcut: ['+', '='], run: () => camera.zoom(true) },
    {
      id: 'whole',
      label: camera.isWhole ? 'doom.board.zoom.follow' : 'doom.board.zoom.whole',
      shortcut: 'v',
      run: camera.toggle,
    },
    {
      id: 'sight',
      label: { text: t(sight, { figure: actor ? names.of(actor.id) : '' }) },
      shortcut: 'g',
      run: on.toggleSight,
    },
    { id: 'list', label: 'doom.board.list', shortcut: 'k', run: on.toggleList },
    { id: 'turn', label: 'doom.board.turn', shortcut: 'r', enabled: mayTurn, run: turn },
  ]
  return keys.map(key => ({ ...key, region: 'board' }))
}

/** Arrows and the number pad. Shift and an arrow wait for a second arrow: together they go diagonally. */
function useSteps({ ground, cursor }: BoardState): Key[] {
  const waiting = useRef<Step | null>(null)
  const go = (by: Step) => cursor.goTo(moveCursor(ground, cursor.space, ...by))
  return [
    ...ARROWS.map(
      ([arrow, , by]): Key => ({
        id: `wait ${arrow}`,
        label: 'doom.keys.diagonal',
        shortcut: `Shift+${arrow}`,
        run: () => (waiting.current ? go(together(waiting, by)) : void (waiting.current = by)),
      }),
    ),
    ...[...ARROWS, ...DIAGONALS.map(([digit, by]) => ['', digit, by] as const)].map(
      ([arrow, digit, by]): Key => ({
        id: `step ${arrow || digit}`,
        label: 'doom.keys.step',
        shortcut: arrow ? [arrow, digit] : digit,
        run: () => go(together(waiting, by)),
      }),
    ),
    {
      id: 'row-start',
      label: 'doom.keys.row',
      shortcut: 'Home',
      run: () => cursor.goTo(endOfRow(ground, cursor.space, false)),
    },
    {
      id: 'row-end',
      label: 'doom.keys.row',
      shortcut: 'End',
      run: () => cursor.goTo(endOfRow(ground, cursor.space, true)),
    },
  ]
}

function together(waiting: MutableRefObject<Step | null>, [x, y]: Step): Step {
  const [dx, dy] = waiting.current ?? [0, 0]
  waiting.current = null
  return [Math.sign(x + dx), Math.sign(y + dy)]
}

/** Acting where the cursor is, and going on to the next place where one can. */
function useDeeds({ ground, view, offers, legal, cursor, touch, act, menu, setMenu, intent }: BoardState): Key[] {
  const actHere = () => {
    touch.current = false
    act(cursor.space)
  }
  const next = (back: boolean) => {
    const figures = [...offers.byFigure.keys()].flatMap(id => figureById(view, id)?.at[0] ?? [])
    cursor.goTo(nextOf(ground, cursor.space, figures.length > 0 ? figures : [...legal], back))
  }
  return [
    // Whoever pointed last means the button that shines, not the space clicked before.
    { id: 'act', label: 'doom.keys.act', shortcut: 'Enter', enabled: () => !lastPointed(), run: actHere },
    { id: 'act-too', label: 'doom.keys.act', shortcut: 'Space', run: actHere },
    { id: 'next', label: 'doom.keys.next', shortcut: 'n', run: () => next(false) },
    { id: 'previous', label: 'doom.keys.previous', shortcut: 'b', run: () => next(true) },
    {
      id: 'leave',
      label: 'doom.keys.leave',
      shortcut: 'Escape',
      enabled: () => menu !== null || intent.now().target !== null,
      run: () => {
        setMenu(null)
        intent.drop()
      },
    },
  ]
}

/** What there is to hear about a space. */
function useWordsOfSpace(board: BoardState): Key[] {
  const words = useWords()
  const sentence = useOddsSentence()
  const { match, ground, view, names, offers, turned, aim, actor, asked, cursor, say, deny } = board
  const space = asked ?? cursor.space
  const read = (what: 'sight' | 'cover') =>
    say(sightWords(ground, view, actor, space, what, aim ? ` ${sentence(names, aim)}` : '', words))
  const describe = () => {
    const possible = offersAt(offers, view, space, turned)
    if (match.yours && possible.length === 0) deny(space)
    else say(cellName(ground, view, space, words) + cellOffer(ground, possible, aim, words))
  }
  return [
    { id: 'read-sight', label: 'doom.keys.sight', shortcut: 'l', run: () => read('sight') },
    { id: 'read-cover', label: 'doom.keys.cover', shortcut: 'c', run: () => read('cover') },
    { id: 'describe', label: 'doom.keys.describe', shortcut: 'i', run: describe },
  ]
}
