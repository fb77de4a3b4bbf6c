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
