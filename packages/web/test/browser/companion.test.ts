import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { errors, type Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { clickUntil } from './clicker.ts'
import { site } from './table.ts'

const redoubt = site()
const COPY = resolve(import.meta.dirname, '../../../doom/test/content/packs/my-copy')
/** The pack of the documents, as one file. */
const copy = () => {
  const files = ['pack.json', 'demons.json', 'dice.json'].map(name => [name, readFileSync(`${COPY}/${name}`, 'utf8')])
  return Buffer.from(JSON.stringify(Object.fromEntries(files)))
}

/** Somebody at the table: does what the sheet says, rolls real dice (all show 1) and types them in. */
function hands(page: Page) {
  const seen = { orders: [] as string[], dice: 0, looked: false }
  const sheet = page.locator('[data-part="orders"]')
  async function follow(): Promise<void> {
    while ((await sheet.count()) > 0) {
      if (!seen.looked) {
        seen.looked = true
        expect(await stumbles(page)).toEqual([])
        expect(await overflows(page)).toBe(false)
      }
      seen.orders.push(...(await sheet.locator('li').allInnerTexts()))
      const dice = sheet.locator('[data-part="table-dice"] fieldset')
      const count = await dice.count()
      // The sheet may change under the finger while the table is still being told: then one looks again.
      const press = (way: string) => sheet.locator(`[data-way="${way}"]`).click({ timeout: 2000 })
      try {
        if (count > 0) {
          // By keyboard: the numbers one after the other, then the button.
          await dice.first().locator('input').first().focus({ timeout: 2000 })
          for (let n = 0; n < count; n++) await page.keyboard.press('1')
          await press('dice')
          seen.dice += count
        } else await press('done')
      } catch (error) {
        if (!(error instanceof errors.TimeoutError)) throw error
        return // something may lie over the sheet, asked for by a click that came too late: that is answered first
      }
    }
  }
  return { seen, follow }
}

test('beside the box on a phone: two rounds against the app as the invader, with real dice typed in and the values of my copy', async () => {
  const { page } = await redoubt.visit('phone')
  await page.goto(`${redoubt.url}/#/referee`)
  await page.locator('a[href="#/companion"]').click()
  await page.getByLabel('Mission').selectOption('tutorial')
  await page.getByLabel('Marines').selectOption('2')
  await page
    .locator('[data-way="values"]')
    .setInputFiles({ name: 'wrong.json', mimeType: 'application/json', buffer: Buffer.from('{"dice.json":"[]"}') })
  await page.getByRole('alert').filter({ hasText: 'cannot be used' }).waitFor()
  await page
    .locator('[data-way="values"]')
    .setInputFiles({ name: 'my-copy.json', mimeType: 'application/json', buffer: copy() })
  await page.getByText('The cards of my copy').waitFor()
  expect(await stumbles(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
  await page.getByRole('button', { name: 'Play beside the box' }).click()
  const { seen, follow } = hands(page)
  await clickUntil(page, 5, async () => {
    await follow()
    return seen.orders.some(order => order.startsWith('Round 3'))
  })
  // The app said which figure goes where, and only real dice were rolled, as that copy has them.
  expect(seen.orders.join('\n')).toMatch(/Move .+ from [A-Z]+\d+ to [A-Z]+\d+\./)
  expect(seen.dice).toBeGreaterThan(3)
  const rolls = seen.orders.filter(order => / rolls /.test(order))
  expect(rolls.length).toBeGreaterThan(0)
  // A mistyped face: the sheet remembers how far the table is when the phone was put away.
  await page.reload()
  await page.locator('[data-table="doom"]').waitFor()
  await expect.poll(() => page.locator('[data-part="orders"] li').count()).toBeLessThan(seen.orders.length)
})
