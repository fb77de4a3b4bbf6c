import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SETTINGS_HELP } from '@redoubt/server/settings'
import { type Io, tell, Usage } from '../io.ts'
import { interruption } from '../simulate/interrupt.ts'

export const serveHelp = `redoubt serve [options]

Serves the games in the browser, and online tables with them, until Ctrl-C. Options beat variables:

${SETTINGS_HELP}

The embedded database is libsql, which an installed package brings only if asked: npm install libsql. Without it, and
without --database, there are no online tables.`

/** A published package brings the browser app along; in the repository it stands where it is built. */
function siteFolder(): string {
  const published = !existsSync(new URL('../src/main.ts', import.meta.url))
  return fileURLToPath(new URL(published ? './packed/site' : '../../web/dist', import.meta.url))
}

export async function serveCommand(argv: string[], io: Io, site = siteFolder()): Promise<number> {
  if (!existsSync(join(site, 'index.html'))) throw new Usage('the browser app is not built: npm run build.')
  const { app, BadStart, listen, server, settings } = await import('@redoubt/server') // only who serves waits for it
  try {
    const wanted = settings(argv, process.env)
    const isStored = wanted.database !== undefined || hasLibsql()
    if (!isStored) io.warn('redoubt serve: no online tables without a database: npm install libsql, or --database.\n')
    const running = isStored ? await server(site, wanted, fileURLToPath(import.meta.url)) : app(site)
    try {
      const address = await listen(running, wanted, 'redoubt serve')
      const { signal, forget } = interruption(io)
      await tell(io, `Redoubt is ready: ${address}`, 'Press Ctrl-C to stop.')
      if (!signal.aborted) await new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }))
      forget()
      return 0
    } finally {
      await running.close()
    }
  } catch (error) {
    throw error instanceof BadStart ? new Usage(error.message) : error
  }
}

function hasLibsql(): boolean {
  try {
    createRequire(import.meta.url).resolve('libsql')
    return true
  } catch {
    return false
  }
}
