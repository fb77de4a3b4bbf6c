import { type CardData, cardsContent, planetsContent } from '@redoubt/conquest'
import { describe, expect, test } from 'vitest'
import { cardSvg } from '../src/conquest/art/cards.ts'
import { pictureFor } from '../src/conquest/art/fitting.ts'
import { planetSvg } from '../src/conquest/art/planets.ts'

const { cards } = cardsContent
const { planets } = planetsContent

/** A picture without its background: what stands in the scene. */
function figure(svg: string): string {
  return svg.slice(svg.indexOf('url(#s)'))
}

const unhinted = <T extends { hints?: unknown }>({ hints: _, ...card }: T) => card as Omit<T, 'hints'>

describe('pictures of Conquest', () => {
  test.each(cards)('$id names a picture of its own', card => {
    expect(card.hints?.picture).toBeDefined()
    const svg = cardSvg(card)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(60_000)
  })

  test('no two cards look alike, not even against the same background', () => {
    const figures = cards.map(card => figure(cardSvg(card)))
    expect(new Set(figures).size).toBe(figures.length)
  })

  test('a bloodied warlord looks it', () => {
    for (const card of cards) if (card.bloodied) expect(cardSvg(card, true)).not.toBe(cardSvg(card))
  })

  test('a picture names nothing: a hidden card cannot be read from it', () => {
    for (const card of cards) {
      expect(cardSvg(card)).not.toContain(card.id)
      expect(cardSvg(card)).not.toContain(card.name)
    }
  })

  test('every planet names an orb of its own', () => {
    const orbs = planets.map(planet => {
      expect(planet.hints?.picture, planet.id).toBeDefined()
      return planetSvg(planet)
    })
    expect(new Set(orbs).size).toBe(orbs.length)
  })

  test('a card that names no picture gets one that fits its side, its type and its traits', () => {
    const fits = (id: string) => pictureFor(unhinted(cards.find(card => card.id === id) as CardData))
    expect(fits('sm-land-raider')).toBe('tank')
    expect(fits('sm-raven-guard-speeder')).toBe('speeder')
    expect(fits('ork-rugged-killa-kans')).toBe('killa-kans')
    expect(fits('ork-weirdboy-maniak')).toBe('weirdboy')
    expect(fits('ork-nazdreg')).toBe('warboss')
    expect(fits('sm-godwyn-bolter')).toBe('big-bolter')
    expect(fits('ork-ork-kannon')).toBe('kannon')
    expect(fits('n-promethium-mine')).toBe('mine')
    expect(fits('ork-battle-cry')).toBe('shout')
    for (const card of cards) expect(cardSvg(unhinted(card))).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('planets that name no picture have the colours of their types and land of their own', () => {
    const [tech, other] = [
      { id: 'pl-new', types: ['tech' as const] },
      { id: 'pl-newer', types: ['tech' as const] },
    ]
    expect(planetSvg(tech)).not.toBe(planetSvg(other))
    expect(planetSvg(tech)).not.toBe(planetSvg({ ...tech, types: ['material'] }))
    expect(planetSvg({ id: 'pl-new', types: [] })).not.toMatch(/NaN|undefined|Infinity/)
  })
})
