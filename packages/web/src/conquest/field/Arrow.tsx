import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTable } from '../common/context.ts'
import style from './Arrow.module.css'
import { type Bow, bow } from './bow.ts'

/** The arrow from an attacker to what it strikes or would strike. Measured after every change. */
export function Arrow({ root }: { root: RefObject<HTMLElement | null> }) {
  const { view, attacker, target, eventNumber, layout } = useTable()
  const [drawn, setDrawn] = useState<Bow | null>(null)
  const [size, setSize] = useState(0)
  useLayoutEffect(() => {
    const again = () => setSize(n => n + 1)
    addEventListener('resize', again)
    return () => removeEventListener('resize', again)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards may have moved with every event, the window with every size
  useLayoutEffect(() => {
    const box = root.current
    const from = attacker && box ? boxOf(box, attacker) : null
    const to = target && box ? boxOf(box, target) : null
    setDrawn(from && to ? bow(from, to) : null)
  }, [attacker, target, eventNumber, view, layout, size, root])
  if (!drawn) return null
  const { outline, edge, from, to, scale } = drawn
  return (
    <svg className={style.arrow} aria-hidden="true" data-part="arrow" key={attacker}>
      <defs>
        <linearGradient id="arrow-fill" gradientUnits="userSpaceOnUse" x1={from[0]} y1={from[1]} x2={to[0]} y2={to[1]}>
          <stop offset="0" className={style.tail} />
          <stop offset="0.35" className={style.body} />
          <stop offset="1" className={style.head} />
        </linearGradient>
      </defs>
      <path d={outline} className={style.glow} strokeWidth={14 * scale} />
      <path d={outline} className={style.shaft} fill="url(#arrow-fill)" />
      <path d={edge} className={style.edge} />
    </svg>
  )
}

/** Where a card is, in the coordinates of the field. */
function boxOf(field: HTMLElement, card: string) {
  const found = field.querySelector(`[data-figure="${CSS.escape(card)}"]`)
  if (!found) return null
  const a = found.getBoundingClientRect()
  const b = field.getBoundingClientRect()
  const left = a.left - b.left + field.scrollLeft
  const top = a.top - b.top + field.scrollTop
  return { left, top, right: left + a.width, bottom: top + a.height }
}
