import type { DoomView } from '@redoubt/doom'
import { useWords } from '../../i18n/context.tsx'
import type { Look } from '../aim/sightline.ts'
import { figureById, type SeenFigure } from './figures.ts'
import type { Ground } from './ground.ts'
import { U } from './paint/pen.ts'

interface Box {
  x: number
  y: number
  w: number
  h: number
}

export function boxOf(ground: Ground, figure: SeenFigure): Box {
  const cells = figure.at.map(space => ground.cell(ground.board.at(space)))
  const x = Math.min(...cells.map(c => c[0]))
  const y = Math.min(...cells.map(c => c[1]))
  return { x, y, w: Math.max(...cells.map(c => c[0])) - x + 1, h: Math.max(...cells.map(c => c[1])) - y + 1 }
}

/** Corner brackets around a base: thin for what may be picked, strong for what is. */
export function Brackets({ box, colour, strong }: { box: Box; colour: string; strong?: boolean }) {
  const a = strong ? 4 : 1
  const arm = strong ? 10 : 8
  const [x0, y0, x1, y1] = [box.x * U - a, box.y * U - a, (box.x + box.w) * U + a, (box.y + box.h) * U + a]
  const path = `M${x0} ${y0 + arm}V${y0}H${x0 + arm}M${x1 - arm} ${y0}H${x1}V${y0 + arm}M${x1} ${y1 - arm}V${y1}H${x1 - arm}M${x0 + arm} ${y1}H${x0}V${y1 - arm}`
  return (
    <g fill="none">
      <path d={path} stroke="#04161b" strokeWidth={strong ? 6.5 : 4.5} />
      <path d={path} stroke={colour} strokeWidth={strong ? 3 : 2} />
    </g>
  )
}

export function Tag({
  x,
  y,
  text,
  icon,
  colour = '#ffb224',
  ink = '#241600',
}: {
  x: number
  y: number
  text: string
  icon: string
  colour?: string
  ink?: string
}) {
  const w = text.length * 6.1 + 28
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x={-w / 2} y={-9.5} width={w} height={19} rx={4} fill={colour} stroke="#04060a" strokeWidth={2} />
      <g color={ink}>
        <use href={`#${icon}`} x={-w / 2 + 5} y={-6.5} width={13} height={13} />
      </g>
      <text x={-w / 2 + 21} y={4} className="db-tag" fontSize={11} fill={ink}>
        {text}
      </text>
    </g>
  )
}

/** Layer 12: the line of sight from the attacker to whoever is pointed at. */
export function AimLayer({
  ground,
  view,
  from,
  to,
  look,
  far,
}: {
  ground: Ground
  view: DoomView
  from: string
  to: string
  look: Look
  far: boolean
}) {
  const { t } = useWords()
  const attacker = figureById(view, from)
  const target = figureById(view, to)
  if (!attacker || !target || attacker.at.length === 0 || target.at.length === 0) return null
  const a = boxOf(ground, attacker)
  const b = boxOf(ground, target)
  const [sx, sy] = [(a.x + a.w / 2) * U, (a.y + a.h / 2) * U]
  const [cx, cy] = [(b.x + b.w / 2) * U, (b.y + b.h / 2) * U]
  const angle = Math.atan2(cy - sy, cx - sx)
  const [bx, by] = [sx + Math.cos(angle) * 24, sy + Math.sin(angle) * 24]
  const end = look.sees
    ? [cx - Math.cos(angle) * 24, cy - Math.sin(angle) * 24]
    : [look.blocked!.x * U, look.blocked!.y * U]
  const ray = `M${bx} ${by}L${end[0]} ${end[1]}`
  const { stride } = ground.board.plan
  const corner = (n: number): [number, number] => [(n % stride) * U, Math.floor(n / stride) * U]
  const { witness } = look
  const cause = look.causes.find(c => c.space)
  return (
    <svg className="db-layer db-aim" viewBox={`0 0 ${ground.width * U} ${ground.height * U}`} aria-hidden="true">
      {look.sees && witness ? (
        <>
          {witness.lines.map((line, i) => {
            const [x1, y1] = corner(line.start)
            const [x2, y2] = corner(line.end)
            const free = witness.free[i]
            return (
              <path
                key={line.to}
                d={`M${x1} ${y1}L${x2} ${y2}`}
                stroke={free ? '#8ceeff' : '#ffb224'}
                strokeWidth={1.3}
                strokeDasharray="2 4"
                strokeOpacity={0.8}
              />
            )
          })}
          <circle
            cx={corner(witness.lines[0]!.start)[0]}
            cy={corner(witness.lines[0]!.start)[1]}
            r={4}
            fill="#8ceeff"
            stroke="#04161b"
            strokeWidth={1.5}
          />
          {witness.lines.map((line, i) => (
            <circle
              key={line.to}
              cx={corner(line.end)[0]}
              cy={corner(line.end)[1]}
              r={3}
              fill={witness.free[i] ? '#8ceeff' : '#ffb224'}
              stroke="#1d1200"
              strokeWidth={1.2}
            />
          ))}
        </>
      ) : null}
      <path d={ray} stroke="#04161b" strokeWidth={7} strokeOpacity={0.7} />
      <path
        d={ray}
        stroke={look.sees && !far ? '#8ceeff' : '#ff7a80'}
        strokeWidth={3.2}
        strokeDasharray={look.sees ? undefined : '7 5'}
      />
      {look.sees && !far ? <path d={ray} stroke="#fff" strokeWidth={1.2} /> : null}
      {look.blocked ? (
        <>
          <path
            d={`M${look.blocked.x * U - 8} ${look.blocked.y * U - 8}l16 16m0 -16l-16 16`}
            stroke="#04060a"
            strokeWidth={8}
            strokeLinecap="round"
          />
          <path
            d={`M${look.blocked.x * U - 8} ${look.blocked.y * U - 8}l16 16m0 -16l-16 16`}
            stroke="#ff7a80"
            strokeWidth={4}
            strokeLinecap="round"
          />
          <Tag
            x={look.blocked.x * U}
            y={look.blocked.y * U + 24}
            text={t('doom.aim.blocked.tag', { by: look.blocked.by })}
            icon="los"
            colour="#ff7a80"
          />
        </>
      ) : null}
      {look.cover ? (
        <Tag
          {...(cause ? middleOf(ground, cause.space!) : { x: (sx + cx) / 2, y: (sy + cy) / 2 })}
          text={t('doom.aim.cover.tag')}
          icon="cover"
        />
      ) : null}
      <Brackets box={b} colour={look.sees && !far ? '#8ceeff' : '#ff7a80'} strong />
    </svg>
  )
}

function middleOf(ground: Ground, space: string): { x: number; y: number } {
  const [x, y] = ground.cell(ground.board.at(space))
  return { x: (x + 0.5) * U, y: (y + 0.5) * U }
}
