import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { faint } from './contrast.ts'
import { foreignFonts } from './faces.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { unlike } from './likeness.ts'
import { inWindows } from './sight.ts'
import { pictures, SIZES, type Size, site } from './table.ts'

const redoubt = site()

/** Every screen, and what shows that it is there. */
const SCREENS = {
  home: 'Learn DOOM',
  'new/doom': 'Mission',
  lobby: 'Nobody waits for players',
  matches: 'No running game',
  'rules/doom': 'One player sends demons',
  'rules/conquest': 'Take three planets that have',
  decks: 'deck',
  settings: 'Settings',
  about: 'affiliated',
} as const

const me = person('You', 0)

/** Tables with people only: they stand still at the same question whenever they are looked at. */
const TABLES = {
  doom: matchFile(
    'doom',
    { mission: 'tutorial', marines: 2 },
    { alpha: me, bravo: me, invader: me },
    (kind, seat) => kind === 'activation' && seat === 'alpha',
  ),
  conquest: matchFile('conquest', {}, { a: me, b: me }, kind => kind === 'commit'),
}

/** A marine who has been hit: red figures in the inspector. */
const HURT = matchFile(
  'doom',
  {
    mission: 'tutorial',
    marines: 1,
    scenario: { round: 2, turn: 'alpha', marines: { alpha: { at: 'c4', damage: 5, hand: ['armor'] } } },
  },
  { alpha: me, invader: me },
  () => true,
)

/** A match of two bots and one person that can be watched again. */
const WATCHED = matchFile(
  'doom',
  { mission: 'tutorial', marines: 2 },
  { alpha: person('You', 1), bravo: bot('recruit'), invader: bot('recruit') },
  () => false,
  40,
)

/** Of the ground everything stands on, 0 to 255. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g)!.slice(0, 3).map(Number)
    return Math.round(parts.reduce((sum, part) => sum + part, 0) / 3)
  })

test('words on a gradient or a picture that are hard to read are seen, although no style sheet says so', async () => {
  const { page } = await redoubt.visit() // not the guest, who has no games yet
  await page.goto(`${redoubt.url}/#/about`)
  await page
    .getByText(/affiliated/i)
    .first()
    .waitFor()
  expect(await faint(page)).toEqual([])
  await page
    .locator('main')
    .first()
    .evaluate(main => {
      const ground = document.createElement('p')
      ground.style.background = 'linear-gradient(#777, #888)'
      const words = Object.assign(document.createElement('span'), { textContent: 'Hardly seen' })
      words.style.color = '#999'
      ground.append(words)
      main.prepend(ground)
    })
  expect((await faint(page)).join()).toContain('Hardly seen')
  // On a light page also where nobody compares pictures: the path of lessons, puzzles, one's own figures, the keys of a table.
  await page.emulateMedia({ colorScheme: 'light' })
  for (const route of ['learn', 'puzzles', 'statistics', 'referee']) {
    await page.goto(`${redoubt.url}/?${route}#/${route}`)
    await page.locator('main h2, main button').first().waitFor()
    expect(await faint(page), route).toEqual([])
  }
  await openFile(page, redoubt.url, HURT)
  await page.locator('[data-prompt][data-yours]').waitFor()
  await page.locator('[role=gridcell][data-figure="alpha"]').first().hover({ force: true })
  await page.locator('[data-part=inspector] dd').first().waitFor()
  expect(await faint(page), 'somebody who is hurt').toEqual([])
  await page.keyboard.press('?')
  await page.locator('[data-part=shortcuts] kbd').first().waitFor()
  expect(await faint(page), 'the keys').toEqual([])
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark' })
})

test('light or dark is chosen in the settings, whatever the system likes, and stays so; boards stay dark', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/settings`)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect.poll(() => brightness(page)).toBeGreaterThan(200)
  await page.reload()
  await expect.poll(() => brightness(page)).toBeGreaterThan(200)
  expect(await page.evaluate(() => document.querySelector<HTMLMetaElement>('[name=theme-color]')!.content)).toBe(
    '#eef1f4',
  )
  await openFile(page, redoubt.url, TABLES.conquest)
  await page.locator('[data-prompt][data-yours]').waitFor()
  const colour = (part: string) =>
    page
      .locator(part)
      .first()
      .evaluate(each => getComputedStyle(each).color)
  const [field, prompt] = [await colour('[data-part=field]'), await colour('[data-part=prompt-text]')]
  expect(Number(/\d+/.exec(field)![0])).toBeGreaterThan(200)
  expect(Number(/\d+/.exec(prompt)![0])).toBeLessThan(60)
})

const DESKS = [
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const

test('whoever sets up a game sees the button that begins it without scrolling, on every desk', async () => {
  const page = await redoubt.guest()
  const faults: string[] = []
  for (const route of ['new/doom', 'new/conquest']) {
    await page.goto(`${redoubt.url}/?${route}#/${route}`)
    const start = page.locator('main .ui-Button-primary:has(use[href="#ui-play"])').last()
    await start.waitFor()
    const outside = () =>
      start.evaluate(button => {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return top < 0 || bottom > innerHeight || !button.contains(over)
      })
    faults.push(
      ...(await inWindows(page, DESKS, async () => ((await outside()) ? [`${route} begins below the fold`] : []))),
    )
  }
  expect(faults).toEqual([])
})

describe.each(Object.keys(SIZES) as Size[])('at %s width', size => {
  /** It looks as it did, in the app's own faces, nothing is cut off, and nobody who reads or listens stumbles. */
  async function expectWell(page: Page, name: string): Promise<void> {
    await page.locator('.ui-Icon-sprite').waitFor({ state: 'attached' })
    await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map(image => image.decode())]))
    const path = join(pictures, `${name.replaceAll('/', '-')}-${size}.png`)
    // Maps and art come a moment later than the words.
    await expect
      .poll(async () => unlike(page, `${name} ${size}`, await page.screenshot({ path })), {
        timeout: 60_000,
        interval: 300,
      })
      .toBeNull()
    expect(await foreignFonts(page), name).toEqual([])
    expect(await overflows(page), name).toBe(false)
    expect(await stumbles(page), name).toEqual([])
    if (size === 'desk') expect(await faint(page), name).toEqual([])
  }

  /** Where the system is light the page is, with words that can be read; then it is dark again. */
  async function expectLight(page: Page): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => brightness(page)).toBeGreaterThan(200)
    expect(await stumbles(page)).toEqual([])
    expect(await faint(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => brightness(page)).toBeLessThan(60)
  }

  // One visitor looks at them all, each loaded anew: another browser for each would see the same. The tables come after: nothing is listed yet.
  test('every screen looks as it did, nothing is cut off, nobody stumbles', { timeout: 600_000 }, async () => {
    const page = await redoubt.guest(size)
    for (const [route, words] of Object.entries(SCREENS)) {
      await page.goto(`${redoubt.url}/?${route}#/${route}`)
      await page.getByText(new RegExp(words, 'i')).first().waitFor()
      await expectWell(page, route)
      if (size === 'desk') await expectLight(page)
    }
  })

  test.each(Object.entries(TABLES))(
    'a table of %s looks as it did, nothing is cut off, nobody stumbles',
    async (game, file) => {
      const page = await redoubt.guest(size)
      await openFile(page, redoubt.url, file)
      await page.locator('[data-prompt][data-yours]').waitFor()
      await expectWell(page, `table ${game}`)
      if (size !== 'desk') return
      await expectLight(page)
      // With the colours of the system: the same, no landmark inside another, and the focus is a line.
      await page.emulateMedia({ forcedColors: 'active' })
      await page.reload()
      await page.locator('[data-prompt][data-yours]').waitFor()
      expect(await stumbles(page, { landmarks: true })).toEqual([])
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid')
      await page.emulateMedia({ forcedColors: 'none' })
    },
  )

  test('a replay begins at the position its address names and looks as it did, nothing is cut off, nobody stumbles', async () => {
    const { page } = await redoubt.visit(size)
    await openFile(page, redoubt.url, WATCHED)
    await page.waitForURL(/#\/match\//)
    await page.goto(page.url().replace('/match/', '/replay/').concat('/25'))
    await page.getByText(/decision 25 of/i).waitFor()
    await page.locator('[data-part=board-window]').waitFor()
    await expectWell(page, 'replay')
  })
})
