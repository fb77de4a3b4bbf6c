import type { DoomView } from '@redoubt/doom'
import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { outline } from '../layers/shapes.ts'
import { useChanged } from './useChanged.ts'

/** Stillness was asked for: what has changed is outlined instead of moved. */
export function Changed({ ground, view }: { ground: Ground; view: DoomView }) {
  const spaces = useChanged(view)
  if (spaces.length === 0) return null
  return (
    <Layer ground={ground}>
      {spaces.map(space => (
        <path key={space} d={outline(ground, [space])} fill="none" stroke="var(--white)" strokeWidth={2.5} />
      ))}
    </Layer>
  )
}
