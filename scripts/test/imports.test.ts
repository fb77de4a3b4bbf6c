import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importProblems } from '../lib/imports.mjs'
import { textProblems } from '../lib/texts.mjs'

/** Every file breaks one rule, or none: what it says, and what is said about it. */
const FILES: Record<string, [source: string, problem: string | null]> = {
  'kernel/src/up.ts': ["import { x } from '@redoubt/doom'", 'kernel must not import this package'],
  'kernel/test/up.test.ts': ["import { x } from '@redoubt/doom'", 'kernel must not import this package'],
  'doom/src/type.ts': ["import type { X } from '@redoubt/conquest'", 'doom must not import this package'],
  'doom/src/match/type.ts': [
    "import type { B } from '../rules/b.ts'",
    'match of doom must not import a room above it: packages/doom/src/rules/b.ts',
  ],
  'doom/src/again.ts': ["export * from '@redoubt/bots'", 'doom must not import this package'],
  'host/src/later.ts': ["const x = await import('@redoubt/server')", 'host must not import this package'],
  'web/src/command.ts': ["import 'redoubt'", 'web must not import this package'],
  'server/src/inside.ts': ["import { x } from '@redoubt/doom/board'", 'server must not know the inside of a game'],
  'host/src/inside.ts': ["import { x } from '@redoubt/kernel/src/inner.ts'", 'not exported by its package'],
  'kernel/src/away.ts': ["import { x } from '../../kernel/src/none.ts'", 'not found'],
  'host/src/around.ts': ["import { x } from '../../kernel/src/index.ts'", 'must be imported by its name'],
  'kernel/src/script.ts': [
    "import { x } from '../../../scripts/lib/x.mjs'",
    'only what is in packages is part of the product',
  ],
  'kernel/src/test.ts': ["import { x } from '../test/helper.ts'", 'tests are no part of the product'],
  'bots/src/node.ts': ["import { cpus } from 'node:os'", 'must not import what only Node has'],
  'kernel/src/node.ts': ["import fs from 'fs'", 'must not import what only Node has'],
  'host/src/react.ts': ["import { useState } from 'react'", 'only web may import React'],
  'server/src/pad.ts': ["import x from 'left-pad'", 'not among the dependencies'],
  'server/src/lone.ts': ["import { x } from '@redoubt/host'", 'not among the dependencies'],
  'server/src/workshop.ts': ["import type { X } from 'workshop'", 'only a development dependency'],
  'doom/src/match/up.ts': ["import { b } from '../rules/b.ts'", 'match of doom must not import a room above it'],
  'doom/src/rules/top.ts': ["import { b } from '../index.ts'", 'rules of doom must not import a room above it'],
  'server/src/service/people/up.ts': [
    "import { b } from '../tables/b.ts'",
    'people of server/service must not import a room',
  ],
  'server/src/service/people/out.ts': [
    "import { b } from '../../http/b.ts'",
    'service of server must not import a room above it',
  ],
  'bots/src/doom/top.ts': ["import { b } from './search/b.ts'", 'the top of bots/doom must not import a room above it'],
  'bots/src/doom/reading/up.tsx': [
    "import { b } from '../top.ts'",
    'reading of bots/doom must not import a room above it',
  ],
  'kernel/src/round/a.ts': [
    "import { b } from './b.ts'",
    'circle: packages/kernel/src/round/a.ts → packages/kernel/src/round/b.ts → packages/kernel/src/round/c.tsx → packages/kernel/src/round/a.ts',
  ],

  'kernel/src/types/a.ts': [
    "import { b } from './b.ts'",
    'circle: packages/kernel/src/types/a.ts → packages/kernel/src/types/b.ts → packages/kernel/src/types/a.ts',
  ],

  'web/src/doom/other.ts': ["import { b } from '../conquest/b.ts'", 'made for one game must not know the other'],
  'web/src/ui/up.ts': ["import { b } from '../doom/own.ts'", 'ui of web must not import a room above it'],

  'web/src/doom/own.ts': ["import { b } from '../ui/b.ts'", null],
  'web/src/ui/later.ts': ["const b = await import('../doom/own.ts')", 'ui of web must not import a room above it'],
  'kernel/src/round/b.ts': ["import { c } from './c.tsx'", null],
  'kernel/src/round/c.tsx': ["import { a } from './a.ts'", null],
  'kernel/src/types/b.ts': ["import type { a } from './a.ts'", null],
  'host/src/one/b.ts': ['', null],
  'host/src/one/a.ts': ["import type { b } from '../two/a.ts'", null],
  'host/src/two/a.ts': ["import { c } from '../beside.ts'", null],
  'host/src/beside.ts': ["import { b } from './one/b.ts'", null],
  'host/src/one/deep/a.ts': ["import { b } from '../b.ts'", null],
  'host/src/one/below.ts': ["import { a } from './deep/a.ts'", null],
  'kernel/src/quoted.ts': ['/* import x from "react" */ const text = "import fs from \'node:fs\'"', null],
  'kernel/test/free.test.ts': [
    "import { join } from 'node:path'\nimport x from 'workshop'\nimport { y } from '../../../scripts/lib/x.mjs'",
    null,
  ],
  'server/src/free.ts': [
    "import { join } from 'node:path'\nimport x from 'thing'\nimport { y } from '@redoubt/doom'",
    null,
  ],
  'server/src/service/tables/down.ts': ["import { b } from '../people/b.ts'", null],
  'doom/src/rules/down.ts': ["import { x } from '@redoubt/kernel'\nimport { y } from '../match/b.ts'", null],
  'bots/src/doom/search/down.ts': ["import { b } from '../top.ts'", null],
  'cli/src/bundled.ts': ["import { x } from '@redoubt/server'", null],
}
const PACKAGES: Record<string, Record<string, unknown>> = {
  kernel: { dependencies: ['@redoubt/doom'] },
  doom: {
    exports: { '.': './src/index.ts', './board': './src/board/b.ts' },
    dependencies: ['@redoubt/kernel', '@redoubt/conquest', '@redoubt/bots'],
  },
  conquest: {},
  bots: {},
  host: { dependencies: ['@redoubt/kernel', '@redoubt/server', 'react'] },
  server: { dependencies: ['@redoubt/doom', 'thing'], devDependencies: ['workshop'] },
  web: { dependencies: ['redoubt'] },
  cli: { name: 'redoubt', devDependencies: ['@redoubt/server'] },
}

let found: string[]
beforeAll(async () => {
  const root = mkdtempSync(join(realpathSync(tmpdir()), 'imports-'))
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const versions = (names: unknown) => Object.fromEntries(((names ?? []) as string[]).map(name => [name, '1']))
  mkdirSync(join(root, 'node_modules/@redoubt'), { recursive: true })
  write('package.json', JSON.stringify({ workspaces: ['packages/*'], devDependencies: { workshop: '1' } }))
  for (const [home, { name = `@redoubt/${home}`, exports, dependencies, devDependencies }] of Object.entries(
    PACKAGES,
  )) {
    const named = { dependencies: versions(dependencies), devDependencies: versions(devDependencies) }
    write(
      `packages/${home}/package.json`,
      JSON.stringify({ name, exports: exports ?? { '.': './src/index.ts' }, ...named }),
    )
    for (const file of ['src/index.ts', 'src/inner.ts', 'test/helper.ts']) write(`packages/${home}/${file}`, '')
    symlinkSync(join(root, 'packages', home), join(root, 'node_modules', String(name)), 'junction')
  }
  for (const name of ['react', 'left-pad', 'thing', 'workshop']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }))
    write(`node_modules/${name}/index.js`, '')
  }
  for (const room of [
    'doom/src/match',
    'doom/src/rules',
    'doom/src/board',
    'server/src/http',
    'bots/src/doom/search',
    'web/src/ui',
    'web/src/conquest',
  ])
    write(`packages/${room}/b.ts`, '')
  for (const room of ['people', 'tables']) write(`packages/server/src/service/${room}/b.ts`, '')
  write('scripts/lib/x.mjs', '')
  for (const [file, [source]] of Object.entries(FILES)) write(`packages/${file}`, `// first line\n${source}\n`)
  found = await importProblems(
    root,
    Object.keys(FILES).map(file => `packages/${file}`),
  )
  rmSync(root, { recursive: true })
})

test.each(Object.entries(FILES).filter(([, [, problem]]) => problem))(
  'packages/%s must not say %s',
  (file, [, problem]) => {
    const place = problem!.startsWith('circle') ? problem! : `packages/${file}:2: `
    expect(found.filter(line => line.includes(place))).toEqual([expect.stringContaining(problem!)])
  },
)

test('what is allowed is not found', () => {
  const allowed = Object.entries(FILES)
    .filter(([, [, problem]]) => !problem)
    .map(([file]) => `packages/${file}:`)
  expect(found.filter(line => allowed.some(file => line.startsWith(file)))).toEqual([])
  expect(found.filter(line => !line.startsWith('folders'))).toHaveLength(Object.keys(FILES).length - allowed.length)
})

test('folders that know each other both ways are found, also over a file beside them', () => {
  expect(found.filter(line => line.startsWith('folders') && line.includes('packages/host/'))).toEqual([
    'folders must not import each other both ways: packages/host/src: beside.ts, one, two',
  ])
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
