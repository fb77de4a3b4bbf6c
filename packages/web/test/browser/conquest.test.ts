import { expect, test } from 'vitest'
import { clickUntil, isOver } from './clicker.ts'
import { site } from './table.ts'

const redoubt = site()

test('a Conquest game against a bot is played to its end by clicks alone, and played again', {
  timeout: 600_000,
}, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  const person = await clickUntil(page, 11, isOver)
  expect(await isOver(page)).toBe(true)
  expect([...person.prompts.keys()]).toEqual(expect.arrayContaining(['deploy-turn', 'commit']))
  const first = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await page.locator('[data-prompt="deploy-turn"][data-yours]').waitFor()
  expect(page.url()).toMatch(/#\/match\//)
  expect(page.url()).not.toBe(first)
})
