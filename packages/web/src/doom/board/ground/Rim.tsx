import { memo } from 'react'
import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { U } from '../layers/unit.ts'
import style from './Rim.module.css'

/** Letters and numbers along the rim. */
export const Rim = memo(function Rim({ ground }: { ground: Ground }) {
  const letters = Array.from({ length: ground.width }, (_, x) => {
    let name = ''
    for (let k = x; k >= 0; k = Math.floor(k / 26) - 1) name = String.fromCharCode(65 + (k % 26)) + name
    return name
  })
  return (
    <Layer ground={ground} className={style.rim} spills>
      {letters.map((letter, x) => (
        <text key={letter} x={(x + 0.5) * U} y={-12} textAnchor="middle">
          {letter}
        </text>
      ))}
      {Array.from({ length: ground.height }, (_, y) => y + 1).map(n => (
        <text key={n} x={-13} y={(n - 0.5) * U + 4} textAnchor="middle">
          {n}
        </text>
      ))}
    </Layer>
  )
})
