import type { ConquestEvent } from '@redoubt/conquest'
import type { DoomEvent } from '@redoubt/doom'
import type { Event } from '@redoubt/kernel'
import { count, happened, offers, type Story } from '../lesson.ts'

/** A word to whoever plays an ordinary match for the first time. */
interface Hint<E extends Event = Event> {
  id: string
  /** Now is the moment: it is their turn, and this is what they could do. */
  on(story: Story<E>): boolean
}

const asks =
  (...kinds: string[]) =>
  ({ decision }: Pick<Story, 'decision'>) =>
    decision !== null && kinds.includes(decision.kind)

const DOOM: readonly Hint<DoomEvent>[] = [
  { id: 'card', on: story => asks('activation')(story) && offers(story, 'play') },
  { id: 'aim', on: asks('attack-target') },
  { id: 'defend', on: asks('defense-card', 'during-defense') },
  { id: 'undo', on: story => asks('activation')(story) && happened(story, 'step') },
  { id: 'demons', on: asks('demon-card') },
  { id: 'inspect', on: story => count(story, 'activation-end') >= 2 },
  { id: 'coach', on: story => count(story, 'round') >= 2 },
]

const CONQUEST: readonly Hint<ConquestEvent>[] = [
  { id: 'mulligan', on: asks('mulligan') },
  { id: 'deploy', on: asks('deploy-turn') },
  { id: 'commit', on: asks('commit') },
  { id: 'battle', on: asks('combat-turn') },
  { id: 'shield', on: asks('shield') },
  { id: 'inspect', on: story => happened(story, 'claim') },
  { id: 'coach', on: story => count(story, 'phase') >= 6 },
]

/** In the order in which they are thought of; each is said once for ever. */
export const HINTS: Readonly<Record<string, readonly Hint[]>> = { doom: DOOM, conquest: CONQUEST }
