/** A failure a person can act on: one line says what was wrong and what to do. */
export class Stop extends Error {}

/** Runs a script to its end: a Stop becomes its one line and exit code 1, anything else keeps its stack. */
export async function script(work) {
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Stop ? error.message : error)
    process.exit(1)
  }
}
