import type { Doom } from '@redoubt/doom'
import { useMemo, useState } from 'react'
import { useWords, WithWords } from '../i18n/context.tsx'
import type { GameScreen } from '../screen/gamescreen.ts'
import type { Match } from '../screen/match.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import style from './CompanionTable.module.css'
import { type Order, ordersOf } from './orders.ts'
import { diceAsked, TableDice } from './TableDice.tsx'

interface Props {
  match: Match
  game: GameScreen
}

/** The table beside a real one: the game's own to say what the marines do, and above it what hands must do with the box. */
export default function CompanionTable({ match, game }: Props) {
  const { locale } = useWords()
  return (
    <>
      <game.Table match={match} />
      <WithWords locale={locale} parts={['companion']}>
        <Sheet match={match as Match<Doom>} />
      </WithWords>
    </>
  )
}

/** What was not done yet, in order; dice if they are waited for; folded away to look at the map. */
function Sheet({ match }: { match: Match<Doom> }) {
  const words = useWords()
  const { t } = words
  const orders = useMemo(() => ordersOf(match.log, words), [match.log, words])
  const [done, markDone] = useDone(match.id)
  const [isFolded, setFolded] = useState(false)
  const open = orders.slice(done)
  const dice = diceAsked(match)
  const deeds = open.filter(({ isDeed }) => isDeed).length
  // While something is being shown, or the invader decides, more is still to come.
  const isStill = match.onScreen === null && (match.yours || match.outcome !== null)
  if (!isStill || (open.length === 0 && !dice)) return null
  if (isFolded)
    return (
      <button
        type="button"
        className={classes(buttonStyle.btn, style.folded)}
        data-way="unfold"
        onClick={() => setFolded(false)}
      >
        <Icon id="ui-log" size={18} />
        {t('companion.waiting', { count: deeds })}
      </button>
    )
  return (
    <aside className={style.sheet} aria-label={t('companion.orders')} data-part="orders" data-done={done}>
      <header>
        <h2>{t('companion.orders')}</h2>
        <button type="button" className={buttonStyle.btn} data-way="fold" onClick={() => setFolded(true)}>
          {t('companion.map')}
        </button>
      </header>
      {open.length > 0 ? (
        <ol className={style.orders}>
          {open.map(order => (
            <Line key={order.n} order={order} />
          ))}
        </ol>
      ) : null}
      {dice ? (
        <TableDice key={JSON.stringify(dice.about)} match={match} asked={dice} typed={() => markDone(orders.length)} />
      ) : (
        <button
          type="button"
          className={classes(buttonStyle.btn, buttonStyle.primary)}
          data-way="done"
          onClick={() => markDone(orders.length)}
        >
          {deeds > 0 ? t('companion.done') : t('companion.read')}
        </button>
      )}
    </aside>
  )
}

function Line({ order: { text, icon, isDeed } }: { order: Order }) {
  return (
    <li className={isDeed ? style.deed : style.told}>
      {icon ? <Icon id={icon} size={22} /> : <span />}
      <span>{text}</span>
    </li>
  )
}

/** How far the table has followed; kept for whoever puts the phone away. */
function useDone(match: string): [number, (done: number) => void] {
  const key = `redoubt.companion.${match}`
  const [done, setDone] = useState(() => {
    try {
      return Number(sessionStorage.getItem(key) ?? 0)
    } catch {
      return 0
    }
  })
  return [
    done,
    next => {
      setDone(next)
      try {
        sessionStorage.setItem(key, String(next))
      } catch {
        // Whoever comes back then reads them again.
      }
    },
  ]
}
