import { benchWeb } from './lib/bench-web.mjs'
import { script } from './lib/stop.mjs'

await script(() => benchWeb())
