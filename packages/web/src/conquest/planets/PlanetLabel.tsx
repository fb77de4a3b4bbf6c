import type { PlanetData, SeenPlanet } from '@redoubt/conquest'
import { useWords } from '../../i18n/context.tsx'
import hiddenStyle from '../../ui/Hidden.module.css'
import { useTable } from '../common/context.ts'
import { bonusWords } from '../words/card.ts'
import { sideName, whose } from '../words/names.ts'
import { commandIcons } from './CommandTug.tsx'
import { numberOf } from './numberOf.ts'

/** Everything a planet shows, in words. */
export function PlanetLabel({
  planet,
  data,
  isBattle,
  isLit,
}: {
  planet: SeenPlanet
  data: PlanetData
  isBattle: boolean
  isLit: boolean
}) {
  const { view, near } = useTable()
  const words = useWords()
  const { t } = words
  const { winner, bonus } = planet
  const [mine, theirs] = commandIcons(planet, near)
  return (
    <span className={hiddenStyle.srOnly}>
      {t('conquest.planet.label', {
        number: numberOf(planet),
        name: data.name,
        types: data.types.map(type => t(`conquest.type.${type}`)).join(', '),
        first: planet.first ? 'yes' : 'no',
        battle: isBattle ? 'yes' : 'no',
        bonus: bonusWords(data.commandBonus, words),
        command: t('conquest.planet.command', { mine, theirs }),
        winner: winner
          ? t('conquest.planet.winner', {
              who: whose(view, winner),
              name: sideName(view, winner),
              bonus: bonusWords(bonus ?? data.commandBonus, words),
            })
          : t('conquest.planet.nobody'),
        act: isLit ? 'yes' : 'no',
      })}
    </span>
  )
}
