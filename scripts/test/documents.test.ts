import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '../lib/files.mjs'
import { root } from '../lib/root.mjs'

const read = (file: string) => readFileSync(`${root}/${file}`, 'utf8')

test('every dependency has its line in docs/dependencies.md, and every line its dependency', () => {
  const manifests: string[] = ['package.json', ...files(root, /^packages\/[^/]+\/package\.json$/)]
  const used = manifests.flatMap(file => {
    const { dependencies, devDependencies } = JSON.parse(read(file))
    return Object.keys({ ...dependencies, ...devDependencies })
  })
  const own = used.filter(name => !name.startsWith('@redoubt/') && name !== 'redoubt')
  const listed = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|/gm)].map(match => match[1])
  expect([...listed].sort()).toEqual([...new Set(own)].sort())
})

test('every link from one document to another leads somewhere', () => {
  const documents: string[] = files(root, /\.md$/)
  const broken = documents.flatMap(file =>
    [...read(file).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
      .map(match => match[1]!)
      .filter(target => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(file), target)))
      .map(target => `${file}: ${target}`),
  )
  expect(broken).toEqual([])
})

test('what stands out in docs/balance.md has the shares of its table, and the version of the rules says how old it is', () => {
  const page = read('docs/balance.md')
  const rows = [...page.matchAll(/^\| ([a-z-]+\d?) \| (\d) \| \d+ \| \d+ \| (\d+) % /gm)]
  const shares = (mission: string) => rows.filter(row => row[1] === mission).map(([, , marines, won]) => [marines, won])
  const [, two, four] = /^- \*\*tutorial\*\* with two or four marines \((\d+) % and (\d+) %\)/m.exec(page)!
  expect(shares('tutorial').filter(([marines]) => marines === '2' || marines === '4')).toEqual([
    ['2', two],
    ['4', four],
  ])
  const [, now] = /rules: '(\d+)'/.exec(read('packages/doom/src/game.ts'))!
  const [, played, since] = /^.* Rules version (\d+)( \(version (?:\d+).*\))?, 200 matches a row\.$/m.exec(page)!
  if (played !== now) expect(since).toContain(`version ${now}`)
})
