import { type Answered, type Asked, type Command, Refused } from '@redoubt/protocol'
import type { Player } from '../../store/index.ts'
import type { Session } from './session.ts'

/** What is done for one command. It answers, or throws `Refused`. */
type Handler<C extends Command> = (session: Session, asked: Asked<C>) => Promise<Answered<C>>
export type Handlers<C extends Command = Command> = { [N in C]: Handler<N> }

/** A person is needed, not a stranger or a program. */
export function personIn({ who }: Session): Player {
  if (!who.player) throw new Refused('no-guest')
  return who.player
}
