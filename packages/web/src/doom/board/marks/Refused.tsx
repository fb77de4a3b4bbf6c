import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { outline } from '../layers/shapes.ts'
import style from './Refused.module.css'

/** The space that was refused, for as long as it is remembered. */
export function Refused({ ground, space }: { ground: Ground; space: string }) {
  return (
    <Layer ground={ground} className={style.refused}>
      <path d={outline(ground, [space])} fill="var(--warn)" fillOpacity={0.14} stroke="var(--warn)" strokeWidth={4} />
    </Layer>
  )
}
