#!/usr/bin/env node
// Old syntax only: an old Node reads this far. The rest is imported once the version is known to do.
import './need-node.cjs'

import('./run.mjs')
