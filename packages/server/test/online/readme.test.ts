import { readFileSync } from 'node:fs'
import { newId, newNumber } from '@redoubt/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()

test('what the README of the protocol has one paste into a browser is answered, and told of a new table', async () => {
  const home = await fresh()
  const readme = readFileSync(new URL('../../../protocol/README.md', import.meta.url), 'utf8')
  const code = /```js\n(.*?)```/s.exec(readme)![1]!
  const address = 'ws://localhost:4000/ws'
  expect(code).toContain(address)
  const heard: any[] = []
  const opened: WebSocket[] = []
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url)
      opened.push(this)
    }
  }
  onTestFinished(() => opened[0]!.terminate())
  const run = new Function('WebSocket', 'console', code.replace(address, `${home.url.replace('http', 'ws')}/ws`))
  run(Socket, { log: (said: unknown) => heard.push(said) })
  await until(() => heard.length === 2)
  expect(heard).toMatchObject([
    { id: 0, ok: true, protocol: 1, player: null },
    { id: 1, ok: true, tables: [] },
  ])
  const ola = await home.guest()
  const match = newId()
  const chairs = { a: { kind: 'me' as const, number: newNumber() } }
  await ola.ask('open', { match, game: 'conquest', options: {}, chairs, terms: { listed: true } })
  await until(() => heard.length > 2)
  expect(heard[2]).toMatchObject({ on: 'lobby', watch: 1, tables: [{ match }] })
})
