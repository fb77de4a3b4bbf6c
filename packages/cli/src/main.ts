import { isMainThread, workerData } from 'node:worker_threads'
import { redoubt } from './cli.ts'
import type { Io } from './io.ts'

const io: Io = {
  input: process.stdin,
  write: text => {
    if (process.stdout.write(text)) return
    return new Promise(resolve => process.stdout.once('drain', resolve))
  },
  warn: text => void process.stderr.write(text),
  live: process.stderr.isTTY,
}

// Whoever reads us may stop reading, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))

// The threads of `redoubt serve`, in which bots think, run this same file.
if (!isMainThread && typeof workerData === 'object' && workerData !== null && 'redoubt' in workerData)
  (await import('@redoubt/server')).serveThread()
else process.exitCode = await redoubt(process.argv.slice(2), io, process.env)
