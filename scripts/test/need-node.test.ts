import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { root } from '../lib/root.mjs'

const source = readFileSync(`${root}/packages/cli/bin/need-node.cjs`, 'utf8')

function runUnder(node: string) {
  let said = ''
  let code = 0
  const stderr = { write: (text: string) => (said += text) }
  runInNewContext(source, { process: { versions: { node }, stderr, exit: (given: number) => (code = given) } })
  return { said, code }
}

test.each(['0.12.18', '8.17.0', '18.20.4', '20.18.3', '21.7.3'])('Node %s is refused in one line', version => {
  const { said, code } = runUnder(version)
  expect(code).toBe(1)
  expect(said).toMatch(/^Redoubt needs Node 20\.19 or newer \(21 excepted\); this is Node [\d.]+\. .*\n$/)
  expect(said).toContain(`Node ${version}.`)
})

test.each(['20.19.0', '20.20.2', '22.5.1', '24.0.1'])('Node %s is accepted in silence', version => {
  expect(runUnder(version)).toEqual({ said: '', code: 0 })
})
