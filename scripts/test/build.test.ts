import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../lib/build.mjs'

let root: string
beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'redoubt-')))
  write('packages/server/package.json', '{ "type": "module", "dependencies": {} }')
  write(
    'packages/server/src/main.ts',
    "import { data } from './barrel.ts'\nconst text: string = data.say\nconsole.log(text)\n",
  )
  write('packages/server/src/barrel.ts', "export { default as data } from './data.json'\n")
  write('packages/server/src/data.json', '{ "say": "one" }')
})
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const run = () => execFileSync(process.execPath, [join(root, 'packages/server/dist/server.js')], { encoding: 'utf8' })

test('a program is built once and again only when something it holds has changed', async () => {
  expect(await build(root)).toHaveLength(1)
  expect(run()).toBe('one\n')
  expect(await build(root)).toEqual([])

  write('packages/server/src/unrelated.ts', 'export {}')
  expect(await build(root)).toEqual([])

  write('packages/server/src/data.json', '{ "say": "three" }')
  expect(await build(root)).toHaveLength(1)
  expect(run()).toBe('three\n')

  write('packages/server/src/barrel.ts', "export const data = { say: 'four' }\n")
  expect(await build(root)).toHaveLength(1)
  expect(run()).toBe('four\n')

  rmSync(join(root, 'packages/server/dist/server.js'))
  expect(await build(root)).toHaveLength(1)

  write('package-lock.json', '{}')
  expect(await build(root)).toHaveLength(1)
})

test('some who build a program at once, in one process, do not take each other’s files away', async () => {
  write('packages/server/src/barrel.ts', "export const data = { say: 'twice' }\n")
  const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
  const built = await Promise.all([0, 1, 2, 4, 8, 16].map(ms => pause(ms).then(() => build(root, 'server'))))
  expect(built.flat().length).toBeGreaterThan(1)
  const left = readdirSync(join(root, 'packages/server/dist')).sort()
  expect(left).toEqual(['.stamp.json', 'server.js', 'server.js.map'])
})

test('of two who build the browser app at once, the slower leaves what the quicker may be serving', async () => {
  write('packages/web/package.json', '{ "type": "module" }')
  write('packages/web/vite.config.ts', 'export default { root: import.meta.dirname }\n')
  write(
    'packages/web/index.html',
    '<!doctype html><title>Small</title><script type="module" src="/src/main.ts"></script>',
  )
  write('packages/web/src/main.ts', 'document.title = String(1 + 1)\n')
  const page = () => statSync(join(root, 'packages/web/dist/index.html')).ino
  const both = [build(root, 'web'), build(root, 'web')]
  await Promise.race(both)
  const quicker = page()
  await Promise.all(both)
  expect(page()).toBe(quicker)
  expect(readdirSync(join(root, 'packages/web')).filter(name => name.startsWith('dist'))).toEqual(['dist'])
  expect(await build(root, 'web')).toEqual([])
  // What it takes in as text makes it stale too: the rulebook, messages, the rules.
  for (const file of ['packages/web/book/en/doom.md', 'packages/web/messages/en/app.json', 'docs/rules/doom.md']) {
    write(file, '{}')
    expect(await build(root, 'web'), file).toHaveLength(1)
  }
})
