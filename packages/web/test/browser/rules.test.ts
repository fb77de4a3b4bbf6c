import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { eventually, site } from './table.ts'

const redoubt = site()

test('the law of both games is searchable, and an address leads to one rule', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/rules/doom/law`)
  await page.getByLabel('Search').fill('glory kill frag')
  // The list follows the words a moment later.
  const found = async () => (await page.locator('[data-rule]').allTextContents()).map(text => text.toLowerCase())
  const fits = (texts: string[]) => texts.length > 0 && texts.every(text => text.includes('frag'))
  await expect.poll(async () => fits(await found()), { timeout: 60_000 }).toBe(true)
  await page
    .getByRole('status')
    .filter({ hasText: new RegExp(`^${(await found()).length} rules?$`) })
    .waitFor()
  await page.getByRole('radio', { name: 'Conquest' }).click()
  await page.goto(`${redoubt.url}/#/rules/conquest/CQ-6.1`)
  await page.locator('#CQ-6\\.1[data-wanted]').waitFor()
})

test('whoever reads in one language fetches no words of another, and sees the drawings', async () => {
  const { page } = await redoubt.visit()
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['pl'] }))
  const fetched: string[] = []
  page.on('request', request => fetched.push(...(/words-(\w\w)-/.exec(request.url())?.slice(1) ?? [])))
  for (const chapter of ['doom/sight', 'conquest/shields']) {
    await page.goto(`${redoubt.url}/#/rules/${chapter}`)
    await page.locator(`html[lang=pl] [data-drawing] :is(canvas, svg)`).first().waitFor()
  }
  expect([...new Set(fetched)]).toEqual(['pl'])
})

test('the book is read by chapters, searched by keyboard, and its words explain themselves', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/rules/doom/sight`)
  await page.getByRole('heading', { name: 'Who sees whom' }).waitFor()
  await page.locator('[data-drawing="cover"] canvas').waitFor()
  expect(await stumbles(page)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type('telefarg')
  await page.locator('[data-hit="teleporters"][aria-selected="true"]').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('#s-teleporters h3:focus').waitFor()
  await page.locator('#s-teleporters [data-term="telefrag"]').hover()
  await page.getByRole('dialog', { name: 'Telefrag' }).getByRole('link').waitFor()
  await page.getByRole('radio', { name: 'Conquest' }).click()
  await page.getByRole('heading', { name: 'The game in a minute' }).waitFor()
  expect(await stumbles(page)).toEqual([])
  // Words and symbols elsewhere do the same: on hover, and by keyboard with the way to read on.
  await page.goto(`${redoubt.url}/#/new/doom`)
  await page.locator('[data-glossary="doom/frag"]').hover()
  await page.getByRole('dialog', { name: 'Frag token' }).waitFor()
  await page.locator('svg:has(> use[href="#marine-alpha"])').first().hover()
  await page.getByRole('dialog', { name: 'Marine' }).waitFor()
  await page.locator('[data-glossary="doom/portal"]').focus()
  await page.keyboard.press('Tab')
  await page.getByRole('dialog', { name: 'Teleporter' }).waitFor()
  expect(await stumbles(page)).toEqual([])
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.locator('#s-teleporters').waitFor()
})

test('on a phone a word opens a sheet at the foot of the page, and nothing is wider than the page', async () => {
  const { page } = await redoubt.visit('phone')
  /** A chapter with all its drawings: nothing moves any more. */
  const open = async (game: string, chapter: string) => {
    await page.goto(`${redoubt.url}/#/rules/${game}/${chapter}`)
    await page.locator(`option[value="${chapter}"]:checked`).waitFor({ state: 'attached' })
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-drawing] > :first-child')].every(drawing => drawing.childElementCount > 0),
    )
  }
  for (const [game, chapter] of [
    ['doom', 'moving'],
    ['doom', 'marine'],
    ['conquest', 'battle'],
    ['conquest', 'words'],
  ] as const) {
    await open(game, chapter)
    expect(await overflows(page), `${game} ${chapter}`).toBe(false)
  }
  await open('doom', 'moving')
  await page.locator('[data-term="difficult-terrain"]').click()
  const sheet = page.getByRole('dialog', { name: 'Difficult terrain' })
  await eventually(async () => {
    const box = await sheet.boundingBox()
    return box && box.y + box.height
  }).toBeGreaterThan(800)
  await page.goto(`${redoubt.url}/#/learn`)
  // A long press on a symbol explains it and begins no lesson.
  const symbol = page.locator('[data-lesson="glory"] svg')
  const { x, y } = (await symbol.boundingBox())!
  const touch = { pointerType: 'touch', bubbles: true, clientX: x + 5, clientY: y + 5 }
  await symbol.dispatchEvent('pointerdown', touch)
  await page.getByRole('dialog', { name: 'Glory Kill' }).waitFor()
  await symbol.dispatchEvent('pointerup', touch)
  await symbol.dispatchEvent('click', { bubbles: true })
  await page.keyboard.press('Escape')
  expect(new URL(page.url()).hash).toBe('#/learn')
})

test('the referee answers about figures that were put on a map by keyboard, and a link brings them back', async () => {
  const { page } = await redoubt.visit('phone')
  await page.goto(`${redoubt.url}/#/rules/doom/sight`)
  await page.getByRole('link', { name: 'Open the board' }).click()
  await page.locator('[data-part="referee-board"]').waitFor()
  const at = async (space: string) => {
    await page.getByLabel('Space').fill(space)
    await page.keyboard.press('Enter')
  }
  await page.locator('[data-figure-kind="alpha"]').click()
  await at('c5')
  await page.locator('[data-figure-kind="imp"]').click()
  await at('g6')
  await page.locator('[data-tool="ask"]').click()
  await at('c5')
  await at('g6')
  await page.locator('[data-q="sight"][data-answer="false"]').waitFor()
  expect(await overflows(page)).toBe(false)
  expect(await stumbles(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep in the address' }).click()
  await page.waitForURL(/#\/referee\/\w+/)
  await page.reload()
  await page.locator('[data-part="referee-board"] [data-token]').first().waitFor()
  expect(await page.locator('[data-part="referee-board"] [data-token]').count()).toBe(2)
})
