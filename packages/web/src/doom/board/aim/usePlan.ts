import type { Doom, DoomDecision } from '@redoubt/doom'
import { useMemo } from 'react'
import type { Match } from '../../../screen/match.ts'
import { type Intent, useIntent } from '../../common/intent.ts'
import { type Forecast, forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Offers } from '../../reading/offers.ts'
import { nearestPosts, type Plan, planOf } from '../../reading/plan.ts'
import { type Splash, splashOf } from '../../reading/splash.ts'

export interface Aiming {
  /** The card in mind, before it is played. */
  plan: Plan | null
  /** Everybody who can be attacked now, or could with the card in mind. */
  forecasts: readonly Forecast[]
  /** Places from which the enemy pointed at could be attacked, if it cannot from here. */
  posts: readonly string[]
  splash: Splash | null
}

/** What the board shows of an attack that has not been made. */
export function usePlan(
  { view, options }: Match<Doom>,
  intent: Intent,
  ground: Ground,
  offers: Offers,
  decision: DoomDecision | null,
  aim: Forecast | null,
): Aiming {
  const card = useIntent(intent, thought => thought.card)
  const { attack } = offers
  const plan = useMemo(() => planOf(ground, view, decision, card, attack), [ground, view, decision, card, attack])
  const forecasts = useMemo(() => {
    if (!attack) return []
    const offered = [...offers.byFigure].flatMap(([id, list]) => (list[0]?.kind === 'target' ? [id] : []))
    const targets = offered.length > 0 ? offered : (plan?.targets ?? [])
    return targets.flatMap(id => forecast(ground, view, options, attack, id, decision) ?? [])
  }, [attack, offers, plan, ground, view, options, decision])
  const { target, look } = aim ?? {}
  const reaches = attack && look?.sees && look.range !== null && look.range <= attack.range
  const posts = useMemo(() => {
    if (!attack || !target || reaches || attack.attacker !== view.moving?.figure) return []
    const walks = [...offers.bySpace].flatMap(([space, [first]]) =>
      first?.kind === 'move' && first.spaces.length === 1 ? [[space, first.cost ?? 0] as const] : [],
    )
    return nearestPosts(ground, view, attack, plan?.reach ?? new Map(walks), target)
  }, [attack, target, reaches, ground, view, offers, plan])
  const splash = useMemo(
    () => (attack && target && reaches ? splashOf(ground, view, attack, target) : null),
    [attack, target, reaches, ground, view],
  )
  return { plan, forecasts, posts, splash }
}
