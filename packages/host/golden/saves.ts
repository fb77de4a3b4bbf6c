import type { AnyGame, Save } from '@redoubt/kernel'
import { driftSentence, openSave } from '../src/index.ts'
import { goldenSaves, keepGolden } from '../test/saves/files.ts'
import { PLANS } from '../test/saves/plans.ts'
import { record } from '../test/saves/record.ts'

/** Records what is missing of today's rules, and tells how the saves of older ones open now. */
export default async function main(): Promise<void> {
  const root = process.cwd()
  for (const { game, plans } of PLANS) {
    const kept = goldenSaves(root, game)
    const missing = plans.filter(({ name }) => !kept.some(one => one.rules === game.rules && one.name === name))
    for (const plan of missing) keepGolden(root, game, plan.name, record(game, plan))
    console.log(`${game.id}, rules ${game.rules}: ${missing.length} saves recorded, ${kept.length} were there.`)
    for (const { rules, name, save } of kept)
      if (rules !== game.rules) console.log(`  ${rules}/${name}: ${fate(game, save)}`)
  }
}

/** How a save of older rules opens today. */
function fate(game: AnyGame, save: Save): string {
  try {
    const { drift } = openSave(game, save)
    return drift ? driftSentence(drift) : 'opens unchanged.'
  } catch (error) {
    return `DOES NOT OPEN: ${(error as Error).message}`
  }
}
