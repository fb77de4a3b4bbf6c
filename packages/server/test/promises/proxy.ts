import { createServer, connect as dial, type Socket } from 'node:net'
import { below, type Chance } from '@redoubt/kernel'

/** A port of ours in front of another: it can be pointed elsewhere, and does to connections what networks do. */
export interface Gate {
  readonly port: number
  /** Where new connections lead; null: nowhere, they are refused. */
  target: number | null
  /** Something happens to some of the connections: they end, in the middle of a word too, are reset, or stand still for a while. */
  harm(chance: Chance): void
  /** What has been done to connections so far. */
  readonly harms: Readonly<Record<Harm, number>>
  close(): Promise<void>
}

const HARMS = ['cut', 'torn', 'reset', 'late'] as const
type Harm = (typeof HARMS)[number]

/** Milliseconds for which a connection stands still at most. */
const LATEST = 1500

export async function proxy(target: number | null): Promise<Gate> {
  const pairs = new Set<Pair>()
  const harms: Record<Harm, number> = { cut: 0, torn: 0, reset: 0, late: 0 }
  const server = createServer(near => {
    if (one.target === null) return near.destroy()
    const pair = joined(near, dial(one.target, '127.0.0.1'))
    pairs.add(pair)
    near.once('close', () => pairs.delete(pair))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const one: Gate = {
    port: (server.address() as { port: number }).port,
    target,
    harm: chance => {
      for (const pair of pairs) {
        if (below(chance, 3) > 0) continue
        const harm = HARMS[below(chance, HARMS.length)]!
        harms[harm]++
        pair[harm](chance)
      }
    },
    harms,
    close: async () => {
      for (const pair of pairs) pair.cut()
      await new Promise(resolve => server.close(resolve))
    },
  }
  return one
}

type Pair = Record<Harm, (chance: Chance) => void> & { cut(): void }

function joined(near: Socket, far: Socket): Pair {
  const both = [near, far]
  let tears = false
  let isLate = false
  const cut = () => {
    for (const socket of both) socket.destroy()
  }
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.setNoDelay(true)
    from.on('error', cut)
    from.on('close', cut)
    from.on('end', () => to.end())
    to.on('drain', () => isLate || from.resume())
    from.on('data', data => {
      if (tears) {
        to.write(data.subarray(0, data.length >> 1), cut)
        return
      }
      if (!to.write(data)) from.pause()
    })
  }
  return {
    cut,
    torn: () => {
      tears = true
    },
    reset: () => {
      for (const socket of both) socket.resetAndDestroy()
    },
    late: chance => {
      isLate = true
      for (const socket of both) socket.pause()
      const goOn = () => {
        isLate = false
        for (const socket of both) socket.resume()
      }
      setTimeout(goOn, 50 + below(chance, LATEST)).unref()
    },
  }
}
