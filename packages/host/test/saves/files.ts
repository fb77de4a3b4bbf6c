import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame, Save } from '@redoubt/kernel'

export interface GoldenSave {
  game: string
  rules: string
  name: string
  save: Save & { seed: string }
}

/** packages/doom/test/saves/1/tutorial.json, below the root of the project. */
const folder = (root: string, game: string) => join(root, 'packages', game, 'test', 'saves')

/** Every save of a game that was ever recorded, the oldest version first. */
export function goldenSaves(root: string, { id }: AnyGame): GoldenSave[] {
  const here = folder(root, id)
  const versions = existsSync(here) ? readdirSync(here).sort((a, b) => Number(a) - Number(b)) : []
  return versions.flatMap(rules =>
    readdirSync(join(here, rules))
      .sort()
      .map(file => ({
        game: id,
        rules,
        name: file.replace(/\.json$/, ''),
        save: JSON.parse(readFileSync(join(here, rules, file), 'utf8')) as GoldenSave['save'],
      })),
  )
}

/** A field a line: people can read it. What was written once is never written again. */
export function keepGolden(root: string, { id, rules }: AnyGame, name: string, save: Save): void {
  const here = join(folder(root, id), rules)
  mkdirSync(here, { recursive: true })
  const fields = Object.entries(save).map(([field, value]) => `${JSON.stringify(field)}: ${JSON.stringify(value)}`)
  writeFileSync(join(here, `${name}.json`), `{\n${fields.join(',\n')}\n}\n`, { flag: 'wx' })
}
