import { afterEach, describe, expect, test, vi } from 'vitest'
import cardsFile from '../content/cards.json'
import { cardSchema } from '../src/content/cards.ts'
import { contentProblems } from '../src/content/check/cards.ts'
import { cardsContent, planetsContent } from '../src/content/content.ts'

type Change = (card: any) => void

/** What the loader says when one card of the box is changed. */
function changed(id: string, change: Change): string[] {
  const card = structuredClone(cardsFile.cards.find(one => one.id === id)!)
  change(card)
  const cards = cardsContent.cards.map(one => (one.id === id ? cardSchema.parse(card) : one))
  return contentProblems(cards, planetsContent.planets)
}

test('the box itself has no problem', () => {
  expect(contentProblems(cardsContent.cards, planetsContent.planets)).toEqual([])
})

describe('what the engine would pass over is refused with the card, the field and what is allowed', () => {
  test.each<[string, string, Change, string]>([
    [
      'CQ-5.11 hit points for a support',
      'ork-cybork-body',
      card => (card.attachTo.filter = { is: 'support' }),
      'ork-cybork-body: abilities[0].effect[0].on: host need not be a unit; this is done to units only.',
    ],
    [
      'CQ-6.6 an attachment of a support at a planet',
      'ork-cybork-body',
      card => {
        card.attachTo.filter = { is: 'support' }
        Object.assign(card.abilities[0], {
          kind: 'action',
          when: [{ is: 'self-at-planet' }],
          effect: [{ do: 'ready', on: 'host' }],
        })
      },
      'ork-cybork-body: abilities[0].when[0]: a support is never at a planet.',
    ],
    [
      'CQ-0.5 readying what is ready',
      'ork-flash-gitz',
      card => {
        card.abilities[0].when = [{ is: 'self-ready' }]
        card.abilities[0].cost = []
        card.abilities[0].effect = [{ do: 'ready', on: 'self' }]
      },
      'ork-flash-gitz: abilities[0].effect[0].on: it is ready already: self-exhausted, or another card.',
    ],
    [
      'CQ-1.8 readying what was exhausted as a cost',
      'ork-flash-gitz',
      card => {
        card.abilities[0].when = []
        card.abilities[0].cost = [{ pay: 'exhaust', card: 'self' }]
        card.abilities[0].effect = [{ do: 'ready', on: 'self' }]
      },
      'ork-flash-gitz: abilities[0].effect[0].on: what is exhausted as a cost was ready: ready another card.',
    ],
    [
      'CQ-1.7 a card that enters play exhausted',
      'sm-sicarius-chosen',
      card => (card.abilities[0].when = [{ is: 'self-exhausted' }]),
      'sm-sicarius-chosen: abilities[0].when[0]: cards enter play ready and without damage (CQ-1.7).',
    ],
    [
      'CQ-1.7 a card that enters play damaged',
      'sm-sicarius-chosen',
      card => (card.abilities[0].when = [{ is: 'self-damaged' }]),
      'sm-sicarius-chosen: abilities[0].when[0]: cards enter play ready and without damage (CQ-1.7).',
    ],
    [
      'CQ-1.9 more command icons for a warlord, which has none',
      'ork-nazdreg',
      card => (card.abilities[0].effect = [{ do: 'multiply', on: 'self', stat: 'command', factor: 2 }]),
      'ork-nazdreg: abilities[0].effect[0].stat: a warlord has no command icons (CQ-1.9); allowed: atk, hp.',
    ],
    [
      'CQ-7.11 more damage for one’s own units',
      'ork-tankbusta-bommaz',
      card => (card.abilities[0].effect[0].against = { is: 'unit', controller: 'you' }),
      'abilities[0].effect[0].against.controller: a unit attacks those of the opponent.',
    ],
    [
      'CQ-7.11 more damage in an HQ',
      'ork-tankbusta-bommaz',
      card => (card.abilities[0].effect[0].against.at = 'your-hq'),
      'abilities[0].effect[0].against.at: units attack at planets only.',
    ],
    [
      'CQ-12.2 a keyword for units that do not fight',
      'ork-nazdreg',
      card => (card.abilities[0].effect[0].each = { is: 'unit', at: 'your-hq' }),
      'ork-nazdreg: abilities[0].effect[0].each.at: brutal counts at planets only.',
    ],
    [
      'CQ-12.2 a keyword lost by units that do not fight',
      'ork-nazdreg',
      card =>
        (card.abilities[0].effect = [{ do: 'lose-keyword', each: { is: 'unit', at: 'your-hq' }, keyword: 'flying' }]),
      'ork-nazdreg: abilities[0].effect[0].each.at: flying counts at planets only.',
    ],
    [
      'CQ-6.10 command icons of units in an HQ',
      'ork-nazdreg',
      card =>
        (card.abilities[0].effect = [
          { do: 'modify', each: { is: 'unit', at: 'your-hq' }, stat: 'command', amount: 1 },
        ]),
      'ork-nazdreg: abilities[0].effect[0].each.at: command counts at planets only.',
    ],
    [
      'CQ-5.13 an event without a text',
      'ork-battle-cry',
      card => (card.abilities = []),
      'ork-battle-cry: abilities: an event is played for its ability: at least 1.',
    ],
    [
      'CQ-11.14 an ability on a bloodied side',
      'ork-nazdreg',
      card => (card.bloodied.abilities = card.abilities.map((one: object) => ({ ...one, id: 'other' }))),
      'ork-nazdreg: bloodied.abilities: a bloodied warlord has no ability besides the keyword Bloodied (CQ-11.14); leave the list empty.',
    ],
    [
      'CQ-11.12 a keyword given once',
      'ork-battle-cry',
      card => (card.abilities[0].effect = [{ do: 'grant-keyword', each: { is: 'unit' }, keyword: 'brutal' }]),
      'ork-battle-cry: abilities[0].effect[0].do: grant-keyword is always in force: it stands in a constant ability, not in a combat-action.',
    ],
    [
      'CQ-12.3 Area Effect given to others',
      'ork-nazdreg',
      card => (card.abilities[0].effect[0].keyword = 'area-effect'),
      'ork-nazdreg: abilities[0].effect[0].keyword: area-effect cannot be given; allowed: armorbane, brutal, flying, ranged.',
    ],
    [
      'CQ-4.3 a change made once without an end',
      'ork-battle-cry',
      card => delete card.abilities[0].effect[0].until,
      'ork-battle-cry: abilities[0].effect[0].until: a change made once ends: end-of-battle.',
    ],
    [
      'CQ-4.3 a constant change with an end',
      'ork-goff-boyz',
      card => (card.abilities[0].effect[0].until = 'end-of-battle'),
      'ork-goff-boyz: abilities[0].effect[0].until: a constant effect lasts as long as its card is there; leave until out.',
    ],
    [
      'CQ-13.3 a host that could stop being legal',
      'ork-cybork-body',
      card => (card.attachTo.filter.damaged = true),
      'ork-cybork-body: attachTo.filter.damaged: a host stays a legal host (CQ-13.3); allowed: is, faction, trait,',
    ],
    [
      'CQ-11.3 an interrupt to what has happened',
      'sm-sicarius-chosen',
      card => (card.abilities[0].kind = 'interrupt'),
      'sm-sicarius-chosen: abilities[0].kind: enters-play is answered by a reaction; interrupts answer deploying-unit, shield-used.',
    ],
    [
      'CQ-11.13 an answer to its own destruction, from play',
      'sm-blood-angels-veterans',
      card => (card.abilities[0].trigger = { on: 'unit-destroyed', unit: 'self' }),
      'sm-blood-angels-veterans: abilities[0].trigger.unit: self has left play then, and its ability with it.',
    ],
    [
      'CQ-11.16 a cost behind damage as a cost',
      'ork-flash-gitz',
      card => {
        card.abilities[0].when = []
        card.abilities[0].cost.push({ pay: 'exhaust', card: 'self' })
      },
      'ork-flash-gitz: abilities[0].cost[0]: damage is the last of the costs.',
    ],
    [
      'CQ-11.17 a limit on an event',
      'ork-squig-bombin',
      card => (card.abilities[0].limit = 'once-per-phase'),
      'ork-squig-bombin: abilities[0].limit: an event is not used again and again: no limit.',
    ],
    [
      'CQ-8.14 prevention without damage',
      'ork-kraktoof-hall',
      card => {
        card.abilities[0].targets = []
        card.abilities[0].effect = [{ do: 'prevent-damage', amount: 1 }]
      },
      'ork-kraktoof-hall: abilities[0].effect[0].do: prevent-damage answers damage-assigned, not an ability without a trigger.',
    ],
    [
      'CQ-12.10 Ambush on an event',
      'ork-squig-bombin',
      card => card.keywords.push({ keyword: 'ambush' }),
      'ork-squig-bombin: keywords[0]: ambush does nothing on an event; it is for army, attachment, support.',
    ],
    [
      'CQ-7.35 Ranged without the skirmish',
      'ork-goff-nob',
      card => card.keywords.push({ keyword: 'ranged' }),
      'ork-goff-nob: needs: a card with Ranged needs the ranged skirmish: name "ranged".',
    ],
    [
      'CQ-11.15 a choice that nothing uses',
      'ork-tellyporta-pad',
      card => card.abilities[0].targets.push({ ref: '$x', mode: 'choose', pick: 'planet', filter: {} }),
      'ork-tellyporta-pad: abilities[0].targets[1]: nothing is done with $x.',
    ],
    [
      'CQ-16.19 a delayed effect of another unit than the one being deployed',
      'ork-bigga-is-betta',
      card => (card.abilities[0].effect[1].of = 'self'),
      'ork-bigga-is-betta: abilities[0].effect[1].of: is the unit being deployed: event.unit.',
    ],
    [
      'CQ-8.23 a warlord that destroys itself',
      'ork-nazdreg',
      card => Object.assign(card.abilities[0], { kind: 'action', effect: [{ do: 'destroy', on: 'self' }] }),
      'ork-nazdreg: abilities[0].effect[0].on: a warlord is never destroyed.',
    ],
    [
      'CQ-1.9 command icons on a warlord',
      'ork-nazdreg',
      card => (card.command = 2),
      'ork-nazdreg: command: a warlord has no command icons (CQ-1.9): null.',
    ],
    [
      'CQ-13.2 a limit that forbids the card itself',
      'sm-iron-halo',
      card => (card.traitLimit.max = 0),
      'sm-iron-halo: traitLimit.max: the card itself is one: at least 1.',
    ],
    [
      'CQ-12.1 attachments of a trait that nothing has',
      'sm-land-raider',
      card => (card.keywords = [{ keyword: 'no-attachments', trait: 'Teapot' }]),
      'sm-land-raider: keywords[0].trait: no card has the trait Teapot.',
    ],
    [
      'CQ-2.1 a card of a signature squad without its warlord',
      'sm-iron-halo',
      card => (card.signatureOf = 'nobody'),
      'sm-iron-halo: signatureOf: there is no warlord nobody.',
    ],
    [
      'CQ-8.22 damage on a card in the hand',
      'sm-brother-maxos',
      card => (card.abilities[0].targets[0].filter.damaged = true),
      'sm-brother-maxos: abilities[0].targets[0].filter.damaged: only cards in play are damaged, ready or exhausted.',
    ],
  ])('%s', (_, id, change, sentence) => {
    expect(changed(id, change).join('\n')).toContain(sentence)
  })

  test('CQ-16.19 CQ-8.23 but not the unit being deployed by its other name, nor an army unit that destroys itself', () => {
    expect(changed('ork-bigga-is-betta', card => (card.abilities[0].effect[1].of = 'event.card'))).toEqual([])
    const ends = changed('ork-flash-gitz', card => (card.abilities[0].effect = [{ do: 'destroy', on: 'self' }]))
    expect(ends).toEqual([])
  })

  test('CQ-11.13 a condition of a card that is not in play is one fault, not two', () => {
    expect(changed('ork-battle-cry', card => (card.abilities[0].when = [{ is: 'self-damaged' }]))).toEqual([
      'ork-battle-cry: abilities[0].when[0]: an event is not in play, so self-damaged never holds.',
    ])
  })
})

describe('loading', () => {
  afterEach(() => {
    vi.doUnmock('../content/cards.json')
    vi.resetModules()
  })

  const load = (change: (cards: any[]) => void) => {
    const file = structuredClone(cardsFile)
    change(file.cards)
    vi.resetModules()
    vi.doMock('../content/cards.json', () => ({ default: file }))
    return import('../src/index.ts')
  }

  test('content with a problem is not loaded at all', async () => {
    const loading = load(
      cards => (cards.find(card => card.id === 'ork-nazdreg').abilities[0].effect[0].keyword = 'rout'),
    )
    await expect(loading).rejects.toThrow(/cannot be played:\nork-nazdreg: abilities\[0\].effect\[0\].keyword: rout/)
  })

  test('CQ-4.3 a change on one card lasts until the end of the battle, and is not offered without one', async () => {
    const { conquest } = await load(cards => {
      const cry = cards.find(card => card.id === 'ork-battle-cry').abilities[0]
      const gitz = cards.find(card => card.id === 'ork-flash-gitz').abilities[0]
      gitz.kind = 'action'
      gitz.when = []
      gitz.cost = []
      gitz.effect = [{ ...cry.effect[0], each: undefined, on: 'self' }].map(step => JSON.parse(JSON.stringify(step)))
    })
    const { atkOf } = await import('../src/abilities/constants.ts')
    const at = { p1: ["Nazdreg's Flash Gitz", 'Goff Nob'] }
    const b = { at: { p1: ['Deathwing Guard'] }, deck: [] }
    const g = conquest.create({ scenario: { phase: 'combat', a: { at, deck: [] }, b } }, 's')
    const atk = () => g.play.filter(p => p.owner === 0).map(p => atkOf(g, p))
    const printed = atk()
    const use = g.decision!.options.find(option => option.do === 'use')!
    conquest.choose(g, use)
    expect(atk()).toEqual(printed.map((value, n) => (n === 1 ? value + 2 : value)))
    for (let i = 0; i < 200 && g.battle; i++) conquest.choose(g, g.decision!.options.at(-1)!)
    expect(g.lasting).toEqual([])
    const deploy = conquest.create({ scenario: { a: { at, deck: [] }, b } }, 's')
    expect(deploy.decision!.options.map(option => option.do)).toEqual(['pass'])
  })

  test('CQ-12.3 the bloodied side has its own Area Effect', async () => {
    const { conquest } = await load(cards => {
      const nazdreg = cards.find(card => card.id === 'ork-nazdreg')
      nazdreg.keywords = [{ keyword: 'area-effect', value: 1 }]
      cards.find(card => card.id === 'sm-cato-sicarius').bloodied.keywords.push({ keyword: 'area-effect', value: 2 })
    })
    const { areaEffectOf } = await import('../src/abilities/constants.ts')
    const create = (bloodied: boolean) =>
      conquest.create({ scenario: { a: { warlord: { bloodied } }, b: { warlord: { bloodied } } } }, 's')
    for (const [bloodied, effects] of [
      [false, [0, 1]],
      [true, [2, 0]],
    ] as const) {
      const g = create(bloodied)
      expect(g.play.map(p => areaEffectOf(g, p))).toEqual(effects)
    }
  })
})
