import { getSettings } from '../app/settings.ts'

/** Plays a cue by name, once the person has touched the page; the sounds themselves are loaded with the first one. */
export function play(cue: string): void {
  const { muted, effects } = getSettings()
  if (muted || effects === 0 || !touched) return
  import('./cues.ts').then(({ sound }) => sound(cue, effects)).catch(() => {})
}

/** Opens the way out for sounds before the first one is due: that takes longer than a press may. */
export async function tune(): Promise<void> {
  await touch
  await new Promise(resolve => setTimeout(resolve, QUIET_MS))
  const { audio } = await import('./speaker.ts')
  audio()
}

/** By then what was pressed has been answered on the screen. */
const QUIET_MS = 250
let touched = false
const touch = new Promise<void>(resolve => {
  for (const type of ['pointerdown', 'keydown'])
    globalThis.addEventListener?.(
      type,
      () => {
        touched = true
        resolve()
      },
      { once: true, capture: true },
    )
})
