import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LOCALES } from '../src/i18n/i18n.ts'
import { languageOf } from '../vite/offline.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  dynamicImports?: string[]
}

const ROOT = join(import.meta.dirname, '..')
let folder = ''
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'redoubt-build-'))
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production' // else React comes with its checks for developers
  await build({
    root: ROOT,
    mode: 'production',
    configFile: join(ROOT, 'vite.config.ts'),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  })
  process.env.NODE_ENV = before
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Screens and parts that are on the start page before anybody presses anything: also of somebody who has played, with open tables. */
const START = [
  'index.html',
  'src/home/HomeScreen.tsx',
  'src/home/start/Returning.tsx',
  'src/online/lobby/OpenTables.tsx',
]
/** The words of one language on every page. */
const wordsOf = (locale: string) => [`messages/${locale}/app.json`, `../../virtual:texts/start/${locale}`]

/** The files of these modules, or of these names, with everything that they import, and if asked with what they import later. */
function filesOf(keys: readonly string[], later = false): Set<string> {
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'))
  const found = new Set<string>()
  const take = (key: string) => {
    const chunk = manifest[key] ?? Object.values(manifest).find(({ name }) => name === key)
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(take)
    if (later) chunk.dynamicImports?.forEach(take)
  }
  keys.forEach(take)
  return found
}

const HOST = 'src/tables/worker.ts'
const zipped = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)

describe('the built app', () => {
  test.each(LOCALES)('The start page in %s loads less than 200 KB of JavaScript, the worker included', locale => {
    const files = [...filesOf([...START, ...wordsOf(locale), `messages/${locale}/online.json`, HOST])]
    expect(files.map(languageOf).filter(found => found !== null && found !== locale)).toEqual([])
    const bytes = zipped(files)
    console.info(
      `start page in ${locale}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped, in ${files.length} files`,
    )
    expect(bytes).toBeLessThan(200_000)
  })

  // On a slow line every file costs a turn: a table was seventy, and its worker fetched the rules a second time.
  test.each([
    ['doom', 530],
    ['conquest', 385],
  ])('A table of %s is fetched in a few files, of less than %i KB, the worker and its bot included', (game, most) => {
    const screens = ['src/home/NewScreen.tsx', 'src/match/MatchScreen.tsx', `src/${game}/screen.ts`]
    const worker = [HOST, `${game}-levels`]
    const files = [...filesOf(['index.html', ...screens, ...worker, `messages/en/${game}.json`, ...wordsOf('en')])]
    const bytes = zipped(files)
    console.info(`table of ${game}: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped, in ${files.length} files`)
    expect(files.length).toBeLessThan(40)
    expect(bytes).toBeLessThan(most * 1000)
    // An address that leads to it wakes them all at once; words come when the language is known.
    const named = [
      ...read('index.html').matchAll(/<link (?:rel="modulepreload"|data-early="([^"]*)")[^>]*"\.\/(\S+\.js)"/g),
    ]
    const early = named
      .filter(([, games]) => games === undefined || games.split(' ').includes(game))
      .map(([, , file]) => file)
    expect(files.filter(file => !early.includes(file) && languageOf(file) === null && !/\/index-/.test(file))).toEqual(
      [],
    )
  })

  test('No worker fetches what needs a page, now or later', () => {
    const pages = /\/(react|start|Modal)-/
    expect([...filesOf(['index.html'])].filter(file => pages.test(file))).toHaveLength(2)
    const files = filesOf([HOST, 'src/tables/thinker.ts', 'src/review/reviewer.ts'], true)
    expect([...files].filter(file => pages.test(file))).toEqual([])
  })

  test('Nothing has an absolute address: the app works from any folder', () => {
    const html = read('index.html')
    const addresses = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(match => match[1]!)
    expect(addresses.length).toBeGreaterThan(3)
    expect(addresses.filter(address => !address.startsWith('./'))).toEqual([])
    const { start_url, scope, icons } = JSON.parse(read('manifest.webmanifest'))
    expect([start_url, scope]).toEqual(['./', './'])
    for (const { src } of icons) expect(existsSync(join(folder, src)), src).toBe(true)
  })

  test('The faces are fetched along with the script, and their licence is beside them', () => {
    const html = read('index.html')
    const preloaded = [...html.matchAll(/<link rel="preload" as="font"[^>]*href="\.\/([^"]*)"/g)].map(
      match => match[1]!,
    )
    expect(preloaded.map(file => file.replace(/^assets\/|-normal.*/g, '')).sort()).toEqual([
      'roboto-condensed-latin-700',
      'roboto-latin-wght',
    ])
    for (const file of preloaded) expect(existsSync(join(folder, file)), file).toBe(true)
    expect(read('roboto-licence.txt')).toContain('SIL Open Font License, Version 1.1')
  })

  test('The start page is fetched along with the script, and links to it have a text and a picture', () => {
    const html = read('index.html')
    expect(html).toMatch(/<link rel="modulepreload"[^>]*HomeScreen-/)
    expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}"/)
    const picture = /<meta property="og:image" content="(?:\.?\/)?([^"]+)"/.exec(html)![1]!
    expect(existsSync(join(folder, picture)), picture).toBe(true)
    expect(read('sw.js')).not.toContain(picture)
  })

  test('The service worker keeps every built file; those of a language when it is used', () => {
    const sw = read('sw.js')
    const files: string[] = JSON.parse(/const FILES = (\[.*?\])\n/.exec(sw)![1]!)
    const languages: Record<string, string[]> = JSON.parse(/const LANGUAGES = (\{.*?\})\n/.exec(sw)![1]!)
    const built = readdirSync(join(folder, 'assets')).map(file => `assets/${file}`)
    const known = [...files, ...Object.values(languages).flat()]
    expect(built.filter(file => !known.includes(file))).toEqual([])
    expect(new Set(known).size).toBe(known.length)
    for (const language of ['en', ...LOCALES]) expect(languages[language]!.length, language).toBeGreaterThan(4)
    expect(files.filter(file => languageOf(file) !== null)).toEqual([])
    for (const file of ['index.html', 'icons.svg', 'manifest.webmanifest']) expect(files).toContain(file)
    expect(files).not.toContain('sw.js')
    expect(sw).toMatch(/^const VERSION = "[0-9a-f]{16}"/)
  })
})
