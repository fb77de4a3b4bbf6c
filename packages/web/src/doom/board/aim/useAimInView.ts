import type { DoomView } from '@redoubt/doom'
import { useEffect, useRef } from 'react'
import { figureById, type SeenFigure } from '../../reading/figures.ts'
import type { Forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import { regionOf } from '../camera/camera.ts'
import type { View } from '../camera/useCamera.ts'
import type { Aiming } from './usePlan.ts'

/**
 * A card in mind brings whoever acts into the window together with its targets, and with all it could reach if there is room; an enemy pointed at
 * in a list or on a button comes in too. Who points at the map itself sees it already: there nothing moves under the pointer.
 */
export function useAimInView(
  ground: Ground,
  view: DoomView,
  actor: SeenFigure | undefined,
  { plan, forecasts }: Pick<Aiming, 'plan' | 'forecasts'>,
  aim: Forecast | null,
  pointed: string | null,
  { frameOn }: View,
): void {
  const latest = useRef({ ground, view, actor, plan, forecasts })
  latest.current = { ground, view, actor, plan, forecasts }
  const card = plan?.card
  const target = pointed === null ? aim?.target : undefined
  useEffect(() => {
    const { ground, view, actor, plan, forecasts } = latest.current
    if (!actor || (card === undefined && target === undefined)) return
    const targets = target === undefined ? forecasts.map(forecast => forecast.target) : [target]
    const near = [...actor.at, ...targets.flatMap(id => figureById(view, id)?.at ?? [])]
    const wide = [...near, ...(plan?.posts ?? []), ...(plan?.reach.keys() ?? [])]
    const cells = (spaces: readonly string[]) => spaces.map(space => ground.cell(ground.board.at(space)))
    frameOn([wide, near].flatMap(spaces => regionOf(cells(spaces)) ?? []))
  }, [card, target, frameOn])
}
