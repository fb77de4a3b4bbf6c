import type { ReactNode } from 'react'
import { type Action, isEnabled } from '../../../ui/actions.ts'
import { Icon } from '../../../ui/Icon.tsx'
import style from './Controls.module.css'
import { MapButton } from './MapButton.tsx'

const FACES: Readonly<Record<string, ReactNode>> = {
  'zoom-out': '−',
  'zoom-in': '+',
  whole: <Icon id="ui-map" size={18} />,
  sight: <Icon id="los" size={18} />,
  list: <Icon id="ui-log" size={18} />,
  turn: <Icon id="ui-rotate" size={18} />,
}

/** The buttons at the side of the map: one for each action that can be done. */
export function Controls({ actions, sight }: { actions: readonly Action[]; sight: boolean }) {
  return (
    <div className={style.controls} data-drags data-over-map>
      {actions.filter(isEnabled).map(action => (
        <MapButton key={action.id} action={action} pressed={action.id === 'sight' ? sight : undefined}>
          {FACES[action.id]}
        </MapButton>
      ))}
    </div>
  )
}
