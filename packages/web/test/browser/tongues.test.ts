import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { box } from '@redoubt/doom/content'
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LOCALES } from '../../src/i18n/i18n.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { scenes } from './scenes.ts'
import { crossing, foreignLetters, MARKS, outsideMarks, overflowing } from './sight.ts'
import { site } from './table.ts'

const redoubt = site({ ownServer: true })
const ASSETS = join(import.meta.dirname, '../../dist/assets')

/** Windows and sizes of text, from the smallest to the one in which everything is opened. */
const LOOKS = [
  { width: 390, height: 844, text: '200%' },
  { width: 390, height: 844, text: '100%' },
  { width: 820, height: 1180, text: '100%' },
  { width: 1440, height: 900, text: '100%' },
] as const
const LARGEST = LOOKS.at(-1)!

/** The window alone: the browser itself would be resized with it, which nobody looks at. */
const resize = ({ width, height }: Record<'width' | 'height', number>, line: CDPSession) =>
  line.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false })

/** Runs in the page: the browser wishes for a language and a size of text; what runs over when the page has been laid out for them. */
async function lookAt([locale, text]: readonly [string, string]): Promise<string[]> {
  const root = document.documentElement
  const frame = () => new Promise(requestAnimationFrame)
  root.style.clipPath = 'inset(100%)' // only measured: painting it would be a third of the time
  root.style.fontSize = text
  Object.defineProperty(navigator, 'languages', { value: [locale], configurable: true })
  if (root.lang !== locale) dispatchEvent(new Event('languagechange'))
  while (root.lang !== locale) await frame()
  for (const _ of [1, 2, 3]) await frame()
  const checks = ['overflowing', 'crossing', 'foreignLetters']
  return checks
    .flatMap((check): string[] => Reflect.get(globalThis, check)())
    .map(fault => `${locale} ${innerWidth} ${text}: ${fault}`)
}

/** On a slow machine letters, or a board that fits itself into its window, come a moment later than the words: what is wrong stays wrong. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const faults = await look()
    if (faults.length === 0 || tries === 6) return faults
    await new Promise(later => setTimeout(later, 100 * tries))
  }
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
    const look = async (locale: string, text: string) => {
      const faults = await lasting(() => page.evaluate(lookAt, [locale, text] as const))
      problems.push(...faults.map(fault => `${name}, ${fault}`))
    }
    // The gallery is for those who draw: its own test looks at it.
    if (name !== 'gallery')
      // There and back: whoever has seen the last size begins with it.
      for (const [n, locale] of LOCALES.entries())
        for (const size of n % 2 === 0 ? LOOKS.toReversed() : LOOKS) {
          await resize(size, line)
          await look(locale, size.text)
        }
    await look('pl', '100%')
    const strange = await lasting(() => page.evaluate(outsideMarks, MARKS))
    problems.push(...strange.map(words => `${name}: ${words}`))
  }
  expect(problems, problems.join('; ')).toEqual([])
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

/** Two weapons' cards in a marine's hand, and a moment of its activation in which one of them lies in play, if chance wills. */
function holding(weapons: readonly string[], hand: readonly string[]) {
  const marines = { alpha: { at: 'c4', weapons, hand }, bravo: { at: 'b4', weapons: [] } }
  const scenario = { round: 2, turn: 'alpha', marines, items: [], demons: [{ kind: 'imp', at: 'd3' }] }
  const seats = { alpha: person('You', 0), bravo: bot('recruit'), invader: bot('recruit') }
  const options = { mission: 'tutorial', marines: 2, scenario }
  return matchFile('doom', options, seats, (kind, seat) => seat === 'alpha' && kind !== 'activation')
}

test('every action card of a weapon in hand, some of them in play: nothing of it and of what is asked beside it is cut off', {
  timeout: 300_000,
}, async () => {
  const { page } = await redoubt.visit()
  await page.addInitScript(
    `globalThis.overflowing = ${overflowing}; globalThis.crossing = ${crossing}; globalThis.foreignLetters = ${foreignLetters}`,
  )
  await page.goto(redoubt.url)
  await page.locator('main').waitFor()
  const line = await page.context().newCDPSession(page)
  const { actionCards, weapons } = box()
  const cardsOf = (list: readonly string[]) => Object.values(actionCards).filter(({ set }) => list.includes(set))
  const armed = Object.keys(weapons).filter(weapon => cardsOf([weapon]).length > 0)
  const problems: string[] = []
  for (let n = 0; n < armed.length; n += 2) {
    const two = armed.slice(n, n + 2)
    const hand = cardsOf(two).map(({ id }) => id)
    await resize(LARGEST, line)
    await page.evaluate(lookAt, ['en', '100%'] as const)
    await page.evaluate(() => document.documentElement.style.removeProperty('clip-path'))
    await openFile(page, redoubt.url, holding(two, hand.slice(0, 6)))
    await page.locator('[data-prompt][data-yours]').waitFor()
    for (const size of LOOKS.slice(1)) {
      await resize(size, line)
      for (const locale of LOCALES) {
        const faults = await lasting(() => page.evaluate(lookAt, [locale, size.text] as const))
        problems.push(...faults.map(fault => `${two}, ${fault}`))
      }
    }
  }
  expect(problems, problems.join('; ')).toEqual([])
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
