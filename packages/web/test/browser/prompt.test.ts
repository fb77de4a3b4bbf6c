import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { bot, matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const me = person('You', 0)
const yours = '[data-prompt][data-yours]:not([data-busy])'

const TABLES = {
  doom: matchFile(
    'doom',
    { mission: 'tutorial', marines: 2 },
    { alpha: me, bravo: me, invader: me },
    (kind, seat) => kind === 'activation' && seat === 'alpha',
  ),
  conquest: matchFile('conquest', {}, { a: me, b: me }, kind => kind === 'deploy-turn'),
}

/** Where the bar and its last button are. */
function places(page: Page) {
  return page.locator(yours).evaluate(bar => {
    const { top, height, right } = bar.getBoundingClientRect()
    const buttons = [...bar.querySelectorAll('.ui-Button-btn')].map(each => each.getBoundingClientRect().right)
    return { top, height, gap: right - Math.max(...buttons), kind: (bar as HTMLElement).dataset.prompt }
  })
}

/** Opens a table and puts the briefing away. */
async function sitDown(page: Page, file: unknown): Promise<void> {
  await openFile(page, redoubt.url, file)
  await page.locator(yours).waitFor()
  const greeting = page.locator('[role=dialog] .ui-Button-primary')
  if ((await greeting.count()) > 0) await greeting.first().click()
}

/** How many lines the log has. */
const told = (page: Page) => page.locator('[data-part=log] li').count()

/** The key that stands on the main button. */
const mainKey = (page: Page) => page.locator(`${yours} .ui-Button-primary kbd`).innerText()

describe.each([
  ['phone', 100],
  ['desk', 64],
] as const)('at %s width', (size, tall) => {
  test.each(Object.entries(TABLES))(
    'the prompt of %s has one height and its last button one place, whatever is asked',
    async (_, file) => {
      const page = await redoubt.guest(size)
      await sitDown(page, file)
      const first = await places(page)
      expect(first.height).toBe(tall)
      const before = await page.locator(yours).innerText()
      // At its head: a card that peeks over the edge of the window need not come up for that.
      await page
        .locator('[role=option][data-can], [data-lit][data-card]')
        .first()
        .click({ position: { x: 30, y: 12 } })
      await eventually(() => page.locator(yours).innerText()).not.toBe(before)
      const { top, height, gap } = await places(page)
      expect([top, height, Math.round(gap)]).toEqual([first.top, tall, Math.round(first.gap)])
    },
  )
})

test('the key on the main button is the one that presses it, also while Enter belongs to a space', async () => {
  const page = await redoubt.guest()
  await sitDown(page, TABLES.doom)
  await page.locator('[role=option][data-can]').first().click()
  await page.locator(`${yours} .ui-Button-primary kbd`).waitFor()
  expect(await mainKey(page)).not.toContain('Shift')
  // By keys onto the board: Enter now acts there.
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  await page.keyboard.press('ArrowLeft')
  await eventually(() => mainKey(page)).toContain('Shift')
  const before = await page.locator('[data-part=prompt]').innerText()
  await page.keyboard.press('Shift+Enter')
  await page.locator('[data-part=prompt] [data-action=undo]').waitFor()
  expect(await page.locator('[data-part=prompt]').innerText()).not.toBe(before)
})

test('a question that has been answered is asked no more, at no pace either, while a bot thinks', async () => {
  const { page } = await redoubt.visit()
  const scenario = { phase: 'command', initiative: 'a' }
  await sitDown(
    page,
    matchFile('conquest', { scenario }, { a: me, b: bot('warlord') }, () => true),
  )
  const question = `${yours}[data-prompt="commit"]`
  await page.locator(question).waitFor()
  const said = page.evaluate(
    question =>
      new Promise<string[]>(resolve => {
        const said: string[] = []
        const note = () => {
          const isAsked = document.querySelector(question) !== null
          if (isAsked && said.length > 0) said.push('asked again')
          if (!isAsked && said.length === 0) said.push('answered')
          if (document.querySelector('[data-prompt][data-yours]:not([data-prompt="commit"])')) resolve(said)
        }
        new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
    question,
  )
  await page.keyboard.press('Shift+A')
  await page.locator('[role=menuitem][data-action^="commit"]').first().press('Enter')
  expect(await said).toEqual(['answered'])
})

test('a key that is held down decides once', async () => {
  const page = await redoubt.guest()
  await sitDown(page, TABLES.conquest)
  const hold = (repeat: boolean) =>
    page.evaluate(repeat => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP', repeat, bubbles: true }))
    }, repeat)
  const before = await told(page)
  await hold(true)
  expect(await page.locator('[data-part=prompt][data-busy]').count()).toBe(0)
  expect(await told(page)).toBe(before)
  await hold(false)
  await eventually(() => told(page)).toBeGreaterThan(before)
})
