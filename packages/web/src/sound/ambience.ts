import { audio, type Speaker } from './speaker.ts'

let playing: { stop(): void; level: GainNode } | null = null

/** A quiet bed under a match: air and a far hum. Off unless the person wants it; 0 stops it. */
export function ambience(game: string, volume: number): void {
  if (volume === 0) {
    playing?.stop()
    playing = null
    return
  }
  const speaker = audio()
  if (!speaker) return
  playing ??= start(speaker, game === 'conquest' ? [41, 61.5] : [36.7, 55])
  playing.level.gain.setTargetAtTime(volume * 0.12, speaker.context.currentTime, 0.8)
}

function start({ context, out, noise }: Speaker, notes: readonly number[]): { stop(): void; level: GainNode } {
  const level = context.createGain()
  level.gain.value = 0
  level.connect(out)
  const air = context.createBufferSource()
  air.buffer = noise
  air.loop = true
  const filter = context.createBiquadFilter()
  filter.type = 'lowpass'
  filter.frequency.value = 320
  const breath = context.createOscillator()
  breath.frequency.value = 0.07
  const depth = context.createGain()
  depth.gain.value = 120
  breath.connect(depth).connect(filter.frequency)
  air.connect(filter).connect(level)
  const hums = notes.map(note => {
    const hum = context.createOscillator()
    hum.frequency.value = note
    hum.connect(level)
    return hum
  })
  const sources = [air, breath, ...hums]
  for (const source of sources) source.start()
  return {
    level,
    stop() {
      level.gain.setTargetAtTime(0, context.currentTime, 0.3)
      for (const source of sources) source.stop(context.currentTime + 2)
    },
  }
}
