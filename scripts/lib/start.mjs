import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, stale } from './build.mjs'
import { install } from './install.mjs'
import { progress } from './progress.mjs'
import { root } from './root.mjs'
import { script } from './stop.mjs'

await script(async () => {
  await install(root)
  if (stale(root).length) await progress('Building', () => build(root))
  // The server reads the arguments and the environment itself and says where it listens.
  await import(pathToFileURL(join(root, 'packages/server/dist/server.js')).href)
})
