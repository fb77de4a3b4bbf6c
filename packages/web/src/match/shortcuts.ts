import { useEffect, useRef } from 'react'
import { getSettings } from '../app/settings.ts'

export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Keys by name ('z', 'Escape', '?'). Letters rest while somebody types, or for good if the settings say so. */
export function useShortcuts(keys: Shortcuts): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (name === 'Enter' && !pointed && isPressed(event.target)) return
      const act = latest.current[name]
      if (!act || (event.key.length === 1 && !getSettings().letters)) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input, textarea, select, [role=dialog], [contenteditable]') !== null
  )
}

/** Whoever pointed last has left the focus where they clicked, and does not think of it. */
let pointed = false
const ANSWERS = ['Enter', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']
globalThis.addEventListener?.('pointerdown', () => void (pointed = true), { capture: true })
globalThis.addEventListener?.('keydown', ({ key }) => void (pointed &&= ANSWERS.includes(key)), { capture: true })

export const lastPointed = (): boolean => pointed

/** Enter belongs to whatever has the focus and can be pressed, for those who go by keyboard. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, summary, [role=gridcell], [role=button]') !== null
}
