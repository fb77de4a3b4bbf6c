import type { CSSProperties } from 'react'
import { useWords } from '../../i18n/context.tsx'
import hiddenStyle from '../../ui/Hidden.module.css'
import { longest } from '../../ui/longest.ts'
import { cardUrl } from '../art/url.ts'
import { useTable } from '../common/context.ts'
import { warlordOf } from '../reading/sides.ts'
import { sideName } from '../words/names.ts'
import style from './Sides.module.css'
import type { Deeds } from './statistics.ts'

const ROWS = ['planets', 'battles', 'struggles', 'destroyed', 'dealt', 'shielded', 'cards'] as const

/** What both sides did, one against the other. */
export function Sides({ sides, winner }: { sides: readonly Deeds[]; winner: string | undefined }) {
  const { t } = useWords()
  const { view, near, nameOf } = useTable()
  const mine = sides.find(({ seat }) => seat === near)!
  const theirs = sides.find(({ seat }) => seat !== near)!
  const head = ({ seat }: Deeds) => {
    const warlord = warlordOf(view, seat)
    return (
      <th scope="col" data-won={seat === winner || undefined}>
        {warlord ? <img src={cardUrl(warlord.design, warlord.bloodied)} alt="" width={88} height={88} /> : null}
        <b style={longest(sideName(view, seat))}>{sideName(view, seat)}</b>
        <small>{nameOf(seat)}</small>
      </th>
    )
  }
  return (
    <table className={style.sides} data-part="statistics">
      <caption className={hiddenStyle.srOnly}>{t('conquest.end.title')}</caption>
      <thead>
        <tr>
          {head(mine)}
          <td />
          {head(theirs)}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(row => {
          const most = Math.max(1, mine[row], theirs[row])
          const cell = (deeds: Deeds, near: boolean) => (
            <td className={near ? style.near : style.far}>
              <i style={{ '--share': deeds[row] / most } as CSSProperties} />
              <b>{deeds[row]}</b>
            </td>
          )
          return (
            <tr key={row}>
              {cell(mine, true)}
              <th scope="row">{t(`conquest.end.${row}`)}</th>
              {cell(theirs, false)}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
