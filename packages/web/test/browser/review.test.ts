import { expect, test } from 'vitest'
import type { Seating } from '../../src/tables/tables.ts'
import { overflows, stumbles } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()

test.each(['doom', 'conquest'])(
  'the review of a finished match of %s opens, and its turning point leads to the replay',
  async game => {
    const { page } = await redoubt.visit('phone')
    const seats: Seating =
      game === 'doom' ? { alpha: person('Ada', 0), invader: bot('recruit') } : { a: person('Ada', 0), b: bot('cadet') }
    const options = game === 'doom' ? { mission: 'tutorial', marines: 1 } : {}
    await openFile(
      page,
      redoubt.url,
      matchFile(game, options, seats, () => false, 20_000),
    )
    const id = decodeURIComponent(page.url().split('/').at(-1)!)
    await page.goto(`${redoubt.url}/#/review/${encodeURIComponent(id)}`)
    await page.locator('[data-part="review"]').waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    const look = page.locator('[data-way="look"]').first()
    const to = await look.getAttribute('href')
    await look.press('Enter')
    await expect.poll(() => page.url()).toContain(to!)
    await page
      .locator(game === 'doom' ? '[data-space]' : '[data-planet]')
      .first()
      .waitFor()
  },
)
