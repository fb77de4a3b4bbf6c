import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Figures } from '../../../doom/board/figures/Figures.tsx'
import { Fixtures } from '../../../doom/board/fixtures/Fixtures.tsx'
import { useFixed } from '../../../doom/board/fixtures/useFixed.ts'
import { Backdrop } from '../../../doom/board/ground/Backdrop.tsx'
import { Layer } from '../../../doom/board/layers/Layer.tsx'
import { useWords } from '../../../i18n/context.tsx'
import style from './BoardDrawing.module.css'
import { sceneOf } from './scene.ts'
import { SKETCHES } from './sketches.tsx'

/** How much of the rim around the map is seen, in spaces. */
const RIM = 0.35
const LARGEST = 64

/** A position drawn by the layers of the table, with lines and numbers over it. */
export function BoardDrawing({ name }: { name: string }) {
  const words = useWords()
  const sketch = SKETCHES[name]!
  const scene = sceneOf(name, sketch.scenario)
  const { ground, view } = scene
  const fixed = useFixed(view)
  const frame = useRef<HTMLDivElement>(null)
  const [cell, setCell] = useState(44)
  const columns = ground.width + 2 * RIM
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setCell(Math.min(LARGEST, entry!.contentRect.width / columns)))
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [columns])
  return (
    <div ref={frame} className={style.frame} aria-hidden="true">
      <div
        className={style.board}
        style={
          {
            '--cell': `${cell}px`,
            width: ground.width * cell,
            height: ground.height * cell,
            margin: RIM * cell,
          } as CSSProperties
        }
      >
        <Backdrop ground={ground} cell={cell} />
        <Fixtures ground={ground} fixed={fixed} />
        <Figures ground={ground} view={view} shaken={null} />
        {sketch.over ? (
          <Layer ground={ground} spills className={style.over}>
            {sketch.over(scene, words)}
          </Layer>
        ) : null}
      </div>
    </div>
  )
}
