import { benchRandomPlay } from '@redoubt/kernel/bench'
import { conquest } from '../src/index.ts'

const decks = { a: 'demo-30-space-marines', b: 'demo-30-orks' }

export default async function bench(): Promise<void> {
  benchRandomPlay({ game: conquest, options: () => ({ decks }), matches: 150 })
}
