export { app } from './app.ts'
export { type GameCard, games } from './games.ts'
export { listen } from './listen.ts'
export { BadStart, type Settings, settings } from './settings.ts'
