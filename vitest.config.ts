import { defineConfig } from 'vitest/config'
import { texts } from './packages/web/vite/texts.ts'
import SlowestFirst from './scripts/lib/sequencer.mjs'

/** Where one step of `npm test` leaves for the next what it made of the sources. */
const made = process.env.REDOUBT_MADE

export default defineConfig({
  plugins: [texts()],
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    // A machine that is busy is slow, not wrong: the limit is there for what hangs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Programs that a test starts speak English, whatever the machine speaks.
    env: { LC_ALL: '', LC_MESSAGES: 'C' },
    pool: 'threads',
    maxWorkers: 2,
    sequence: { sequencer: SlowestFirst },
    // The rules are read and warmed up once for many files, not once for each: a third of the time.
    isolate: false,
    ...(made ? { experimental: { fsModuleCache: true, fsModuleCachePath: made } } : {}),
  },
})
