import type { SeenUnit } from '@redoubt/conquest'
import type { Tongue } from '../../i18n/i18n.ts'
import type { ConquestContext } from '../common/context.ts'
import { cardName } from '../words/names.ts'

/** Everything a unit shows, in words. */
export function unitLabel({ view, strikeOn }: ConquestContext, unit: SeenUnit, isLit: boolean, { t }: Tongue): string {
  const attached = view.cards.filter(card => card.host === unit.card)
  const strike = strikeOn(unit.card)
  const label = t('conquest.unit.label', {
    name: cardName(unit.card),
    atk: unit.atk,
    hp: unit.hp,
    left: unit.hp - unit.damage,
    command: unit.command,
    damage: unit.damage,
    ready: unit.ready ? 'yes' : 'no',
    bloodied: unit.bloodied ? 'yes' : 'no',
    attachments: attached.length === 0 ? 'none' : attached.map(card => cardName(card.card)).join(', '),
    act: isLit ? 'yes' : 'no',
  })
  return strike
    ? t('conquest.forecast.spoken', { unit: label, damage: strike.damage, falls: strike.falls, left: strike.left })
    : label
}
