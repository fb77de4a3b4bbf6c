import type { Page } from 'playwright-core'
import type { Liking } from '../solutions.ts'

const GREETING = ':not([data-part="outcome"]) > [role=dialog]:not([data-beat]) .ui-Button-primary'
const PROMPT = '[data-prompt][data-yours]:not([data-busy])'
const ITEM = '[role=menu] [role=menuitem][data-action]'

/** What is on the page, asked for in one go: there are hundreds of decisions. */
interface Seen {
  isDone: boolean
  isGreeted: boolean
  isAsked: boolean
  /** What the guide speaks of. */
  beat: string | null
  /** All choices, while their list is open. */
  keys: string[]
}

const look = (page: Page, until: string): Promise<Seen> =>
  page.evaluate(
    ([done, greeting, prompt, item]) => ({
      isDone: document.querySelector(done!) !== null,
      isGreeted: document.querySelector(greeting!) !== null,
      isAsked: document.querySelector(prompt!) !== null,
      beat: document.querySelector('[data-beat]')?.getAttribute('data-beat') ?? null,
      keys: [...document.querySelectorAll(item!)].map(each => each.getAttribute('data-action')!),
    }),
    [until, GREETING, PROMPT, ITEM],
  )

/**
 * A person who goes by keys and names: every decision is made in the list of all choices (Shift+A). Whatever is greeted with is read
 * and put away. Until something is there; what the guide says on the way is heard.
 */
export async function decideUntil(
  page: Page,
  like: Liking,
  until: string,
  hear: (beat: string | null) => void = () => {},
): Promise<string[]> {
  const made: string[] = []
  let idle = Date.now()
  for (;;) {
    if (Date.now() - idle > 120_000) throw new Error(`Nothing to decide after ${made.slice(-20).join(' ')}`)
    const seen = await look(page, until)
    hear(seen.beat)
    if (seen.isDone) return made
    if (seen.isGreeted) {
      await page
        .locator(GREETING)
        .first()
        .click({ timeout: 3000 })
        .catch(() => {})
      continue
    }
    if (!seen.isAsked) {
      await page.waitForTimeout(25)
      continue
    }
    // A list that opened too late for the last look is there now.
    if (seen.keys.length === 0) {
      await page.keyboard.press('Shift+A')
      const opens = page.waitForSelector(ITEM, { timeout: 1500 })
      if (!(await opens.catch(() => null))) continue
    }
    // What is said beside the question is heard before it is answered; an open list would keep everything else out of reach.
    const now = await look(page, until)
    hear(now.beat)
    const [first] = now.keys
    if (first === undefined) continue
    const key = now.isDone ? null : like(now.keys)
    const isChosen = await page
      .locator(`[role=menu] [data-action=${JSON.stringify(key ?? first)}]`)
      .press(key === null ? 'Escape' : 'Enter', { timeout: 15_000 })
      .then(() => key !== null)
      .catch(() => false)
    await page.waitForSelector(ITEM, { state: 'detached', timeout: 3000 }).catch(() => {})
    if (!isChosen) continue
    made.push(key!)
    idle = Date.now()
  }
}
