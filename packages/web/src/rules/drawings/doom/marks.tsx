import { around, cornerLines, coverLines, distance, type Line, sightLine } from '@redoubt/doom'
import type { ReactNode } from 'react'
import { Tag } from '../../../doom/board/aim/Tag.tsx'
import layer from '../../../doom/board/layers/Layer.module.css'
import { middleOf } from '../../../doom/board/layers/shapes.ts'
import { U } from '../../../doom/board/layers/unit.ts'
import { figureById, occupancyOf, openDoors, spacesOf } from '../../../doom/reading/figures.ts'
import { waysOf } from '../../../doom/reading/ways.ts'
import type { Scene } from './scene.ts'

const COLOURS = { free: 'var(--accent)', cover: 'var(--warn)', stopped: 'var(--danger-text)' } as const
type Kind = keyof typeof COLOURS

type Point = readonly [x: number, y: number]

const tableOf = ({ ground, view }: Scene) => ground.board.table(openDoors(view))
const targetOf = ({ ground, view }: Scene, id: string) => ({
  spaces: spacesOf(ground, figureById(view, id)!),
  aloft: false,
})

function Ray({ from, to, kind, dots = false }: { from: Point; to: Point; kind: Kind; dots?: boolean }) {
  const d = `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`
  return (
    <g>
      <path d={d} stroke="var(--ice-06)" strokeWidth={6} strokeOpacity={0.7} />
      <path d={d} stroke={COLOURS[kind]} strokeWidth={3} strokeDasharray={dots ? '3 4' : undefined} />
      {[from, to].map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} fill={COLOURS[kind]} stroke="var(--ice-06)" strokeWidth={2} />
      ))}
    </g>
  )
}

function Cross({ at: [x, y] }: { at: Point }) {
  const d = `M${x - 6} ${y - 6}l12 12m0 -12l-12 12`
  return (
    <g strokeLinecap="round">
      <circle cx={x} cy={y} r={12} fill="var(--steel-03)" stroke={COLOURS.stopped} strokeWidth={2.4} />
      <path d={d} stroke={COLOURS.stopped} strokeWidth={3.4} />
    </g>
  )
}

/** An arrow from space to space; one that leads nowhere ends in a cross. */
export function Arrow({ scene, from, to, kind = 'free' }: { scene: Scene; from: string; to: string; kind?: Kind }) {
  const [a, b] = [middleOf(scene.ground, [from]), middleOf(scene.ground, [to])]
  const angle = Math.atan2(b[1] - a[1], b[0] - a[0])
  const at = (n: number, side = 0): Point => [
    b[0] - Math.cos(angle) * n - Math.sin(angle) * side,
    b[1] - Math.sin(angle) * n + Math.cos(angle) * side,
  ]
  if (kind === 'stopped') {
    const half: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
    return (
      <>
        <path
          d={`M${a[0]} ${a[1]}L${half[0]} ${half[1]}`}
          stroke={COLOURS.stopped}
          strokeWidth={3.4}
          strokeDasharray="5 4"
        />
        <Cross at={half} />
      </>
    )
  }
  const d = `M${a[0]} ${a[1]}L${at(13).join(' ')}`
  return (
    <g>
      <path d={d} stroke="var(--ice-06)" strokeWidth={7} strokeOpacity={0.7} />
      <path d={d} stroke={COLOURS[kind]} strokeWidth={3.4} />
      <path
        d={`M${at(2).join(' ')}L${at(14, 7).join(' ')}L${at(14, -7).join(' ')}Z`}
        fill={COLOURS[kind]}
        stroke="var(--ice-06)"
      />
    </g>
  )
}

/** Numbers on spaces. */
function Numbers({ scene, at }: { scene: Scene; at: ReadonlyMap<number, number> }): ReactNode {
  return [...at].map(([space, n]) => {
    const [x, y] = middleOf(scene.ground, [space])
    return (
      <g key={space}>
        <circle cx={x} cy={y} r={12} fill="var(--ice-06)" fillOpacity={0.82} stroke="var(--accent)" strokeWidth={1.6} />
        <text x={x} y={y + 5} textAnchor="middle" className={layer.number} fontSize={15} fill="var(--white)">
          {n}
        </text>
      </g>
    )
  })
}

const free = ({ view, ground }: Scene, space: number) =>
  !view.figures.some(f => f.at.includes(ground.board.name(space)))

/** What it costs the marine whose turn it is to get anywhere. */
export function Costs({ scene }: { scene: Scene }) {
  const ways = waysOf(scene.ground, scene.view, scene.match.decision)
  if (!ways) return null
  return <Numbers scene={scene} at={new Map(ways.places.map(place => [place, ways.cost(place)]))} />
}

/** Spaces counted from a figure. */
export function Ranges({ scene, from, most }: { scene: Scene; from: string; most: number }) {
  const table = tableOf(scene)
  const [own] = targetOf(scene, from).spaces
  const at = new Map<number, number>()
  for (let space = 0; space < scene.ground.board.size; space++) {
    const n = distance(table, own!, space)
    if (n > 0 && n <= most && free(scene, space)) at.set(space, n)
  }
  return <Numbers scene={scene} at={at} />
}

const cornerOf = ({ ground }: Scene, n: number): Point => {
  const { stride } = ground.board.plan
  return [(n % stride) * U, Math.floor(n / stride) * U]
}

/** The line that proves sight, and one that something stops. */
export function Sight({ scene, from, to }: { scene: Scene; from: string; to: string }) {
  const table = tableOf(scene)
  const [a, b] = [targetOf(scene, from), targetOf(scene, to)]
  const line = sightLine(table, a, b)
  if (!line) return null
  const ends = (one: Line) => [cornerOf(scene, one.start), cornerOf(scene, one.end)] as const
  const stopped = cornerLines(table, a, b).find(one => !one.clear && one.end === line.end)
  return (
    <>
      {stopped ? <Stopped from={ends(stopped)[0]} to={ends(stopped)[1]} /> : null}
      <Ray from={ends(line)[0]} to={ends(line)[1]} kind="free" />
    </>
  )
}

function Stopped({ from, to }: { from: Point; to: Point }) {
  const half: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return (
    <>
      <Ray from={from} to={half} kind="stopped" />
      <Cross at={half} />
    </>
  )
}

/** The four lines of cover from the attacker's best corner. */
export function Cover({ scene, from, to, tag }: { scene: Scene; from: string; to: string; tag: string }) {
  const [a, b] = [targetOf(scene, from), targetOf(scene, to)]
  const witness = coverLines(tableOf(scene), a, b, occupancyOf(scene.ground, scene.view))
  if (!witness) return null
  const [x, y] = middleOf(scene.ground, b.spaces)
  return (
    <>
      {witness.lines.map((line, n) => (
        <Ray
          key={line.to}
          from={cornerOf(scene, line.start)}
          to={cornerOf(scene, line.end)}
          kind={witness.free[n] ? 'free' : 'cover'}
          dots
        />
      ))}
      <Tag x={x - U * 1.6} y={y + U * 0.95} text={tag} icon="cover" />
    </>
  )
}

/** Spaces beside a space that are free to be stood on. */
export function AdjacentSpaces({ scene, space }: { scene: Scene; space: string }) {
  const { ground } = scene
  const own = ground.board.at(space)
  const spaces = [own, ...around(tableOf(scene), [own])].filter(each => free(scene, each))
  return spaces.map(each => {
    const [x, y] = ground.cell(each)
    return (
      <rect
        key={each}
        x={x * U + 4}
        y={y * U + 4}
        width={U - 8}
        height={U - 8}
        rx={4}
        fill={COLOURS.free}
        fillOpacity={0.16}
        stroke={COLOURS.free}
        strokeWidth={2}
        strokeDasharray="5 4"
      />
    )
  })
}
