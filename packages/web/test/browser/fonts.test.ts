import { expect, test } from 'vitest'
import { foreignFonts } from './faces.ts'
import { site } from './table.ts'

const redoubt = site()
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')
/** What each language writes beside ASCII. */
const LETTERS = {
  en: '“”‘’–—…×−',
  de: 'ÄÖÜäöüß„“‚‘–…',
  pl: 'ĄĆĘŁŃÓŚŹŻąćęłńóśźż„”–…',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя«»—…№',
}

/** What each needs beside the part with Latin letters and the names of languages. */
const PARTS: Readonly<Record<string, RegExp>> = { en: /^$/, de: /^$/, pl: /-latin-ext-/, ru: /-cyrillic-/ }

test.each(Object.entries(LETTERS))('%s has all its letters, in at most 120 KB', async (language, letters) => {
  const { page } = await redoubt.visit()
  await page.addInitScript(chosen => {
    localStorage.setItem('redoubt.settings', JSON.stringify({ language: chosen, speed: 'none' }))
  }, language)
  const files = new Map<string, Promise<Buffer>>()
  page.on('response', response => {
    if (response.url().endsWith('.woff2')) files.set(response.url(), response.body())
  })
  // Where all languages stand by their own names.
  await page.goto(`${redoubt.url}/#/settings`)
  await page.locator('input[name=language]').first().waitFor()
  expect(await foreignFonts(page)).toEqual([])
  await page.evaluate(
    ([lang, text]) => {
      const fonts = ['400 1rem var(--font-body)', '600 1rem var(--font-body)', '700 1rem var(--font-display)']
      // Styles set by script: the page allows no style attributes.
      document.body.replaceChildren(
        ...fonts.map(font => {
          const p = document.createElement('p')
          p.lang = lang
          p.style.font = font
          return p
        }),
      )
      for (const line of document.querySelectorAll('p')) line.textContent = text
      document.body.getBoundingClientRect() // now the missing parts are asked for
    },
    [language, ASCII + letters] as const,
  )
  expect(await foreignFonts(page)).toEqual([])
  const bytes = (await Promise.all(files.values())).reduce((sum, { length }) => sum + length, 0)
  console.info(`fonts for ${language}: ${(bytes / 1000).toFixed(1)} kB in ${files.size} files`)
  const others = [...files.keys()].filter(
    file => !/-latin-(wght|700)-|\/names-/.test(file) && !PARTS[language]!.test(file),
  )
  expect(others).toEqual([])
  expect(bytes).toBeGreaterThan(20_000)
  expect(bytes).toBeLessThanOrEqual(120_000)
})

/** What moved while a page was loaded, with faces that come late. */
async function shift(route: string, words: RegExp, late: number): Promise<number> {
  const { page, context } = await redoubt.visit()
  await context.route('**/*.woff2', async request => {
    await new Promise(resolve => setTimeout(resolve, late))
    await request.continue()
  })
  await page.addInitScript(() => {
    const seen = globalThis as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${redoubt.url}/#/${route}`)
  await page.getByText(words).first().waitFor()
  await page.waitForLoadState('networkidle')
  const faces = ['1em Roboto', '700 1em "Roboto Condensed"']
  expect(await page.evaluate(all => all.filter(face => !document.fonts.check(face)), faces)).toEqual([])
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift)
}

test.each([0, 300])('nothing moves when the faces come %d ms late', async late => {
  expect(await shift('about', /affiliated/, late)).toBe(0)
  // The seats below the preview of a mission move by a hair when it comes.
  expect(await shift('new/doom', /Mission/, late)).toBeLessThan(0.005)
  expect(await shift('home', /Learn DOOM/, late)).toBeLessThan(0.005)
})
