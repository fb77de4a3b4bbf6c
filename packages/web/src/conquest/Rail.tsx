import { useWords } from '../i18n/context.tsx'
import { planetData } from './names.ts'
import { useTable } from './table.ts'

/** On a phone: a dot per planet and one for the headquarters; a tap goes there. */
export function Rail({ shown, go }: { shown: string; go(space: string): void }) {
  const { view, isLit } = useTable()
  const { t } = useWords()
  const stops = [
    { at: 'hq', label: t('conquest.table.hq'), lit: false },
    ...view.planets.map(planet => ({
      at: planet.at,
      label: `${planet.at.slice(1)} ${planetData(planet.planet)?.name ?? t('conquest.table.face-down')}`,
      lit: isLit(planet.at) || view.units.some(unit => unit.at === planet.at && isLit(unit.card)),
    })),
  ]
  return (
    <nav className="cq-rail" aria-label={t('conquest.table.rail')}>
      {stops.map(({ at, label, lit }) => (
        <button
          key={at}
          type="button"
          aria-label={label}
          aria-current={shown === at || undefined}
          className={`${lit ? 'lit' : ''} ${view.battle?.planet === at ? 'battle' : ''}`}
          onClick={() => go(at)}
        >
          <span aria-hidden="true">{at === 'hq' ? t('conquest.table.hq') : at.slice(1)}</span>
        </button>
      ))}
    </nav>
  )
}
