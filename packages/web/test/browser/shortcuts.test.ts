import { expect, test } from 'vitest'
import { matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)
const CONQUEST = matchFile('conquest', {}, { a: me, b: me }, kind => kind === 'deploy-turn')

test('? shows every key; keys lead to the parts of the table; the focus stays at the table; the title says whose turn it is', async () => {
  const { page } = await redoubt.visit()
  await openFile(page, redoubt.url, CONQUEST)
  await page.locator('[data-prompt][data-yours]').waitFor()
  await eventually(() => page.title()).toMatch(/^Your turn: /)
  await page.keyboard.press('?')
  const help = page.locator('[data-part=shortcuts]')
  await help.waitFor()
  expect(await help.innerText()).toMatch(/Pass/)
  expect(await help.innerText()).toMatch(/To the log/)
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  const within = (selector: string) => page.evaluate(part => document.activeElement?.closest(part) !== null, selector)
  await page.keyboard.press('Shift+L')
  await eventually(() => within('[data-part=log]')).toBe(true)
  await page.keyboard.press('Shift+P')
  await eventually(() => within('[data-part=prompt]')).toBe(true)
  await page.keyboard.press('p')
  await eventually(() => within('[data-part=prompt]')).toBe(true)
})
