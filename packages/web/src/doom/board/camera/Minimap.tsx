import type { DoomView } from '@redoubt/doom'
import { isEscortedKind } from '@redoubt/doom/figure-kinds'
import { useWords } from '../../../i18n/context.tsx'
import { isDemon } from '../../reading/figures.ts'
import type { Ground } from '../../reading/ground.ts'
import style from './Minimap.module.css'
import type { View } from './useCamera.ts'

/** The whole map in a corner while only a part of it is in the window; a press looks there. */
export function Minimap({ ground, view, camera }: { ground: Ground; view: DoomView; camera: View }) {
  const { t } = useWords()
  const { cell, x, y } = camera.camera
  const scale = Math.min(110 / ground.width, 110 / ground.height)
  let floor = ''
  for (let space = 0; space < ground.board.size; space++) {
    const [cx, cy] = ground.cell(space)
    floor += `M${cx} ${cy}h1v1h-1Z`
  }
  const look = (event: React.MouseEvent) => {
    const box = event.currentTarget.querySelector('svg')!.getBoundingClientRect()
    const share = (at: number, from: number, size: number) => (at - from) / size
    camera.centre(
      share(event.clientX, box.left, box.width) * ground.width,
      share(event.clientY, box.top, box.height) * ground.height,
    )
  }
  return (
    <button
      type="button"
      className={style.minimap}
      data-drags
      data-over-map
      aria-label={t('doom.board.minimap')}
      onClick={look}
      tabIndex={-1}
    >
      <svg
        width={ground.width * scale}
        height={ground.height * scale}
        viewBox={`0 0 ${ground.width} ${ground.height}`}
        aria-hidden="true"
      >
        <path d={floor} fill="var(--steel-40)" />
        {view.figures.map(f => {
          if (f.at.length === 0) return null
          const [fx, fy] = ground.cell(ground.board.at(f.at[0]!))
          const colour = isDemon(f)
            ? 'var(--terrain-impassable)'
            : isEscortedKind(f.kind)
              ? 'var(--ice-63)'
              : `var(--m-${f.id})`
          return isDemon(f) ? (
            <rect key={f.id} x={fx} y={fy} width={1} height={1} fill={colour} />
          ) : (
            <circle
              key={f.id}
              cx={fx + 0.5}
              cy={fy + 0.5}
              r={0.7}
              fill={colour}
              stroke="var(--black)"
              strokeWidth={0.2}
            />
          )
        })}
        <rect
          x={-x / cell}
          y={-y / cell}
          width={camera.frame.width / cell}
          height={camera.frame.height / cell}
          fill="none"
          stroke="var(--accent)"
          strokeWidth={0.35}
        />
      </svg>
    </button>
  )
}
