import type { Conquest } from '@redoubt/conquest'
import { type CardData, type ConquestView, cardsContent, type SeenUnit } from '@redoubt/conquest'
import type { ConquestContext } from '../../conquest/common/context.ts'
import { SupportToken } from '../../conquest/units/SupportToken.tsx'
import { UnitToken } from '../../conquest/units/UnitToken.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import { type Drawer, drawer, type Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'

const { cards } = cardsContent

const inPlay = (data: CardData): SeenUnit => ({
  ...{ card: `${data.id}.1`, design: data.id, controller: 'a', owner: 'a', at: 'p1', ready: true, damage: 0 },
  ...{ atk: data.atk ?? 0, hp: data.hp ?? 0, command: data.command ?? 0, keywords: [] },
})

/** Everything that can be seen of a unit's state. */
function states(view: ConquestView, unit: string, attachment: CardData): Record<string, Look> {
  const attached = { ...inPlay(attachment), host: unit }
  const seeing = (more: object): Look => [{}, { view: { ...view, ...more } as ConquestView }]
  const yes = () => true
  return {
    exhausted: [{ ready: false }],
    damaged: [{ damage: 1 }],
    theirs: [{ controller: 'b' }],
    lit: [{}, { isLit: yes }],
    picked: [{}, { isLit: yes, picked: unit }],
    target: [{}, { isLit: yes, isTarget: yes }],
    named: [{}, { isNamed: yes }],
    attacker: seeing({ attack: { attacker: unit } }),
    defender: seeing({ attack: { defender: unit } }),
    'assigned-damage': seeing({ assigned: [{ unit, amount: 2 }] }),
    attachment: seeing({ cards: [attached] }),
    'exhausted-attachment': seeing({ cards: [{ ...attached, ready: false }] }),
  }
}
type Look = [seen: Partial<SeenUnit>, table?: Partial<ConquestContext>]

export function unitDrawers(match: Match<Conquest>, { t }: Tongue): Drawer[] {
  const units = cards.filter(({ hp }) => hp !== null)
  const army = units.find(({ type }) => type === 'army')!
  const attachment = cards.find(({ type }) => type === 'attachment')!
  const token = (id: string, name: string, unit: SeenUnit, more?: Partial<ConquestContext>): Specimen => ({
    ...{ id, name },
    show: () => (
      <AtTable match={match} more={more}>
        <UnitToken unit={unit} order={1} />
      </AtTable>
    ),
  })
  const looks = Object.entries(states(match.view, inPlay(army).card, attachment))
  const supports = cards.filter(({ type }) => type === 'support')
  return [
    drawer(
      'conquest',
      'units',
      t('gallery.units'),
      'small',
      units.map(data => token(data.id, data.name, inPlay(data))),
    ),
    drawer(
      'conquest',
      'unit-states',
      t('gallery.unit-states'),
      'small',
      looks.map(([state, [seen, more]]) => token(state, state, { ...inPlay(army), ...seen }, more)),
    ),
    drawer(
      'conquest',
      'supports',
      t('gallery.supports'),
      'small',
      supports.map(data => ({
        ...{ id: data.id, name: data.name },
        show: () => (
          <AtTable match={match}>
            <SupportToken card={inPlay(data)} order={1} />
          </AtTable>
        ),
      })),
    ),
  ]
}
