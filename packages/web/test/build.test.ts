import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

interface Chunk {
  file: string
  imports?: string[]
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

/** Screens and parts that are on the start page before anybody presses anything. */
const START = [
  'index.html',
  'src/home/HomeScreen.tsx',
  'src/home/DoomSetup.tsx',
  'src/home/MissionPreview.tsx',
  '../doom/content/maps/missions/tutorial.json?raw',
  'messages/en/app.json',
]

/** The scripts of the start page: what the entries import, and the worker with what it imports. */
function startScripts(): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(read('.vite/manifest.json'))
  const found = new Set<string>()
  const take = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(take)
  }
  START.forEach(take)
  const takeWorker = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      takeWorker(`assets/${next}`)
  }
  for (const file of readdirSync(join(folder, 'assets'))) if (/^worker-.*\.js$/.test(file)) takeWorker(`assets/${file}`)
  return [...found]
}

describe('the built app', () => {
  test('The start page loads less than 200 KB of JavaScript, the worker included', () => {
    const files = startScripts()
    expect(files.some(file => /worker-/.test(file))).toBe(true)
    const bytes = files.reduce((sum, file) => sum + gzipSync(read(file), { level: 9 }).length, 0)
    console.info(`start page: ${(bytes / 1000).toFixed(1)} kB of JavaScript, gzipped, in ${files.length} files`)
    expect(bytes).toBeLessThan(200_000)
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
    const preloaded = [...html.matchAll(/<link rel="preload"[^>]*href="\.\/([^"]*)"/g)].map(match => match[1]!)
    expect(preloaded.map(file => file.replace(/^assets\/|-normal.*/g, '')).sort()).toEqual([
      'roboto-condensed-latin-700',
      'roboto-latin-wght',
    ])
    for (const file of preloaded) expect(existsSync(join(folder, file)), file).toBe(true)
    expect(read('roboto-licence.txt')).toContain('SIL Open Font License, Version 1.1')
  })

  test('The service worker keeps every built file', () => {
    const sw = read('sw.js')
    const files: string[] = JSON.parse(/const FILES = (\[.*?\])\n/.exec(sw)![1]!)
    const built = readdirSync(join(folder, 'assets')).map(file => `assets/${file}`)
    expect(built.filter(file => !files.includes(file))).toEqual([])
    for (const file of ['index.html', 'icons.svg', 'manifest.webmanifest']) expect(files).toContain(file)
    expect(files).not.toContain('sw.js')
    expect(sw).toMatch(/^const VERSION = "[0-9a-f]{16}"/)
  })
})
