import { useEffect } from 'react'
import { href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useLocale } from '../app/settings.ts'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { MessageKey } from '../i18n/i18n.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Loading } from '../ui/Loading.tsx'
import { JoinTable } from './join/JoinTable.tsx'
import { OnlineMatch } from './match/OnlineMatch.tsx'
import style from './TableScreen.module.css'
import { type Followed, useTable } from './table/useTable.ts'
import { WaitingRoom } from './waiting/WaitingRoom.tsx'

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
  if (refused !== null) return <NoTable code={refused} />
  if (!at) return <Loading />
  const { table, you } = at
  if (you.kept !== null && you.seats.length === 0) return <JoinTable at={at} link={link} />
  if (table.status === 'waiting') return <Waiting at={at} link={link} />
  if (table.status === 'closed') return <NoTable code="table-closed" />
  return <OnlineMatch at={at} />
}

/** Whoever has no chair yet is asked for a name and one; whoever has waits with the others. */
function Waiting({ at, link }: { at: Followed; link: string | undefined }) {
  const { you } = at
  return you.host || you.seats.length > 0 ? <WaitingRoom at={at} /> : <JoinTable at={at} link={link} />
}

function NoTable({ code }: { code: string }) {
  const { t, has } = useWords()
  const key = `refusal.${code}`
  return (
    <Shell current="home" title={t('online.no-table')}>
      <div className={style.none} role="alert">
        <h2>{t('online.no-table')}</h2>
        <p>{t((has(key) ? key : 'refusal.server-failure') as MessageKey)}</p>
        <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('home')}>
          {t('problem.go-home')}
        </a>
      </div>
    </Shell>
  )
}
