import type { DoomView } from '@redoubt/doom'
import { sees } from '@redoubt/doom'
import { memo } from 'react'
import { Brackets, boxOf } from './AimLayer.tsx'
import { figureById, openDoors, spacesOf } from './figures.ts'
import type { Ground } from './ground.ts'
import { outline } from './MoveLayer.tsx'
import type { Offers } from './offers.ts'
import { U } from './paint/pen.ts'

const box = (ground: Ground) => `0 0 ${ground.width * U} ${ground.height * U}`

/** Thin brackets around everybody who may be picked, strong white ones around whoever acts. */
export const Marks = memo(function Marks({
  ground,
  view,
  offers,
  target,
}: {
  ground: Ground
  view: DoomView
  offers: Offers
  target: string | null
}) {
  const actor = figureById(view, offers.actor)
  return (
    <svg className="db-layer" viewBox={box(ground)} overflow="visible" aria-hidden="true">
      {[...offers.byFigure].map(([id, list]) => {
        const f = figureById(view, id)
        if (!f || f.at.length === 0 || id === target) return null
        return <Brackets key={id} box={boxOf(ground, f)} colour={list[0]!.kind === 'target' ? '#8ceeff' : '#e9fdff'} />
      })}
      {actor && actor.at.length > 0 ? <Brackets box={boxOf(ground, actor)} colour="#e9fdff" strong /> : null}
      {[...offers.bySpace].map(([space, list]) => {
        if (!list.some(offer => offer.kind === 'glory')) return null
        const [x, y] = ground.cell(ground.board.at(space))
        return (
          <g key={space} transform={`translate(${(x + 1) * U - 7} ${(y + 1) * U - 5})`} color="#241600">
            <circle r={9} fill="#ffb224" stroke="#04060a" strokeWidth={2} />
            <use href="#glory-kill" x={-6.5} y={-6.5} width={13} height={13} />
          </g>
        )
      })}
    </svg>
  )
})

/** What a line of the log or a panel speaks of: spaces by name, or figures. */
export function Lit({ ground, view, lit }: { ground: Ground; view: DoomView; lit: readonly string[] }) {
  const groups = lit.flatMap(one => {
    const figure = figureById(view, one)
    if (figure) return figure.at.length > 0 ? [figure.at.join()] : []
    return ground.board.at(one.toLowerCase()) >= 0 ? [one.toLowerCase()] : []
  })
  if (groups.length === 0) return null
  return (
    <svg className="db-layer" viewBox={box(ground)} aria-hidden="true">
      {[...new Set(groups)].map(spaces => (
        <path
          key={spaces}
          d={outline(ground, spaces.split(','))}
          fill="#ffffff"
          fillOpacity={0.12}
          stroke="#fff"
          strokeWidth={2.5}
          strokeDasharray="4 3"
        />
      ))}
    </svg>
  )
}

/** Spaces the acting figure does not see, in the dark. */
export const Shade = memo(function Shade({
  ground,
  view,
  actor,
}: {
  ground: Ground
  view: DoomView
  actor: string | null
}) {
  const f = figureById(view, actor)
  if (!f || f.at.length === 0) return null
  const table = ground.board.table(openDoors(view))
  const own = spacesOf(ground, f)
  let path = ''
  for (let space = 0; space < ground.board.size; space++) {
    if (own.some(from => sees(table, from, space))) continue
    const [x, y] = ground.cell(space)
    path += `M${x * U} ${y * U}h${U}v${U}h-${U}Z`
  }
  return (
    <svg className="db-layer" viewBox={box(ground)} aria-hidden="true">
      <path d={path} fill="#02040a" fillOpacity={0.68} />
    </svg>
  )
})

/** Letters and numbers along the rim. */
export const Rim = memo(function Rim({ ground }: { ground: Ground }) {
  const letters = Array.from({ length: ground.width }, (_, x) => {
    let name = ''
    for (let k = x; k >= 0; k = Math.floor(k / 26) - 1) name = String.fromCharCode(65 + (k % 26)) + name
    return name
  })
  return (
    <svg className="db-layer db-rim" viewBox={box(ground)} overflow="visible" aria-hidden="true">
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
    </svg>
  )
})

/** Stillness was asked for: what has changed is outlined instead of moved. */
export function Changed({ ground, spaces }: { ground: Ground; spaces: readonly string[] }) {
  return (
    <svg className="db-layer" viewBox={box(ground)} aria-hidden="true">
      {spaces.map(space => (
        <path key={space} d={outline(ground, [space])} fill="none" stroke="#fff" strokeWidth={2.5} />
      ))}
    </svg>
  )
}

/** The space that was refused, for as long as it is remembered. */
export function Refused({ ground, space }: { ground: Ground; space: string }) {
  return (
    <svg className="db-layer db-refused" viewBox={box(ground)} aria-hidden="true">
      <path d={outline(ground, [space])} fill="#ffb224" fillOpacity={0.14} stroke="#ffb224" strokeWidth={4} />
    </svg>
  )
}
