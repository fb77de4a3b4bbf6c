import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
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

describe.each(Object.keys(SIZES) as Size[])('at %s width', size => {
  test.each(Object.entries(SCREENS))('%s is there, nothing is cut off, nobody stumbles', async (route, words) => {
    const { page } = await redoubt.visit(size)
    await page.goto(`${redoubt.url}/#/${route}`)
    await page.getByText(new RegExp(words, 'i')).first().waitFor()
    if (words === 'To the table') await page.getByText(words).click()
    const picture = join(pictures, `${route.replaceAll('/', '-')}-${size}.png`)
    await page.screenshot({ path: picture })
    expect(existsSync(picture) && statSync(picture).size).toBeGreaterThan(8_000)
    expect(await overflows(page)).toBe(false)
    expect(await stumbles(page)).toEqual([])
  })
})
