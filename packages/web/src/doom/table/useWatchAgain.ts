import type { Doom, DoomView } from '@redoubt/doom'
import { useEffect, useState } from 'react'
import type { Match } from '../../screen/match.ts'
import { foretell, linger } from '../events/foretellBoard.ts'
import { foretellPanels } from '../events/foretellPanels.ts'

interface WatchAgain {
  /** The match as it is, or as it was while something is watched again. */
  match: Match<Doom>
  isOn: boolean
  /** From this entry of the log on. */
  start(n: number): void
  stop(): void
}

/** What has been shown once is shown again, at this table; a decision waits meanwhile, and nothing is sent to anybody. */
export function useWatchAgain(match: Match<Doom>): WatchAgain {
  const [range, setRange] = useState<{ at: number; to: number } | null>(null)
  const entry = range && match.log[range.at]
  const ms = entry ? Math.max(60, linger(entry.event)) : 0
  useEffect(() => {
    if (!range) return
    const timer = setTimeout(() => {
      let at = range.at + 1
      while (at < range.to && linger(match.log[at]!.event) === 0) at++
      setRange(at < range.to ? { ...range, at } : null)
    }, ms)
    return () => clearTimeout(timer)
  }, [range, ms, match.log])
  const stop = () => setRange(null)
  const start = (n: number) => {
    const at = match.log.findIndex(one => one.n >= n)
    if (at >= 0) setRange({ at, to: match.log.length })
  }
  if (!entry || !range) return { match, isOn: false, start, stop }
  const view = foretellPanels(foretell(entry.view as DoomView, entry.event), entry.event)
  const past: Match<Doom> = {
    ...match,
    view: { ...view, you: match.view.you },
    onScreen: { n: entry.n, event: entry.event, ms },
    decision: null,
    yours: false,
    log: match.log.slice(0, range.at + 1),
    skip: stop,
  }
  return { match: past, isOn: true, start, stop }
}
