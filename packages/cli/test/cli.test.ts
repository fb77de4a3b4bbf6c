import { expect, test } from 'vitest'
import { redoubt } from '../src/cli.ts'
import { terminal } from './talk.ts'

test.each([
  [['replay'], 'takes one FILE'],
  [['replay', 'a', 'b'], 'takes one FILE'],
  [['replay', 'a', '--to', 'x'], '--to takes a number'],
  [['replay', 'a', '--to', '-1'], '--to'],
  [['replay', 'a', '--fast'], "Unknown option '--fast'"],
  [['replay', '/no/such/file'], 'no such file'],
  [['engine', '--matches', '0'], '--matches takes'],
  [['engine', 'now'], 'Unexpected argument'],
])('redoubt %j is exit code 2 and one line', async (argv, reason) => {
  const io = terminal()
  expect(await redoubt(argv, io)).toBe(2)
  expect(io.err).toContain(reason)
  expect(io.err.trim().split('\n')).toHaveLength(1)
  expect(io.out).toBe('')
})

test.each([[['--help']], [['-h']], [['help']], [[]]])('redoubt %j is help', async argv => {
  const io = terminal()
  expect(await redoubt(argv, io)).toBe(0)
  for (const word of ['replay', 'engine', '--version', 'redoubt serve']) expect(io.out).toContain(word)
})

test.each(['engine', 'replay'])('redoubt %s --help and redoubt help %s say the same', async name => {
  const [a, b] = [terminal(), terminal()]
  expect(await redoubt([name, '--help'], a)).toBe(0)
  expect(await redoubt(['help', name], b)).toBe(0)
  expect(a.out).toBe(b.out)
  expect(a.out).toContain(`redoubt ${name}`)
})

test('a command that does not exist is exit code 2 and says which do', async () => {
  for (const argv of [['fly'], ['constructor'], ['help', 'fly']]) {
    const io = terminal()
    expect(await redoubt(argv, io)).toBe(2)
    expect(io.err).toContain('engine')
  }
})

test('redoubt engine speaks to standard input and output', async () => {
  const io = terminal(['{"id":1,"cmd":"games"}\n'])
  expect(await redoubt(['engine'], io)).toBe(0)
  expect(JSON.parse(io.out)).toMatchObject({ id: 1, ok: true, games: expect.any(Array) })
})
