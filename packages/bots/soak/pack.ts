/**
 * Do the levels of DOOM keep their strength with cards that they have never seen? The cards of the box under other names, without
 * hints and with other figures: health, speed and range of demons, speed and dice of cards. Beside it the same with the box.
 * Arguments: matches of each kind (20), seed.
 */
import { contentFrom, type PackFiles } from '@redoubt/doom/content'
import { VETERAN } from '../src/doom/character/experience.ts'
import { type Beliefs, RECRUIT } from '../src/doom/character/priorities.ts'
import { wilson } from '../src/tally.ts'
import { renamedPack, theirName } from '../test/doom/renamed.ts'
import { invaderStands, play, type Row } from '../train/lib/table.ts'

const MISSIONS = ['black-bishop-2', 'black-bishop-4', 'exodus-2', 'exodus-5']

const squadOf = (name: (id: string) => string) => ({
  alpha: { class: name('sentinel'), weapons: [name('plasma-rifle'), name('super-shotgun')] },
  bravo: { class: name('field-medic'), weapons: [name('burst-rifle'), name('static-rifle')] },
})

type Card = Record<string, unknown>

/** No hints, and every figure of some cards one more or one less. */
function altered(files: PackFiles): PackFiles {
  const lists = files as unknown as Record<string, Card[]>
  const changed = Object.fromEntries(
    Object.entries(lists).map(([file, list]) => [
      file,
      Array.isArray(list) ? list.map((card, n) => alter(file, plain(card) as Card, n)) : plain(list),
    ]),
  )
  return changed as unknown as PackFiles
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).flatMap(([key, one]) => (key === 'hints' ? [] : [[key, plain(one)]])))
}

function alter(file: string, card: Card, n: number): Card {
  const more = (field: string, by: number, least: number) =>
    typeof card[field] === 'number' ? { [field]: Math.max(least, (card[field] as number) + by) } : {}
  const sign = n % 2 === 0 ? 1 : -1
  if (file === 'demons.json') return { ...card, ...more('health', sign, 2), ...more('speed', -sign, 2) }
  if (file !== 'action-cards.json' || n % 3 > 0) return card
  const attack = card.attack as { red: number; black: number } | null
  return {
    ...card,
    ...more('speed', sign, 1),
    attack: attack && { ...attack, black: Math.max(attack.red > 0 ? 0 : 1, attack.black + sign) },
  }
}

export default async function soak(args: readonly string[] = []): Promise<void> {
  const [matches = '20', seed = 'pack'] = args
  const pack = contentFrom({ pack: altered(renamedPack(MISSIONS)) }).id
  for (const [name, options] of [
    ['the box', { squad: squadOf(id => id) }],
    ['renamed, altered, without hints', { squad: squadOf(theirName), pack }],
  ] as const) {
    const share = (squad: Beliefs, invader: Beliefs) => {
      let won = 0
      let of = 0
      for (const mission of MISSIONS)
        for (let n = 0; n < Number(matches); n++, of++) {
          const row: Row = { mission, marines: 2, options }
          if (invaderStands(play(row, `${seed} ${mission} ${n}`, squad, invader)) === 0) won++
        }
      const [from, to] = wilson(won, of).map(one => Math.round(100 * one))
      return `${Math.round((100 * won) / of)} % of ${of} (${from} to ${to} %)`
    }
    console.log(`${name}: marines win`)
    console.log(`  Recruits against a Recruit   ${share(RECRUIT, RECRUIT)}`)
    console.log(`  Veterans against a Recruit   ${share(VETERAN, RECRUIT)}`)
    console.log(`  Recruits against a Veteran   ${share(RECRUIT, VETERAN)}`)
  }
}
