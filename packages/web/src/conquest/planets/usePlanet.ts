import type { PlanetData, SeenPlanet } from '@redoubt/conquest'
import type { ButtonHTMLAttributes } from 'react'
import { useTable } from '../common/context.ts'
import { lookCloser } from '../common/lookCloser.ts'

type Button = ButtonHTMLAttributes<HTMLButtonElement> & Record<`data-${string}`, string | boolean | undefined>

/** A planet as a button, however it is drawn. */
export function usePlanet(
  planet: SeenPlanet,
  data: PlanetData,
  order: number,
): { isLit: boolean; isPicked: boolean; button: Button } {
  const table = useTable()
  const isLit = table.isLit(planet.at)
  const isPicked = table.picked === planet.at
  return {
    isLit,
    isPicked,
    button: {
      type: 'button',
      'data-planet': planet.at,
      'data-rove': 'planet',
      'data-lit': isLit || undefined,
      tabIndex: order === 0 ? 0 : -1,
      'aria-pressed': isPicked || undefined,
      'aria-description': data.battleAbility.text,
      onClick: event => {
        event.stopPropagation() // the column around it would do the same again
        if (isLit) table.point(planet.at)
        else table.zoom(data.id)
      },
      ...lookCloser(() => table.zoom(data.id)),
    },
  }
}
