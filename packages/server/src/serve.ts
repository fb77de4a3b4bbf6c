import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { app, isBuilt } from './http/app.ts'
import { type Log, log as openLog } from './log.ts'
import { metrics as openMetrics } from './metrics.ts'
import { openService } from './service/index.ts'
import { BadStart, type Settings } from './settings.ts'
import { openStore } from './store/index.ts'

/** A server with everything, not yet listening. Closing it asks everybody to go elsewhere, then closes the store too. */
export async function server(
  site: string,
  settings: Settings,
  program: string,
  log: Log = openLog({ level: settings.log, ...(settings.name ? { name: settings.name } : {}) }),
): Promise<FastifyInstance> {
  if (!isBuilt(site)) throw new BadStart('The browser app is not built. Run npm run build, or start with npm start.')
  const measured = openMetrics()
  const store = await openStore(placeOf(settings), { observer: measured.observer }).catch(error => {
    throw new BadStart(`The matches cannot be stored: ${(error as Error).message}`)
  })
  const failed = (error: unknown, doing?: string) => log.error({ err: error, ...(doing ? { doing } : {}) }, 'failed')
  const { origin, behindProxy, threads, metrics } = settings
  const service = openService({ store, program, failed, ...measured.heard, ...(threads ? { threads } : {}) })
  measured.watch(service.figures)
  const built = app(site, {
    ...{ service, behindProxy, failed },
    leave: async () => {
      log.info(service.figures(), 'going down: everybody is asked to go elsewhere')
      await service.close()
    },
    answered: (route, status, ms) => {
      measured.request(route, status, ms)
      log.debug({ route, status, ms: Math.round(ms) }, 'answered')
    },
    ...(origin ? { origin } : {}),
    ...(metrics === 'none' ? {} : { metrics: { read: measured.read, isOpen: metrics === 'all' } }),
  })
  built.addHook('onListen', async () => log.info({ database: kindOf(settings), ...versions() }, 'ready'))
  built.addHook('onClose', async () => {
    await store.close()
    measured.close()
    log.info('gone')
  })
  return built
}

function placeOf({ database, data }: Settings): string {
  if (database !== undefined) return database
  mkdirSync(data, { recursive: true, mode: 0o700 })
  return join(data, 'redoubt.db')
}

const kindOf = ({ database }: Settings) => (database === undefined ? 'sqlite' : 'postgres')
const versions = () => ({ pid: process.pid, version: process.version })
