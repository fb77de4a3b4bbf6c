import type { GameScreen } from '../screen/gamescreen.ts'

const SCREENS: Readonly<Record<string, () => Promise<GameScreen>>> = {
  doom: async () => (await import('../doom/screen.ts')).doomScreen as GameScreen,
  conquest: async () => (await import('../conquest/screen.ts')).conquestScreen as GameScreen,
}

export async function gameScreen(game: string): Promise<GameScreen> {
  return await SCREENS[game]!()
}
