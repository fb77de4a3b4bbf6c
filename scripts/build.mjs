import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { script } from './lib/stop.mjs'

await script(async () => {
  await install(root)
  const built = await build(root)
  console.log(built.length ? built.map(({ to }) => `Built ${to}`).join('\n') : 'Everything is up to date.')
})
