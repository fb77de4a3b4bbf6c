import { type RefObject, useLayoutEffect, useState } from 'react'
import buttonStyle from '../../ui/Button.module.css'

/** How many buttons fewer, at most `most`, must stand side by side so that no words are cut, whatever the language; measured for these words. */
export function useFitting(row: RefObject<HTMLElement | null>, words: string, most: number): number {
  const [width, setWidth] = useState(0)
  const asked = `${width} ${words}`
  const [found, setFound] = useState({ asked, fewer: 0 })
  const fewer = found.asked === asked ? found.fewer : 0
  useLayoutEffect(() => {
    const bar = row.current?.parentElement
    if (!bar) return
    const watch = new ResizeObserver(() => setWidth(Math.round(bar.clientWidth / 8)))
    watch.observe(bar)
    return () => watch.disconnect()
  }, [row])
  useLayoutEffect(() => {
    if (fewer < most && isTight(row.current)) setFound({ asked, fewer: fewer + 1 })
  }, [row, asked, fewer, most])
  return fewer
}

function isTight(row: HTMLElement | null): boolean {
  if (!row) return false
  if (row.scrollWidth > row.clientWidth + 1) return true
  return [...row.querySelectorAll<HTMLElement>(`.${buttonStyle.btn} > span`)].some(
    words =>
      words.clientHeight > 2 &&
      (words.scrollHeight > words.clientHeight + 2 || words.scrollWidth > words.clientWidth + 1),
  )
}
