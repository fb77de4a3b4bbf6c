import { systemClock } from '@redoubt/host'
import { type Connection, connection, type Hello, type Status } from '@redoubt/protocol'
import { useSyncExternalStore } from 'react'
import { getLocale } from '../../app/settings.ts'

/** Milliseconds: a page in which so long nothing happened was asleep. */
const ASLEEP = 10_000

let line: Connection | null = null

/** The one connection to the server this page came from; made when something online is first looked at. */
export function server(): Connection {
  if (line) return line
  const address = new URL('ws', location.href)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  address.hash = ''
  const open = connection({
    connect: () => new WebSocket(address),
    clock: systemClock,
    language: getLocale(),
  })
  addEventListener('online', () => open.network(true))
  addEventListener('offline', () => open.network(false))
  if (!navigator.onLine) open.network(false)
  // A lid that was closed: do not wait for the next try, and see whether the line is still there.
  document.addEventListener('visibilitychange', () => document.hidden || open.retry())
  let awake = Date.now()
  setInterval(() => {
    const now = Date.now()
    if (now - awake > ASLEEP) open.retry()
    awake = now
  }, ASLEEP / 5)
  line = open
  return open
}

export function useStatus(): Status {
  return useSyncExternalStore(
    told => server().onStatus(told),
    () => server().status,
  )
}

/** Who the server takes this browser for; null before it has answered. */
export function useHello(): Hello | null {
  return useSyncExternalStore(
    told => server().onHello(told),
    () => server().hello,
  )
}
