import type { Refused } from '@redoubt/protocol'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useAbove } from '../../app/above.ts'
import { useLocale } from '../../app/settings.ts'
import { WithWords } from '../../i18n/context.tsx'
import type { Part } from '../../i18n/parts.ts'
import { PracticeQuestion } from '../../match/Practice.tsx'
import { RulesChanged } from '../../match/rules-changed/RulesChanged.tsx'
import { useMatch } from '../../match/useMatch.ts'
import { Ways } from '../../match/ways.ts'
import type { GameScreen } from '../../screen/gamescreen.ts'
import { useTableSounds } from '../../sound/useTableSounds.ts'
import type { MatchDoor, OpenTable } from '../../tables/tables.ts'
import { Loading } from '../../ui/Loading.tsx'
import { server } from '../server/server.ts'
import { NoTable } from '../table/NoTable.tsx'
import type { Followed } from '../table/useTable.ts'
import { Absence } from './Absence.tsx'
import { Chat } from './Chat.tsx'
import { Eyes } from './Eyes.tsx'
import style from './OnlineMatch.module.css'
import { PeopleButton } from './PeopleButton.tsx'
import { lateEyes, remoteMatch, seenTable } from './remote.ts'
import { Strip } from './Strip.tsx'
import { useMatchTitle } from './useMatchTitle.ts'
import { useOnlineWays } from './useOnlineWays.tsx'

/** A match at the server: the same table as at home, with news of the people above it. */
export function OnlineMatch({ at }: { at: Followed }) {
  const locale = useLocale()
  const [game, setGame] = useState<GameScreen | null>(null)
  const { gameScreen } = useAbove()
  const id = at.table.game
  useEffect(() => {
    let gone = false
    void gameScreen(id).then(screen => gone || setGame(screen))
    return () => {
      gone = true
    }
  }, [id, gameScreen])
  if (!game) return <Loading />
  return (
    <WithWords locale={locale} parts={[id as Part]}>
      <Sitting at={at} game={game} />
    </WithWords>
  )
}

function Sitting({ at: { table, you, chat }, game }: { at: Followed; game: GameScreen }) {
  const [eyes, setEyes] = useState<string | null>(null)
  const [ended, setEnded] = useState<{ eyes: string; refused: Refused } | null>(null)
  const isWatcher = you.seats.length === 0
  const late = isWatcher ? eyes : null
  // Whoever gets up or sits down sees with other eyes from then on; what the last ones were refused is not theirs.
  const now = `${late} ${you.seats.join()}`
  const door = useMemo(() => {
    const end = (refused: Refused) => setEnded({ eyes: now, refused })
    return late === null ? remoteMatch(server(), end) : lateEyes(server(), end)
  }, [late, now])
  const seen = seenTable(table, late === null ? you : { seats: [late] })
  return (
    <Table
      key={now}
      door={door}
      seen={seen}
      game={game}
      at={{ table, you, chat }}
      refused={ended?.eyes === now ? ended.refused : null}
      eyes={isWatcher ? <Eyes table={table} eyes={eyes} onChange={setEyes} /> : null}
    />
  )
}

interface TableProps {
  door: MatchDoor
  seen: OpenTable
  game: GameScreen
  at: Followed
  /** Why there is nothing to see. */
  refused: Refused | null
  eyes: ReactNode
}

function Table({ door, seen, game, at: { table, you, chat }, refused, eyes }: TableProps) {
  const { match, practice } = useMatch(door, seen, game)
  const ways = useOnlineWays(table, you)
  useTableSounds(match)
  useMatchTitle(seen)
  if (!match) return refused ? <NoTable refused={refused} /> : <Loading />
  return (
    <Ways value={ways}>
      <div className={style.online}>
        <Strip table={table} you={you} match={match}>
          {eyes}
          <PeopleButton table={table} you={you} />
          <Chat table={table} you={you} lines={chat} />
        </Strip>
        <Absence table={table} you={you} />
        <div className={style.table}>
          <game.Table match={match} />
          <RulesChanged match={match} />
          {practice ? <PracticeQuestion {...practice} /> : null}
        </div>
      </div>
    </Ways>
  )
}
