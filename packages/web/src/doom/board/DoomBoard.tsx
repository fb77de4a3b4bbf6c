import type { Doom } from '@redoubt/doom'
import { useRef, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../screen/match.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import type { Intent } from '../common/intent.ts'
import { Controls } from './camera/Controls.tsx'
import { Minimap } from './camera/Minimap.tsx'
import style from './DoomBoard.module.css'
import { ListView } from './grid/ListView.tsx'
import { rockUrl } from './ground/Backdrop.tsx'
import { Popovers } from './Popovers.tsx'
import { usePointer } from './pointer/usePointer.ts'
import { Stage } from './Stage.tsx'
import { useBoard } from './useBoard.ts'
import { useBoardActions } from './useBoardActions.ts'

/** The map with everything on it; all that can be done there is done by pointing, dragging or keys. */
export function DoomBoard({ match, intent }: { match: Match<Doom>; intent: Intent }) {
  const { t } = useWords()
  const pane = useRef<HTMLDivElement>(null)
  const board = useBoard(match, intent, pane)
  const [sight, setSight] = useState(false)
  const [list, setList] = useState(false)
  const { ground, view, camera, actor, offers } = board
  const { dragging, pointer } = usePointer(board)
  const controls = useBoardActions(board, {
    sight,
    toggleSight: () => setSight(on => !on),
    toggleList: () => setList(on => !on),
  })
  return (
    <section className={style.board} data-scheme="dark" aria-label={t('doom.board.label')}>
      <div
        ref={pane}
        className={style.pane}
        style={{ backgroundImage: `url(${rockUrl(ground)})` }}
        data-part="board-window"
        data-dragging={dragging && actor ? '' : undefined}
        {...board.cursor.focus}
        {...pointer}
      >
        <Stage board={board} sight={sight} />
        <Popovers board={board} />
        {list ? (
          <ListView
            ground={ground}
            view={view}
            actor={offers.actor}
            onPick={board.cursor.goTo}
            onClose={() => setList(false)}
          />
        ) : null}
        <div className={style.side}>
          <Controls actions={controls} sight={sight} />
          {camera.isWhole ? null : <Minimap ground={ground} view={view} camera={camera} />}
        </div>
      </div>
      <p className={hiddenStyle.srOnly} aria-live="polite">
        {board.said}
      </p>
    </section>
  )
}
