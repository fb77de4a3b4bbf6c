import { type CSSProperties, useEffect, useRef } from 'react'
import { calm } from '../../app/settings.ts'
import { Icon } from '../../ui/Icon.tsx'
import style from './Demonstration.module.css'
import type { Aim } from './useAim.ts'

/** How long it is shown: the way there, the press, and a moment to look at what the table foretells. */
const LONG = 2600

interface Props {
  aim: Aim
  /** Where the hand comes from. */
  from: DOMRect
  /** They came by key: so does the focus, to what they would press. */
  isByKey: boolean
  done(): void
}

/** "Show me": a hand goes to what is meant and presses there. Nothing is decided; the table shows what it would foretell. */
export function Demonstration({ aim: { element, box }, from, isByKey, done }: Props) {
  const [x, y] = middle(box)
  const [startX, startY] = middle(from)
  const latest = useRef(done)
  latest.current = done
  useEffect(() => {
    const [clientX, clientY] = middle(element.getBoundingClientRect())
    const point = (type: string) =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse', clientX, clientY }))
    point('pointerover')
    point('pointermove')
    if (isByKey) focusOn(element)
    const timer = setTimeout(() => latest.current(), LONG)
    return () => {
      clearTimeout(timer)
      point('pointerout')
    }
  }, [element, isByKey])
  return (
    <span
      className={style.hand}
      data-part="demonstration"
      data-still={calm() || undefined}
      aria-hidden="true"
      style={{ left: x, top: y, '--x': `${startX - x}px`, '--y': `${startY - y}px` } as CSSProperties}
    >
      <i />
      <Icon id="ui-cursor" size={44} />
    </span>
  )
}

const middle = ({ left, top, width, height }: DOMRect): [x: number, y: number] => [left + width / 2, top + height / 2]

/** The thing itself, or the first thing in it that can be pressed. */
function focusOn(element: Element): void {
  const found = element.matches('[tabindex], button')
    ? element
    : element.querySelector('button:not([disabled]), [tabindex]')
  if (found instanceof HTMLElement) found.focus()
}
