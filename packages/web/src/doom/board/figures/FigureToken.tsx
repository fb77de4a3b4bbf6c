import { isDemonKind } from '@redoubt/doom/figure-kinds'
import { memo } from 'react'
import { classes } from '../../../ui/classes.ts'
import layer from '../layers/Layer.module.css'
import { U } from '../layers/unit.ts'
import style from './FigureToken.module.css'

/** Marines differ in the shape of the base, not in colour alone. */
const BASES: Record<string, string> = {
  alpha: 'M20 3L35.5 11.5V28.5L20 37L4.5 28.5V11.5Z',
  bravo: 'M5 5H35V35H5Z',
  charlie: 'M20 3.5A16.5 16.5 0 1 1 19.9 3.5Z',
  delta: 'M20 1L39 20L20 39L1 20Z',
}
const notches = (count: number) =>
  Array.from({ length: count }, (_, i) => `M${(i - (count - 1) / 2) * 4 - 1.2} -2.8h2.4v4.6h-2.4Z`).join('')
const NOTCHES: Record<string, string> = { alpha: notches(1), bravo: notches(2), charlie: notches(3), delta: notches(4) }

export interface TokenProps {
  id: string
  kind: string
  /** Symbol of the sprite; none for the drone, which is drawn here. */
  icon: string | null
  wide: number
  high: number
  damage: number
  stunned: boolean
  staggered: boolean
  /** Has acted, or moved as far as it can. */
  spent: boolean
  acting: boolean
  carries: boolean
  /** Which of several alike: as in its name. */
  number?: string | undefined
}

const cut = (w: number, h: number) => {
  const [c, e] = [5, 4]
  return `M${c + e} ${e}H${w - c - e}L${w - e} ${c + e}V${h - c - e}L${w - c - e} ${h - e}H${c + e}L${e} ${h - c - e}V${c + e}Z`
}

function Badge({ x, y, icon, colour }: { x: number; y: number; icon: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`} color={colour}>
      <circle r={8} fill="var(--terrain-wall)" />
      <use href={`#${icon}`} x={-6.5} y={-6.5} width={13} height={13} />
    </g>
  )
}

function Drone() {
  return (
    <g>
      <path d="M8 22L14 12H26L32 22L28 31H12Z" fill="var(--steel-38)" stroke="var(--steel-05b)" strokeWidth={2.4} />
      <path d="M14 12H26L23 19H17Z" fill="var(--steel-59)" />
      <circle cx={20} cy={23} r={4.6} fill="var(--steel-05b)" />
      <circle cx={20} cy={23} r={2.8} fill="var(--ice-63)" />
      <path d="M4 10H14M26 10H36M9 10V16M31 10V16" stroke="var(--steel-05b)" strokeWidth={3} strokeLinecap="round" />
      <path d="M4 9H14M26 9H36" stroke="var(--steel-74)" strokeWidth={1.6} strokeLinecap="round" />
    </g>
  )
}

/** Layer 11: a figure on its base, with everything that can be seen of its state. Its size is that of its base. */
export const FigureToken = memo(function FigureToken(props: TokenProps) {
  const { id, kind, icon, wide, high, damage, stunned, staggered, spent, acting, carries, number } = props
  const w = wide * U
  const h = high * U
  const marine = kind === 'marine'
  const ours = !isDemonKind(kind)
  const base = marine ? (BASES[id] ?? BASES.charlie!) : cut(w, h)
  const pad = wide > 1 ? 3 : 1.5
  // A turned base is narrower than the bust: it may look over the rim.
  const over = high > wide ? 9 : 0
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      overflow="visible"
      aria-hidden="true"
      className={classes(style.token, spent && style.spent)}
    >
      <path d={base} fill="var(--black)" opacity={0.45} transform="translate(3.5 4.5)" />
      {acting ? (
        <circle cx={w / 2} cy={h / 2} r={14 + 20 * Math.max(wide, high)} fill="url(#g-argent)" opacity={0.6} />
      ) : null}
      <path d={base} className={classes(style.base, ours && style.ours)} stroke="var(--terrain-wall)" strokeWidth={5} />
      <path
        d={base}
        fill="none"
        stroke={marine ? `var(--m-${id})` : ours ? 'var(--ice-63)' : staggered ? 'var(--warn)' : 'var(--danger)'}
        strokeWidth={marine ? 3.2 : 2.2}
        strokeDasharray={staggered ? '5 3' : undefined}
      />
      {icon ? (
        <>
          <use
            href={`#${icon}`}
            className={style.bustShadow}
            x={pad - over + 1.5}
            y={(high > 1 && wide > 1 ? -5 : 0) + 2}
            width={w - pad * 2 + over * 2}
            height={h - pad * 2 + (high > 1 && wide > 1 ? 8 : 0)}
          />
          <use
            href={`#${icon}`}
            x={pad - over}
            y={high > 1 && wide > 1 ? -5 : 0}
            width={w - pad * 2 + over * 2}
            height={h - pad * 2 + (high > 1 && wide > 1 ? 8 : 0)}
          />
        </>
      ) : (
        <Drone />
      )}
      {marine ? (
        <g transform="translate(20 38.5)">
          <rect x={-9} y={-4.2} width={18} height={7.4} rx={2} fill="var(--terrain-wall)" />
          <path d={NOTCHES[id]} fill={`var(--m-${id})`} />
        </g>
      ) : null}
      {damage > 0 ? (
        <g transform={`translate(${w - 7} 7)`}>
          <circle r={8} fill="var(--terrain-wall)" />
          <circle r={6.8} fill="var(--dice-red)" />
          <text y={3.7} textAnchor="middle" className={layer.number} fontSize={11} fill="var(--white)">
            {damage}
          </text>
        </g>
      ) : null}
      {staggered ? <Badge x={7} y={7} icon="stagger" colour="var(--warn)" /> : null}
      {stunned ? <Badge x={7} y={staggered ? 24 : 7} icon="stun" colour="var(--m-bravo)" /> : null}
      {carries ? <Badge x={7} y={h - 8} icon="objective" colour="var(--warn)" /> : null}
      {number ? (
        <g transform={`translate(${w - 7.5} ${h - 7.5})`} data-number={number}>
          <rect
            x={-7}
            y={-7.5}
            width={14}
            height={15}
            rx={3}
            fill="var(--steel-93)"
            stroke="var(--terrain-wall)"
            strokeWidth={1.5}
          />
          <text y={4.6} textAnchor="middle" className={layer.number} fontSize={13} fill="var(--steel-05)">
            {number}
          </text>
        </g>
      ) : null}
    </svg>
  )
})
