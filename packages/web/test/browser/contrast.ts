import type { Page } from 'playwright-core'

/** WCAG 2.2, 1.4.3: what words must stand out from their ground; large ones less. */
const LEAST = { words: 4.5, large: 3 }

const WORDLESS = `*, *::before, *::after {
  color: transparent !important;
  -webkit-text-fill-color: transparent !important;
  text-shadow: none !important;
  text-decoration-color: transparent !important;
  transition: none !important;
}`

/** A word, how it is painted and where. */
interface Painted {
  words: string
  where: string
  colour: [number, number, number, number]
  box: [left: number, top: number, width: number, height: number]
  least: number
}

/**
 * Words that stand out too little from what is really painted behind them: gradients, pictures and what is half seen through, which no
 * style sheet tells. The page is painted once more without its words, and the ground of each is looked up there.
 */
export async function faint(page: Page): Promise<string[]> {
  const painted = await page.evaluate(paintedWords, LEAST)
  await page.evaluate(content => {
    const sheet = new CSSStyleSheet() // what the page's policy lets a test do
    sheet.replaceSync(content)
    document.adoptedStyleSheets.push(sheet)
  }, WORDLESS)
  const ground = await page.screenshot()
  await page.evaluate(() => void document.adoptedStyleSheets.pop())
  return page.evaluate(standOut, [ground.toString('base64'), painted] as const)
}

/** Runs in the page. What cannot be used now may be faint, and so may what is drawn for the eye alone. */
function paintedWords(least: typeof LEAST): Painted[] {
  const found: Painted[] = []
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
  const numbers = (colour: string): [number, number, number, number] => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red, green, blue, alpha] = canvas.getImageData(0, 0, 1, 1).data
    return [red!, green!, blue!, alpha! / 255]
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent!.trim()
    const element = node.parentElement!
    if (!words || element.closest('svg, :disabled, [aria-disabled=true], [data-disabled]')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    let opacity = 1
    let isAway = false
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, top, right, bottom, width, height } = range.getClientRects()[0] ?? range.getBoundingClientRect()
    if (width < 3 || height < 3 || left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) continue
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { opacity: own, clipPath, overflow } = getComputedStyle(each)
      opacity *= Number(own)
      isAway ||= clipPath === 'inset(50%)'
      if (overflow === 'visible') continue
      const room = each.getBoundingClientRect()
      isAway ||= left < room.left - 1 || top < room.top - 1 || right > room.right + 1 || bottom > room.bottom + 1
    }
    if (isAway) continue
    const over = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!over || !(element.contains(over) || over.contains(element))) continue // under something
    const { color, fontSize, fontWeight } = getComputedStyle(element)
    const [red, green, blue, alpha] = numbers(color)
    const size = Number.parseFloat(fontSize)
    const isLarge = size >= 24 || (size >= 18.6 && Number(fontWeight) >= 700)
    found.push({
      words: words.slice(0, 40),
      where: `${element.tagName.toLowerCase()}.${element.className}`,
      colour: [red, green, blue, alpha * opacity],
      box: [left, top, width, height],
      least: isLarge ? least.large : least.words,
    })
  }
  return found
}

/** Runs in the page, which can read its own pictures. */
async function standOut([code, painted]: readonly [string, Painted[]]): Promise<string[]> {
  const bytes = Uint8Array.from(atob(code), letter => letter.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', { willReadFrequently: true })!
  canvas.drawImage(image, 0, 0)
  const scale = image.width / innerWidth
  const part = (value: number) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const light = (red: number, green: number, blue: number) =>
    0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
  const faults = new Set<string>()
  for (const { words, where, colour, box, least } of painted) {
    const [x, y, width, height] = box.map(each => Math.round(each * scale)) as [number, number, number, number]
    const { data } = canvas.getImageData(x, y, Math.max(1, width), Math.max(1, height))
    const [red, green, blue, alpha] = colour
    const ratios: number[] = []
    for (let i = 0; i < data.length; i += 4 * 7) {
      const ground = [data[i]!, data[i + 1]!, data[i + 2]!] as const
      const mix = (own: number, below: number) => own * alpha + below * (1 - alpha)
      const ink = light(mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]))
      const paper = light(...ground)
      ratios.push((Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05))
    }
    // A rim or a spot of a picture under a letter hurts nobody: most of the ground counts.
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 4)]!
    if (ratio < least - 0.1) faults.add(`${ratio.toFixed(1)} of ${least}: "${words}" ${where}`)
  }
  return [...faults]
}
