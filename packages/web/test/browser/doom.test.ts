import { expect, test } from 'vitest'
import { clickUntil, isOver } from './clicker.ts'
import { site } from './table.ts'

const redoubt = site()

test('the tutorial mission is played to its end by clicks alone', { timeout: 600_000 }, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/doom/tutorial/1/alpha`)
  const person = await clickUntil(page, 7, isOver)
  expect(await isOver(page)).toBe(true)
  expect(person.clicks).toBeGreaterThan(10)
  expect([...person.prompts.keys()]).toContain('activation')
})
