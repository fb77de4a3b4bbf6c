import { expect, test } from 'vitest'
import { site } from './table.ts'

const redoubt = site()

test('the rules of both games are searchable, and an address leads to one rule', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/rules/doom`)
  await page.getByLabel('Search').fill('glory kill frag')
  // The list follows the words a moment later.
  const found = async () => (await page.locator('.rule').allTextContents()).map(text => text.toLowerCase())
  const fits = (texts: string[]) => texts.length > 0 && texts.every(text => text.includes('frag'))
  await expect.poll(async () => fits(await found()), { timeout: 60_000 }).toBe(true)
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${(await found()).length} rules?$`) })
    .waitFor()
  await page.getByRole('radio', { name: 'Conquest' }).click()
  await page.goto(`${redoubt.url}/#/rules/conquest/CQ-6.1`)
  await page.locator('#CQ-6\\.1.lit').waitFor()
})
