import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = fileURLToPath(new URL('../bin/redoubt.mjs', import.meta.url))

function start(...args: string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: ['pipe', 'pipe', 'pipe'] })
  let err = ''
  child.stderr.on('data', part => {
    err += part
  })
  return { child, err: () => err }
}

async function run(...args: string[]) {
  const { child, err } = start(...args)
  let out = ''
  child.stdout.on('data', part => {
    out += part
  })
  child.stdin.end()
  const [code] = await once(child, 'close')
  return { code, out, err: err() }
}

test('the program builds itself if need be, and says what it can do', async () => {
  const help = await run('--help')
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help.out).toContain('redoubt engine')
  expect(await run('--version')).toMatchObject({ code: 0, out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  expect(await run('fly')).toMatchObject({
    code: 2,
    out: '',
    err: expect.stringContaining('there is no command "fly"'),
  })
})

test('a real engine survives ten megabytes in a line, says so once, and holds little of it', async () => {
  const { child, err } = start('engine')
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async () => JSON.parse((await answers.next()).value)
  child.stdin.write('{"id":1,"cmd":"games"}\n')
  expect(await next()).toMatchObject({ id: 1, ok: true })
  child.stdin.write('{"id":2,"cmd":"')
  child.stdin.write('x'.repeat(10_000_000))
  child.stdin.write('"}\nnonsense\n{"id":3,"cmd":"games"}')
  child.stdin.end()
  expect((await next()).error.code).toBe('line-too-long')
  expect((await next()).error.code).toBe('bad-json')
  expect(await next()).toMatchObject({ id: 3, ok: true })
  expect((await answers.next()).done).toBe(true)
  if (child.exitCode === null) await once(child, 'exit')
  expect(child.exitCode).toBe(0)
  expect(err()).toBe('')
})

test('a reader that stops reading ends the engine quietly', async () => {
  const { child, err } = start('engine')
  child.stdin.on('error', () => {})
  child.stdout.destroy()
  const timer = setInterval(() => child.stdin.write('{"id":1,"cmd":"games"}\n'.repeat(1000)), 5)
  await once(child, 'exit')
  clearInterval(timer)
  expect(child.exitCode).toBe(0)
  expect(err()).toBe('')
})
