import type { Doom } from '@redoubt/doom'
import type { Match } from '../../match/match.ts'
import { boxOf } from './AimLayer.tsx'
import { DefenceCard } from './DefenceCard.tsx'
import { iconOf } from './Figures.tsx'
import { FigureToken } from './FigureToken.tsx'
import { figureById } from './figures.ts'
import type { Ground } from './ground.ts'
import { U } from './paint/pen.ts'

const middle = (ground: Ground, spaces: readonly number[]): [number, number] => {
  const cells = spaces.map(space => ground.cell(space))
  return [
    (cells.reduce((sum, c) => sum + c[0], 0) / cells.length + 0.5) * U,
    (cells.reduce((sum, c) => sum + c[1], 0) / cells.length + 0.5) * U,
  ]
}

function Rising({ x, y, text, colour }: { x: number; y: number; text: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text
        className="db-rise db-num"
        textAnchor="middle"
        fontSize={24}
        fill={colour}
        stroke="#04060a"
        strokeWidth={5}
        paintOrder="stroke"
      >
        {text}
      </text>
    </g>
  )
}

/** What is left of a figure that has just died: two halves that part. */
function Remains({
  ground,
  figure,
  at,
}: {
  ground: Ground
  figure: { id: string; kind: string }
  at: readonly number[]
}) {
  const cells = at.map(space => ground.cell(space))
  const x = Math.min(...cells.map(c => c[0]))
  const y = Math.min(...cells.map(c => c[1]))
  const wide = Math.max(...cells.map(c => c[0])) - x + 1
  const high = Math.max(...cells.map(c => c[1])) - y + 1
  const token = (
    <FigureToken
      id={figure.id}
      kind={figure.kind}
      icon={iconOf(ground, figure)}
      wide={wide}
      high={high}
      damage={0}
      stunned={false}
      staggered={false}
      spent={false}
      acting={false}
      carries={false}
    />
  )
  const style = {
    left: `calc(var(--cell) * ${x})`,
    top: `calc(var(--cell) * ${y})`,
    width: `calc(var(--cell) * ${wide})`,
    height: `calc(var(--cell) * ${high})`,
  }
  return (
    <>
      <div className="db-half a" style={style}>
        {token}
      </div>
      <div className="db-half b" style={style}>
        {token}
      </div>
    </>
  )
}

const kindOf = (id: string) => /^(.+)-\d+$/.exec(id)?.[1] ?? (id === 'drone' ? 'drone' : 'marine')

/** The one event being shown now: rays, numbers, columns of light. Drawn over everything, gone with the event. */
export function Effects({ ground, match }: { ground: Ground; match: Match<Doom> }) {
  const { moment, view } = match
  if (!moment) return null
  const { event } = moment
  const figurePoint = (id: string): [number, number] | null => {
    const f = figureById(view, id)
    if (!f || f.at.length === 0) return null
    const box = boxOf(ground, f)
    return [(box.x + box.w / 2) * U, (box.y + box.h / 2) * U]
  }
  const drawn = ((): React.ReactNode => {
    switch (event.type) {
      case 'attack': {
        const a = figurePoint(event.attacker)
        const b = figurePoint(event.defender)
        if (!a || !b) return null
        const ray = `M${a[0]} ${a[1]}L${b[0]} ${b[1]}`
        return (
          <g className="db-flash">
            <path d={ray} stroke="#ff9a3a" strokeWidth={9} strokeOpacity={0.5} strokeLinecap="round" />
            <path d={ray} stroke="#fff3d0" strokeWidth={3} strokeLinecap="round" />
            <path
              d={`M${a[0]} ${a[1] - 14}L${a[0] + 5} ${a[1] - 4}L${a[0] + 15} ${a[1]}L${a[0] + 5} ${a[1] + 4}L${a[0]} ${a[1] + 14}L${a[0] - 5} ${a[1] + 4}L${a[0] - 15} ${a[1]}L${a[0] - 5} ${a[1] - 4}Z`}
              fill="#ffe9b0"
            />
          </g>
        )
      }
      case 'damage': {
        const p = figurePoint(event.figure)
        return p && event.amount > 0 ? <Rising x={p[0]} y={p[1]} text={`−${event.amount}`} colour="#ff5a62" /> : null
      }
      case 'heal': {
        const p = figurePoint(event.figure)
        return p ? <Rising x={p[0]} y={p[1]} text={`+${event.amount}`} colour="#57e89a" /> : null
      }
      case 'hits': {
        const p = figurePoint(event.defender)
        return p && event.damage === 0 ? (
          event.dodge ? (
            <g transform={`translate(${p[0]} ${p[1]})`}>
              <use className="db-rise" href="#dodge" x={-13} y={-24} width={26} height={26} color="#cfe2ff" />
            </g>
          ) : (
            <Rising x={p[0]} y={p[1]} text="0" colour="#cfe2ff" />
          )
        ) : null
      }
      case 'step': {
        if (event.how !== 'teleport') return null
        return [event.from, event.at].map(spaces => {
          const [x, y] = middle(ground, spaces)
          return (
            <path
              key={spaces[0]}
              className="db-column"
              d={`M${x - 15} ${y + 14}V${y - 80}H${x + 15}V${y + 14}L${x} ${y + 20}Z`}
              fill="#4ff0d0"
              fillOpacity={0.5}
              stroke="#d8fff6"
              strokeWidth={1.5}
            />
          )
        })
      }
      case 'placed': {
        const [x, y] = middle(ground, event.at)
        const colour = event.how === 'respawn' ? '#4ff0d0' : '#ff5a2e'
        return <circle className="db-burst" cx={x} cy={y} r={30} fill="none" stroke={colour} strokeWidth={4} />
      }
      case 'portal':
      case 'token': {
        const [x, y] = middle(ground, [event.at])
        return <circle className="db-burst" cx={x} cy={y} r={26} fill="none" stroke="#ffb224" strokeWidth={3} />
      }
      case 'activation': {
        const p = event.figure ? figurePoint(event.figure) : null
        return p ? (
          <circle className="db-burst" cx={p[0]} cy={p[1]} r={32} fill="none" stroke="#8ceeff" strokeWidth={3} />
        ) : null
      }
      default:
        return null
    }
  })()
  const dead = event.type === 'killed' && event.at.length > 0 ? event : null
  const defender = event.type === 'defense' && event.card !== null ? figureById(view, event.defender) : undefined
  const defends = defender && defender.at.length > 0 ? boxOf(ground, defender) : null
  if (!drawn && !dead && !defends) return null
  return (
    <div
      className="db-effects"
      key={moment.n}
      style={{ '--ms': `${moment.ms}ms` } as React.CSSProperties}
      aria-hidden="true"
    >
      {drawn ? (
        <svg
          className="db-layer"
          viewBox={`0 0 ${ground.width * U} ${ground.height * U}`}
          overflow="visible"
          aria-hidden="true"
        >
          {drawn}
        </svg>
      ) : null}
      {defends && event.type === 'defense' ? <DefenceCard defence={event} box={defends} /> : null}
      {dead ? <Remains ground={ground} figure={{ id: dead.figure, kind: kindOf(dead.figure) }} at={dead.at} /> : null}
    </div>
  )
}
