import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Figures, ServiceSettings } from './service/index.ts'
import type { Observer } from './store/index.ts'

/** What Prometheus asks a node for. Sums and times only: nothing in it is about a person or a match. */
export interface Metrics {
  /** For the store. */
  readonly observer: Required<Observer>
  /** For the service. */
  readonly heard: Required<Pick<ServiceSettings, 'answered' | 'recorded' | 'thought'>>
  /** An HTTP request was answered. */
  request(route: string, status: number, milliseconds: number): void
  /** How things stand at the moment of asking. */
  watch(figures: () => Figures): void
  read(): Promise<{ type: string; text: string }>
  close(): void
}

const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const GROUPS = [1, 2, 5, 10, 20, 50, 100, 200, 500]

export function metrics(): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  let figures: (() => Figures) | null = null
  let waitingAppends = 0

  const gauge = (name: string, help: string, value: (now: Figures) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        if (figures) this.set(value(figures()))
      },
    })
  gauge('redoubt_connections', 'Sockets that are open', now => now.connections)
  gauge('redoubt_tables', 'Tables in memory', now => now.rooms)
  gauge('redoubt_matches', 'Matches in memory', now => now.matches)
  gauge('redoubt_watchers', 'Pairs of eyes on matches', now => now.watchers)
  gauge('redoubt_bot_queue', 'Questions that wait for a thread of the bots', now => now.waitingBots)
  gauge('redoubt_commit_queue', 'Appends that wait to be written', () => waitingAppends)

  const times = <L extends string>(name: string, help: string, labelNames: L[] = [], buckets = TIMES) =>
    new Histogram<L>({ name, help, labelNames, buckets, registers })
  const count = <L extends string>(name: string, help: string, labelNames: L[] = []) =>
    new Counter<L>({ name, help, labelNames, registers })
  const decisions = count('redoubt_decisions_total', 'Decisions and other entries that are on disk')
  const commands = times('redoubt_command_seconds', 'From a question on a socket to its answer', ['cmd'])
  /** Found once, not at every question. */
  const byCommand = new Map<string, Histogram.Internal<'cmd'>>()
  const commandsOf = (cmd: string) => {
    const found = byCommand.get(cmd) ?? commands.labels({ cmd })
    byCommand.set(cmd, found)
    return found
  }
  const refusals = count('redoubt_refusals_total', 'Questions that were refused', ['cmd', 'code'])
  const requests = times('redoubt_http_seconds', 'From an HTTP request to its answer', ['route', 'status'])
  const commits = times('redoubt_commit_seconds', 'One group of appends, until it is on disk')
  const groups = times('redoubt_commit_group', 'Appends in one group', [], GROUPS)
  const thinking = times('redoubt_bot_seconds', 'How long a bot thought', ['level'])
  const waiting = times('redoubt_bot_wait_seconds', 'How long a question waited for a thread of the bots', ['level'])

  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  new Gauge({
    name: 'redoubt_event_loop_delay_seconds',
    help: 'Delay of the event loop since the last time this was read',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100])
        this.set({ quantile: String(quantile / 100) }, (delay.percentile(quantile) || 0) / 1e9)
      delay.reset()
    },
  })

  return {
    observer: {
      committed: (milliseconds, appends) => {
        commits.observe(milliseconds / 1000)
        groups.observe(appends)
      },
      waiting: appends => {
        waitingAppends = appends
      },
    },
    heard: {
      answered: (cmd, milliseconds, code) => {
        commandsOf(cmd).observe(milliseconds / 1000)
        if (code !== 'ok') refusals.inc({ cmd, code })
      },
      recorded: () => decisions.inc(),
      thought: (level, waited, took) => {
        waiting.observe({ level }, waited / 1000)
        thinking.observe({ level }, took / 1000)
      },
    },
    request: (route, status, milliseconds) => requests.observe({ route, status: String(status) }, milliseconds / 1000),
    watch: of => {
      figures = of
    },
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    close: () => {
      delay.disable()
      registry.clear()
    },
  }
}
