import { fileURLToPath } from 'node:url'
import { app, isBuilt } from './app.ts'
import { listen } from './listen.ts'
import { BadStart, settings } from './settings.ts'

const site = fileURLToPath(new URL('../../web/dist', import.meta.url))
const server = app(site)

try {
  if (!isBuilt(site)) throw new BadStart('The browser app is not built. Run npm run build, or start with npm start.')
  console.log(`Redoubt is ready: ${await listen(server, settings(process.argv.slice(2), process.env))}`)
  console.log('Press Ctrl-C to stop.')
} catch (error) {
  console.error(error instanceof BadStart ? error.message : error)
  process.exit(1)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, async () => {
    await server.close()
    process.exit(0)
  })
