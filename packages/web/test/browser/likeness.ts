import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** How the screens looked when somebody last found them good: small grids of mean colours, one digit pair a channel. */
const FILE = join(import.meta.dirname, 'likeness.json')
const COLUMNS = 16
const ROWS = 20
/** Other edges of letters move a mean colour by a few steps of 255; a panel that is gone moves many by dozens. */
const MEAN = 4
const WORST = 45

/** What a picture has that the kept one has not, in words; null if they are alike. Pixels would differ on every machine. */
export async function unlike(page: Page, name: string, picture: Buffer): Promise<string | null> {
  const seen = await grid(page, picture)
  const kept = read()
  const before = kept[name]
  if (process.env.UPDATE_LIKENESS) {
    writeFileSync(FILE, `${JSON.stringify(sorted({ ...kept, [name]: hex(seen) }), null, 2)}\n`)
    // What comes a moment later belongs to the picture: it is kept when it has not changed for a while.
    await page.waitForTimeout(1000)
    return before === hex(seen) ? null : `${name} may still be changing.`
  }
  if (!before) return `${name} has never been looked at: see the picture, then run with UPDATE_LIKENESS=1.`
  const differences = seen.map((value, i) => Math.abs(value - Number.parseInt(before.slice(2 * i, 2 * i + 2), 16)))
  const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length
  const worst = Math.max(...differences)
  if (mean <= MEAN && worst <= WORST) return null
  const cell = Math.floor(differences.indexOf(worst) / 3)
  const place = `column ${1 + (cell % COLUMNS)} of ${COLUMNS}, row ${1 + Math.floor(cell / COLUMNS)} of ${ROWS}`
  return `${name} looks different: by ${mean.toFixed(1)} on average (${MEAN} at most), by ${worst} at ${place} (${WORST} at most).`
}

/** The mean colours of the cells: the browser can read its own pictures. */
function grid(page: Page, picture: Buffer): Promise<number[]> {
  return page.evaluate(
    async ([code, columns, rows]) => {
      const bytes = Uint8Array.from(atob(code), letter => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const whole = new OffscreenCanvas(image.width, image.height).getContext('2d')!
      whole.drawImage(image, 0, 0)
      const { data } = whole.getImageData(0, 0, image.width, image.height)
      const sums = new Float64Array(columns * rows * 4)
      for (let y = 0; y < image.height; y++)
        for (let x = 0; x < image.width; x++) {
          const cell = Math.floor((y * rows) / image.height) * columns + Math.floor((x * columns) / image.width)
          const at = 4 * (y * image.width + x)
          for (let channel = 0; channel < 3; channel++) sums[4 * cell + channel]! += data[at + channel]!
          sums[4 * cell + 3]!++
        }
      return Array.from({ length: columns * rows * 3 }, (_, i) =>
        Math.round(sums[4 * Math.floor(i / 3) + (i % 3)]! / sums[4 * Math.floor(i / 3) + 3]!),
      )
    },
    [picture.toString('base64'), COLUMNS, ROWS] as const,
  )
}

const hex = (values: readonly number[]) => values.map(value => value.toString(16).padStart(2, '0')).join('')
const read = (): Record<string, string> => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {})
const sorted = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
