import { expect, test } from 'vitest'
import { room } from '../../play.ts'
import { keeps, skirmish } from '../skirmish.ts'

/** Demon, spaces, speed, range, dice, health, stagger, special defense, toughness: the list of demons, written down once more. */
const DEMONS: ReadonlyArray<
  [
    kind: string,
    spaces: string[],
    speed: number,
    range: number,
    dice: [number, number],
    health: number,
    stagger: number,
    special: number | 'dodge',
    tough: boolean,
  ]
> = [
  ['imp', ['a1'], 4, 3, [2, 0], 4, 1, 1, false],
  ['possessed-soldier', ['a1'], 4, 5, [2, 0], 5, 3, 2, false],
  ['pinky', ['a1'], 6, 1, [2, 1], 8, 6, 2, false],
  ['cacodemon', ['a1'], 3, 6, [1, 1], 6, 4, 1, false],
  ['revenant', ['a1'], 5, 5, [2, 1], 7, 5, 'dodge', false],
  ['mancubus', ['a1', 'a2'], 3, 5, [0, 2], 9, 6, 1, true],
  ['baron-of-hell', ['a1', 'b1', 'a2', 'b2'], 4, 2, [1, 2], 11, 8, 2, true],
  ['cyberdemon', ['a1', 'b1', 'a2', 'b2', 'a3', 'b3'], 3, 7, [2, 2], 20, 16, 2, true],
]

const COLUMNS = 'abcdefghijkl'
/** A space of the first row, so many spaces to the right of a figure that stands in columns a to its last one. */
const away = (spaces: string[], far: number) =>
  `${
    COLUMNS[
      COLUMNS.indexOf(
        spaces
          .map(s => s[0]!)
          .sort()
          .at(-1)!,
      ) + far
    ]
  }1`

test.each(DEMONS)(
  'D-DEMON-3 D-DEMON-9 D-ATTACK-4 %s has its speed, range and dice',
  (kind, at, speed, range, [red, black]) => {
    const aimed = (far: number) =>
      skirmish({
        map: room(12, 3),
        alpha: { at: away(at, far), deck: ['ammo-check'] },
        demons: { [kind]: { at: at.length === 1 ? at[0]! : at } },
        turn: kind,
      })
    const g = aimed(range)
    expect(g.figure(`${kind}-1`).mp).toBe(speed)
    g.does('attack')
    expect(g.events('attack')[0]).toMatchObject({ dice: { red, black }, range })
    expect(aimed(range + 1)).not.offers('attack')
  },
)

test.each(DEMONS)(
  'D-DEFENSE-6 D-DEFENSE-8 %s has its special defense and toughness',
  (kind, at, _s, _r, _d, _h, _g, special, tough) => {
    const g = skirmish({
      map: room(8, 3),
      alpha: { at: away(at, 1), hand: ['point-blank-blast'] },
      demons: { [kind]: { at: at.length === 1 ? at[0]! : at } },
      defense: ['demonic-strength'], // no shield, the special icon
      turn: 'alpha',
      dice: [1, 1, 0, 2],
    })
    g.does('play:point-blank-blast', 'attack:point-blank-blast')
    keeps(g)
    const shields = (tough ? 1 : 0) + (special === 'dodge' ? 99 : special)
    expect(g.has(`${kind}-1`) ? g.figure(`${kind}-1`).damage : 'dead').toBe(Math.max(0, 4 - shields))
  },
)

test.each(DEMONS)(
  'D-DAMAGE-3 D-DAMAGE-4 %s has its health and stagger value',
  (kind, at, _s, _r, _d, health, stagger) => {
    const after = (damage: number) => {
      const g = skirmish({
        map: room(8, 3),
        alpha: { at: away(at, 1), hand: ['thermal-purge', 'double-time'] },
        demons: {
          [kind]: { at: at.length === 1 ? at[0]! : at, damage: damage - 1 },
          [kind === 'imp' ? 'pinky' : 'imp']: { at: 'h3' },
        },
        turn: 'alpha',
      })
      g.does('play:double-time', 'play:thermal-purge')
      if (g.offers.includes('done')) g.does('done')
      return g
    }
    const id = `${kind}-1`
    expect(after(health).has(id)).toBe(false)
    expect(after(health - 1).has(id)).toBe(true)
    const target = `step:${away(at, 0)}`
    const staggered = after(stagger)
    staggered.does(target)
    expect(staggered.has(id)).toBe(false)
    expect(staggered.marine().glory.cards).toHaveLength(1)
    if (stagger === 1) return
    const steady = after(stagger - 1)
    if (steady.offers.includes(target)) steady.does(target)
    expect(steady.has(id)).toBe(true)
  },
)
