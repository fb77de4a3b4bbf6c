import { fileURLToPath } from 'node:url'
import { listen } from './listen.ts'
import { server } from './serve.ts'
import { isServerThread, serveThread } from './service/index.ts'
import { BadStart, SETTINGS_HELP, settings } from './settings.ts'

// The threads in which bots think run this same file.
if (isServerThread()) serveThread()
else await main()

async function main(): Promise<void> {
  const args = process.argv.slice(2)
  if (args.includes('--help') || args.includes('-h')) {
    console.log(
      `Serves the games in the browser and online tables, until Ctrl-C. Settings, with their variables:\n\n${SETTINGS_HELP}`,
    )
    return
  }
  try {
    const wanted = settings(args, process.env)
    const site = fileURLToPath(new URL('../../web/dist', import.meta.url))
    const running = await server(site, wanted, fileURLToPath(import.meta.url))
    let asked = false
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, async () => {
        if (asked) process.exit(1) // twice: at once
        asked = true
        await running.close()
        process.exit(0)
      })
    console.log(`Redoubt is ready: ${await listen(running, wanted)}`)
    console.log('Press Ctrl-C to stop.')
  } catch (error) {
    console.error(error instanceof BadStart ? error.message : error)
    process.exit(1)
  }
}
