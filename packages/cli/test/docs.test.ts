import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { COMMANDS } from '../src/engine/commands.ts'
import { CODES } from '../src/engine/refused.ts'
import { talk } from './talk.ts'

const page = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8')

test('the conversation in docs/engine.md is what the engine says', async () => {
  const [, transcript = ''] = /<!-- transcript -->\n```\n([\s\S]*?)```/.exec(page) ?? []
  const said = (mark: string) =>
    transcript
      .split('\n')
      .filter(line => line.startsWith(mark))
      .map(line => line.slice(2))
  expect(said('→').length).toBeGreaterThan(10)
  expect(await talk([said('→').join('\n')])).toEqual(said('←').map(line => `${line}\n`))
})

test('docs/engine.md knows every command and every error, and no other', () => {
  const words = (title: string) => {
    const section = page.split(/^## /m).find(part => part.startsWith(title))!
    return [...section.matchAll(/^\| `([\w-]+)` \|/gm)].map(match => match[1]!).filter(w => w !== 'cmd' && w !== 'code')
  }
  expect(words('Requests').sort()).toEqual(Object.keys(COMMANDS).sort())
  expect(words('Errors').sort()).toEqual([...CODES].sort())
})
