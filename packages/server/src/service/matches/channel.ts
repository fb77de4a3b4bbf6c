import { difference, type Message } from '@redoubt/host'
import type { Member } from '../tables/running.ts'

/**
 * All who watch one match through the same eyes get the same words; they are put together once. It has functions, no getters: V8 keeps
 * an object that has one as a dictionary, which takes several times the room, and there is one for every seat of every match.
 */
export interface Channel {
  /** `first` is the present, with what has happened since the member's last word. */
  join(member: Member, first: Message): () => void
  /** Something has changed. */
  take(message: Message): void
  /** Everybody is told everything, as after a gap; each with what has happened since they know of. */
  renew(present: (since: number) => Message): void
  end(code: string, which?: (member: Member) => boolean): void
  size(): number
  /** The number of the last decision they know. */
  seq(): number
}

type Picture = Omit<Message, 'events' | 'clocks' | 'commitment'>

export function channel(): Channel {
  const members = new Map<Member, number>()
  let last: Picture | null = null
  let seq = -1

  return {
    join: (member, first) => {
      // What is sent next is the difference to what everybody has.
      last ??= pictureOf(first)
      seq = first.seq
      members.set(member, 0)
      tell(member, `"whole":${JSON.stringify({ ...first, ...last })}`)
      return () => void members.delete(member)
    },
    take: message => {
      const next = pictureOf(message)
      const change = difference(last ?? {}, next)
      last = next
      seq = message.seq
      const clocks = message.clocks ? `,"clocks":${JSON.stringify(message.clocks)}` : ''
      const body = `"change":${JSON.stringify(change)},"events":${JSON.stringify(message.events)}${clocks}`
      for (const member of members.keys()) tell(member, body)
    },
    renew: present => {
      const message = present(seq)
      last = pictureOf(message)
      seq = message.seq
      const body = `"whole":${JSON.stringify(message)}`
      for (const member of members.keys()) tell(member, body)
    },
    end: (code, which = () => true) => {
      for (const member of members.keys())
        if (which(member)) {
          members.delete(member)
          member.end(code)
        }
    },
    size: () => members.size,
    seq: () => seq,
  }

  function tell(member: Member, body: string): void {
    const n = members.get(member)! + 1
    members.set(member, n)
    member.send(`{"on":"match","watch":${member.watch},"n":${n},${body}}`)
  }
}

/** Field by field: a copy that leaves some out takes several times as long. A field without a value is none. */
function pictureOf({ seq, made, view, decision, passes, undone, outcome, undo, practice }: Message): Picture {
  type All = { [F in keyof Required<Picture>]: Picture[F] }
  return { seq, made, view, decision, passes, undone, outcome, undo, practice } satisfies All as Picture
}
