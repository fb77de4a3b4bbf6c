/** Chooses one of the keys that are offered. */
export type Liking = (keys: readonly string[]) => string

/** What one would do anyway: hit whoever can be hit, take what lies there, answer with what one has. */
const DOOM = [
  ...[/^(take|open)/, /^attack/, /^target/, /^(use|play)/],
  /^(keep|yes|figure|place|portal|group|kind|discard|argent|activate|respawn)/,
  /^(done|pass|end)/,
]
const CONQUEST = [/^(shield|attack|defender|use|play|take-both|commit)/, /^(keep|done|pass)/]

/** How each short lesson is solved: what the guide says, by the beginnings of keys; what is not said goes without saying. */
export const SOLUTIONS: Readonly<Record<string, readonly string[]>> = {
  moving: ['step:b3', 'step:c3', 'step:d2', 'open', 'step:e2', 'step:f3', 'take', 'play:sidearm', 'attack'],
  sight: ['step:b3', 'step:c4', 'play:aimed-salvo', 'attack', 'target'],
  defence: [],
  glory: ['step:b2', 'step:c1', 'step:d1', 'teleport:f2'],
  weapons: ['step:b1', 'take', 'use:gunslinger', 'target', 'play:throw-frag-grenade', 'token:e2', 'end'],
  invader: ['attack', 'end', 'step', 'end'],
  deploy: ['deploy:sm-10th-company-scout', 'pass', 'commit:p2'],
  commit: ['commit:p1', 'take-both'],
  battle: [],
  reactions: [
    'deploy:sm-10th-company-scout',
    'use',
    'commit:p1',
    'attack:sm-10th-company-scout',
    'defender:ork-goff-nob',
  ],
}

/** First what stands in the script, each once and in order; then whatever is liked most; at last the last thing offered. */
export function following(game: 'doom' | 'conquest', script: readonly string[] = []): Liking {
  const left = [...script]
  return keys => {
    const next = left[0] === undefined ? undefined : keys.find(key => key.startsWith(left[0]!))
    if (next !== undefined) {
      left.shift()
      return next
    }
    for (const liked of game === 'doom' ? DOOM : CONQUEST) {
      const found = keys.find(key => liked.test(key))
      if (found !== undefined) return found
    }
    return keys.at(-1)!
  }
}
