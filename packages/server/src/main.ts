import { fileURLToPath } from 'node:url'
import { app } from './app.ts'
import { listen } from './listen.ts'
import { BadStart, settings } from './settings.ts'

const server = app(fileURLToPath(new URL('../../web/dist', import.meta.url)))

try {
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
