import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { foreignFonts } from './faces.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { unlike } from './likeness.ts'
import { pictures, SIZES, type Size, site } from './table.ts'

const redoubt = site()

/** Every screen, and what shows that it is there. */
const SCREENS = {
  home: 'Mission',
  matches: 'No running game',
  'rules/doom': 'D-GOLDEN-1',
  'rules/conquest': 'CQ-1.1',
  decks: 'deck',
  settings: 'Settings',
  about: 'affiliated',
} as const

const me = person('You', 0)

/** Tables with people only: they stand still at the same question whenever they are looked at. */
const TABLES = {
  doom: matchFile(
    'doom',
    { mission: 'tutorial', marines: 2 },
    { alpha: me, bravo: me, invader: me },
    (kind, seat) => kind === 'activation' && seat === 'alpha',
  ),
  conquest: matchFile('conquest', {}, { a: me, b: me }, kind => kind === 'commit'),
}

/** A match of two bots and one person that can be watched again. */
const WATCHED = matchFile(
  'doom',
  { mission: 'tutorial', marines: 2 },
  { alpha: person('You', 1), bravo: bot('recruit'), invader: bot('recruit') },
  () => false,
  40,
)

describe.each(Object.keys(SIZES) as Size[])('at %s width', size => {
  /** It looks as it did, in the app's own faces, nothing is cut off, and nobody who reads or listens stumbles. */
  async function expectWell(page: Page, name: string): Promise<void> {
    await page.locator('.sprite').waitFor({ state: 'attached' })
    await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode())]))
    const path = join(pictures, `${name.replaceAll('/', '-')}-${size}.png`)
    // Maps and art come a moment later than the words.
    await expect
      .poll(async () => unlike(page, `${name} ${size}`, await page.screenshot({ path })), { timeout: 60_000 })
      .toBeNull()
    expect(await foreignFonts(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(await stumbles(page)).toEqual([])
  }

  test.each(Object.entries(SCREENS))(
    '%s looks as it did, nothing is cut off, nobody stumbles',
    async (route, words) => {
      const { page } = await redoubt.visit(size)
      await page.goto(`${redoubt.url}/#/${route}`)
      await page.getByText(new RegExp(words, 'i')).first().waitFor()
      await expectWell(page, route)
    },
  )

  test.each(Object.entries(TABLES))(
    'a table of %s looks as it did, nothing is cut off, nobody stumbles',
    async (game, file) => {
      const { page } = await redoubt.visit(size)
      await openFile(page, redoubt.url, file)
      await page.locator('.prompt.yours').waitFor()
      await expectWell(page, `table ${game}`)
    },
  )

  test('a replay begins at the position its address names and looks as it did, nothing is cut off, nobody stumbles', async () => {
    const { page } = await redoubt.visit(size)
    await openFile(page, redoubt.url, WATCHED)
    await page.waitForURL(/match/)
    await page.goto(page.url().replace('/match/', '/replay/').concat('/25'))
    await page.getByText(/decision 25 of/i).waitFor()
    await page.locator('.db-pane').waitFor()
    await expectWell(page, 'replay')
  })
})
