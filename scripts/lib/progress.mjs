const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/** Shows that work goes on: a moving line on a terminal, a line every five seconds elsewhere. */
export async function progress(label, work, out = process.stdout) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  let frame = 0
  const tick = out.isTTY
    ? () => out.write(`\r\x1b[2K${FRAMES[frame++ % FRAMES.length]} ${label} … ${seconds()} s`)
    : () => out.write(`${label} … ${seconds()} s\n`)
  out.write(out.isTTY ? `${label} …` : `${label} …\n`)
  const timer = setInterval(tick, out.isTTY ? 100 : 5000)
  const clear = out.isTTY ? '\r\x1b[2K' : ''
  try {
    const result = await work()
    out.write(`${clear}${label}: done in ${((Date.now() - began) / 1000).toFixed(1)} s\n`)
    return result
  } catch (error) {
    out.write(clear)
    throw error
  } finally {
    clearInterval(timer)
  }
}
