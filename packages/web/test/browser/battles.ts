import { conquest } from '@redoubt/conquest'
import { newSave, offered } from '@redoubt/kernel'
import type { MatchFile, Seating } from '../../src/tables/tables.ts'
import { person } from './files.ts'

const me = person('You', 0)
const PLANETS = ['Ferrin', 'Atrox Prime', 'Tarrus', 'Iridial', 'Plannum', "Y'varn", 'Barlus']

interface Armies {
  a?: object
  b?: object
  atA?: unknown[]
  atB?: unknown[]
}

/** A battle at the first planet, five against five: damaged, exhausted, with attachments and keywords. */
export const battle = ({ a, b, atA, atB }: Armies = {}) => ({
  planets: 'core-10',
  decks: { a: 'starter-35-space-marines', b: 'starter-35-orks' },
  scenario: {
    phase: 'combat',
    planets: PLANETS,
    faceUp: 5,
    initiative: 'a',
    a: {
      resources: 3,
      hand: ['No Mercy', 'Indomitable', 'The Fury of Sicarius', 'Eager Recruit', 'Iron Halo', 'Land Raider'],
      warlord: { at: 'p1', damage: 2, attachments: ['Tallassarian Tempest Blade'] },
      hq: ['Fortress-Monastery', "Cato's Stronghold"],
      at: {
        p1: atA ?? [
          { card: 'Deathwing Guard', damage: 5, exhausted: true },
          { card: 'Daring Assault Squad', attachments: ['Godwyn Pattern Bolter'] },
          'Blood Angels Veterans',
          { card: 'Honored Librarian', exhausted: true },
        ],
        p2: ['Tactical Squad Cardinis'],
        p3: ['Raven Guard Speeder', 'Rogue Trader'],
        p5: ['10th Company Scout'],
      },
      ...a,
    },
    b: {
      resources: 2,
      hand: ['Battle Cry', "Squig Bombin'", 'Goff Boyz'],
      warlord: { at: 'p1', damage: 1 },
      hq: [{ card: 'Kraktoof Hall', exhausted: true }],
      at: {
        p1: atB ?? [
          { card: 'Goff Nob', exhausted: true },
          { card: "Nazdreg's Flash Gitz", damage: 1 },
          { card: 'Enraged Ork', damage: 3, exhausted: true },
          'Burna Boyz',
        ],
        p2: ['Rugged Killa Kans', 'Shoota Mob'],
        p4: ['Bad Dok'],
        p5: ['Void Pirate'],
      },
      ...b,
    },
  },
})

/** Twelve against eight at one planet. */
export const CROWD = battle({
  atA: [
    'Eager Recruit',
    'Eager Recruit',
    '10th Company Scout',
    'Tactical Squad Cardinis',
    { card: 'Blood Angels Veterans', damage: 1 },
    'Honored Librarian',
    'Veteran Brother Maxos',
  ],
  atB: [
    ...['Goff Boyz', 'Goff Boyz', 'Goff Boyz', 'Shoota Mob', 'Shoota Mob', 'Sniveling Grot', 'Weirdboy Maniak'],
    { card: 'Goff Nob', damage: 4, exhausted: true },
    ...['Rokkitboy', 'Tankbusta Bommaz', 'Crushface'],
  ],
})

/** A match of Conquest after the decisions that begin so; windows before them are passed by. Both seats are one person's. */
export function conquestFile(
  options: unknown,
  begins: readonly string[],
  seats: Seating = { a: me, b: me },
): MatchFile {
  const save = newSave(conquest, options, 'browser tests')
  const state = conquest.create(options as never, save.seed!)
  const choose = (key: string) => {
    conquest.choose(state, key)
    save.decisions.push(key)
  }
  for (const begin of begins) {
    const found = () => offered(state).find(key => key.startsWith(begin))
    for (let i = 0; i < 20 && !found() && offered(state).includes('pass'); i++) choose('pass')
    choose(found() ?? begin)
  }
  return { redoubt: 1, seats, created: 1_700_000_000_000, save }
}
