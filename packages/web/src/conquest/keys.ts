import type { KeyboardEvent } from 'react'

/** Arrow keys walk over the cards, units and planets of the table; Tab goes from group to group. */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const from = event.target as HTMLElement
  if (!step || !from.matches('[data-rove]')) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rove]')].filter(
    one => one.offsetParent !== null,
  )
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of all) {
    if (one === from) continue
    const there = middle(one)
    const along = (there[0] - here[0]) * step[0] + (there[1] - here[1]) * step[1]
    const across = Math.abs((there[0] - here[0]) * step[1]) + Math.abs((there[1] - here[1]) * step[0])
    if (along <= 4 || across > along * 3) continue
    const far = along + across * 2
    if (far < least) {
      least = far
      best = one
    }
  }
  if (!best) return
  event.preventDefault()
  best.focus()
  best.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const STEPS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The next (or previous) thing that can be chosen gets the focus. */
export function nextLit(root: HTMLElement | null, by: 1 | -1): void {
  const lit = [...(root?.querySelectorAll<HTMLElement>('[data-rove].lit') ?? [])].filter(
    one => one.offsetParent !== null,
  )
  const now = lit.indexOf(document.activeElement as HTMLElement)
  lit[(now + by + lit.length) % lit.length]?.focus()
}
