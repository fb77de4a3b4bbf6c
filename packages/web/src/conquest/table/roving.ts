const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const
type Arrow = keyof typeof STEPS
export const ARROWS = Object.keys(STEPS) as readonly Arrow[]

/** Cards, units and planets that arrow keys go over; Tab goes from group to group. */
const stops = (root: HTMLElement, which = ''): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[data-rove]${which}`)].filter(one => one.offsetParent !== null)

/** The one of the cards, units and planets that has the focus. */
export function focusedStop(): HTMLElement | null {
  const { activeElement } = document
  return activeElement instanceof HTMLElement && activeElement.matches('[data-rove]') ? activeElement : null
}

/** The focus goes to the next one in that direction. */
export function rove(root: HTMLElement, arrow: Arrow): void {
  const from = focusedStop()
  if (!from) return
  const step = STEPS[arrow]
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of stops(root)) {
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
  best?.focus()
  best?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

function middle(element: HTMLElement): [number, number] {
  const box = element.getBoundingClientRect()
  return [box.left + box.width / 2, box.top + box.height / 2]
}

/** The next (or previous) thing that can be chosen gets the focus. */
export function focusNextLit(root: HTMLElement, by: 1 | -1): void {
  const lit = stops(root, '[data-lit]')
  const now = lit.indexOf(document.activeElement as HTMLElement)
  lit[(now + by + lit.length) % lit.length]?.focus()
}
