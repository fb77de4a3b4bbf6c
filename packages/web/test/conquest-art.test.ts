import { cardsContent, planetsContent } from '@redoubt/conquest'
import { describe, expect, test } from 'vitest'
import { cardSvg, hasPicture } from '../src/conquest/art/cards.ts'
import { ORBS, planetSvg } from '../src/conquest/art/planets.ts'

/** A picture without its background: what stands in the scene. */
function figure(svg: string): string {
  return svg.slice(svg.indexOf('url(#s)'))
}

describe('pictures of Conquest', () => {
  test.each(cardsContent.cards.map(card => card.id))('%s has a picture of its own', id => {
    expect(hasPicture(id)).toBe(true)
    const svg = cardSvg(id)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg.length).toBeLessThan(60_000)
  })

  test('no two cards look alike, not even against the same background', () => {
    const figures = cardsContent.cards.map(card => figure(cardSvg(card.id)))
    expect(new Set(figures).size).toBe(figures.length)
  })

  test('a bloodied warlord looks it', () => {
    for (const { id, bloodied } of cardsContent.cards) if (bloodied) expect(cardSvg(id, true)).not.toBe(cardSvg(id))
  })

  test('a picture names nothing: a hidden card cannot be read from it', () => {
    for (const { id, name } of cardsContent.cards) {
      expect(cardSvg(id)).not.toContain(id)
      expect(cardSvg(id)).not.toContain(name)
    }
  })

  test('every planet has an orb of its own', () => {
    const orbs = planetsContent.planets.map(({ id }) => {
      expect(ORBS[id], id).toBeDefined()
      return planetSvg(id)
    })
    expect(new Set(orbs).size).toBe(orbs.length)
  })

  test('a card that nobody has drawn still has a picture', () => {
    expect(cardSvg('not-a-card')).toContain('<svg')
  })
})
