import { type ConquestView, conquest, decksContent, type Scenario } from '@redoubt/conquest'
import type { Seat } from '@redoubt/kernel'
import { cardData } from './printed.ts'

/** The planets of any match can be laid from it. */
const EVERY_PLANET = decksContent.planetSets.reduce((a, b) => (b.planets.length > a.planets.length ? b : a))

/**
 * The table as it would be if a warlord went to a planet with all units of its HQ (CQ-6.3, CQ-6.5): laid anew with the rules, so that
 * every ability counts, like the Brutal that Nazdreg gives. Null for a position that cannot be laid.
 */
export function suppose(view: ConquestView, me: Seat, at: string): ConquestView | null {
  const up = view.planets.filter(({ planet }) => planet !== null)
  const place = (where: string, seat: Seat) => (where === `hq-${me}` && seat === me ? at : where)
  const side = (seat: Seat) => {
    const attached = (host: string) =>
      view.cards.filter(card => card.host === host).map(({ design, ready }) => ({ card: design, exhausted: !ready }))
    const units = view.units.filter(({ controller }) => controller === seat)
    const warlord = units.find(({ card }) => cardData(card)?.type === 'warlord')
    const army = (where: string) =>
      units
        .filter(unit => unit !== warlord && place(unit.at, seat) === where)
        .map(({ card, design, damage, ready, at: from }) => ({
          card: design,
          damage,
          exhausted: !ready || from !== where,
          attachments: attached(card),
        }))
    const supports = view.cards.filter(card => card.controller === seat && card.host === undefined)
    return {
      ...(warlord
        ? {
            warlord: {
              card: warlord.design,
              at: place(warlord.at, seat).replace(/^hq-.*/, 'hq'),
              damage: warlord.damage,
              exhausted: !warlord.ready,
              bloodied: warlord.bloodied ?? false,
              attachments: attached(warlord.card).map(({ card }) => card),
            },
          }
        : {}),
      deck: [],
      hq: [
        ...army(`hq-${seat}`),
        ...supports.map(({ design, ready, resources }) => ({
          card: design,
          exhausted: !ready,
          ...(resources ? { resources } : {}),
        })),
      ],
      at: Object.fromEntries(up.map(planet => [planet.at, army(planet.at)])),
    }
  }
  const scenario = {
    phase: 'command',
    initiative: view.initiative,
    planets: up.map(({ planet }) => planet!),
    faceUp: up.length,
    a: side('a'),
    b: side('b'),
  } satisfies Partial<Record<keyof Scenario, unknown>>
  try {
    return conquest.view(conquest.create({ planets: EVERY_PLANET.id, scenario }, 'suppose'), 'spectator')
  } catch {
    return null
  }
}
