import type { Doom } from '@redoubt/doom'
import type { Match } from '../../../screen/match.ts'
import { classes } from '../../../ui/classes.ts'
import { figureById, kindOfFigure } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import { iconOf } from '../figures/Figures.tsx'
import { FigureToken } from '../figures/FigureToken.tsx'
import layer from '../layers/Layer.module.css'
import { Layer } from '../layers/Layer.tsx'
import { boxOf, boxOfSpaces, middleOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'
import { DefenseCard } from './DefenseCard.tsx'
import style from './Effects.module.css'

function Rising({ x, y, text, colour }: { x: number; y: number; text: string; colour: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <text
        className={classes(style.rise, layer.number)}
        textAnchor="middle"
        fontSize={24}
        fill={colour}
        stroke="var(--steel-03)"
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
  const { x, y, w: wide, h: high } = boxOfSpaces(ground, at)
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
  const place = {
    left: `calc(var(--cell) * ${x})`,
    top: `calc(var(--cell) * ${y})`,
    width: `calc(var(--cell) * ${wide})`,
    height: `calc(var(--cell) * ${high})`,
  }
  return (
    <>
      <div className={classes(style.half, style.first)} style={place}>
        {token}
      </div>
      <div className={classes(style.half, style.second)} style={place}>
        {token}
      </div>
    </>
  )
}

/** The one event being shown now: rays, numbers, columns of light. Drawn over everything, gone with the event. */
export function Effects({ ground, match }: { ground: Ground; match: Match<Doom> }) {
  const { onScreen, view } = match
  if (!onScreen) return null
  const { event } = onScreen
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
          <g className={style.flash}>
            <path d={ray} stroke="var(--ember-61)" strokeWidth={9} strokeOpacity={0.5} strokeLinecap="round" />
            <path d={ray} stroke="var(--amber-91)" strokeWidth={3} strokeLinecap="round" />
            <path
              d={`M${a[0]} ${a[1] - 14}L${a[0] + 5} ${a[1] - 4}L${a[0] + 15} ${a[1]}L${a[0] + 5} ${a[1] + 4}L${a[0]} ${a[1] + 14}L${a[0] - 5} ${a[1] + 4}L${a[0] - 15} ${a[1]}L${a[0] - 5} ${a[1] - 4}Z`}
              fill="var(--amber-85)"
            />
          </g>
        )
      }
      case 'damage': {
        const p = figurePoint(event.figure)
        return p && event.amount > 0 ? (
          <Rising x={p[0]} y={p[1]} text={`−${event.amount}`} colour="var(--blood-68)" />
        ) : null
      }
      case 'heal': {
        const p = figurePoint(event.figure)
        return p ? <Rising x={p[0]} y={p[1]} text={`+${event.amount}`} colour="var(--ok)" /> : null
      }
      case 'hits': {
        const p = figurePoint(event.defender)
        return p && event.damage === 0 ? (
          event.dodge ? (
            <g transform={`translate(${p[0]} ${p[1]})`}>
              <use className={style.rise} href="#dodge" x={-13} y={-24} width={26} height={26} color="var(--sky-91)" />
            </g>
          ) : (
            <Rising x={p[0]} y={p[1]} text="0" colour="var(--sky-91)" />
          )
        ) : null
      }
      case 'step': {
        if (event.how !== 'teleport') return null
        return [event.from, event.at].map(spaces => {
          const [x, y] = middleOf(ground, spaces)
          return (
            <path
              key={spaces[0]}
              className={style.column}
              d={`M${x - 15} ${y + 14}V${y - 80}H${x + 15}V${y + 14}L${x} ${y + 20}Z`}
              fill="var(--ice-63)"
              fillOpacity={0.5}
              stroke="var(--ice-92)"
              strokeWidth={1.5}
            />
          )
        })
      }
      case 'placed': {
        const [x, y] = middleOf(ground, event.at)
        const colour = event.how === 'respawn' ? 'var(--ice-63)' : 'var(--blood-59)'
        return <circle className={style.burst} cx={x} cy={y} r={30} fill="none" stroke={colour} strokeWidth={4} />
      }
      case 'portal':
      case 'token': {
        const [x, y] = middleOf(ground, [event.at])
        return <circle className={style.burst} cx={x} cy={y} r={26} fill="none" stroke="var(--warn)" strokeWidth={3} />
      }
      case 'activation': {
        const p = event.figure ? figurePoint(event.figure) : null
        return p ? (
          <circle
            className={style.burst}
            cx={p[0]}
            cy={p[1]}
            r={32}
            fill="none"
            stroke="var(--accent)"
            strokeWidth={3}
          />
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
      className={style.effects}
      key={onScreen.n}
      style={{ '--ms': `${onScreen.ms}ms` } as React.CSSProperties}
      aria-hidden="true"
    >
      {drawn ? (
        <Layer ground={ground} spills>
          {drawn}
        </Layer>
      ) : null}
      {defends && event.type === 'defense' ? <DefenseCard defense={event} box={defends} /> : null}
      {dead ? (
        <Remains ground={ground} figure={{ id: dead.figure, kind: kindOfFigure(dead.figure) }} at={dead.at} />
      ) : null}
    </div>
  )
}
