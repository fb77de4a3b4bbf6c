import type { CardData, CardPicture, PlanetData, PlanetPicture } from '@redoubt/conquest'

/** What a picture is made from. */
export type Drawn = Pick<CardData, 'id' | 'type' | 'faction' | 'traits' | 'keywords' | 'hints'>
export type DrawnPlanet = Pick<PlanetData, 'id' | 'types' | 'hints'>

type Side = Drawn['faction']
type Fit = Readonly<Record<Side, CardPicture>>
const all = (picture: CardPicture): Fit => ({ 'space-marines': picture, orks: picture, neutral: picture })

/** By trait, the telling ones first. */
const UNITS: ReadonlyArray<[trait: string, fit: Fit]> = [
  ['Tank', { 'space-marines': 'tank', orks: 'killa-kans', neutral: 'tank' }],
  ['Walker', { 'space-marines': 'dreadnought', orks: 'killa-kans', neutral: 'dreadnought' }],
  ['Vehicle', { 'space-marines': 'dreadnought', orks: 'killa-kans', neutral: 'tank' }],
  ['Psyker', { 'space-marines': 'librarian', orks: 'weirdboy', neutral: 'trader' }],
  ['Scout', { 'space-marines': 'scout', orks: 'shootas', neutral: 'pirate' }],
  ['Runt', { 'space-marines': 'youngster', orks: 'grot', neutral: 'pirate' }],
  ['Nob', { 'space-marines': 'heavy-guard', orks: 'horned-nob', neutral: 'trader' }],
  ['Elite', { 'space-marines': 'heavy-guard', orks: 'horned-nob', neutral: 'trader' }],
]
const UNIT: Fit = { 'space-marines': 'tactical-squad', orks: 'axe-boyz', neutral: 'pirate' }
const WARLORD: Fit = { 'space-marines': 'captain', orks: 'warboss', neutral: 'trader' }
const FLYING = all('speeder')

const ATTACHMENTS: ReadonlyArray<[trait: string, fit: Fit]> = [
  ['Weapon', { 'space-marines': 'big-bolter', orks: 'launcha', neutral: 'relic-blade' }],
  ['Bionics', all('cybork')],
  ['Relic', all('halo')],
  ['Wargear', { 'space-marines': 'halo', orks: 'cybork', neutral: 'halo' }],
]
const ATTACHMENT = all('medal')

const SUPPORTS: ReadonlyArray<[trait: string, fit: Fit]> = [
  ['Artillery', all('kannon')],
  ['Weapon', all('kannon')],
  ['Upgrade', { 'space-marines': 'standard-bearer', orks: 'ork-banner', neutral: 'medal' }],
]
const SUPPORT: Fit = { 'space-marines': 'stronghold', orks: 'ork-hall', neutral: 'mine' }

const EVENTS: ReadonlyArray<[trait: string, fit: Fit]> = [
  ['Power', { 'space-marines': 'barrier', orks: 'shout', neutral: 'broken-shield' }],
]
const EVENT: Fit = { 'space-marines': 'slash', orks: 'swarm', neutral: 'retreat' }

/** The picture of a card that names none, by what is printed on it. */
export function pictureFor({ type, faction, traits, keywords }: Drawn): CardPicture {
  const first = (fits: ReadonlyArray<[string, Fit]>, other: Fit) =>
    (fits.find(([trait]) => traits.includes(trait))?.[1] ?? other)[faction]
  if (type === 'warlord') return WARLORD[faction]
  if (type === 'attachment') return first(ATTACHMENTS, ATTACHMENT)
  if (type === 'support') return first(SUPPORTS, SUPPORT)
  if (type === 'event') return first(EVENTS, EVENT)
  return keywords.some(({ keyword }) => keyword === 'flying') ? FLYING[faction] : first(UNITS, UNIT)
}

/** The picture of a planet that names none, by its types. */
export function planetPictureFor({ types }: DrawnPlanet): PlanetPicture {
  if (types.length > 1) return 'sand-giant'
  return types.includes('tech') ? 'blue-forge' : types.includes('material') ? 'rust-moon' : 'grey-moon'
}
