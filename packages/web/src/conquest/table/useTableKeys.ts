import type { RefObject } from 'react'
import { type Action, useActions } from '../../ui/actions.ts'
import type { ConquestContext } from '../common/context.ts'
import { ARROWS, focusedStop, focusNextLit, rove } from './roving.ts'

/** The keys of the table: numbers choose planets or cards, arrows go over them, letters find what can be chosen and look closer. */
export function useTableKeys(
  root: RefObject<HTMLElement | null>,
  table: ConquestContext,
  hand: readonly string[],
): void {
  const at = (run: (root: HTMLElement) => void) => () => {
    if (root.current) run(root.current)
  }
  const common = { region: 'table' } as const
  const pressNumber = (n: number) =>
    at(box => {
      const planet = `p${n}`
      const wanted = table.isLit(planet)
        ? `[data-planet="${planet}"]`
        : `[data-card="${CSS.escape(hand[n - 1] ?? '')}"]`
      const element = box.querySelector<HTMLElement>(wanted)
      element?.focus()
      if (element?.dataset.lit !== undefined) element.click()
    })
  const actions: Action[] = [
    ...Array.from({ length: 9 }, (_, i) => ({
      ...common,
      id: `number-${i + 1}`,
      label: 'conquest.key.number' as const,
      shortcut: String(i + 1),
      run: pressNumber(i + 1),
    })),
    { ...common, id: 'next', label: 'conquest.key.next', shortcut: 'n', run: at(box => focusNextLit(box, 1)) },
    { ...common, id: 'previous', label: 'conquest.key.previous', shortcut: 'b', run: at(box => focusNextLit(box, -1)) },
    {
      ...common,
      id: 'look-closer',
      label: 'conquest.key.look',
      shortcut: 'i',
      run: () => {
        const thing = focusedThing()
        if (thing) table.zoom(thing)
      },
    },
    ...ARROWS.map(arrow => ({
      ...common,
      id: arrow,
      label: 'conquest.key.arrows' as const,
      shortcut: arrow,
      focused: true,
      enabled: () => focusedStop() !== null,
      run: at(box => rove(box, arrow)),
    })),
  ]
  useActions(actions)
}

/** The card or planet that has the focus. */
function focusedThing(): string | undefined {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return undefined
  return (
    activeElement.dataset.figure ??
    activeElement.dataset.card ??
    activeElement.closest<HTMLElement>('[data-planet-id]')?.dataset.planetId
  )
}
