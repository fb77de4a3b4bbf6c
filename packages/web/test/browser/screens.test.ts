import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
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
  'new/quick/doom/tutorial/2/alpha': 'To the table',
  'new/quick/conquest': 'Deploy a card',
} as const

/** A match of two bots and one person that can be watched again. */
const WATCHED = matchFile(
  'doom',
  { mission: 'tutorial', marines: 2 },
  { alpha: person('You', 1), bravo: bot('recruit'), invader: bot('recruit') },
  () => false,
  40,
)

describe.each(Object.keys(SIZES) as Size[])('at %s width', size => {
  /** Nothing is cut off, and nobody who reads or listens stumbles. */
  async function expectWell(page: Page, name: string): Promise<void> {
    const picture = join(pictures, `${name.replaceAll('/', '-')}-${size}.png`)
    await page.screenshot({ path: picture })
    expect(existsSync(picture) && statSync(picture).size).toBeGreaterThan(8_000)
    expect(await overflows(page)).toBe(false)
    expect(await stumbles(page)).toEqual([])
  }

  test.each(Object.entries(SCREENS))('%s is there, nothing is cut off, nobody stumbles', async (route, words) => {
    const { page } = await redoubt.visit(size)
    await page.goto(`${redoubt.url}/#/${route}`)
    await page.getByText(new RegExp(words, 'i')).first().waitFor()
    if (words === 'To the table') await page.getByText(words).click()
    await expectWell(page, route)
  })

  test('a replay is there from the position its address names, nothing is cut off, nobody stumbles', async () => {
    const { page } = await redoubt.visit(size)
    await openFile(page, redoubt.url, WATCHED)
    await page.waitForURL(/match/)
    await page.goto(page.url().replace('/match/', '/replay/').concat('/25'))
    await page.getByText(/decision 25 of/i).waitFor()
    await page.locator('.db-pane').waitFor()
    await expectWell(page, 'replay')
  })
})
