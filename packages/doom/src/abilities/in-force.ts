import { derived } from '../match/derived.ts'
import { contentOf, isDemon, isMarine } from '../match/figures.ts'
import type { Content, Effect, EffectOf } from '../match/said.ts'
import type { DoomState, Figure, Lasting, Marine } from '../match/state.ts'

/** Effects that cards have in force all the time, by word and card: most words are on no such card at all. */
type Passives = Record<string, Record<string, Effect[]>>
const NONE: never[] = []

const passivesOf = derived((content: Content): Passives => {
  const known = Object.create(null) as Passives
  for (const ability of Object.values(content.abilities)) {
    if (ability.timing !== 'passive') continue
    for (const effect of ability.effects) {
      const byCard = (known[effect.op] ??= Object.create(null) as Record<string, Effect[]>)
      ;(byCard[ability.card] ??= []).push(effect)
    }
  }
  return known
})

/** Does a card always have an effect of this word that fits? */
export function hasPassive(content: Content, card: string, op: Effect['op'], fits: (e: Effect) => boolean): boolean {
  return passivesOf(content)[op]?.[card]?.some(fits) ?? false
}

/** What a figure's own cards say. */
function printed(g: DoomState, byCard: Record<string, Effect[]>, figure: Figure): Effect[] {
  if (isDemon(figure)) return byCard[figure.kind] ?? NONE
  let m: Marine | undefined
  for (const one of g.marines) if (one.id === figure.id) m = one
  const ofClass = (m?.class && byCard[m.class]) || NONE
  const ofSquad = (m?.squad && byCard[m.squad]) || NONE
  return ofSquad.length === 0 ? ofClass : ofClass.length === 0 ? ofSquad : [...ofClass, ...ofSquad]
}

/** Stands for every marine, also those who come back only later. */
export const ALL_MARINES = 'marines'

export function effectOf(g: DoomState, lasting: Lasting): Effect {
  return contentOf(g).abilities[lasting.ability]!.effects[lasting.effect]!
}

/**
 * Every effect of one word that is in force for a figure: by its own cards or by something lasting. Asked all the time, so the
 * word is named beforehand.
 */
export function inForce<O extends Effect['op']>(op: O) {
  const passives = derived((content: Content) => passivesOf(content)[op] ?? null)
  return (g: DoomState, figure: Figure): ReadonlyArray<EffectOf<O>> => {
    const byCard = passives(contentOf(g))
    const found = byCard ? printed(g, byCard, figure) : NONE
    let own = found
    for (const lasting of g.lasting) {
      if (!lasting.on.includes(figure.id) && !(lasting.on.includes(ALL_MARINES) && isMarine(figure))) continue
      const effect = effectOf(g, lasting)
      if (effect.op !== op) continue
      if (own === found) own = found.slice()
      own.push(effect)
    }
    return own as Array<EffectOf<O>>
  }
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

/** The burden of a carrier goes with its token. */
export function unburden(g: DoomState, carrier: string): void {
  g.lasting = g.lasting.filter(lasting => lasting.until !== 'token-dropped' || !lasting.on.includes(carrier))
}

/** What concerned only a figure that has left the map. */
export function forget(g: DoomState, figure: string): void {
  if (g.lasting.length === 0) return
  unburden(g, figure)
  for (const lasting of g.lasting) lasting.on = lasting.on.filter(id => id !== figure)
}
