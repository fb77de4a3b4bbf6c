import { Refused } from '@redoubt/protocol'
import { useEffect } from 'react'
import { useLocale } from '../app/settings.ts'
import { WithWords } from '../i18n/context.tsx'
import { Loading } from '../ui/Loading.tsx'
import { JoinTable } from './join/JoinTable.tsx'
import { OnlineMatch } from './match/OnlineMatch.tsx'
import { NoTable } from './table/NoTable.tsx'
import { type Followed, useTable } from './table/useTable.ts'
import { WaitingRoom } from './waiting/WaitingRoom.tsx'

const CLOSED = new Refused('table-closed')

/** #/table/CODE[/KEY]: a table at the server, from the first chair to the end of the match. */
export default function TableScreen({ rest: [code = '', key] }: { rest: string[] }) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Table code={code} link={key} />
    </WithWords>
  )
}

function Table({ code, link }: { code: string; link: string | undefined }) {
  const { at, refused } = useTable(code, link)
  const game = at?.table.game
  useEffect(() => {
    if (!game) return
    document.documentElement.dataset.game = game
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [game])
  if (refused !== null) return <NoTable refused={refused} />
  if (!at) return <Loading />
  const { table, you } = at
  if (you.kept !== null && you.seats.length === 0) return <JoinTable at={at} link={link} />
  if (table.status === 'waiting') return <Waiting at={at} link={link} />
  if (table.status === 'closed') return <NoTable refused={CLOSED} />
  return <OnlineMatch at={at} />
}

/** Whoever has no chair yet is asked for a name and one; whoever has waits with the others. */
function Waiting({ at, link }: { at: Followed; link: string | undefined }) {
  const { you } = at
  return you.host || you.seats.length > 0 ? <WaitingRoom at={at} /> : <JoinTable at={at} link={link} />
}
