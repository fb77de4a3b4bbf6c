import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { battle, conquestFile } from './battles.ts'
import { matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)
/** A match that stands at the first question of this kind. */
const until = (wanted: string) => matchFile('conquest', {}, { a: me, b: me }, kind => kind === wanted)

async function sit(page: Page, kind: string): Promise<void> {
  const file = until(kind)
  await openFile(page, redoubt.url, file)
  await page.locator(`[data-prompt="${kind}"][data-yours]`).waitFor()
}

test('the dials turn at once, as a moment; then the command struggle is told planet by planet', async () => {
  const { page } = await redoubt.visit('desk', { motion: true })
  await sit(page, 'commit')
  // What passes is written down in the page: whoever looks from outside may look too late.
  await page.evaluate(() => {
    const scope = globalThis as unknown as { seen: { part: string; images: number; text: string }[] }
    scope.seen = []
    new MutationObserver(() => {
      for (const part of ['dials', 'struggle']) {
        const shown = document.querySelector<HTMLElement>(`[data-part=${part}]`)
        if (shown) scope.seen.push({ part, images: shown.querySelectorAll('img').length, text: shown.innerText })
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  const seen = (part: string) =>
    page.evaluate(
      part =>
        (globalThis as unknown as { seen: { part: string; images: number; text: string }[] }).seen.filter(
          one => one.part === part,
        ),
      part,
    )
  for (const place of [2, 3]) {
    await page.locator('[data-prompt="commit"][data-yours]:not([data-busy]) [data-action=list]').click()
    await page.getByRole('menuitem').nth(place).click()
  }
  // By its name, with the icons of both sides and who takes it.
  await eventually(async () => (await seen('struggle')).at(-1)?.text).toMatch(/\w+\n\d+\n\d+\n/)
  // Both dials were open at once: neither was seen before the other.
  const dials = await seen('dials')
  expect(dials.length).toBeGreaterThan(0)
  expect(Math.min(...dials.map(({ images }) => images))).toBeGreaterThanOrEqual(2)
})

test('a shield that undoes a cost is warned of, a card that was searched for is read before it is taken', async () => {
  const { page } = await redoubt.visit()
  await sit(page, 'shield')
  expect(await page.locator('[data-part=undoes-cost]').innerText()).toContain("Nazdreg's Flash Gitz")

  await sit(page, 'search')
  const found = page.locator('[data-home=tray] section [data-card]').first()
  const name = (await found.locator('b').first().textContent())!
  await found.click()
  const sheet = page.locator('[data-part=inspector-sheet], [role=dialog]').first()
  await sheet.getByText(name, { exact: true }).first().waitFor()
  expect(await page.locator('[data-prompt="search"][data-yours]').count()).toBe(1)
  await sheet.locator('.ui-Button-primary').click()
  await page.locator('[data-prompt="search"]').waitFor({ state: 'detached' })
})

test('what is free is always taken once somebody has said so: by a button of its own, by the list where there is no room for it', async () => {
  const { page } = await redoubt.visit()
  const dying = { card: 'Enraged Ork', damage: 3, exhausted: true }
  const blow = battle({ a: { hq: [] }, b: { hand: [] }, atA: ['Daring Assault Squad'], atB: [dying] })
  const file = conquestFile(blow, ['attack:sm-daring', 'defender:ork-enraged-ork'])
  await openFile(page, redoubt.url, file)
  const asked = page.locator('[data-prompt="answer-unit-destroyed"][data-yours]')
  await asked.waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await asked.locator('[data-action=list]').click()
  await page.getByRole('menuitem', { name: 'Always yes' }).waitFor()
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 1440, height: 900 })
  const log = page.locator('[data-region=log]')
  await asked.getByRole('button', { name: 'Always yes' }).click()
  // Until the next question stands, not all is told: this one is nobody's while it is being answered.
  await page.locator('[data-prompt][data-yours]:not([data-busy], [data-prompt^="answer-"])').waitFor()
  const told = await log.innerText()
  // The same blow in another match: nobody is asked, not even for a moment, and the same is told.
  await page.evaluate(() => {
    const scope = globalThis as unknown as { answers: string[] }
    scope.answers = []
    new MutationObserver(() => {
      const kind = document.querySelector<HTMLElement>('[data-prompt][data-yours]')?.dataset.prompt
      if (kind?.startsWith('answer-')) scope.answers.push(kind)
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  await openFile(page, redoubt.url, file)
  await eventually(() => log.innerText()).toBe(told)
  await page.locator('[data-prompt][data-yours]').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { answers: string[] }).answers)).toEqual([])
})

test('a list with mistakes names all bad lines at once and what was meant; sides are swapped in the set-up', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/decks`)
  await page.getByRole('button', { name: 'Import a list' }).click()
  await page
    .getByRole('textbox', { name: 'Deck list' })
    .fill('Captain Cato Sicarius\n2x Eager Recriut\n1x Indomitabel\n3x Iron Halo')
  await page.getByRole('button', { name: 'Import this list' }).click()
  const problems = page.getByRole('alert')
  await problems.getByRole('button', { name: 'Did you mean Eager Recruit?' }).click()
  await problems.getByRole('button', { name: 'Did you mean Indomitable?' }).click()
  expect(await page.getByRole('textbox', { name: 'Deck list' }).inputValue()).toContain(
    '2x Eager Recruit\n1x Indomitable',
  )
  await page.getByRole('button', { name: 'Import this list' }).click()
  // It is there, and every reason against it is told.
  await page
    .getByText(/too few|at least|cards/i)
    .first()
    .waitFor()
  await page.goto(`${redoubt.url}/#/new/conquest`)
  const mine = () => page.getByRole('main').locator('[data-seat], li').first().innerText()
  const before = await mine()
  await page.getByRole('button', { name: 'Swap sides' }).click()
  await eventually(mine).not.toBe(before)
})
