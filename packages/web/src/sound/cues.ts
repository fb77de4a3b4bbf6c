import { RECIPES } from './recipes.ts'
import { audio } from './speaker.ts'
import { render } from './synth.ts'

export { CUES, type Cue, isCue } from './recipes.ts'

/** At most so many at once; a volley is one noise, not twenty. */
const MOST_VOICES = 8
/** The same cue again within this time would only be louder. */
const APART = 0.04

const lastAt = new Map<string, number>()
const ends: number[] = []

/** Plays a cue now. Every cue is made here, with Web Audio; an unknown one is silence. */
export function sound(cue: string, volume: number): void {
  const recipe = Object.hasOwn(RECIPES, cue) ? RECIPES[cue as keyof typeof RECIPES] : undefined
  const speaker = audio()
  if (!recipe || !speaker) return
  const now = speaker.context.currentTime
  if (now - (lastAt.get(cue) ?? -1) < APART) return
  while (ends.length > 0 && ends[0]! <= now) ends.shift()
  if (ends.length >= MOST_VOICES) return
  lastAt.set(cue, now)
  ends.push(now + render(speaker, recipe, volume))
  ends.sort((a, b) => a - b)
}
