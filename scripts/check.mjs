// Old syntax only: an old Node reads this far. The rest is imported once the version is known to do.
import './need-node.cjs'

import('./lib/check.mjs')
