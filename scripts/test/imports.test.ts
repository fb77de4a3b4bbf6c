import { expect, test } from 'vitest'
import { importProblems, structureProblems } from '../lib/imports.mjs'
import { root } from '../lib/root.mjs'
import { textProblems } from '../lib/texts.mjs'

const problems = (file: string, source: string) => importProblems(root, file, source)

test.each([
  ['packages/kernel/src/a.ts', "import { x } from '@redoubt/doom'", 'kernel must not import doom'],
  ['packages/kernel/test/a.test.ts', "import { x } from '@redoubt/doom'", 'kernel must not import doom'],
  ['packages/doom/src/a.ts', "import type { X } from '@redoubt/conquest'", 'doom must not import conquest'],
  ['packages/doom/src/a.ts', "export * from '@redoubt/bots'", 'doom must not import bots'],
  ['packages/host/src/a.ts', "const x = await import('@redoubt/server')", 'host must not import server'],
  ['packages/web/src/a.ts', "import 'redoubt'", 'web must not import cli'],
  ['packages/server/src/a.ts', "import { x } from '@redoubt/doom/src/rules/round.ts'", 'inside of doom'],
  ['packages/host/src/a.ts', "import { x } from '@redoubt/kernel/src/flow.ts'", 'import what its package.json exports'],
  ['packages/kernel/src/a.ts', "import { x } from '../../doom/src/b.ts'", 'leaves the package'],
  ['packages/kernel/src/a.ts', "import { x } from '../test/b.ts'", 'not part of the product'],
  ['packages/bots/src/a.ts', "import { cpus } from 'node:os'", 'runs in browsers too and must not import node:os'],
  ['packages/kernel/src/a.ts', "import fs from 'fs'", 'must not import fs'],
  ['packages/host/src/a.ts', "import { useState } from 'react'", 'only web may import react'],
  ['packages/server/src/a.ts', "import x from 'left-pad'", 'left-pad is not among the dependencies'],
])('%s must not say %s', (file, source, problem) => {
  expect(problems(file, `// first line\n${source}\n`)).toEqual([expect.stringContaining(problem)])
  expect(problems(file, `// first line\n${source}\n`)[0]).toContain(`${file}:2: `)
})

test.each([
  ['packages/doom/src/rules/a.ts', "import { x } from '@redoubt/kernel'\nimport { y } from '../board/y.ts'"],
  ['packages/server/src/a.ts', "import { join } from 'node:path'\nimport Fastify from 'fastify'"],
  ['packages/kernel/test/a.test.ts', "import fc from 'fast-check'\nimport { join } from 'node:path'"],
  ['packages/kernel/src/a.ts', '// import x from "react"\nconst text = "import fs from \'node:fs\'"'],
])('%s may import what it needs', (file, source) => {
  expect(problems(file, source)).toEqual([])
})

// Put together here, so that this file itself stays clean.
const up = '../'
const shared = `${up}shared`
const registry = ['registry', 'example', 'org'].join('.')

test('a path out of the repository is found, a folder called shared inside a package is not', () => {
  expect(textProblems('packages/doom/test/a.test.ts', `read('${shared}/rules/doom.md')`)).toHaveLength(1)
  expect(textProblems('packages/doom/test/a.test.ts', `import x from '../../${shared}/x.json'\n`)).toEqual([])
  expect(textProblems('packages/doom/test/a.test.ts', `import x from '../../../${shared}/x.json'\n`)).toHaveLength(1)
  expect(textProblems('scripts/a.mjs', `join(root, ${["'..'", "'shared'"].join(', ')})`)).toHaveLength(1)
  expect(textProblems('packages/web/src/a/b.ts', `import { x } from '${shared}/x.ts'`)).toEqual([])
})

test('names of registries are found, by their form or because this machine uses them', () => {
  expect(textProblems('.npmrc', `\nregistry=https://${registry}/`)).toEqual(['.npmrc:2: names a package registry'])
  expect(textProblems('a.md', 'see npm.corp.example', 'npm.corp.example')).toHaveLength(1)
  expect(textProblems('a.ts', "import { registry } from './registry.ts'\nregistry.get(id)")).toEqual([])
})

test('a lockfile bound to an address is found', () => {
  const entry = (resolved: string) => `{ "resolved": "${resolved}" }`
  expect(textProblems('package-lock.json', entry('https://example.org/zod.tgz'))).toHaveLength(1)
  expect(textProblems('package-lock.json', entry('packages/kernel'))).toEqual([])
})

test('imports in a circle, or of a higher room, are found; types alone are no import', () => {
  const file = (name: string, source: string): [string, string] => [`packages/doom/src/${name}`, source]
  expect(
    structureProblems([
      file('match/a.ts', "import { b } from './b.ts'"),
      file('match/b.ts', "import { c } from './c.ts'"),
      file('match/c.ts', "import { a } from './a.ts'"),
    ]),
  ).toEqual([expect.stringContaining('match/a.ts → packages/doom/src/match/b.ts → packages/doom/src/match/c.ts → ')])
  expect(structureProblems([file('match/a.ts', "\nimport { b } from '../rules/b.ts'")])).toEqual([
    'packages/doom/src/match/a.ts:2: match is below rules and must not import it',
  ])
  expect(structureProblems([file('rules/a.ts', "import { b } from '../match/b.ts'")])).toEqual([])
  expect(structureProblems([file('match/a.ts', "import type { B } from '../rules/b.ts'")])).toEqual([])
})
