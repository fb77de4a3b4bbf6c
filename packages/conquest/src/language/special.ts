import type { Flow, Next } from '@redoubt/kernel'
import type { Use } from '../abilities/use.ts'
import type { ConquestState } from '../match/state.ts'
import type { Borne } from './check/bearer.ts'

interface Parts {
  /** In one sentence, for whoever writes cards. */
  means: string
  /** It happens at a planet chosen as `$planet`. */
  planet?: true
  flows?: readonly Flow[]
  check?(b: Borne, path: string): void
  matters(g: ConquestState, use: Use): boolean
  run(g: ConquestState, use: Use): Next
}

/** A procedure of single cards that no common word fits. */
interface Special<I extends string = string> {
  readonly id: I
  readonly means: string
  readonly flows: readonly Flow[]
  check(b: Borne, path: string): void
  matters(g: ConquestState, use: Use): boolean
  run(g: ConquestState, use: Use): Next
}

export function special<const I extends string>(id: I, parts: Parts): Special<I> {
  return {
    id,
    means: parts.means,
    flows: parts.flows ?? [],
    check: (b, path) => {
      if (parts.planet && !b.targets.some(one => one.ref === '$planet' && one.pick === 'planet'))
        b.say(path, 'needs a planet chosen as $planet')
      parts.check?.(b, path)
    },
    matters: parts.matters,
    run: parts.run,
  }
}
