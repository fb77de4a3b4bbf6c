import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Io, Usage } from '../io.ts'
import { interruption } from '../simulate/interrupt.ts'

export const serveHelp = `redoubt serve [--port N] [--host NAME]

Serves the games in the browser, until Ctrl-C.

  --port N      where to listen                                  (PORT, or 4000)
  --host NAME   0.0.0.0 lets other machines in                   (HOST, or localhost)`

/** A published package brings the browser app along; in the repository it stands where it is built. */
function siteFolder(): string {
  const published = !existsSync(new URL('../src/main.ts', import.meta.url))
  return fileURLToPath(new URL(published ? './packed/site' : '../../web/dist', import.meta.url))
}

export async function serveCommand(argv: string[], io: Io, site = siteFolder()): Promise<number> {
  if (!existsSync(join(site, 'index.html'))) throw new Usage('the browser app is not built: npm run build.')
  const { app, BadStart, listen, settings } = await import('@redoubt/server') // only who serves waits for it
  const server = app(site)
  try {
    const address = await listen(server, settings(argv, process.env), 'redoubt serve')
    const { signal, forget } = interruption(io)
    await io.write(`Redoubt is ready: ${address}\nPress Ctrl-C to stop.\n`)
    if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
    forget()
    return 0
  } catch (error) {
    throw error instanceof BadStart ? new Usage(error.message) : error
  } finally {
    await server.close()
  }
}
