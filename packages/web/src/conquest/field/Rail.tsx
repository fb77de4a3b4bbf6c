import { useWords } from '../../i18n/context.tsx'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { useTable } from '../common/context.ts'
import { sums } from '../reading/battle.ts'
import { planetData } from '../reading/printed.ts'
import { opponentOf } from '../reading/sides.ts'
import style from './Rail.module.css'

/** On a phone: every planet with the attack of both sides, theirs first, and the headquarters; a tap goes there. */
export function Rail({ inView, go }: { inView: string; go(space: string): void }) {
  const { view, near, isLit } = useTable()
  const { t } = useWords()
  const litAt = (at: string) =>
    isLit(at) || [...view.units, ...view.cards].some(piece => piece.at === at && isLit(piece.card))
  const stops = [
    { at: 'hq', label: t('conquest.table.hq'), lit: litAt('hq-a') || litAt('hq-b'), under: '' },
    ...view.planets
      .filter(({ planet }) => planet !== null)
      .map(planet => {
        const theirs = sums(view, planet.at, opponentOf(near)).atk
        const mine = sums(view, planet.at, near).atk
        const isEmpty = !view.units.some(({ at }) => at === planet.at)
        return {
          at: planet.at,
          label: t('conquest.table.rail-stop', {
            number: Number(planet.at.slice(1)),
            planet: planetData(planet.planet)?.name ?? '',
            theirs,
            mine,
          }),
          lit: litAt(planet.at),
          under:
            view.battle?.planet === planet.at ? t('conquest.table.rail-battle') : isEmpty ? '–' : `${theirs}:${mine}`,
        }
      }),
  ]
  return (
    <nav className={style.rail} data-scheme="dark" aria-label={t('conquest.table.rail')}>
      {stops.map(({ at, label, lit, under }) => (
        <button
          key={at}
          type="button"
          aria-current={inView === at || undefined}
          className={classes(lit && style.lit, view.battle?.planet === at && style.battle)}
          data-stop={at}
          onClick={() => go(at)}
        >
          <span className={hiddenStyle.srOnly}>{label}</span>
          <span aria-hidden="true">{at === 'hq' ? t('conquest.table.hq') : at.slice(1)}</span>
          {under ? <small aria-hidden="true">{under}</small> : null}
        </button>
      ))}
    </nav>
  )
}
