import type { TermName } from '../ui/term.ts'
import { termAt } from './termof.ts'

export interface Looked {
  term: TermName
  anchor: Element
}

/** Milliseconds: a card comes after a rest of the pointer, and stays long enough to be reached. */
const REST = 350
const LEAVE = 250
const LONG_PRESS = 450
/** A finger that moved further than this (pixels) scrolls. */
const STILL = 10
const CARD = '[data-part=term-card]'

/** Tells what is pointed at, focused, tapped or pressed long, and null when it no longer is; returns how to stop. */
export function watchTerms(look: (looked: Looked | null) => void): () => void {
  const leaving = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null
  /** The click that follows a long press means nothing. */
  let swallow = false
  const later = (ms: number, looked: Looked | null) => {
    clearTimeout(timer)
    timer = setTimeout(() => look(looked), ms)
  }
  const letGo = () => {
    if (press) clearTimeout(press.timer)
    press = null
  }
  const on = <K extends keyof DocumentEventMap>(type: K, hear: (event: DocumentEventMap[K]) => void) =>
    document.addEventListener(type, hear, { signal: leaving.signal, capture: type === 'click' })
  on('pointerover', event => {
    if (event.pointerType === 'touch') return
    const found = termAt(event.target)
    if (found) later(REST, found)
    else if (event.target instanceof Element && event.target.closest(CARD)) clearTimeout(timer)
    else later(LEAVE, null)
  })
  on('pointerdown', event => {
    letGo()
    swallow = false
    const found = event.pointerType === 'touch' ? termAt(event.target) : null
    if (!found) return
    const hold = () => {
      swallow = true
      look(found)
    }
    press = { x: event.clientX, y: event.clientY, timer: setTimeout(hold, LONG_PRESS) }
  })
  on('pointermove', event => {
    if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) letGo()
  })
  on('pointerup', letGo)
  on('pointercancel', letGo)
  on('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('[role=dialog]')) return
    if (target.dataset.glossary !== undefined && target.matches(':focus-visible')) later(0, termAt(target))
    else if (target.matches(':focus-visible')) later(0, null)
  })
  on('click', event => {
    if (swallow) {
      swallow = false
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const named = event.target instanceof Element ? event.target.closest('[data-glossary]') : null
    if (!named) return
    clearTimeout(timer)
    const link = document.querySelector<HTMLElement>(`${CARD} a`)
    // Whoever asks again by keyboard wants to read on.
    if (link && event.detail === 0) link.focus()
    else look(termAt(named))
  })
  return () => {
    leaving.abort()
    clearTimeout(timer)
    letGo()
  }
}
