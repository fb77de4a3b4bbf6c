import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { hash, newSave, type Save, verify } from '@redoubt/kernel'
import * as testing from '@redoubt/kernel/testing'
import { playRandom } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { auction } from './games/auction.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (path: string) => readFileSync(root + path, 'utf8')

interface Block {
  language: string
  text: string
}

function blocksOf(path: string): Block[] {
  return [...read(path).matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, text]) => ({
    language: language!,
    text: text!,
  }))
}

const DOCS = ['docs/kernel.md', 'packages/kernel/README.md']
const QUOTED = ['games/auction.ts', 'games/duel.ts', 'games/auction.test.ts', 'testing.test.ts']
const sources = QUOTED.map(file => read(`packages/kernel/test/${file}`))
const blocks = DOCS.flatMap(doc => blocksOf(doc).map(block => ({ ...block, doc })))
const inLanguage = (language: string) => blocks.filter(block => block.language === language)

test('the documents hold code in known languages only', () => {
  expect(inLanguage('ts').length).toBeGreaterThan(10)
  expect(blocks.filter(b => !['ts', 'json', 'sh', 'text'].includes(b.language))).toEqual([])
})

test.each(inLanguage('ts').map(b => [b.text.trim().split('\n')[0], b.text]))(
  '%s … is quoted as it stands',
  (_, text) => {
    expect(sources.some(source => source.includes(text!))).toBe(true)
  },
)

test('the save in the document is a true one', () => {
  const [shown, ...others] = inLanguage('json').map(block => JSON.parse(block.text) as Save)
  expect(others).toEqual([])
  const { state, decisions } = playRandom(auction, shown!.options, shown!.seed!)
  const played = { ...newSave(auction, shown!.options, shown!.seed!), decisions, outcome: state.outcome }
  expect(shown).toEqual({ ...played, hash: hash(state) })
  expect(verify(auction, shown!, shown!.seed!).ok).toBe(true)
})

test('the commands in the documents exist', () => {
  const { scripts } = JSON.parse(read('package.json'))
  for (const { text } of inLanguage('sh'))
    for (const line of text.trim().split('\n')) {
      const [, mode, path, script] =
        line.match(/^(?:REDOUBT_MODE=(\w+) )?(?:npx vitest run (\S+)|npm run (\S+).*)$/) ?? []
      if (mode) expect(testing.MODES).toContain(mode)
      if (path) expect(existsSync(root + path)).toBe(true)
      else expect(scripts, line).toHaveProperty(script!)
    }
})

/** What a file exports, types included. */
function exportsOf(path: string): string[] {
  return [...read(path).matchAll(/^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm)].map(m => m[1]!)
}

const rows = [...read('packages/kernel/README.md').matchAll(/^\| (\w+) \| (`.*) \|$/gm)]

test('the README names every public name and no other', () => {
  const index = read('packages/kernel/src/index.ts')
  const files = [...index.matchAll(/from '\.\/(\w+)\.ts'/g)].map(m => m[1]!)
  expect(rows.map(row => row[1]!).toSorted()).toEqual(files.toSorted())
  for (const [, file, names] of rows) {
    const shown = [...names!.matchAll(/`(\w+)`/g)].map(m => m[1]!)
    const only = index.match(new RegExp(`export {([^}]*)} from './${file}.ts'`))?.[1]
    const expected = only
      ? only
          .replaceAll('type ', '')
          .split(',')
          .map(n => n.trim())
      : exportsOf(`packages/kernel/src/${file}.ts`)
    expect(shown.toSorted(), file).toEqual(expected.toSorted())
  }
})

test('the README names what the tests of games may use', () => {
  const text = read('packages/kernel/README.md')
  for (const name of Object.keys(testing)) if (!['MODES', 'mode'].includes(name)) expect(text).toContain(`\`${name}\``)
})
