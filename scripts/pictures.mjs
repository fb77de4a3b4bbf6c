import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { openSite } from './lib/site.mjs'
import { script } from './lib/stop.mjs'

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The first is the name alone. */
const LANGUAGES = ['en', 'pl', 'de', 'ru']
/** What is taken: where, how large, how many decisions are played by chance before, what is pointed at, and in which languages. */
const PICTURES = [
  { name: 'home', at: 'home', size: DESK },
  { name: 'home-phone', at: 'home', size: PHONE },
  {
    name: 'doom',
    at: 'new/quick/doom/tutorial/3/alpha',
    size: DESK,
    plays: 4,
    points: '[role=gridcell][data-figure][data-legal]',
    languages: LANGUAGES,
  },
  { name: 'doom-invader', at: 'new/quick/doom/tutorial/4/invader', size: DESK, plays: 12 },
  { name: 'doom-phone', at: 'new/quick/doom/tutorial/2/alpha', size: PHONE, plays: 3 },
  { name: 'conquest', at: 'new/quick/conquest', size: DESK, plays: 9, languages: LANGUAGES },
  { name: 'conquest-phone', at: 'new/quick/conquest', size: PHONE, plays: 6 },
  { name: 'rules', at: 'rules/doom/sight', size: DESK, languages: LANGUAGES },
  { name: 'decks', at: 'decks', size: DESK },
]

/** Takes the pictures of docs/pictures anew. Words after the command choose some of them. */
await script(async () => {
  await install(root)
  const { url, browser, close } = await openSite(root)
  const folder = join(root, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  const wanted = process.argv.slice(2)
  for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    const context = await browser.newContext({
      viewport: picture.size,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      hasTouch: picture.size === PHONE,
      locale: 'en',
    })
    // Hints of a first match would lie over the table.
    await context.addInitScript(() => localStorage.setItem('redoubt.hints', '{"isOff":true}'))
    const page = await context.newPage()
    await page.goto(`${url}/#/${picture.at}`)
    await page.waitForTimeout(2500)
    for (let n = 0; n < (picture.plays ?? 0); n++) await press(page, n)
    // Whoever plays is asked: nothing moves while the languages follow one another.
    if (picture.plays) await page.locator('[data-prompt][data-yours]').waitFor({ timeout: 90_000 })
    await page.keyboard.press('Escape')
    for (const language of picture.languages ?? ['en']) {
      await speak(page, language)
      if (picture.points)
        await page
          .locator(picture.points)
          .first()
          .hover({ timeout: 2000 })
          .catch(() => {})
      // A press may have pushed the table up to reach a card that peeks over the edge.
      await page.evaluate(() => {
        for (const box of document.querySelectorAll('html, body, main, [data-table]')) box.scrollTop = 0
      })
      await page.waitForTimeout(600)
      const file = `${picture.name}${language === 'en' ? '' : `-${language}`}.jpg`
      await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 76 })
      console.log(`docs/pictures/${file}`)
    }
    await context.close()
  }
  await close()
})

/** The browser begins to wish for another language: the same position in other words. */
async function speak(page, language) {
  await page.evaluate(wished => {
    Object.defineProperty(navigator, 'languages', { value: [wished], configurable: true })
    dispatchEvent(new Event('languagechange'))
  }, language)
  await page.waitForFunction(wished => document.documentElement.lang === wished, language)
}

/** Presses something that is lit, as the browser tests do. */
async function press(page, n) {
  const greeting = page.locator('[role=dialog] .ui-Button-primary').first()
  if (await greeting.isVisible()) return greeting.click()
  for (let i = 0; i < 60 && !(await page.locator('[data-prompt][data-yours]').isVisible()); i++)
    await page.waitForTimeout(150)
  const lit = page.locator(
    '[data-prompt][data-yours] [data-action]:not([data-action="undo"]):not([data-action="list"]):not([data-action="read"]), [role=gridcell][data-legal], [role=option][data-can], [data-lit][data-planet], [data-lit][data-card]',
  )
  const count = await lit.count()
  if (count > 0)
    await lit
      .nth((n * 7 + 3) % count)
      .click({ timeout: 1500 })
      .catch(() => {})
  await page.waitForTimeout(350)
}
