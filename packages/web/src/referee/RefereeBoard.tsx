import type { RefereeAnswer } from '@redoubt/doom'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Figures } from '../doom/board/figures/Figures.tsx'
import { doorBar, Fixtures } from '../doom/board/fixtures/Fixtures.tsx'
import { useFixed } from '../doom/board/fixtures/useFixed.ts'
import { Backdrop } from '../doom/board/ground/Backdrop.tsx'
import { Rim } from '../doom/board/ground/Rim.tsx'
import { Layer } from '../doom/board/layers/Layer.tsx'
import { boxOfSpaces } from '../doom/board/layers/shapes.ts'
import { U } from '../doom/board/layers/unit.ts'
import { Brackets } from '../doom/board/marks/Brackets.tsx'
import type { Placed } from '../doom/sheet/sheet.ts'
import { useWords } from '../i18n/context.tsx'
import type { Asked, Drawn } from './drawn.ts'
import { Lines } from './Lines.tsx'
import style from './RefereeBoard.module.css'

interface Props {
  drawn: Drawn
  figures: readonly Placed[]
  asked: Partial<Asked>
  reach: RefereeAnswer | null
  /** Doors can be pressed. */
  doors: boolean
  onPress(space: string): void
  onDoor(door: string): void
}

const SMALLEST = 26
const LARGEST = 56

/** The map as the table shows it; a press names the space. */
export function RefereeBoard({ drawn, figures, asked, reach, doors, onPress, onDoor }: Props) {
  const { t } = useWords()
  const { ground, view } = drawn
  const fixed = useFixed(view)
  const frame = useRef<HTMLDivElement>(null)
  const [cell, setCell] = useState(36)
  const columns = ground.width + 1.4
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) =>
      setCell(Math.max(SMALLEST, Math.min(LARGEST, entry!.contentRect.width / columns))),
    )
    watch.observe(frame.current!)
    return () => watch.disconnect()
  }, [columns])
  const press = (event: React.MouseEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const space = ground.at(Math.floor((event.clientX - box.left) / cell), Math.floor((event.clientY - box.top) / cell))
    if (space >= 0) onPress(ground.board.name(space))
  }
  const spacesOf = (who: string) =>
    (figures.find(({ id }) => id === who)?.at ?? [who]).map(name => ground.board.at(name))
  const ends = [asked.from, asked.to].flatMap(who => (who ? [boxOfSpaces(ground, spacesOf(who))] : []))
  return (
    // It scrolls where the map is larger than the screen: by keyboard, too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached
    <section ref={frame} className={style.frame} aria-label={t('referee.mission')} tabIndex={0}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field beside names spaces by keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the field beside names spaces by keyboard */}
      <div
        className={style.board}
        onClick={press}
        data-part="referee-board"
        data-cell={cell}
        style={
          {
            '--cell': `${cell}px`,
            width: ground.width * cell,
            height: ground.height * cell,
            margin: cell * 0.7,
          } as CSSProperties
        }
      >
        <Backdrop ground={ground} cell={cell} />
        <Rim ground={ground} />
        <Fixtures ground={ground} fixed={fixed} />
        <Figures ground={ground} view={view} shaken={null} />
        <Layer ground={ground} spills className={style.over}>
          {reach ? <Costs costs={reach.answer as Record<string, number>} drawn={drawn} /> : null}
          {asked.from && asked.to ? <Lines drawn={drawn} figures={figures} asked={asked as Asked} /> : null}
          {ends.map((box, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two ends of a question
            <Brackets key={n} box={box} colour="var(--accent)" strong />
          ))}
        </Layer>
        {doors
          ? view.doors.map(({ id, open }, n) => {
              const { upright, x, y, length } = doorBar(ground, n)
              return (
                <button
                  key={id}
                  type="button"
                  className={style.door}
                  data-door={id}
                  aria-pressed={open}
                  aria-label={t('referee.door', { n: n + 1 })}
                  onClick={event => {
                    event.stopPropagation()
                    onDoor(id)
                  }}
                  style={{
                    left: (upright ? x - 0.4 : x) * cell,
                    top: (upright ? y : y - 0.4) * cell,
                    width: (upright ? 0.8 : length) * cell,
                    height: (upright ? length : 0.8) * cell,
                  }}
                />
              )
            })
          : null}
      </div>
    </section>
  )
}

function Costs({ costs, drawn: { ground } }: { costs: Record<string, number>; drawn: Drawn }) {
  return Object.entries(costs).map(([name, cost]) => {
    const [x, y] = ground.cell(ground.board.at(name))
    return (
      <g key={name} data-cost={`${name} ${cost}`}>
        <circle
          cx={(x + 0.5) * U}
          cy={(y + 0.5) * U}
          r={12}
          fill="var(--ice-06)"
          fillOpacity={0.82}
          stroke="var(--accent)"
          strokeWidth={1.6}
        />
        <text
          x={(x + 0.5) * U}
          y={(y + 0.5) * U + 5}
          textAnchor="middle"
          fontSize={15}
          fontWeight={700}
          fill="var(--white)"
        >
          {cost}
        </text>
      </g>
    )
  })
}
