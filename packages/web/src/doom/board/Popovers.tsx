import { figureById } from '../reading/figures.ts'
import { AimPopover } from './aim/AimPopover.tsx'
import { spotNextTo } from './camera/popoverspot.ts'
import { iconOf } from './figures/Figures.tsx'
import { boxOf } from './layers/shapes.ts'
import { OfferMenu } from './moves/OfferMenu.tsx'
import { RaisedCard } from './raised/RaisedCard.tsx'
import type { BoardState } from './useBoard.ts'

/** What stands beside a space in the window: the odds of an attack, several things to choose from. */
export function Popovers({ board }: { board: BoardState }) {
  const { ground, view, names, aim, menu, camera } = board
  const cellOf = (space: string) => ground.cell(ground.board.at(space))
  const placed = (space: string, box = { w: 1, h: 1 }) => {
    const attacker = figureById(view, aim?.attack.attacker)?.at ?? []
    const others = view.figures.flatMap(f => f.at).filter(at => !attacker.includes(at))
    return spotNextTo(camera, cellOf(space), box, [...attacker, ...others].map(cellOf))
  }
  const target = figureById(view, aim?.target)
  return (
    <>
      <RaisedCard board={board} />
      {aim && target ? (
        <AimPopover
          names={names}
          forecast={aim}
          icon={iconOf(ground, target) ?? 'ui-bot'}
          place={placed(target.at[0]!, boxOf(ground, target))}
        />
      ) : null}
      {menu ? (
        <OfferMenu
          ground={ground}
          view={view}
          space={menu.space}
          offers={menu.offers}
          place={placed(menu.space)}
          onPick={board.perform}
          onClose={() => board.setMenu(null)}
        />
      ) : null}
    </>
  )
}
