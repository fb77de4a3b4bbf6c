import { expect, test } from 'vitest'
import { cardsContent, decksContent, planetsContent } from '../src/index.ts'

/** The cards as published, written out again; the figures of army units stand in cards.test.ts, where they are played. */
type Printed = [
  type: string,
  faction: string,
  cost: number | null,
  shields: number,
  copies: number | null,
  is: string,
  traits: string,
  keywords?: string,
]
// biome-ignore format: a table
const CARDS: Record<string, Printed> = {
  'sm-cato-sicarius': ['warlord', 'space-marines', null, 0, 1, 'unique', 'Soldier Ultramarines'],
  'sm-sicarius-chosen': ['army', 'space-marines', 3, 0, 4, 'signature of sm-cato-sicarius', 'Soldier Ultramarines'],
  'sm-catos-stronghold': ['support', 'space-marines', 2, 0, 1, 'signature of sm-cato-sicarius', 'Location'],
  'sm-fury-of-sicarius': ['event', 'space-marines', 2, 1, 2, 'signature of sm-cato-sicarius', 'Tactic'],
  'sm-tempest-blade': ['attachment', 'space-marines', 1, 3, 1, 'unique, signature of sm-cato-sicarius', 'Relic Weapon'],
  'sm-10th-company-scout': ['army', 'space-marines', 1, 0, 1, '', 'Scout Ultramarines'],
  'sm-tactical-squad-cardinis': ['army', 'space-marines', 2, 0, 2, '', 'Soldier Ultramarines', 'area-effect 1'],
  'sm-honored-librarian': ['army', 'space-marines', 3, 0, 1, 'loyal', 'Psyker Ultramarines'],
  'sm-blood-angels-veterans': ['army', 'space-marines', 3, 0, 2, '', 'Soldier Blood Angels'],
  'sm-daring-assault-squad': ['army', 'space-marines', 4, 0, 1, '', 'Soldier Blood Angels', 'area-effect 2'],
  'sm-land-raider': ['army', 'space-marines', 5, 0, 1, '', 'Vehicle Tank Elite', 'no-attachments Wargear'],
  'sm-ultramarines-dreadnought': ['army', 'space-marines', 6, 0, 1, 'loyal', 'Vehicle Ultramarines Elite', 'no-attachments Wargear'],
  'sm-brother-maxos': ['army', 'space-marines', 3, 0, 1, 'unique, loyal', 'Soldier Ultramarines'],
  'sm-eager-recruit': ['army', 'space-marines', 1, 0, 1, '', 'Scout Ultramarines', 'ambush'],
  'sm-iron-hands-techmarine': ['army', 'space-marines', 3, 0, 1, '', 'Soldier Iron Hands'],
  'sm-raven-guard-speeder': ['army', 'space-marines', 4, 0, 1, '', 'Vehicle Raven Guard', 'no-attachments Wargear, flying'],
  'sm-deathwing-guard': ['army', 'space-marines', 5, 0, 1, 'loyal', 'Soldier Dark Angels Elite'],
  'sm-drop-pod-assault': ['event', 'space-marines', 2, 2, 1, 'loyal', 'Tactic'],
  'sm-indomitable': ['event', 'space-marines', 1, 1, 1, '', 'Power'],
  'sm-exterminatus': ['event', 'space-marines', 3, 1, 1, 'not in the demo', 'Tactic'],
  'sm-godwyn-bolter': ['attachment', 'space-marines', 1, 1, 1, '', 'Wargear Weapon'],
  'sm-iron-halo': ['attachment', 'space-marines', 3, 2, 1, 'loyal', 'Relic Wargear'],
  'sm-fortress-monastery': ['support', 'space-marines', 1, 0, 1, 'unique', 'Location', 'limited'],
  'sm-holy-sepulchre': ['support', 'space-marines', 2, 0, 1, 'not in the demo', 'Location'],
  'ork-nazdreg': ['warlord', 'orks', null, 0, 1, 'unique', 'Warrior Warboss'],
  'ork-flash-gitz': ['army', 'orks', 3, 0, 4, 'signature of ork-nazdreg', 'Warrior Nob'],
  'ork-kraktoof-hall': ['support', 'orks', 2, 0, 1, 'signature of ork-nazdreg', 'Location'],
  'ork-bigga-is-betta': ['event', 'orks', 0, 1, 2, 'signature of ork-nazdreg', 'Tactic'],
  'ork-cybork-body': ['attachment', 'orks', 1, 3, 1, 'signature of ork-nazdreg', 'Wargear Bionics'],
  'ork-sniveling-grot': ['army', 'orks', 0, 0, 1, '', 'Runt Ally'],
  'ork-goff-nob': ['army', 'orks', 5, 0, 1, 'loyal', 'Warrior Nob Elite'],
  'ork-weirdboy-maniak': ['army', 'orks', 3, 0, 1, 'loyal', 'Psyker Oddboy'],
  'ork-tankbusta-bommaz': ['army', 'orks', 4, 0, 1, '', 'Warrior Boyz'],
  'ork-rugged-killa-kans': ['army', 'orks', 4, 0, 1, 'loyal', 'Vehicle Walker', 'no-attachments Wargear, brutal'],
  'ork-enraged-ork': ['army', 'orks', 2, 0, 1, 'loyal', 'Warrior Boyz', 'brutal'],
  'ork-crushface': ['army', 'orks', 3, 0, 1, 'unique, loyal', 'Warrior Nob'],
  'ork-bad-dok': ['army', 'orks', 2, 0, 1, '', 'Oddboy Nob'],
  'ork-rokkitboy': ['army', 'orks', 2, 0, 1, '', 'Warrior Boyz'],
  'ork-goff-boyz': ['army', 'orks', 1, 0, 2, '', 'Warrior Boyz Ally'],
  'ork-shoota-mob': ['army', 'orks', 1, 0, 1, '', 'Warrior Boyz'],
  'ork-burna-boyz': ['army', 'orks', 4, 0, 2, '', 'Warrior Boyz'],
  'ork-battle-cry': ['event', 'orks', 3, 2, 1, 'loyal', 'Power'],
  'ork-snotling-attack': ['event', 'orks', 2, 1, 1, 'not in the demo', 'Tactic'],
  'ork-squig-bombin': ['event', 'orks', 2, 1, 1, '', 'Tactic'],
  'ork-rokkit-launcha': ['attachment', 'orks', 1, 1, 1, 'not in the demo', 'Wargear Weapon'],
  'ork-ork-kannon': ['support', 'orks', 1, 0, 1, 'not in the demo', 'Weapon Artillery'],
  'ork-bigtoof-banna': ['support', 'orks', 1, 0, 1, 'unique', 'Upgrade', 'limited'],
  'ork-tellyporta-pad': ['support', 'orks', 2, 0, 1, '', 'Location'],
  'ork-snotlings': ['token', 'orks', null, 0, null, 'not in the demo', 'Runt'],
  'n-no-mercy': ['event', 'neutral', 0, 1, 2, '', 'Tactic'],
  'n-void-pirate': ['army', 'neutral', 1, 0, 2, '', 'Ally'],
  'n-rogue-trader': ['army', 'neutral', 1, 0, 2, '', 'Ally'],
  'n-fall-back': ['event', 'neutral', 1, 1, 2, 'not in the demo', 'Tactic'],
  'n-promethium-mine': ['support', 'neutral', 1, 0, 2, 'not in the demo', 'Location', 'limited'],
  'n-promotion': ['attachment', 'neutral', 0, 1, 2, '', 'Skill', 'limited'],
}

test('CQ-1.9, CQ-8.7 every card has the type, cost, shields, traits and keywords it is published with', () => {
  const found = cardsContent.cards.map(card => {
    const is = [
      card.unique ? 'unique' : '',
      card.loyal ? 'loyal' : '',
      card.signatureOf ? `signature of ${card.signatureOf}` : '',
      card.inDemo ? '' : 'not in the demo',
    ]
    const words = card.keywords.map(k =>
      [k.keyword, 'value' in k ? k.value : '', 'trait' in k ? k.trait : ''].filter(part => part !== '').join(' '),
    )
    const printed: Printed = [
      card.type,
      card.faction,
      card.cost,
      card.shields,
      card.copies,
      is.filter(word => word !== '').join(', '),
      card.traits.join(' '),
    ]
    if (words.length > 0) printed.push(words.join(', '))
    expect(card.signature, card.id).toBe(card.signatureOf !== undefined)
    return [card.id, printed]
  })
  expect(found).toEqual(Object.entries(CARDS))
})

test('CQ-1.4, CQ-7.35, CQ-8.6 cards that need more than the demo’s rules say so', () => {
  const needs = cardsContent.cards.flatMap(card => (card.needs?.length ? [[card.id, card.needs]] : []))
  expect(needs).toEqual([
    ['ork-snotling-attack', ['tokens']],
    ['ork-rokkit-launcha', ['ranged']],
    ['ork-ork-kannon', ['indirect-damage']],
    ['ork-snotlings', ['tokens']],
  ])
})

test('CQ-2.7, CQ-2.8, CQ-8.18 both sides of the warlords', () => {
  const sides = cardsContent.cards
    .filter(card => card.type === 'warlord')
    .map(card => [card.atk, card.hp, card.bloodied!.atk, card.bloodied!.hp, card.startingHand, card.startingResources])
  expect(sides).toEqual([
    [2, 6, 2, 5, 7, 7],
    [2, 7, 2, 5, 7, 7],
  ])
})

// biome-ignore format: a table
const PLANETS: Record<string, [types: string, resources: number, cards: number, inDemo: boolean, copies: number]> = {
  'pl-plannum': ['strongpoint tech', 1, 1, true, 1],
  'pl-atrox-prime': ['material tech', 1, 1, true, 1],
  'pl-barlus': ['strongpoint', 0, 2, false, 1],
  'pl-elouith': ['tech', 0, 2, true, 1],
  'pl-carnath': ['material tech', 1, 1, false, 1],
  'pl-tarrus': ['material strongpoint', 1, 1, true, 1],
  'pl-osus-iv': ['strongpoint', 2, 0, true, 1],
  'pl-ferrin': ['material', 2, 0, true, 1],
  'pl-yvarn': ['material strongpoint tech', 1, 0, false, 1],
  'pl-iridial': ['material strongpoint tech', 0, 1, true, 1],
}

test('CQ-1.11 every planet has the icons and bonuses it is published with', () => {
  const found = planetsContent.planets.map(planet => {
    const { resources, cards } = planet.commandBonus
    return [planet.id, [planet.types.join(' '), resources, cards, planet.inDemo, planet.copies]]
  })
  expect(found).toEqual(Object.entries(PLANETS))
})

const DECKS: Record<string, string> = {
  'demo-30-space-marines':
    '4 sm-sicarius-chosen, 1 sm-catos-stronghold, 2 sm-fury-of-sicarius, 1 sm-tempest-blade, 1 sm-10th-company-scout, 2 sm-tactical-squad-cardinis, 1 sm-honored-librarian, 2 sm-blood-angels-veterans, 1 sm-daring-assault-squad, 1 sm-land-raider, 1 sm-ultramarines-dreadnought, 1 sm-brother-maxos, 1 sm-eager-recruit, 1 sm-iron-hands-techmarine, 1 sm-raven-guard-speeder, 1 sm-deathwing-guard, 1 sm-indomitable, 1 sm-drop-pod-assault, 1 sm-godwyn-bolter, 1 sm-iron-halo, 1 sm-fortress-monastery, 1 n-void-pirate, 1 n-rogue-trader, 1 n-promotion',
  'demo-30-orks':
    '4 ork-flash-gitz, 1 ork-kraktoof-hall, 2 ork-bigga-is-betta, 1 ork-cybork-body, 1 ork-sniveling-grot, 1 ork-goff-nob, 1 ork-weirdboy-maniak, 1 ork-tankbusta-bommaz, 1 ork-rugged-killa-kans, 1 ork-enraged-ork, 1 ork-crushface, 1 ork-bad-dok, 1 ork-rokkitboy, 2 ork-goff-boyz, 1 ork-shoota-mob, 2 ork-burna-boyz, 1 ork-battle-cry, 1 ork-squig-bombin, 1 ork-bigtoof-banna, 1 ork-tellyporta-pad, 1 n-no-mercy, 1 n-void-pirate, 1 n-rogue-trader, 1 n-promotion',
  'starter-35-space-marines':
    '4 sm-sicarius-chosen, 1 sm-catos-stronghold, 2 sm-fury-of-sicarius, 1 sm-tempest-blade, 1 sm-10th-company-scout, 2 sm-tactical-squad-cardinis, 1 sm-honored-librarian, 2 sm-blood-angels-veterans, 1 sm-daring-assault-squad, 1 sm-land-raider, 1 sm-ultramarines-dreadnought, 1 sm-brother-maxos, 1 sm-eager-recruit, 1 sm-iron-hands-techmarine, 1 sm-raven-guard-speeder, 1 sm-deathwing-guard, 1 sm-drop-pod-assault, 1 sm-indomitable, 1 sm-exterminatus, 1 sm-godwyn-bolter, 1 sm-iron-halo, 1 sm-fortress-monastery, 1 sm-holy-sepulchre, 1 n-no-mercy, 1 n-void-pirate, 1 n-rogue-trader, 1 n-fall-back, 1 n-promethium-mine, 1 n-promotion',
  'starter-35-orks':
    '4 ork-flash-gitz, 1 ork-kraktoof-hall, 2 ork-bigga-is-betta, 1 ork-cybork-body, 1 ork-sniveling-grot, 1 ork-goff-nob, 1 ork-weirdboy-maniak, 1 ork-tankbusta-bommaz, 1 ork-rugged-killa-kans, 1 ork-enraged-ork, 1 ork-crushface, 1 ork-bad-dok, 1 ork-rokkitboy, 2 ork-goff-boyz, 1 ork-shoota-mob, 2 ork-burna-boyz, 1 ork-battle-cry, 1 ork-snotling-attack, 1 ork-squig-bombin, 1 ork-rokkit-launcha, 1 ork-ork-kannon, 1 ork-bigtoof-banna, 1 ork-tellyporta-pad, 1 n-no-mercy, 1 n-void-pirate, 1 n-rogue-trader, 1 n-fall-back, 1 n-promethium-mine, 1 n-promotion',
}

test('CQ-2.1 the decks of the box', () => {
  for (const deck of decksContent.decks)
    expect(deck.cards.map(({ id, count }) => `${count} ${id}`).join(', '), deck.id).toBe(DECKS[deck.id])
  expect(
    decksContent.decks.map(({ id, format, faction, warlord, needs }) => [id, format, faction, warlord, needs]),
  ).toEqual([
    ['demo-30-space-marines', 'demo-30', 'space-marines', 'sm-cato-sicarius', []],
    ['demo-30-orks', 'demo-30', 'orks', 'ork-nazdreg', []],
    ['starter-35-space-marines', 'starter-35', 'space-marines', 'sm-cato-sicarius', []],
    ['starter-35-orks', 'starter-35', 'orks', 'ork-nazdreg', ['ranged', 'indirect-damage', 'tokens']],
  ])
})

test('CQ-2.3 the sets of planets, and what a match takes that names nothing', () => {
  expect(decksContent.planetSets.map(({ draw, planets }) => [draw, planets])).toEqual([
    [7, Object.keys(PLANETS).filter(id => PLANETS[id]![3])],
    [7, Object.keys(PLANETS)],
  ])
  expect(decksContent.default).toEqual({ decks: ['demo-30-space-marines', 'demo-30-orks'], planetSet: 'demo-7' })
})

test('CQ-11.18 a choice is a target where the card says target, and nowhere else', () => {
  const abilities = [
    ...cardsContent.cards.flatMap(card => card.abilities),
    ...planetsContent.planets.map(planet => planet.battleAbility),
  ]
  const choosing = abilities.filter(({ targets }) => targets.length > 0)
  expect(choosing.length).toBeGreaterThan(0)
  for (const { id, text, targets } of choosing)
    expect(new Set(targets.map(({ mode }) => mode === 'target')), id).toEqual(new Set([/\btarget/i.test(text)]))
})
