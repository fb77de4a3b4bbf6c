import type { Speaker } from './speaker.ts'

/** One sounding part of a cue. Times in seconds, pitches in hertz. */
export interface Part {
  wave: 'sine' | 'triangle' | 'square' | 'sawtooth' | 'noise'
  /** Pitch of a tone, or of the filter over noise; it glides from the first to the last. */
  pitch: readonly [number, number]
  /** When it begins, after the cue does. */
  at?: number
  /** How long it takes to fade out. */
  length: number
  /** How long it takes to come up. */
  rise?: number
  gain: number
  /** What the noise or tone is filtered with. */
  filter?: BiquadFilterType
  /** Sharpness of the filter. */
  q?: number
}

export type Recipe = readonly Part[]

export function lengthOf(recipe: Recipe): number {
  return Math.max(...recipe.map(({ at = 0, rise = 0, length }) => at + rise + length))
}

/** Plays a recipe and returns how long it takes. */
export function render(speaker: Speaker, recipe: Recipe, volume: number): number {
  for (const part of recipe) voice(speaker, part, volume)
  return lengthOf(recipe)
}

function voice({ context, out, noise }: Speaker, part: Part, volume: number): void {
  const { wave, pitch, at = 0, length, rise = 0.004, gain, filter, q = 1 } = part
  const start = context.currentTime + at
  const top = start + rise
  const end = top + length
  const level = context.createGain()
  level.gain.setValueAtTime(0.0001, start)
  level.gain.exponentialRampToValueAtTime(Math.max(0.0002, gain * volume), top)
  level.gain.exponentialRampToValueAtTime(0.0001, end)
  level.connect(out)
  const source = wave === 'noise' ? noiseSource(context, noise) : toneSource(context, wave, pitch, start, end)
  if (filter || wave === 'noise') {
    const shape = context.createBiquadFilter()
    shape.type = filter ?? 'bandpass'
    shape.Q.value = q
    glide(shape.frequency, pitch, start, end)
    source.connect(shape).connect(level)
  } else source.connect(level)
  source.start(start)
  source.stop(end + 0.02)
  source.onended = () => level.disconnect()
}

function noiseSource(context: AudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = buffer
  source.loop = true
  return source
}

function toneSource(
  context: AudioContext,
  wave: OscillatorType,
  pitch: Part['pitch'],
  start: number,
  end: number,
): OscillatorNode {
  const tone = context.createOscillator()
  tone.type = wave
  glide(tone.frequency, pitch, start, end)
  return tone
}

function glide(param: AudioParam, [from, to]: Part['pitch'], start: number, end: number): void {
  param.setValueAtTime(from, start)
  if (to !== from) param.exponentialRampToValueAtTime(Math.max(1, to), end)
}
