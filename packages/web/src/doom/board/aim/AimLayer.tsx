import type { DoomView } from '@redoubt/doom'
import { useWords } from '../../../i18n/context.tsx'
import { figureById } from '../../reading/figures.ts'
import type { Forecast } from '../../reading/forecast.ts'
import type { Ground } from '../../reading/ground.ts'
import { Layer } from '../layers/Layer.tsx'
import { boxOf, middleOf } from '../layers/shapes.ts'
import { U } from '../layers/unit.ts'
import { Brackets } from '../marks/Brackets.tsx'
import { Tag } from './Tag.tsx'

/** Layer 12: the line of sight from the attacker to whoever is pointed at. */
export function AimLayer({ ground, view, aim }: { ground: Ground; view: DoomView; aim: Forecast }) {
  const { t } = useWords()
  const { attack, look } = aim
  const attacker = figureById(view, attack.attacker)
  const target = figureById(view, aim.target)
  const far = look.range === null || look.range > attack.range
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
  const [tagX, tagY] = cause ? middleOf(ground, [cause.space!]) : [(sx + cx) / 2, (sy + cy) / 2]
  return (
    <Layer ground={ground}>
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
                stroke={free ? 'var(--accent)' : 'var(--warn)'}
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
            fill="var(--accent)"
            stroke="var(--ice-06)"
            strokeWidth={1.5}
          />
          {witness.lines.map((line, i) => (
            <circle
              key={line.to}
              cx={corner(line.end)[0]}
              cy={corner(line.end)[1]}
              r={3}
              fill={witness.free[i] ? 'var(--accent)' : 'var(--warn)'}
              stroke="var(--ember-06)"
              strokeWidth={1.2}
            />
          ))}
        </>
      ) : null}
      <path d={ray} stroke="var(--ice-06)" strokeWidth={7} strokeOpacity={0.7} />
      <path
        d={ray}
        stroke={look.sees && !far ? 'var(--accent)' : 'var(--danger-text)'}
        strokeWidth={3.2}
        strokeDasharray={look.sees ? undefined : '7 5'}
      />
      {look.sees && !far ? <path d={ray} stroke="var(--white)" strokeWidth={1.2} /> : null}
      {look.blocked ? (
        <>
          <path
            d={`M${look.blocked.x * U - 8} ${look.blocked.y * U - 8}l16 16m0 -16l-16 16`}
            stroke="var(--steel-03)"
            strokeWidth={8}
            strokeLinecap="round"
          />
          <path
            d={`M${look.blocked.x * U - 8} ${look.blocked.y * U - 8}l16 16m0 -16l-16 16`}
            stroke="var(--danger-text)"
            strokeWidth={4}
            strokeLinecap="round"
          />
          <Tag
            x={look.blocked.x * U}
            y={look.blocked.y * U + 24}
            text={t('doom.aim.blocked.tag', { by: look.blocked.by })}
            icon="los"
            colour="var(--danger-text)"
          />
        </>
      ) : null}
      {look.cover ? <Tag x={tagX} y={tagY} text={t('doom.aim.cover.tag')} icon="cover" /> : null}
      <Brackets box={b} colour={look.sees && !far ? 'var(--accent)' : 'var(--danger-text)'} strong />
    </Layer>
  )
}
