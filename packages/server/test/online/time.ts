import { testClock } from '@redoubt/host/testing'
import { onTestFinished } from 'vitest'

/** A clock that goes as usual, and forward when a test wants it; stopped, it only goes when a test wants it. */
export function movableClock() {
  const clock = testClock()
  let last = performance.now()
  const tick = setInterval(() => {
    const now = performance.now()
    clock.pass(Math.floor(now - last))
    last += Math.floor(now - last)
  }, 2)
  const stop = () => clearInterval(tick)
  onTestFinished(stop)
  return { clock, now: () => 1_750_000_000_000 + clock.now(), pass: clock.pass, stop }
}
