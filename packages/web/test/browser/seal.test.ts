import { readFileSync } from 'node:fs'
import { commitment } from '@redoubt/kernel'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stumbles } from './axe.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { type Size, site } from './table.ts'

const redoubt = site()
const TIMEOUT = { timeout: 120_000 }
const SEAL = commitment('browser tests')

/** Opens the seal from the bar, or from the menu where the bar is narrow. */
async function pressSeal(page: Page): Promise<void> {
  const tool = page.locator('[data-tool=seal]')
  if (await tool.isVisible()) return tool.click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'The seal of the dice' }).click()
}

/** The briefing of a mission may come at any moment; whoever wants to click puts it away. */
async function visit(size?: Size): Promise<Page> {
  const { page } = await redoubt.visit(size)
  const away = page.getByRole('button', { name: /To the table/ })
  await page.addLocatorHandler(away, () => away.click())
  return page
}

test.each<[string, Size, unknown, Record<string, ReturnType<typeof person> | ReturnType<typeof bot>>]>([
  ['doom', 'desk', { mission: 'tutorial', marines: 1 }, { alpha: person('A', 0), invader: bot('recruit') }],
  ['conquest', 'phone', {}, { a: person('A', 0), b: bot('cadet') }],
])(
  '%s on a %s: the seal is on the table, and at the end everything is checked',
  TIMEOUT,
  async (game, size, options, seats) => {
    const page = await visit(size)
    const mine = Object.keys(seats)[0]!
    let asked = 0
    const file = matchFile(game, options, seats, (_, seat) => seat === mine && ++asked > 6)
    await openFile(page, redoubt.url, file)
    await page.locator('[data-prompt][data-yours]').waitFor()
    await pressSeal(page)
    const dialog = page.getByRole('dialog', { name: 'The seal of the dice' })
    await dialog.waitFor()
    expect(await dialog.locator('[data-seal]').getAttribute('data-seal')).toBe(SEAL)
    expect(await dialog.getByRole('button', { name: /Break the seal/ }).count()).toBe(0)
    expect(await stumbles(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Back to the table' }).click()

    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await page.getByRole('menuitem', { name: /Give up/ }).click()
    await page.getByRole('button', { name: 'Give up the match' }).click()
    await page.getByRole('button', { name: 'Check the dice' }).click()
    await page.getByRole('button', { name: /Break the seal/ }).click()
    await dialog.getByText('Everything is true.').waitFor()
    await dialog.getByText('The number fits the fingerprint.').waitFor()
    await dialog.getByText(new RegExp(`\\b${file.save.decisions.length + 1} decisions`)).waitFor()
    await dialog.getByText(/(die|dice) and \d+ shuffles/).waitFor()
    expect(await stumbles(page)).toEqual([])
  },
)

test('a running game leaves the browser sealed, unless its owner says otherwise', TIMEOUT, async () => {
  const page = await visit('phone')
  const seats = { alpha: person('Ann', 0), invader: person('Ben', 1) }
  const file = matchFile('doom', { mission: 'tutorial', marines: 1 }, seats, () => false, 20)
  await page.goto(`${redoubt.url}/#/matches`)
  const field = page.getByLabel('Import a game from a file').last()
  const take = (given: unknown) =>
    field.setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(given)) })
  await take(file)
  await page.locator('[data-match]').first().waitFor()
  const exported = async (choice: string) => {
    await page
      .getByRole('button', { name: /^Export/ })
      .first()
      .click()
    expect(await stumbles(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: choice, exact: true }).click(),
    ])
    return JSON.parse(readFileSync((await download.path())!, 'utf8'))
  }
  const sealed = await exported('Sealed')
  expect(JSON.stringify(sealed)).not.toContain('browser tests')
  expect(sealed).not.toHaveProperty('save')
  expect(sealed.sealed).toMatchObject({ commitment: SEAL, made: 20 })
  const whole = await exported('With everything')
  expect(whole.save).toMatchObject({ seed: 'browser tests', length: 20 })
  await take(sealed)
  await page
    .getByRole('alert')
    .getByText(/This file is sealed/)
    .waitFor()
  await take({ ...whole, save: { ...whole.save, decisions: whole.save.decisions.slice(0, 9) } })
  await page
    .getByRole('alert')
    .getByText(/it was cut short or changed/)
    .waitFor()
  expect(await page.locator('[data-match]').count()).toBe(1)
})

test('a game of older rules that comes out otherwise says where it goes on', TIMEOUT, async () => {
  const page = await visit()
  const seats = { alpha: person('A', 0), invader: bot('recruit') }
  let asked = 0
  const stop = (_: string, seat: string) => seat === 'alpha' && ++asked > 6
  const file = matchFile('doom', { mission: 'tutorial', marines: 1 }, seats, stop)
  await openFile(page, redoubt.url, file)
  await page.locator('[data-prompt][data-yours]').waitFor()
  const asks = await page.locator('[data-part=prompt-text]').innerText()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: /Export/ }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'With everything' }).click(),
  ])
  // As if it had been played with rules that led to the same position on another way.
  const old = JSON.parse(readFileSync((await download.path())!, 'utf8'))
  old.save.rules = '0'
  old.save.decisions[1] = 'no-longer-possible'
  const other = await visit('phone')
  await openFile(other, redoubt.url, old)
  const told = other.getByRole('alert').filter({ hasText: 'The rules have been corrected' })
  await told.getByText(/\(version \d+ now, 0 then\)/).waitFor()
  expect(await stumbles(other)).toEqual([])
  await told.getByRole('button', { name: 'Play on' }).click()
  expect(await told.count()).toBe(0)
  await other.locator('[data-prompt][data-yours]').waitFor()
  expect(await other.locator('[data-part=prompt-text]').innerText()).toBe(asks)
})
