import type { Host, Message } from '@redoubt/host'
import type { Viewer } from '@redoubt/kernel'
import type { Member } from '../tables/running.ts'
import { type Channel, channel } from './channel.ts'

/** Who watches a match: one channel for each pair of eyes, however many look through it. */
interface Watching {
  watch(viewer: Viewer, member: Member, since: number): () => void
  /** Ends the watching of those who no longer may. */
  unwatch(viewer: Viewer, code: string, which?: (member: Member) => boolean): void
  viewers(): Viewer[]
  /** Another host plays the match now: whoever watches is told what has changed since. */
  follow(): void
}

export function watching(host: () => Host): Watching {
  const channels = new Map<Viewer, { channel: Channel; leave(): void }>()
  return {
    watch: (viewer, member, since) => {
      const found = channels.get(viewer)
      const one = found ?? { channel: channel(), leave: () => {} }
      if (!found) {
        channels.set(viewer, one)
        one.leave = subscribe(viewer, one.channel)
      }
      const leave = one.channel.join(member, present(viewer, since))
      return () => {
        leave()
        if (one.channel.size() > 0) return
        one.leave()
        channels.delete(viewer)
      }
    },
    unwatch: (viewer, code, which) => channels.get(viewer)?.channel.end(code, which),
    viewers: () => [...channels.keys()],
    follow: () => {
      for (const [viewer, one] of channels) {
        one.leave = subscribe(viewer, one.channel)
        one.channel.take(present(viewer, one.channel.seq()))
      }
    },
  }

  /** All that comes after now. */
  function subscribe(viewer: Viewer, to: Channel): () => void {
    let first = true
    return host().subscribe(
      viewer,
      message => {
        if (first) first = false
        else to.take(message)
      },
      host().seq,
    )
  }

  function present(viewer: Viewer, since: number): Message {
    let message: Message | null = null
    host().subscribe(
      viewer,
      one => {
        message ??= one
      },
      since,
    )()
    return message!
  }
}
