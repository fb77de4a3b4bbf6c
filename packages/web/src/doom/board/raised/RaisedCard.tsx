import type { CSSProperties } from 'react'
import { Face } from '../../common/Face.tsx'
import { useIntent } from '../../common/intent.ts'
import { figureById } from '../../reading/figures.ts'
import type { BoardState } from '../useBoard.ts'
import { cornerFor } from './corner.ts'
import style from './RaisedCard.module.css'

/** The card pointed at or picked up, in full, in the corner of the board that holds nothing one needs. */
export function RaisedCard({ board }: { board: BoardState }) {
  const { intent, view, ground, camera, offers } = board
  const card = useIntent(intent, thought => thought.raised)
  if (!card) return null
  const cell = (space: string) => ground.cell(ground.board.at(space))
  const acting = figureById(view, offers.actor)?.at ?? []
  const others = view.figures.flatMap(f => f.at)
  const corner = cornerFor(camera, [
    { worth: 9, cells: acting.map(cell) },
    { worth: 4, cells: others.map(cell) },
    { worth: 1, cells: [...offers.bySpace.keys()].map(cell) },
  ])
  const place: CSSProperties = { [corner.x]: corner.x === 'left' ? camera.frame.left + 10 : 10, [corner.y]: 12 }
  return (
    <div className={style.raised} data-part="raised-card" data-over-map style={place} key={card.id} aria-hidden="true">
      <Face card={card} />
    </div>
  )
}
