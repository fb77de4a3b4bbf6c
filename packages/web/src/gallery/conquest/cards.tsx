import { type CardData, type Conquest, cardsContent, planetsContent, type SeenPlanet } from '@redoubt/conquest'
import { cardUrl } from '../../conquest/art/url.ts'
import { Card } from '../../conquest/cards/Card.tsx'
import { PlanetCard } from '../../conquest/planets/PlanetCard.tsx'
import { cardText, typeName } from '../../conquest/words/card.ts'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import { type Drawer, drawer, type Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'
import style from './ConquestSpecimens.module.css'

const { cards, factions } = cardsContent

const face = (data: CardData, reason?: string): Specimen => ({
  ...{ id: data.id, name: data.name, text: cardText(data) },
  words: `${typeName(data.type)} ${data.traits.join(' ')}`,
  show: () => <Card data={data} reason={reason ?? null} />,
})

/** Every card, and every planet face up and face down. */
export function cardDrawers(match: Match<Conquest>, { t }: Tongue): Drawer[] {
  const bloodied = cards.filter(({ type }) => type === 'warlord')
  const planet = (id: string, name: string, seen: Partial<SeenPlanet>, text = ''): Specimen => ({
    ...{ id, name, text },
    show: () => (
      <AtTable match={match}>
        <PlanetCard planet={{ at: 'p2', planet: id, first: false, icons: [0, 0], ...seen }} order={1} />
      </AtTable>
    ),
  })
  const [first] = planetsContent.planets
  const [cheap] = cards
  return [
    ...factions.map(({ id, name }) =>
      drawer(
        'conquest',
        `cards-${id}`,
        t('gallery.cards', { faction: name }),
        'card',
        cards.filter(({ faction }) => faction === id).map(data => face(data)),
      ),
    ),
    drawer('conquest', 'warlords', t('gallery.warlords'), 'card', [
      ...bloodied.map(({ id, name }) => ({
        ...{ id, name: t('gallery.bloodied', { name }) },
        show: () => <img className={style.art} src={cardUrl(id, true)} alt="" />,
      })),
      { ...face(cheap!, t('gallery.a-refusal')), id: 'cannot', name: t('gallery.cannot') },
    ]),
    drawer('conquest', 'planets', t('gallery.planets'), 'card', [
      ...planetsContent.planets.map(({ id, name, battleAbility }) => planet(id, name, {}, battleAbility.text)),
      planet('first', t('conquest.planet.first'), { planet: first!.id, first: true, icons: [3, 1], winner: 'a' }),
      planet('face-down', t('gallery.face-down'), { planet: null, at: 'p7' }),
    ]),
  ]
}
