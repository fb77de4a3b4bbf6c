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
  { name: 'conquest', at: 'new/quick/conquest', size: DESK, plays: 16, languages: LANGUAGES },
  { name: 'conquest-phone', at: 'new/quick/conquest', size: PHONE, plays: 6 },
  { name: 'rules', at: 'rules/doom/sight', size: DESK, languages: LANGUAGES },
  { name: 'decks', at: 'decks', size: DESK },
]

/** Whom to shoot at, where a card goes, what else is lit, what the prompt offers; a pass comes last. */
const WISHES = [
  '[role=gridcell][data-figure][data-legal], [data-lit][data-planet]',
  '[data-lit][data-card]:not([role=option])',
  '[role=option][data-can]',
  '[role=gridcell][data-legal]',
  '[data-prompt][data-yours] [data-action]:not([data-action="undo"], [data-action="list"], [data-action="read"], [data-action="pass"], [data-action="end"])',
  '[data-prompt][data-yours] [data-action]:not([data-action="undo"], [data-action="list"], [data-action="read"])',
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

/** Presses something that is lit, as somebody does who means to get on. */
async function press(page, n) {
  const greeting = page.locator('[role=dialog] .ui-Button-primary').first()
  if (await greeting.isVisible()) return greeting.click()
  await page.locator('[data-prompt][data-yours]:not([data-busy])').waitFor({ timeout: 90_000 })
  for (const wish of WISHES) {
    const lit = page.locator(wish)
    const count = await lit.count()
    if (count === 0) continue
    const isPressed = await lit
      .nth((n * 7 + 3) % count)
      .click({ timeout: 1500 })
      .then(
        () => true,
        () => false,
      )
    if (isPressed) break
  }
  await page.waitForTimeout(350)
}
