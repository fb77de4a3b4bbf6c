import { useEffect, useState } from 'react'
import { useSettings } from '../../app/settings.ts'

/** For so long after a change the pointer presses nothing: a click that was meant for the button before is nobody's. */
const SETTLE_MS = 300

/** True for a moment after another question is asked. Keys work at once, and everything for those who want no delays. */
export function useSettling(question: unknown): boolean {
  const { speed } = useSettings()
  const [settled, setSettled] = useState(question)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [question])
  return settled !== question && speed !== 'instant'
}
