import { useWords } from '../i18n/context.tsx'
import { playerAt, seatName } from '../match/players.ts'
import { seatLook } from '../screen/seat-look.ts'
import type { ReplayInfo } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import style from './DeedsTable.module.css'
import type { Deeds, Review } from './review.ts'
import { signed } from './signed.ts'

const COLUMNS = ['dealt', 'taken', 'kills', 'glory', 'fell'] as const

/** Who of them dealt most, and who took most; among equals nobody. */
function markOf(column: (typeof COLUMNS)[number], row: Deeds, all: readonly Deeds[]): 'best' | 'worst' | undefined {
  if (column !== 'dealt' && column !== 'taken') return undefined
  const isMost = all.every(other => other === row || other[column] < row[column])
  return isMost ? (column === 'dealt' ? 'best' : 'worst') : undefined
}

/** Who did what: one row for everybody at the table. */
export function DeedsTable({ review: { deeds, game }, info }: { review: Review; info: ReplayInfo }) {
  const words = useWords()
  const { t } = words
  const columns = game === 'doom' ? COLUMNS : COLUMNS.filter(column => column !== 'glory')
  return (
    <section className={style.deeds} aria-labelledby="review-deeds">
      <h3 id="review-deeds">{t('review.deeds')}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className={style.scroll} tabIndex={0} aria-labelledby="review-deeds">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('review.player')}</th>
              {columns.map(column => (
                <th key={column} scope="col">
                  {t(`review.${column}`)}
                </th>
              ))}
              <th scope="col">{t('review.luck-column')}</th>
            </tr>
          </thead>
          <tbody>
            {deeds.map(row => {
              const player = playerAt(row.seat, info.seatCards, words)
              return (
                <tr key={row.seat}>
                  <th scope="row">
                    <span className={style.who} style={{ color: seatLook(game, row.seat).colour }}>
                      <Icon id={seatLook(game, row.seat).icon} size={30} />
                      <span>
                        {game === 'doom' ? seatName(row.seat, words) : player}
                        {game === 'doom' ? <small>{player}</small> : null}
                      </span>
                    </span>
                  </th>
                  {columns.map(column => (
                    <td key={column} data-mark={markOf(column, row, deeds)}>
                      {row[column]}
                    </td>
                  ))}
                  <td>{signed(words.locale, row.luck, 1)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </section>
  )
}
