import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.{ts,tsx}', 'scripts/test/**/*.test.ts'],
    // A machine that is busy is slow, not wrong: the limit is there for what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    pool: 'threads',
    maxWorkers: 2,
    // The rules are read and warmed up once for many files, not once for each: a third of the time.
    isolate: false,
  },
})
