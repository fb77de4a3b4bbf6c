export { app, isBuilt } from './app.ts'
export { listen } from './listen.ts'
export { BadStart, type Settings, settings } from './settings.ts'
