import { expect, test } from 'vitest'
import { site } from './table.ts'

const redoubt = site()

test('the rules of both games are searchable, and an address leads to one rule', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/rules/doom`)
  await page.getByLabel('Search').fill('glory kill frag')
  await page
    .getByRole('status')
    .filter({ hasText: /^\d+ rules?$/ })
    .waitFor()
  const found = await page.locator('.rule').allInnerTexts()
  expect(found.length).toBeGreaterThan(0)
  for (const text of found) expect(text.toLowerCase()).toMatch(/frag/)
  await page.getByRole('radio', { name: 'Conquest' }).click()
  await page.goto(`${redoubt.url}/#/rules/conquest/CQ-6.1`)
  await page.locator('#CQ-6\\.1.lit').waitFor()
})
