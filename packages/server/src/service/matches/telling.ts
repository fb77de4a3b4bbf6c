import type { Answer, Host } from '@redoubt/host'
import type { SeatWord } from '../tables/running.ts'

/** Hands the words of seats to whichever host plays the match. */
interface Telling {
  tell(word: SeatWord): Promise<Answer>
  /** What seats want to be asked is in no record: another host hears it again. */
  remind(host: Host): void
}

export function telling(host: () => Host): Telling {
  const wishes = new Map<string, Extract<SeatWord, { cmd: 'prefer' }>>()
  return {
    tell: word => {
      if (word.cmd === 'choose') return host().choose(word.seat, word.seq, word.keys)
      if (word.cmd === 'undo') return host().undo(word.seat, word.seq, word.to)
      if (word.cmd === 'answerUndo') return host().answerUndo(word.seat, word.seq, word.agree)
      if (word.cmd === 'withdrawUndo') return host().withdrawUndo(word.seat, word.seq)
      wishes.set(`${word.seat} ${word.kind}`, word)
      return host().prefer(word.seat, word.kind, word.asking)
    },
    remind: other => {
      for (const { seat, kind, asking } of wishes.values()) void other.prefer(seat, kind, asking)
    },
  }
}
