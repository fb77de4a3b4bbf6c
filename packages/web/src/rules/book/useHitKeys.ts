import { type Action, useActions } from '../../ui/actions.ts'

type Way = 'next' | 'previous' | 'open' | 'close'

const KEYS = {
  next: { label: 'rules.next-hit', shortcut: 'ArrowDown' },
  previous: { label: 'rules.previous-hit', shortcut: 'ArrowUp' },
  open: { label: 'rules.open-hit', shortcut: 'Enter' },
  close: { label: 'rules.close-hits', shortcut: 'Escape' },
} as const satisfies Record<Way, Pick<Action, 'label' | 'shortcut'>>

/** Keys that walk through what was found, while it is shown and somebody writes. */
export function useHitKeys(enabled: boolean, run: Readonly<Record<Way, () => void>>): void {
  const action = (way: Way): Action => ({
    ...KEYS[way],
    id: `${way}-hit`,
    region: 'search',
    focused: true,
    typing: true,
    enabled,
    run: run[way],
  })
  useActions([action('next'), action('previous'), action('open'), action('close')])
}
