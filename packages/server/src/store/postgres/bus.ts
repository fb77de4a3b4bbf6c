import type { Client } from 'pg'
import { localBus } from '../localbus.ts'
import type { Bus, Notice } from '../store.ts'

const CHANNEL = 'redoubt'
/** PostgreSQL carries less than 8,000 bytes at a time. */
const LONGEST = 7500
const PAUSE = { first: 50, longest: 2000 }

interface NodesBus extends Bus {
  close(): Promise<void>
}

/**
 * From all nodes to all nodes by LISTEN and NOTIFY, on a connection of its own. Whoever sits in this process hears at once.
 * Notices are sent together, and outside of the transactions they tell of: NOTIFY would make these wait for each other.
 */
export function nodesBus(client: () => Client): NodesBus {
  const here = localBus()
  const me = crypto.randomUUID()
  const gaps = new Set<() => void>()
  let outbox: string[] = []
  let sending: Promise<void> | null = null
  let line: Client | null = null
  let lost = () => {}
  let closed = false
  let pause = PAUSE.first
  let timer: NodeJS.Timeout | undefined
  let connectedBefore = false

  void connect()
  return {
    notify: notice => {
      here.notify(notice)
      outbox.push(JSON.stringify(notice))
      sending ??= send()
    },
    listen: (hear, missed) => {
      const leave = here.listen(hear, missed)
      const own = () => missed()
      gaps.add(own)
      return () => {
        leave()
        gaps.delete(own)
      }
    },
    close: async () => {
      closed = true
      clearTimeout(timer)
      await sending
      await line?.end().catch(() => {})
    },
  }

  /** What cannot be said now is lost: the others ask the tables. */
  async function send(): Promise<void> {
    await null // whatever is said in the same breath goes together
    while (outbox.length > 0) {
      const [text, rest] = packed(outbox)
      outbox = rest
      const broken = lost
      // A line that does not answer may be dead without anybody having said so: another is made, and what was missed is looked up.
      await line?.query({ text: 'select pg_notify($1, $2)', values: [CHANNEL, `${me}[${text}]`] }).catch(broken)
    }
    sending = null
  }

  async function connect(): Promise<void> {
    const fresh = client()
    let gone = false
    const again = () => {
      if (gone) return
      gone = true
      if (line === fresh) line = null
      fresh.end().catch(() => {})
      if (closed) return
      timer = setTimeout(connect, pause * (0.5 + Math.random()))
      timer.unref()
      pause = Math.min(2 * pause, PAUSE.longest)
    }
    fresh.on('error', again)
    fresh.on('end', again)
    fresh.on('notification', ({ payload }) => hear(payload ?? ''))
    try {
      await fresh.connect()
      await fresh.query('set synchronous_commit = off') // no notice is worth a flush
      await fresh.query(`listen ${CHANNEL}`)
    } catch {
      return again()
    }
    if (closed) return again()
    line = fresh
    lost = again
    pause = PAUSE.first
    if (connectedBefore) for (const missed of gaps) missed()
    connectedBefore = true
  }

  function hear(payload: string): void {
    if (payload.startsWith(me)) return
    for (const notice of unpacked(payload.slice(me.length))) here.notify(notice)
  }
}

/** As many as one message carries, and what is left; what is too long by itself only says that something happened. */
function packed(notices: readonly string[]): [text: string, rest: string[]] {
  const taken: string[] = []
  let size = 0
  for (const notice of notices) {
    const whole = Buffer.byteLength(notice)
    const next = whole > LONGEST ? cut(notice) : notice
    size += next === notice ? whole : Buffer.byteLength(next)
    if (taken.length > 0 && size + taken.length > LONGEST) break
    taken.push(next)
  }
  return [taken.join(','), notices.slice(taken.length)]
}

function cut(text: string): string {
  const { match, about, seq } = JSON.parse(text) as Notice
  return JSON.stringify({ match, about, seq })
}

/** Others may use the channel too. */
function unpacked(text: string): Notice[] {
  try {
    const notices: unknown = JSON.parse(text)
    return Array.isArray(notices) ? notices.filter(notice => typeof notice?.match === 'string') : []
  } catch {
    return []
  }
}
