import { type RefObject, useLayoutEffect, useState } from 'react'
import { useTable } from './table.ts'

interface Line {
  from: [number, number]
  to: [number, number]
}

/** The arrow from an attacker to its defender, and from a picked unit to nothing yet. Measured after every change. */
export function Arrow({ root }: { root: RefObject<HTMLElement | null> }) {
  const { view, eventNumber } = useTable()
  const [line, setLine] = useState<Line | null>(null)
  const { attack } = view
  // biome-ignore lint/correctness/useExhaustiveDependencies: cards may have moved with every event
  useLayoutEffect(() => {
    const box = root.current
    const from = attack && box ? centre(box, attack.attacker) : null
    const to = attack?.defender && box ? centre(box, attack.defender) : null
    setLine(from && to ? { from, to } : null)
  }, [attack?.attacker, attack?.defender, eventNumber, view, root])
  if (!line) return null
  const { from, to } = line
  const bend = (to[0] - from[0]) * 0.12
  return (
    <svg className="cq-arrow" aria-hidden="true">
      <defs>
        <marker id="cq-tip" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="5" markerHeight="5" orient="auto">
          <path d="M0 0L10 5L0 10L3 5Z" fill="#ff5a4a" />
        </marker>
      </defs>
      <path
        d={`M${from.join(' ')} Q${(from[0] + to[0]) / 2 + bend} ${(from[1] + to[1]) / 2} ${to.join(' ')}`}
        className="cq-arrow-shade"
      />
      <path
        d={`M${from.join(' ')} Q${(from[0] + to[0]) / 2 + bend} ${(from[1] + to[1]) / 2} ${to.join(' ')}`}
        className="cq-arrow-line"
        markerEnd="url(#cq-tip)"
        pathLength={1}
      />
    </svg>
  )
}

function centre(box: HTMLElement, card: string): [number, number] | null {
  const found = box.querySelector(`[data-figure="${CSS.escape(card)}"]`)
  if (!found) return null
  const a = found.getBoundingClientRect()
  const b = box.getBoundingClientRect()
  return [a.left + a.width / 2 - b.left + box.scrollLeft, a.top + a.height / 2 - b.top + box.scrollTop]
}
