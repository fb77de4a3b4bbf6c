import type { Page } from 'playwright-core'

/** A person who clicks whatever is lit, by chance but repeatably, until the match is over. */
export interface Clicker {
  clicks: number
  /** Every prompt that was answered, by kind of decision. */
  prompts: Map<string, number>
}

/** Things one may press now: buttons of prompts and cards to pick, lit spaces, cards that can be played. */
const LIT = [
  '[data-action]:not([data-action="undo"]):not([data-action="list"]):not([data-action="read"]):not([data-action="put-back"]):not([data-disabled])',
  '[role=gridcell][data-legal]',
  '[role=option][data-can]',
  '[data-lit][data-planet], [data-lit][data-figure], [data-lit][data-card]',
].join(', ')

interface Thing {
  way: string
  x: number
  y: number
}

interface Lit {
  kind: string
  greeting: boolean
  /** The buttons of the prompt are about to be there. */
  settles: boolean
  things: Thing[]
}

/** What is lit and really under the pointer, with where to press. Null while it is somebody else's turn. */
function litThings(page: Page): Promise<Lit | null> {
  return page.evaluate(lit => {
    const middle = (element: Element) => {
      const box = element.getBoundingClientRect()
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    // A greeting goes on; a card that was looked at by a click come too late is put away.
    const dialog =
      document.querySelector(':not([data-part="outcome"]) > [role=dialog] .ui-Button-primary') ??
      [...document.querySelectorAll(':not([data-part="outcome"]) > [role=dialog] .ui-Button-btn')].at(-1)
    if (dialog) return { kind: '', greeting: true, settles: false, things: [{ way: 'dialog', ...middle(dialog) }] }
    // A press that came too late may have asked for something that is asked back: any answer will do.
    const answers = [...document.querySelectorAll('[role=alertdialog] .ui-Button-btn')]
    if (answers.length > 0) {
      const things = answers.map(answer => ({ way: 'answer', ...middle(answer) }))
      return { kind: '', greeting: true, settles: false, things }
    }
    const prompt = document.querySelector<HTMLElement>('[data-prompt][data-yours]:not([data-busy])')
    if (!prompt) return null
    const things = [...document.querySelectorAll<HTMLElement>(lit)].flatMap(element => {
      const { x, y } = middle(element)
      const top = document.elementFromPoint(x, y)
      return top !== null && element.contains(top) ? [{ way: element.dataset.action ?? '', x, y }] : []
    })
    const settles = prompt.querySelector('[data-settling]') !== null
    return { kind: prompt.dataset.prompt ?? '', greeting: false, settles, things }
  }, LIT)
}

const isEnding = (way: string) => /^(end|done|pass|concede)/.test(way)

/** So many clicks, and even somebody who clicks at everything lets the others act. */
const PATIENCE = 8

/**
 * Clicks until `done`. Ending an activation is always possible and would end every game in yawns: rather anything else, as long as there is
 * patience; then rather that, which among forty spaces would hardly ever be hit.
 */
export async function clickUntil(
  page: Page,
  seed: number,
  done: (page: Page) => Promise<boolean>,
  by: 'mouse' | 'touch' = 'mouse',
  patience = PATIENCE,
): Promise<Clicker> {
  const person: Clicker = { clicks: 0, prompts: new Map() }
  let dice = seed
  const chance = () => (dice = (dice * 1103515245 + 12345) % 2147483648) / 2147483648
  let idle = Date.now()
  let since = 0
  while (!(await done(page))) {
    const found = await litThings(page)
    if (!found || found.things.length === 0) {
      if (Date.now() - idle > 120_000) throw new Error(`Nothing to press: ${await page.locator('body').innerText()}`)
      await page.waitForTimeout(25)
      continue
    }
    idle = Date.now()
    const lively = found.things.filter(({ way }) => !isEnding(way))
    const wanted = since < patience ? lively : found.things.filter(({ way }) => isEnding(way))
    // Who wants to end waits for the button, and does not turn every card over meanwhile.
    if (wanted.length === 0 && found.settles) {
      await page.waitForTimeout(25)
      continue
    }
    const among = wanted.length > 0 && chance() < 0.8 ? wanted : found.things
    const { way, x, y } = among[Math.floor(chance() * among.length)]!
    since = lively.some(thing => thing.way === way) ? since + 1 : 0
    if (by === 'touch') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    if (found.greeting) continue
    person.clicks++
    person.prompts.set(found.kind, (person.prompts.get(found.kind) ?? 0) + 1)
  }
  return person
}

export const isOver = (page: Page) => page.locator('[data-part=outcome]').isVisible()
