import { existsSync } from 'node:fs'

// A published package holds no sources and comes built. In the repository what has changed is built first; several at once do no harm.
if (existsSync(new URL('../src/main.ts', import.meta.url))) {
  const { build } = await import('../../../scripts/lib/build.mjs')
  const { root } = await import('../../../scripts/lib/root.mjs')
  await build(root, 'cli')
  if (process.argv[2] === 'serve') await build(root, 'web')
}
await import('../dist/redoubt.js')
