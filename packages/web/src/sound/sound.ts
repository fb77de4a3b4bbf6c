import { getSettings } from '../app/settings.ts'

/** Plays a cue by name, once the person has touched the page; the sounds themselves are loaded with the first one. */
export function play(cue: string): void {
  const { muted, effects } = getSettings()
  if (muted || effects === 0 || !touched) return
  import('./cues.ts').then(({ sound }) => sound(cue, effects)).catch(() => {})
}

let touched = false
for (const type of ['pointerdown', 'keydown'])
  globalThis.addEventListener?.(
    type,
    () => {
      touched = true
    },
    { once: true, capture: true },
  )
