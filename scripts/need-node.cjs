// The redoubt command brings this check along when it is published; here it is the same one. Keep the syntax old.
require('../packages/cli/bin/need-node.cjs')
