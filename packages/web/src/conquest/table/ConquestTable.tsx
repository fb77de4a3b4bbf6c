import type { Conquest } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { useMemo, useRef, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { Announcer } from '../../match/announcer/Announcer.tsx'
import { MatchBar } from '../../match/bar/MatchBar.tsx'
import { TableInspector } from '../../match/inspector/Inspector.tsx'
import type { Match } from '../../screen/match.ts'
import { PileDialog } from '../cards/PileDialog.tsx'
import { TableContext } from '../common/context.ts'
import { Field } from '../field/Field.tsx'
import { inspecting } from '../inspect/describe.tsx'
import { Dials } from '../moments/Dials.tsx'
import { Struggle } from '../moments/Struggle.tsx'
import { Phases } from '../phases/Phases.tsx'
import { FloatingPreview } from '../preview/Preview.tsx'
import { Prompt } from '../prompt/Prompt.tsx'
import { planetAt } from '../reading/places.ts'
import { opponentOf, sideMarks } from '../reading/sides.ts'
import { FarSeat } from '../seats/FarSeat.tsx'
import { NearSeat } from '../seats/NearSeat.tsx'
import { ShieldPanel } from '../shields/ShieldPanel.tsx'
import { SideButton } from '../side/SideButton.tsx'
import { SidePanel } from '../side/SidePanel.tsx'
import { Tray } from '../tray/Tray.tsx'
import { FloatingWhatIf } from '../what-if/WhatIf.tsx'
import { useAlwaysYes } from '../windows/useAlwaysYes.ts'
import { useWishes } from '../windows/useWishes.ts'
import { WindowSettings } from '../windows/WindowSettings.tsx'
import { tell } from '../words/tell.ts'
import style from './ConquestTable.module.css'
import { Outcome } from './Outcome.tsx'
import { useGlide } from './useGlide.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTableState } from './useTableState.ts'

/** The whole table of Conquest; who goes on at its other side walks round it. */
export function ConquestTable({ match }: { match: Match<Conquest> }) {
  return <Side key={match.viewer} match={match} />
}

function Side({ match: played }: { match: Match<Conquest> }) {
  const words = useWords()
  const { t } = words
  const root = useRef<HTMLElement>(null)
  const match = useAlwaysYes(played)
  const table = useTableState(match, root)
  const { view, near } = table
  const [pile, setPile] = useState<Seat | null>(null)
  const [windowsOpen, setWindowsOpen] = useState(false)
  const [sideOpen, setSideOpen] = useState(false)
  useWishes(match)
  useGlide(root, view, match.onScreen?.ms ?? 240, view.battle?.planet ?? null)
  useTableKeys(root, table, view.players.find(player => player.seat === near)?.cards ?? [])
  const more = useMemo(
    () => [{ id: 'windows', label: t('conquest.windows.menu'), onPress: () => setWindowsOpen(true) }],
    [t],
  )
  return (
    <TableContext value={table}>
      <main className={style.table} {...sideMarks(view, near)} ref={root} data-region="table">
        <MatchBar
          match={match}
          title={t('conquest.title')}
          subtitle={
            view.battle
              ? t('conquest.table.subtitle-battle', {
                  round: view.round,
                  planet: planetAt(view, view.battle.planet)?.name ?? '',
                })
              : t('conquest.round', { round: view.round })
          }
          more={more}
        >
          <Phases />
          <SideButton isOpen={sideOpen} onPress={() => setSideOpen(!sideOpen)} />
        </MatchBar>
        <FarSeat seat={opponentOf(near)} match={match} onPile={setPile} />
        <Field match={match} />
        <Tray />
        <Dials match={match} />
        <Struggle match={match} />
        <ShieldPanel />
        <FloatingWhatIf />
        <FloatingPreview />
        <Prompt match={match} />
        <NearSeat seat={near} match={match} onPile={setPile} />
        <SidePanel match={match} isOpen={sideOpen} />
        <Announcer match={match as Match} tell={tell} />
      </main>
      <TableInspector inspector={table.inspector} game={inspecting(table, words)} />
      <PileDialog view={view} seat={pile} close={() => setPile(null)} zoom={table.zoom} />
      <WindowSettings isOpen={windowsOpen} close={() => setWindowsOpen(false)} />
      <Outcome match={match} />
    </TableContext>
  )
}
