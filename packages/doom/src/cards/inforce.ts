import type { Effect, EffectOf } from '../content/effect.ts'
import type { Content } from '../content/index.ts'
import { contentOf, isDemon } from '../figures.ts'
import type { DoomState, Figure, Lasting } from '../state.ts'

/** Effects a card has in force all the time. */
const passives = new WeakMap<Content, Map<string, readonly Effect[]>>()

export function passiveEffects(content: Content, card: string): readonly Effect[] {
  let known = passives.get(content)
  if (!known) passives.set(content, (known = new Map()))
  let list = known.get(card)
  if (!list) {
    list = content
      .abilitiesOf(card)
      .filter(a => a.timing === 'passive')
      .flatMap(a => a.effects)
    known.set(card, list)
  }
  return list
}

export function effectOf(g: DoomState, lasting: Lasting): Effect {
  return contentOf(g).abilities[lasting.ability]!.effects[lasting.effect]!
}

/** Every effect of this word that is in force for a figure: by its own cards or by something lasting. */
export function inForce<O extends Effect['op']>(g: DoomState, op: O, figure: Figure): Array<EffectOf<O>> {
  const found: Array<EffectOf<O>> = []
  const content = contentOf(g)
  const collect = (card: string | null | undefined) => {
    if (!card) return
    for (const effect of passiveEffects(content, card)) if (effect.op === op) found.push(effect as EffectOf<O>)
  }
  if (isDemon(figure)) collect(figure.kind)
  else
    for (const m of g.marines)
      if (m.id === figure.id) {
        collect(m.class)
        collect(m.squad)
      }
  for (const lasting of g.lasting) {
    if (!lasting.on.includes(figure.id)) continue
    const effect = effectOf(g, lasting)
    if (effect.op === op) found.push(effect as EffectOf<O>)
  }
  return found
}

/** Lasting effects that wait for this moment of a figure (or of the seat that owns them). */
export function lastingAt(g: DoomState, at: string, who: string): Array<{ lasting: Lasting; effect: Effect }> {
  if (g.lasting.length === 0) return []
  const found: Array<{ lasting: Lasting; effect: Effect }> = []
  for (const lasting of g.lasting) {
    if (lasting.owner !== who && !lasting.on.includes(who)) continue
    const effect = effectOf(g, lasting)
    if ('at' in effect && effect.at === at) found.push({ lasting, effect })
  }
  return found
}

/** Counts a use of a lasting effect that has only so many. */
export function useUp(g: DoomState, lasting: Lasting): void {
  if (lasting.uses === undefined) return
  lasting.uses--
  if (lasting.uses <= 0) g.lasting = g.lasting.filter(other => other !== lasting)
}

/** Ends what lasts until a moment; `figure` where the moment is somebody's. */
export function expire(g: DoomState, until: string, figure?: string): void {
  if (g.lasting.length > 0) {
    g.lasting = g.lasting.filter(lasting => {
      if (lasting.until !== until) return true
      if (until === 'owner-activation-start') return lasting.owner !== figure
      if (until === 'target-activation-end') {
        lasting.on = lasting.on.filter(id => id !== figure)
        return lasting.on.length > 0
      }
      if (until === 'token-dropped' || until === 'stun-removed') return !lasting.on.includes(figure!)
      return false
    })
  }
  if (g.tokens.length > 0) {
    g.tokens = g.tokens.filter(
      token => token.until !== until || (until === 'owner-activation-start' && token.owner !== figure),
    )
  }
}

/** What concerned only a figure that has left the map. */
export function forget(g: DoomState, figure: string): void {
  if (g.lasting.length === 0) return
  for (const lasting of g.lasting) lasting.on = lasting.on.filter(id => id !== figure)
}
