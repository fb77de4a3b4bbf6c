import type { Page } from 'playwright-core'

/** Windows in which a table must be playable; the last three are desks at 200 %. */
export const WINDOWS = [
  [360, 640],
  [640, 360],
  [844, 390],
  [390, 844],
  [820, 1180],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [683, 384],
  [720, 450],
  [960, 540],
] as const

/** One page through many windows: what was found wrong in each, with its size before it. */
export async function inWindows(
  page: Page,
  windows: ReadonlyArray<readonly [width: number, height: number]>,
  look: (width: number, height: number) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    await drawn(page)
    faults.push(...(await look(width, height)).map(fault => `${width} × ${height}: ${fault}`))
  }
  return faults
}

/** Two pictures later: what a change of the window or of the page leads to has been drawn. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))))

/**
 * Words inside these elements that cannot be read: cut by a box that does not scroll, running out of a button, outside the window, or under
 * something else. What scrolls shows the rest in one gesture, and so does a box with the whole of it as a title. A hand may peek over the
 * edge of the window.
 */
export function unread(page: Page, within: string): Promise<string[]> {
  return page.evaluate(selector => {
    const PEEKS = '[data-home="hand"], [role="listbox"]'
    const faults = new Set<string>()
    const check = (element: Element, words: string, box: DOMRect) => {
      const { visibility, pointerEvents } = getComputedStyle(element)
      if (box.width < 2 || box.height < 2 || visibility === 'hidden') return
      if (!element.checkVisibility({ opacityProperty: true })) return
      const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const peeks = element.closest(PEEKS) !== null
      // A card may lie over the next one; its own words stay on it.
      const card = peeks ? element.closest('[data-card]')?.getBoundingClientRect() : undefined
      if (card && (box.left < card.left - 1 || box.right > card.right + 1)) faults.add(`out of its card: ${words}`)
      for (let parent: Element | null = element; parent; parent = parent.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(parent)
        if (clipPath === 'inset(50%)') return // said only
        const room = parent.getBoundingClientRect()
        if (room.width < 3 || room.height < 3) return // put away
        const isAway = middle.x < room.left || middle.x > room.right || middle.y < room.top || middle.y > room.bottom
        if (isAway && /auto|scroll/.test(overflowX + overflowY)) return // less than half of it is still there
        const isOut =
          box.left < room.left - 4 ||
          box.right > room.right + 4 ||
          box.top < room.top - 4 ||
          box.bottom > room.bottom + 4
        if (!isOut) continue
        if (/auto|scroll/.test(overflowX + overflowY)) return
        if (parent.matches('.ui-Button-btn')) faults.add(`out of its button: ${words}`)
        if (!/hidden|clip/.test(overflowX + overflowY)) continue
        if (!peeks && !element.closest('[title]')) faults.add(`cut: ${words}`)
        return
      }
      if (middle.x < 0 || middle.y < 0 || middle.x > innerWidth || middle.y > innerHeight) {
        if (!peeks) faults.add(`outside: ${words}`)
        return
      }
      if (pointerEvents === 'none') return
      const over = document.elementFromPoint(middle.x, middle.y)
      const own = element.closest('button, [role="option"], [data-prompt], section') ?? element
      if (over && !own.contains(over) && !over.contains(element) && !over.closest('[data-home="hand"]'))
        faults.add(`covered: ${words} by ${over.className}`)
    }
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = (node.textContent ?? '').trim()
        const element = node.parentElement!
        if (!words || element.closest('.ui-Hidden-srOnly, kbd, [aria-hidden="true"] svg')) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) check(element, words.slice(0, 60), box)
      }
    }
    return [...faults]
  }, within)
}

/** Words of one and the same card, unit or button that lie over each other. */
export function overlapping(page: Page, within: string): Promise<string[]> {
  return page.evaluate(selector => {
    const faults = new Set<string>()
    for (const root of document.querySelectorAll(selector)) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Array<{ element: Element; words: string; box: DOMRect }> = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const element = node.parentElement!
        const words = (node.textContent ?? '').trim()
        if (!words || element.closest('.ui-Hidden-srOnly, svg')) continue
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        const { width, height } = element.getBoundingClientRect()
        if (width < 3 || height < 3) continue // put away
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) if (box.width > 2) found.push({ element, words, box })
      }
      found.forEach((one, i) => {
        for (const other of found.slice(i + 1)) {
          const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
          const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
          if (one.element !== other.element && wide > 3 && high > 4) faults.add(`${one.words} under ${other.words}`)
        }
      })
    }
    return [...faults]
  }, within)
}

/**
 * Runs in the page: words that lie over each other. A table is looked at by itself; nobody reads below a dialog or a bar that stays, or measures a
 * whole rulebook.
 */
export function crossing(): string[] {
  if (document.querySelector('[data-prompt], [role=dialog], [role=alertdialog]')) return []
  /** Only said, scrolled with a list of its own, or in a bar that stays where it is. */
  const isElsewhere = (element: Element): boolean => {
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { clipPath, position, overflowX } = getComputedStyle(box)
      const isList = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1
      if (clipPath !== 'none' || /fixed|sticky/.test(position) || isList) return true
    }
    return false
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Array<{ words: string; box: DOMRect }> = []
  for (let node = texts.nextNode(); node && found.length < 400; node = texts.nextNode()) {
    const element = node.parentElement!
    const words = (node.textContent ?? '').trim()
    if (!words || element.closest('.ui-Hidden-srOnly, svg, option, style, script, [aria-hidden=true]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (isElsewhere(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const box of range.getClientRects()) if (box.width > 2) found.push({ words, box })
  }
  const faults = new Set<string>()
  for (const [i, one] of found.entries())
    for (const other of found.slice(i + 1)) {
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left)
      const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top)
      // A line is higher than its letters.
      if (one.words !== other.words && wide > 4 && high > 0.4 * Math.min(one.box.height, other.box.height))
        faults.add(`${one.words.slice(0, 40)} under ${other.words.slice(0, 40)}`)
    }
  return [...faults]
}

/** What may be chosen but cannot be pressed, brought into view as one would with a finger; or is smaller than a finger, in pixels. */
export function outOfReach(page: Page, least: number): Promise<string[]> {
  return page.evaluate(async size => {
    const faults: string[] = []
    const lit = '[data-lit]:is([data-figure], [data-card], [data-planet]), [data-action]:not([data-disabled])'
    for (const element of document.querySelectorAll<HTMLElement>(lit)) {
      const where = () => element.getBoundingClientRect()
      const seen = () => {
        const { left, top, right, bottom } = where()
        const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2
        const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2
        const over = document.elementFromPoint(x, y)
        return over !== null && element.contains(over)
      }
      if (!seen()) {
        element.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' })
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
      }
      const { top, width, height } = where()
      const name = element.dataset.figure ?? element.dataset.card ?? element.dataset.planet ?? element.dataset.action!
      if (!seen()) faults.push(`under something: ${name}`)
      else if (width < size - 1 || Math.min(height, innerHeight - top) < size - 8)
        faults.push(`small: ${name} ${width.toFixed(0)} × ${height.toFixed(0)}`)
    }
    return faults
  }, least)
}

/** Legal spaces of the board that cannot be pressed, even when the map is dragged to bring them to the middle. */
export async function unreachable(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const space of await hiddenSpaces(page)) {
    if (!(await hiddenSpaces(page)).includes(space)) continue
    await dragToMiddle(page, space)
    if ((await hiddenSpaces(page)).includes(space)) faults.push(`cannot be pressed: ${space}`)
  }
  return faults
}

function hiddenSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-legal]')].flatMap(cell => {
      const { left, top, width, height } = cell.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      const name = cell.dataset.space ?? ''
      return over && (cell.contains(over) || over.closest(`[data-space="${name}"]`)) ? [] : [name]
    }),
  )
}

/** As a hand would: the map is taken where it is seen, and pulled. */
async function dragToMiddle(page: Page, space: string): Promise<void> {
  const { from, by } = await page.evaluate(name => {
    const map = document.querySelector('[data-part="board-window"]')!.getBoundingClientRect()
    const box = document.querySelector(`[data-space="${name}"]`)!.getBoundingClientRect()
    const middle = { x: map.left + map.width / 2, y: map.top + map.height / 2 }
    const free = [...document.querySelectorAll<HTMLElement>('[role=gridcell]:not([data-drags])')]
      .map(cell => cell.getBoundingClientRect())
      .find(({ left, top, width, height }) => {
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        return over?.closest('[role=gridcell]:not([data-drags])') !== null && over !== null
      })
    const at = free ? { x: free.left + free.width / 2, y: free.top + free.height / 2 } : middle
    return { from: at, by: { x: middle.x - box.left - box.width / 2, y: middle.y - box.top - box.height / 2 } }
  }, space)
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y)
  await page.mouse.up()
  await drawn(page)
}

/** Things to press that are smaller than a finger, in pixels. */
export function tooSmall(page: Page, least = 44): Promise<string[]> {
  return page.evaluate(size => {
    const all = document.querySelectorAll<HTMLElement>(
      '[role=gridcell][data-legal], [data-part="prompt"] button, [role=option], [data-part="bar"] :is(button, a), nav button',
    )
    return [...all].flatMap(element => {
      const { width, height } = element.getBoundingClientRect()
      if (width < 2 || getComputedStyle(element).visibility === 'hidden') return []
      const name = element.dataset.space ?? element.getAttribute('aria-label') ?? element.textContent ?? ''
      return width < size - 0.5 || height < size - 0.5
        ? [`small: ${name.slice(0, 30)} ${width.toFixed(0)} × ${height.toFixed(0)}`]
        : []
    })
  }, least)
}

/** The share of the window an element has. */
export function share(page: Page, selector: string): Promise<number> {
  return page.evaluate(name => {
    const { width, height } = document.querySelector(name)!.getBoundingClientRect()
    return (width * height) / (innerWidth * innerHeight)
  }, selector)
}

/**
 * Runs in the page: what anywhere on it is cut off, runs out of its box or out of the window, sideways or downwards. What scrolls shows the
 * rest; what ends in dots must say the rest to whoever points at it.
 */
export function overflowing(): string[] {
  const problems: string[] = []
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth + 1) problems.push(`the page is ${scrollWidth} wide`)
  /** Asked once for each box, however many words are in it. */
  const boxes = new Map<Element, ReturnType<typeof boxOf>>()
  const boxOf = (box: Element) => {
    const style = getComputedStyle(box)
    const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
    const isButton = box.matches('button, .ui-Button-btn')
    return {
      ...{ left, right, top, bottom },
      isHidden: width < 2 || height < 2 || style.clipPath !== 'none',
      scrolls: { x: /auto|scroll/.test(style.overflowX), y: /auto|scroll/.test(style.overflowY) },
      cuts: { x: isButton || /hidden|clip/.test(style.overflowX), y: /hidden|clip/.test(style.overflowY) },
      isButton,
      isLaid: style.position === 'absolute',
      isShort:
        (style.textOverflow === 'ellipsis' && box.scrollWidth > box.clientWidth + 1) ||
        (style.webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 2),
      endsInDots: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
    }
  }
  const PEEKS = '[data-home="hand"], [role="listbox"]' // over the lower edge: pulled up by a touch
  // The whole of it is said to whoever points at it; what a prompt offers also stands in its list.
  const TOLD = '[title], [data-inspect], [data-card], [data-part="prompt"] [data-action]'
  // A finger points at nothing: on a phone the question itself stands there whole.
  const isTold = (box: Element) =>
    box.closest(TOLD) && !(innerWidth < 500 && box.closest('[data-prompt] [role=status]'))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent!.trim()
    const element = node.parentElement!
    if (!text || element.closest('.ui-Hidden-srOnly, svg, style, script')) continue
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const own = range.getBoundingClientRect()
    if (own.width < 2 || own.height < 2) continue
    // A line is as high as its face can be: accents and tails of letters that are not there may be cut.
    const slack = 2 + 0.12 * Number.parseFloat(getComputedStyle(element).fontSize)
    const open = { x: true, y: true }
    let cut: Element | null = null
    let isShort = false
    let isSaid = false
    let isLaid = false // over the edge of its button on purpose: a flag, a badge
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const known = boxes.get(box) ?? boxOf(box)
      boxes.set(box, known)
      isSaid ||= known.isHidden // read aloud only
      if (isSaid || isShort) break
      if (known.endsInDots) {
        isShort = known.isShort && !isTold(box)
        open.x = open.y = false
      }
      if (open.x && known.cuts.x && (own.right > known.right + 2 || own.left < known.left - 2)) cut = box
      const cutsDown = known.cuts.y || (known.isButton && !isLaid)
      const isBelow = own.bottom > known.bottom + slack && !element.closest(PEEKS)
      if (open.y && cutsDown && (isBelow || own.top < known.top - slack)) cut = box
      isLaid ||= known.isLaid
      if (known.scrolls.x) open.x = false
      if (known.scrolls.y) open.y = false
    }
    if (isSaid) continue
    if (open.x && (own.right > innerWidth + 1 || own.left < -1)) cut ??= element
    if (open.y && scrollHeight <= innerHeight + 1 && own.bottom > innerHeight + slack && !element.closest(PEEKS))
      cut ??= element
    const where = (box: Element) => `${box.tagName.toLowerCase()}.${box.className}`
    if (isShort) problems.push(`"${text.slice(0, 60)}" ends in dots and is nowhere in full: ${where(element)}`)
    else if (cut) problems.push(`"${text.slice(0, 60)}" runs out of ${where(cut)}`)
  }
  return [...new Set(problems)]
}

/** Put around every message before `outsideMarks` looks: signs that are not seen, need no room and part no words. */
export const MARKS = ['\u2061', '\u2062'] as const

/** Runs in the page: text that stands outside the marks. */
export function outsideMarks([open, close]: readonly [open: string, close: string]): string[] {
  const found: string[] = []
  const report = (text: string, where: string) => {
    // Spaces of the map, numerals, keys and codes are the same in every language.
    const left = text.replaceAll(
      /\b[A-Z]{1,2}\d+[AB]?\b|\b\d+[AB]\b|\b[IVX]+\b|\b(DOOM|Redoubt|EN|PL|DE|RU|Esc|Enter)\b/g,
      '',
    )
    // `Intl` names languages and times itself, days in <time>; the button is react-aria's own, in the language of the page.
    if (/^(angielski|polski|niemiecki|rosyjski|Zignoruj|teraz|\d+ (sekund|minut)[ęy]? temu)$/.test(text.trim())) return
    if (/\p{L}{2,}/u.test(left)) found.push(`${where}: "${text.trim().slice(0, 80)}"`)
  }
  let depth = 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let outside = ''
    for (const letter of node.textContent!) {
      if (letter === open) depth++
      if (depth === 0) outside += letter
      if (letter === close) depth = Math.max(0, depth - 1)
    }
    const element = node.parentElement!
    if (
      !element.closest(
        'script, style, kbd, code, time, output:is([data-code], [data-link]), [lang]:not(html), [data-own-words]',
      )
    )
      report(outside, element.tagName.toLowerCase())
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt], [aria-description]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      const text = element.getAttribute(name)
      if (text && !text.includes(open) && !element.closest('[data-own-words]'))
        report(text, `${name} of ${element.tagName.toLowerCase()}`)
    }
  if (!document.title.includes(open)) report(document.title, 'title of the page')
  return [...new Set(found)]
}

/**
 * Runs in the page: words in letters of another language, for which a whole face would be fetched. Languages go by their own names, in a
 * face of their own; what a reader has heard was said when it was.
 */
export function foreignLetters(): string[] {
  const { lang } = document.documentElement
  const [extended, cyrillic] = ['\\u0100-\\u024f', '\\u0400-\\u04ff']
  const others = new RegExp(`[${{ pl: cyrillic, ru: extended }[lang] ?? extended + cyrillic}]`)
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (others.test(node.nodeValue ?? '') && !node.parentElement?.closest('span[lang], [data-part^=announcer]'))
      found.push(`${lang}: letters of another language: ${node.nodeValue}`)
  return found
}
