/** One node of the server as `redoubt serve` starts it, which whoever measures may ask how it is. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { isServerThread, listen, server, serveThread, settings } from '../../src/index.ts'
import { processor } from './processor.ts'
import { answering } from './talk.ts'

if (isServerThread()) serveThread()
else await main()

async function main(): Promise<void> {
  const site = mkdtempSync(join(tmpdir(), 'redoubt-bench-site-'))
  writeFileSync(join(site, 'index.html'), '<title>Redoubt</title>')
  // Behind a proxy, which says for whom it asks: so the thousands of one machine are as many addresses, and all limits hold.
  const wanted = settings(['--port', '0', '--proxy', '--metrics', 'all', ...process.argv.slice(2)], process.env)
  const running = await server(site, wanted, fileURLToPath(import.meta.url))
  const address = await listen(running, wanted)
  const delay = monitorEventLoopDelay({ resolution: 2 })
  delay.enable()
  const used = processor()
  const session = new Session()
  answering({
    address: async () => address,
    /** Begins to write down what the processor does; `profiled` writes it into a file for the developer tools of a browser. */
    profile: async () => {
      session.connect()
      await session.post('Profiler.enable')
      await session.post('Profiler.setSamplingInterval', { interval: 1000 })
      await session.post('Profiler.start')
    },
    profiled: async (file: string) => {
      const { profile } = await session.post('Profiler.stop')
      writeFileSync(file, JSON.stringify(profile))
      session.disconnect()
    },
    /** Processor time in milliseconds and delays of the event loop since the last time. */
    since: async () => {
      const told = { ...used(), p50: delay.percentile(50) / 1e6, p99: delay.percentile(99) / 1e6 }
      delay.reset()
      return told
    },
    memory: async () => {
      for (let n = 0; n < 3; n++) {
        global.gc?.()
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      const { heapUsed, external, rss } = process.memoryUsage()
      return { heap: heapUsed + external, rss }
    },
    stop: async () => {
      setTimeout(() => running.close().then(() => process.exit(0)), 10)
    },
  })
}
