/** @typedef {{ isTTY?: boolean, write(text: string): unknown }} Out */

/**
 * Says how far a command is: "3 of 9 · Lint", and for how long it has been at work.
 * @param {Out} out
 */
export function steps(total, out = process.stdout, now = Date.now) {
  const began = now()
  let step = 0
  return {
    next(name) {
      step++
      out.write(`\n── ${step} of ${total} · ${name}${step > 1 ? ` · ${duration(now() - began)} so far` : ''}\n`)
    },
    took: () => duration(now() - began),
  }
}

/** 484000 is "8 min 4 s". */
export function duration(ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/**
 * Counts files that are done: on a terminal in one line that is written over, elsewhere in a line for every tenth, not more
 * than one in five seconds, so that a log stays short.
 * @param {Out} out
 */
export function counter(total, out = process.stdout, now = Date.now) {
  const began = now()
  const counts = { files: 0, tests: 0, failed: 0 }
  let tenths = 0
  let said = began
  const line = () =>
    `${counts.files} of ${total} files · ${counts.tests} tests, ${counts.failed} failed · ${duration(now() - began)}`
  const show = () => out.isTTY && out.write(`\r\x1b[2K   ${line()}`)
  const timer = out.isTTY ? setInterval(show, 1000) : undefined
  timer?.unref()
  return {
    done(tests, failed) {
      counts.files++
      counts.tests += tests
      counts.failed += failed
      show()
      const reached = Math.floor((10 * counts.files) / total)
      if (out.isTTY || reached === tenths || (now() - said < 5000 && counts.files < total)) return
      tenths = reached
      said = now()
      out.write(`   ${line()}\n`)
    },
    /** Makes room for something else to be written. */
    clear: () => out.isTTY && out.write('\r\x1b[2K'),
    end() {
      clearInterval(timer)
      if (out.isTTY) out.write(`\r\x1b[2K   ${line()}\n`)
      else if (counts.files < total) out.write(`   ${line()}\n`)
    },
  }
}
