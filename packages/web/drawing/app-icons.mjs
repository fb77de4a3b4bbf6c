// Renders the mark for home screens (CHROMIUM=/path/to/chromium node packages/web/drawing/app-icons.mjs), after scenes.mjs.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const folder = new URL('../public/', import.meta.url)
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await browser.newPage()
for (const [from, to, size] of [
  ['redoubt.svg', 'redoubt-192.png', 192],
  ['redoubt.svg', 'redoubt-512.png', 512],
  ['redoubt-maskable.svg', 'redoubt-maskable-512.png', 512],
  ['redoubt-maskable.svg', 'redoubt-touch-180.png', 180],
]) {
  const svg = readFileSync(new URL(from, folder), 'utf8').replace('width="64" height="64" preserve', `width="${size}" height="${size}" preserve`)
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0;background:none}svg{display:block}</style>${svg}`)
  await page.screenshot({ path: new URL(to, folder).pathname, omitBackground: true })
}
await browser.close()
