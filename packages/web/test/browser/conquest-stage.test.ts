import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { battle, CROWD, conquestFile } from './battles.ts'
import { matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()
const STRIKING = conquestFile(battle(), ['attack:sm-daring-assault-squad'])

const WINDOWS = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

async function sit(file: unknown, kind: string): Promise<Page> {
  const page = await redoubt.guest()
  await openFile(page, redoubt.url, file)
  await page.locator(`[data-prompt="${kind}"][data-yours]`).waitFor()
  return page
}

const unit = (page: Page, name: string) => page.locator(`[data-figure^="${name}."]`)
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).first().boundingBox())!

test('the planet of a battle has three fifths of the field and units are large, at every size of a desk', async () => {
  const page = await sit(STRIKING, 'defender')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const field = await boxOf(page, '[data-part=field]')
    const stage = await boxOf(page, '[data-column=p1]')
    expect(stage.width / field.width).toBeGreaterThan(0.56)
    expect(stage.width / field.width).toBeLessThan(0.66)
    // The others keep their order beside it.
    for (const at of ['p2', 'p3', 'p4', 'p5'])
      expect((await boxOf(page, `[data-column=${at}]`)).width).toBeLessThan(field.width / 10)
    const token = await unit(page, 'sm-blood-angels-veterans').boundingBox()
    const scale = Math.max(1, Math.min(width / 1440, height / 900))
    expect(token!.width).toBeGreaterThanOrEqual(130 * scale)
    expect(token!.height).toBeGreaterThanOrEqual(128)
    // Figures grow with the window.
    const figure = await unit(page, 'sm-blood-angels-veterans')
      .locator('> span:last-of-type')
      .evaluate(element => Number.parseFloat(getComputedStyle(element).fontSize))
    expect(figure).toBeGreaterThanOrEqual(21 * scale)
  }
})

test('what a unit is now is seen at once, its target forecasts the blow, and an arrow with a head points at it', async () => {
  const page = await sit(STRIKING, 'defender')
  await expect.poll(() => unit(page, 'sm-deathwing-guard').innerText()).toMatch(/Exhausted/i)
  const squad = unit(page, 'sm-daring-assault-squad')
  expect(await squad.locator('[data-sign=area-effect]').innerText()).toBe('2')
  expect(await squad.locator('[data-attached]').innerText()).toBe('Godwyn Pattern Bolter')
  expect(await unit(page, 'ork-goff-nob').locator('[data-sign=brutal]').count()).toBe(1)
  expect(await unit(page, 'sm-cato-sicarius').locator('[data-sign]').count()).toBe(2)
  await unit(page, 'ork-nazdreg').hover()
  const badge = unit(page, 'ork-nazdreg').locator('[data-forecast]')
  await expect.poll(() => badge.innerText()).toMatch(/4 damage\s+2 left/)
  expect(await page.locator('[data-mark]').count()).toBe(4)
  const arrow = await boxOf(page, '[data-part=arrow] path')
  const target = (await unit(page, 'ork-nazdreg').boundingBox())!
  expect(Math.abs(arrow.y - (target.y + target.height))).toBeLessThan(24)
  await unit(page, 'ork-burna-boyz').hover()
  await expect
    .poll(() => unit(page, 'ork-burna-boyz').locator('[data-forecast]').getAttribute('data-forecast'))
    .toBe('destroyed')
  // The first click chooses, the second strikes.
  await unit(page, 'ork-burna-boyz').click()
  await page.locator('[data-action^="defender:ork-burna"]').waitFor()
  await unit(page, 'ork-burna-boyz').click()
  await page.locator('[data-prompt="defender"]').waitFor({ state: 'detached' })
})

test('a card shows it whole in a dock that covers nothing', async () => {
  const page = await sit(STRIKING, 'defender')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    for (const thing of ['[data-card^="sm-fury-of-sicarius"]', '[data-figure^="ork-nazdreg"]', '[data-planet=p3]']) {
      await page.mouse.move(2, 2)
      await page.locator(thing).first().hover()
      const dock = page.locator('[data-part=side] [data-part=preview]')
      await dock.waitFor()
      expect(await dock.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
      expect((await dock.boundingBox())!.x).toBeGreaterThan((await boxOf(page, '[data-part=field]')).x + 500)
    }
  }
  // And a card of the hand rises over the prompt, not behind it.
  const card = page.locator('[data-card^="sm-indomitable"]')
  await card.hover()
  const isOnTop = () =>
    card.evaluate(element => {
      const { left, top, width } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(left + width / 2, top + 4))
    })
  await expect.poll(isOnTop).toBe(true)
})

test('twenty units at one planet: all can be pointed at, none is cut', async () => {
  const page = await sit(conquestFile(CROWD, ['attack:sm-cato']), 'defender')
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const stage = await boxOf(page, '[data-column=p1]')
    for (const token of await page.locator('[data-column=p1] [data-figure]').all()) {
      const box = (await token.boundingBox())!
      expect(box.width).toBeGreaterThanOrEqual(76)
      expect(box.x).toBeGreaterThanOrEqual(stage.x - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(stage.x + stage.width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(stage.y + stage.height + 1)
    }
  }
})

test('all of a lit column can be pressed, a ready-made deck can be read', async () => {
  const deploying = matchFile('conquest', {}, { a: person('You', 0), b: person('You', 0) }, () => false, 4)
  const page = await sit(deploying, 'deploy-turn')
  const lit = page.locator('[data-home=hand] [data-card][data-lit]')
  await lit.first().waitFor()
  const column = page.locator('[data-column=p2]')
  const before = await column.locator('[data-figure]').count()
  // Armies go to planets; what goes elsewhere is put back.
  for (let n = 0; n < (await lit.count()); n++) {
    await lit.nth(n).click()
    if (await column.locator('[data-lit]').count()) break
    await page.keyboard.press('Escape')
  }
  const { x, y, width } = (await column.boundingBox())!
  await page.mouse.click(x + width / 2, y + 6)
  await expect.poll(() => column.locator('[data-figure]').count()).toBe(before + 1)
  await page.goto(`${redoubt.url}/#/decks`)
  await page.getByRole('button', { name: /^Read/ }).first().click()
  const reader = page.getByRole('dialog')
  await reader.locator('li button').nth(3).click()
  expect(await reader.locator('li button').nth(3).getAttribute('aria-pressed')).toBe('true')
  expect(await reader.locator('li button').count()).toBeGreaterThan(10)
})
