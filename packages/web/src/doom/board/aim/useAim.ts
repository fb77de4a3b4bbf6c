import type { Doom, DoomDecision } from '@redoubt/doom'
import { useMemo } from 'react'
import type { Match } from '../../../screen/match.ts'
import { type Intent, useIntent } from '../../common/intent.ts'
import { areEnemies, figureAt, figureById } from '../../reading/figures.ts'
import { type Forecast, forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import type { Offers } from '../../reading/offers.ts'

/** The attack in mind on whoever is picked or pointed at, else on who stands in the space asked about. */
export function useAim(
  { view, options }: Match<Doom>,
  intent: Intent,
  ground: Ground,
  { attack }: Offers,
  decision: DoomDecision | null,
  asked: string | null,
): Forecast | null {
  const target = useIntent(intent, thought => thought.target)
  const figure = useIntent(intent, thought => thought.figure)
  const aimedAt = target ?? figure ?? (asked ? (figureAt(view, asked)?.id ?? null) : null)
  return useMemo(() => {
    const from = figureById(view, attack?.attacker)
    const to = figureById(view, aimedAt)
    if (!attack || !from || !to || !areEnemies(from, to)) return null
    return forecast(ground, view, options, attack, to.id, decision)
  }, [attack, view, aimedAt, ground, options, decision])
}
