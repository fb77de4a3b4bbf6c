import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/i18n.ts'
import { scenes } from './scenes.ts'
import { crossing, foreignLetters, MARKS, outsideMarks, overflowing } from './sight.ts'
import { site } from './table.ts'

const redoubt = site({ ownServer: true })
const ASSETS = join(import.meta.dirname, '../../dist/assets')

/** Windows, each with the sizes of text that are looked at in it; the last is the one in which everything is opened. */
const SIZES = [
  { width: 390, height: 844, texts: ['100%', '200%'] },
  { width: 820, height: 1180, texts: ['100%'] },
  { width: 1440, height: 900, texts: ['100%'] },
] as const
const [, , LARGEST] = SIZES
type Size = (typeof SIZES)[number]

/** The window alone: the browser itself would be resized with it, which nobody looks at. */
const resize = ({ width, height }: Size, line: CDPSession) =>
  line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })

/**
 * Runs in the page: the browser wishes for a language, and the text gets its sizes one after the other; what runs over in each when the
 * page has been laid out for it.
 */
async function lookAt([locale, texts]: readonly [string, readonly string[]]): Promise<string[]> {
  const root = document.documentElement
  const frame = () => new Promise(requestAnimationFrame)
  root.style.clipPath = 'inset(100%)' // only measured: painting it would be a third of the time
  Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
  if (root.lang !== locale) dispatchEvent(new Event('languagechange'))
  while (root.lang !== locale) await frame()
  const [cut, covered, foreign]: Array<() => string[]> = ['overflowing', 'crossing', 'foreignLetters'].map(name =>
    Reflect.get(globalThis, name),
  )
  await frame() // what is drawn a moment later, too
  await frame()
  const found = foreign!()
  for (const text of texts) {
    root.style.fontSize = text
    for (const _ of [1, 2]) await frame()
    const faults = [...cut!(), ...covered!()]
    found.push(...faults.map(fault => `${locale} ${innerWidth} ${text}: ${fault}`))
  }
  root.style.fontSize = '100%'
  return found
}

/** Runs in the page: what a long list leaves undrawn until it is scrolled to is drawn; each measure of it would lay it out anew. */
function drawAll(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Polish words are marked on their way, with signs that nobody sees and that need no room: whatever is outside them comes from elsewhere. */
async function markPolish(page: Page): Promise<void> {
  const [open, close] = MARKS
  const mark = (text: string) => `${open}${text}${close}`
  /** A line of the rulebook: what is between its sign and its id. */
  const markLine = (line: string) =>
    line.replace(
      /^((?:#+|[>+-]|~ \w+:) )?([^[].*?)( \{[a-z0-9-]+\})?$/,
      (_, sign = '', words, id = '') => sign + mark(words) + id,
    )
  await page.route(/\/assets\/words-pl-[\w-]+\.js$/, async route => {
    const file = new URL(route.request().url()).pathname.split('/').at(-1)!
    const { default: texts } = await import(
      `data:text/javascript,${encodeURIComponent(readFileSync(join(ASSETS, file), 'utf8'))}`
    )
    const marked =
      typeof texts === 'string'
        ? texts.split('\n').map(markLine).join('\n')
        : Object.fromEntries(
            Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? mark(text) : text]),
          )
    await route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify(marked)}` })
  })
}

test('on every screen, in every language, at every width and with large text, nothing is cut off and every word comes from the catalogues; another language comes at once', {
  timeout: 600_000,
}, async () => {
  const { page } = await redoubt.visit()
  await markPolish(page)
  await page.addInitScript(
    `globalThis.overflowing = ${overflowing}; globalThis.crossing = ${crossing}; globalThis.foreignLetters = ${foreignLetters}`,
  )
  await page.addInitScript(drawAll)
  const line = await page.context().newCDPSession(page)
  const problems: string[] = []
  for (const { name, go } of scenes) {
    await page.evaluate(() => document.documentElement.style.removeProperty('clip-path'))
    await resize(LARGEST, line)
    await go(page, redoubt.url)
    const look = async (locale: string, texts: readonly string[]) => {
      for (const problem of await page.evaluate(lookAt, [locale, texts] as const)) problems.push(`${name}, ${problem}`)
    }
    // The gallery is for those who draw: its own test looks at it.
    if (name !== 'gallery')
      for (const [n, size] of SIZES.entries()) {
        await resize(size, line)
        // There and back: whoever has just read the last language begins with it.
        for (const locale of n % 2 === 0 ? LOCALES : LOCALES.toReversed()) await look(locale, size.texts)
      }
    await look('pl', [])
    for (const problem of await page.evaluate(outsideMarks, MARKS)) problems.push(`${name}: ${problem}`)
  }
  expect(problems).toEqual([])
  // Whoever looks would see it.
  await page.evaluate(() => {
    const wrong = {
      'Wide words': 'width: 40px; overflow: hidden; white-space: nowrap',
      'High words': 'height: 8px; overflow: hidden',
      'Dotted words': 'width: 40px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis',
    }
    for (const [textContent, style] of Object.entries(wrong))
      document.querySelector('main')!.append(Object.assign(document.createElement('p'), { style, textContent }))
    document
      .querySelector('main')!
      .append(Object.assign(document.createElement('button'), { title: 'Words of a title' }))
    for (const textContent of ['Lower words', 'Upper words'])
      document
        .querySelector('main')!
        .append(
          Object.assign(document.createElement('b'), { style: 'position: absolute; top: 200px; left: 0', textContent }),
        )
  })
  expect((await page.evaluate(overflowing)).join()).toMatch(/Wide words.*High words.*Dotted words/)
  expect((await page.evaluate(crossing)).join()).toContain('Lower words under Upper words')
  expect((await page.evaluate(outsideMarks, MARKS)).join()).toMatch(/Wide words.*Words of a title/)
})

test('in the middle of a match its menu changes the language at once, and the choice stays', async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  const question = page.locator('[data-prompt][data-yours]')
  await question.waitFor()
  const seq = await question.getAttribute('data-seq')
  await page.locator('[data-part=bar] [aria-haspopup]').last().click()
  await page.locator('[role=menuitem][data-key=language-pl]').click()
  await page.locator('html[lang=pl]').waitFor()
  expect(await question.getAttribute('data-seq')).toBe(seq)
  const polish = JSON.parse(readFileSync(join(import.meta.dirname, '../../messages/pl/conquest.json'), 'utf8'))
  expect(Object.values(polish)).toContain(await page.locator('[data-part=prompt-text]').textContent())
  await page.reload()
  await page.locator('html[lang=pl] [data-prompt][data-yours]').waitFor()
})
