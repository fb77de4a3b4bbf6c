import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Message, systemClock } from '@redoubt/host'
import { fastRandom, pickOne } from '@redoubt/kernel'
import { type Connection, connection, newId, newNumber } from '@redoubt/protocol'
import { WebSocket } from 'ws'
import { bundledServer } from '../test/promises/process.ts'

const TABLES = 6
/** Broken messages a second, all of them together. */
const NOISE = 1000

/**
 * People play at a human pace while others send a thousand broken messages a second: how long a decision takes, quiet and in the
 * noise, in the same run, turn about. `npm run soak -- server/noise -- --seconds 30`
 */
export default async function noise(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '20' } } })
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-noise-'))
  const program = await bundledServer()
  const server = await program.start(folder, ['--proxy'])
  const times: Record<'quiet' | 'noisy', number[]> = { quiet: [], noisy: [] }
  let now: keyof typeof times = 'quiet'
  let sent = 0
  const people: Connection[] = []
  const chance = { random: fastRandom('noise') }
  try {
    for (let n = 0; n < TABLES; n++) await table(n)
    for (let n = 0; n < 4; n++) {
      now = n % 2 === 0 ? 'quiet' : 'noisy'
      const end = Date.now() + Number(values.seconds) * 500
      while (Date.now() < end) {
        if (now === 'noisy') for (let one = 0; one < NOISE / 20; one++) shout()
        await new Promise(resolve => setTimeout(resolve, 50))
      }
    }
  } finally {
    for (const one of people) one.close()
    await server.kill()
    program.remove()
    rmSync(folder, { recursive: true })
  }
  const [quiet, noisy] = [p99(times.quiet), p99(times.noisy)]
  console.log(
    `${times.quiet.length} decisions in quiet, p99 ${quiet.toFixed(1)} ms; ${times.noisy.length} among ${sent} broken messages, p99 ${noisy.toFixed(1)} ms: ${(noisy / quiet).toFixed(2)} times`,
  )

  /** From many addresses, so that it is not the address that is stopped. */
  function socket(address: string, cookie = ''): WebSocket {
    const headers = { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) }
    const one = new WebSocket(`ws://127.0.0.1:${server.port}/ws`, { headers })
    one.on('error', () => {})
    return one
  }

  function shout(): void {
    const rude = shouters[sent % shouters.length]
    if (rude?.readyState === WebSocket.OPEN) rude.send('{"id":')
    else if (!rude || rude.readyState === WebSocket.CLOSED)
      shouters[sent % SHOUTERS] = socket(`10.${sent % 200}.${(sent >> 8) % 200}.1`)
    sent++
  }

  async function table(n: number): Promise<void> {
    const hands: Connection[] = []
    for (const name of ['A', 'B']) {
      const address = `192.168.${n}.${name === 'A' ? 1 : 2}`
      const answer = await fetch(`http://127.0.0.1:${server.port}/api/guest`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name }),
      })
      const cookie = answer.headers.get('set-cookie')!.split(';')[0]!
      hands.push(connection({ clock: systemClock, connect: () => socket(address, cookie) }))
    }
    people.push(...hands)
    await play(hands)
  }

  async function play(hands: readonly Connection[]): Promise<void> {
    const match = newId()
    await hands[0]!.ask('open', { match, game: 'conquest', options: {} })
    for (const [n, seat] of ['a', 'b'].entries()) await hands[n]!.ask('sit', { match, seat, number: newNumber() })
    await hands[0]!.ask('start', { match })
    for (const [n, seat] of ['a', 'b'].entries()) {
      const hear = ({ seq, decision, outcome }: Message) => {
        if (outcome && n === 0) void play(hands).catch(() => {})
        if (outcome || decision?.seat !== seat || !decision.options) return
        const { key } = pickOne(chance, decision.options)
        setTimeout(async () => {
          const [began, phase] = [performance.now(), now]
          await hands[n]!.ask('choose', { match, seat, seq, keys: key }).catch(() => {})
          times[phase].push(performance.now() - began)
        }, 100)
      }
      hands[n]!.watch({ match, as: seat }, hear)
    }
  }
}

const SHOUTERS = 100
const shouters: WebSocket[] = Array.from({ length: SHOUTERS })

function p99(times: number[]): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0
}
