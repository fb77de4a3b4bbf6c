export interface Speaker {
  context: AudioContext
  out: AudioNode
  /** A second of noise that every hiss and rumble is cut from. */
  noise: AudioBuffer
}

let speaker: Speaker | null = null

/** One way out for all sounds, behind a limiter. Null where there is no sound, or not yet. */
export function audio(): Speaker | null {
  if (speaker) {
    if (speaker.context.state === 'suspended') speaker.context.resume().catch(() => {})
    return speaker
  }
  if (typeof AudioContext === 'undefined') return null
  const context = new AudioContext({ latencyHint: 'interactive' })
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -14
  limiter.ratio.value = 8
  limiter.connect(context.destination)
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    samples[i] = seed / 2 ** 31 - 1
  }
  speaker = { context, out: limiter, noise }
  return speaker
}
