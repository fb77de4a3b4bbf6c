import type { GameScreen } from './screen/gamescreen.ts'

/** The tables of the games, each loaded with its first match. */
const SCREENS: Readonly<Record<string, () => Promise<GameScreen>>> = {
  doom: async () => (await import('./doom/screen.ts')).doomScreen as GameScreen,
  conquest: async () => (await import('./conquest/screen.ts')).conquestScreen as GameScreen,
}

export async function gameScreen(game: string): Promise<GameScreen> {
  return await SCREENS[game]!()
}
