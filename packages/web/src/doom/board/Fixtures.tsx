import type { DoomView } from '@redoubt/doom'
import type { Weapon as WeaponCard } from '@redoubt/doom/content'
import { memo } from 'react'
import { weaponIcon } from '../words/figures.ts'
import type { Ground } from './ground.ts'
import { GLOWS } from './paint/defs.ts'
import { everySpace, squares, U } from './paint/pen.ts'

const PORTAL = { blue: 1, yellow: 2, red: 3 } as const

type Fixed = Pick<DoomView, 'doors' | 'portals' | 'teleporters' | 'items' | 'tokens' | 'objectives'>

/** The run of edges a door covers, in units. */
export function doorBar(ground: Ground, door: number) {
  const { between } = ground.board.doors[door]!
  const cells = between.map(pair => ({ a: ground.cell(pair[0]), b: ground.cell(pair[1]) }))
  const upright = cells[0]!.a[1] === cells[0]!.b[1]
  const x = Math.min(...cells.map(({ b }) => b[0]))
  const y = Math.min(...cells.map(({ b }) => b[1]))
  return { upright, x, y, length: cells.length }
}

function Door({ ground, door, open }: { ground: Ground; door: number; open: boolean }) {
  const { upright, x, y, length } = doorBar(ground, door)
  const long = length * U
  return (
    <g
      transform={`translate(${x * U} ${y * U})${upright ? ' rotate(90)' : ''}`}
      className={open ? 'db-door open' : 'db-door'}
    >
      <rect
        x={3}
        y={upright ? -12 : -4}
        width={long - 4}
        height={18}
        fill="#000"
        opacity={0.4}
        className="db-door-shadow"
      />
      <svg x={0} y={-8.5} width={long} height={17} viewBox={`0 0 ${long} 17`} overflow="hidden" aria-hidden="true">
        <g className="db-leaf left">
          <svg width={long / 2} height={17} overflow="hidden" aria-hidden="true">
            <use href="#door" width={long} height={17} preserveAspectRatio="none" />
          </svg>
        </g>
        <g className="db-leaf right">
          <svg x={long / 2} width={long / 2} height={17} overflow="hidden" aria-hidden="true">
            <use href="#door" x={-long / 2} width={long} height={17} preserveAspectRatio="none" />
          </svg>
        </g>
      </svg>
      {open ? <use href="#door-open" y={-6.5} width={long} height={13} /> : null}
    </g>
  )
}

export function Token({
  id,
  x,
  y,
  size = 27,
  dark = true,
}: {
  id: string
  x: number
  y: number
  size?: number
  dark?: boolean
}) {
  const pad = (U - size) / 2
  return (
    <>
      {dark ? <ellipse cx={x * U + 22} cy={y * U + 33} rx={13} ry={4} fill="#000" opacity={0.5} /> : null}
      <use href={`#${id}`} x={x * U + pad} y={y * U + pad} width={size} height={size} />
    </>
  )
}

export function Weapon({ icon, x, y }: { icon: string; x: number; y: number }) {
  const plate = `M${x * U + 12} ${y * U + 4}h16l8 8v16l-8 8h-16l-8 -8v-16Z`
  return (
    <>
      <path d={plate} fill="#000" opacity={0.5} transform="translate(2 3)" />
      <path d={plate} fill="#20262d" stroke="#ffb224" strokeWidth={2} />
      {icon.startsWith('grenade-') ? (
        <use href={`#${icon}`} x={x * U + 6} y={y * U + 6} width={28} height={28} />
      ) : (
        <use href={`#${icon}`} x={x * U + 5} y={y * U + 12.5} width={30} height={15} />
      )}
    </>
  )
}

/** A marked space: plasma, fire, a grenade that lies there. */
export function Mark({ kind, weapon, x, y }: { kind: string; weapon: WeaponCard | undefined; x: number; y: number }) {
  if (weapon) return <Token id={weaponIcon(weapon)} x={x} y={y} size={22} />
  const [fill, edge] =
    kind === 'fire' ? ['#ff6a1a', '#ffd28a'] : kind === 'plasma' ? ['#3d8bff', '#bfe4ff'] : ['#8a3bff', '#e0c8ff']
  return (
    <g transform={`translate(${x * U} ${y * U})`}>
      <path
        d="M20 5L27 15L35 18L28 25L29 35L20 30L11 35L12 25L5 18L13 15Z"
        fill={fill}
        fillOpacity={0.55}
        stroke={edge}
        strokeWidth={1.6}
        strokeDasharray="3 2"
      />
      <path d="M20 13L23 20L27 22L20 28L13 22L17 20Z" fill={edge} />
    </g>
  )
}

export function Counter({ n, x, y, id }: { n: number; x: number; y: number; id: string }) {
  return (
    <g transform={`translate(${x * U + 33} ${y * U + 33})`}>
      <circle r={7.5} fill="#050607" stroke={id === 'threat' ? '#ff7a3a' : '#57e89a'} strokeWidth={1.6} />
      <text y={3.6} textAnchor="middle" className="db-num" fontSize={10} fill="#fff">
        {n}
      </text>
    </g>
  )
}

/** Layers 8 and 9, and the light they shed: changes with doors and tokens only. */
export const Fixtures = memo(function Fixtures({ ground, fixed }: { ground: Ground; fixed: Fixed }) {
  const at = (name: string) => ground.cell(ground.board.at(name))
  return (
    <svg className="db-layer" viewBox={`0 0 ${ground.width * U} ${ground.height * U}`} aria-hidden="true">
      <defs>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: gradients of our own */}
        <g dangerouslySetInnerHTML={{ __html: GLOWS }} />
        <clipPath id="db-floor">
          <path d={squares(ground, everySpace(ground))} />
        </clipPath>
      </defs>
      <g clipPath="url(#db-floor)">
        {fixed.portals.map(({ id, at: space, level, up }) => {
          const [x, y] = at(space)
          return up ? (
            <circle key={id} cx={(x + 0.5) * U} cy={(y + 0.5) * U} r={105} fill={`url(#g-${level})`} opacity={0.75} />
          ) : null
        })}
        {fixed.teleporters.map(({ id, at: space, active }) => {
          const [x, y] = at(space)
          return active ? (
            <circle key={id} cx={(x + 0.5) * U} cy={(y + 0.5) * U} r={90} fill="url(#g-teal)" opacity={0.7} />
          ) : null
        })}
      </g>
      {fixed.doors.map(({ id, open }, n) => (
        <Door key={id} ground={ground} door={n} open={open} />
      ))}
      {fixed.portals.map(({ id, at: space, level, up, threat, progress }) => {
        const [x, y] = at(space)
        return (
          <g key={id}>
            <Token id={`portal-${PORTAL[level]}${up ? '' : '-inactive'}`} x={x} y={y} size={36} dark={false} />
            {threat > 0 ? <Counter n={threat} x={x} y={y} id="threat" /> : null}
            {progress > 0 ? <Counter n={progress} x={x} y={y} id="progress" /> : null}
          </g>
        )
      })}
      {fixed.teleporters.map(({ id, at: space, active }) => {
        const [x, y] = at(space)
        return <Token key={id} id={active ? 'teleporter' : 'teleporter-inactive'} x={x} y={y} size={36} dark={false} />
      })}
      {fixed.objectives.map(({ id, at: space, progress }) => {
        if (space === null) return null
        const [x, y] = at(space)
        return (
          <g key={id}>
            <Token id="objective" x={x} y={y} />
            {progress > 0 ? <Counter n={progress} x={x} y={y} id="progress" /> : null}
          </g>
        )
      })}
      {fixed.items.map(item => {
        const [x, y] = at(item.at)
        return item.type === 'weapon' ? (
          <Weapon
            key={`${item.weapon} ${item.at}`}
            icon={weaponIcon(ground.content.weapons[item.weapon])}
            x={x}
            y={y}
          />
        ) : (
          <Token key={`pack ${item.at}`} id="health-pack" x={x} y={y} />
        )
      })}
      {fixed.tokens.map(({ kind, at: space, owner }) => {
        const [x, y] = at(space)
        return <Mark key={`${kind} ${space} ${owner}`} kind={kind} weapon={ground.content.weapons[kind]} x={x} y={y} />
      })}
    </svg>
  )
})
