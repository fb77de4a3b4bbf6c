import { expect, test } from 'vitest'
import { corridor } from '../../play.ts'
import { skirmish } from '../skirmish.ts'

/** Card, speed, attack box (range, red, black), defense (shields or dodge): as in the list of cards, written down once more. */
const CARDS: ReadonlyArray<
  [card: string, speed: number, box: [number, number, number] | null, defense: number | 'dodge']
> = [
  ['armor', 0, null, 2],
  ['sidearm', 4, [4, 1, 1], 1],
  ['double-time', 3, null, 'dodge'],
  ['ammo-check', 0, null, 0],
  ['point-blank-blast', 4, [3, 2, 1], 1],
  ['triple-burst', 3, [3, 0, 1], 1],
  ['shoulder-through', 2, null, 1],
  ['up-close-and-personal', 3, [2, 1, 2], 1],
  ['both-barrels', 2, [2, 3, 2], 0],
  ['snap-reload', 1, null, 2],
  ['hold-the-trigger', 0, [6, 1, 1], 1],
  ['aimed-salvo', 2, [8, 1, 2], 1],
  ['target-lock', 4, [6, 3, 0], 1],
  ['stun-bomb', 3, [5, 2, 1], 1],
  ['plasma-stream', 3, [5, 4, 0], 1],
  ['thermal-purge', 0, null, 2],
  ['run-and-gun', 6, [4, 3, 0], 1],
  ['walking-fire', 4, [5, 2, 1], 1],
  ['break-contact', 0, null, 'dodge'],
  ['kinetic-arc', 4, [6, 0, 1], 1],
  ['full-discharge', 3, [6, 2, 1], 0],
  ['dynamo-stride', 3, null, 1],
  ['rocket-salvo-1', 2, [7, 2, 2], 1],
  ['rocket-salvo-2', 2, [7, 2, 2], 1],
  ['blast-jump', 0, null, 2],
  ['spin-to-full', 0, [5, 2, 1], 1],
  ['sweeping-fire', 0, [5, 2, 0], 1],
  ['brace', 0, null, 2],
  ['saw-through', 4, [1, 2, 1], 1],
  ['carve-a-path', 5, [1, 1, 1], 1],
  ['rev-the-engine', 2, null, 2],
  ['piercing-bolt', 0, [10, 1, 2], 1],
  ['rail-line', 2, [10, 1, 2], 1],
  ['hold-the-lane', 0, [10, 1, 1], 2],
  ['critical-mass', 0, [6, 3, 2], 0],
  ['tendril-surge', 2, [6, 1, 2], 1],
  ['recharge-cycle', 0, null, 2],
  ['throw-frag-grenade', 0, null, 1],
  ['throw-siphon-grenade', 0, null, 1],
  ['throw-decoy-grenade', 0, null, 'dodge'],
]
const REACTIONS = ['armor', 'break-contact', 'hold-the-lane']

/** The space so many spaces from a1. */
const away = (spaces: number) => `${'abcdefghijkl'[spaces]}1`

const aimed = (card: string, spaces: number) =>
  skirmish({
    map: corridor(12),
    alpha: { at: 'a1', hand: [card] },
    demons: { pinky: { at: away(spaces) } },
    turn: 'alpha',
  })

/** Both Barrels leaves a black die out at a distance. */
const CHANGED: Record<string, [number, number]> = { 'both-barrels': [3, 1] }

test.each(CARDS.filter(([card, , box]) => box && !REACTIONS.includes(card)))(
  'D-ACTION-3 D-ACTION-6 D-ATTACK-3 %s has speed %i and its attack box',
  (card, speed, box) => {
    const [range, red, black] = box!
    const g = aimed(card, range)
    g.does(`play:${card}`)
    expect(g.figure('alpha').mp).toBe(speed)
    g.does(`attack:${card}`)
    const [reds, blacks] = CHANGED[card] ?? [red, black]
    expect(g.events('attack')[0]).toMatchObject({ dice: { red: reds, black: blacks }, range })
    if (range === 10) return // the corridor ends
    const far = aimed(card, range + 1)
    far.does(`play:${card}`)
    expect(far).not.offers(`attack:${card}`)
  },
)

test.each(CARDS)('D-DEFENSE-4 D-DEFENSE-5 %s as a defense card', (card, _speed, _box, defense) => {
  const g = skirmish({
    map: corridor(5),
    alpha: { at: 'a1', deck: [card] },
    demons: { imp: { at: 'c1' } },
    turn: 'imp',
    dice: [2, 2],
  })
  g.does('attack')
  expect(g.figure('alpha').damage).toBe(defense === 'dodge' ? 0 : 4 - defense)
  expect(g.marine().discard.cards).toEqual([card])
})
