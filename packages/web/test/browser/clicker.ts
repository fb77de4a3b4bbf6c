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
  /** The number of the question. */
  seq: string
  greeting: boolean
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
    if (dialog) return { kind: '', seq: '', greeting: true, things: [{ way: 'dialog', ...middle(dialog) }] }
    // A press that came too late may have asked for something that is asked back: any answer will do.
    const answers = [...document.querySelectorAll('[role=alertdialog] .ui-Button-btn')]
    if (answers.length > 0)
      return {
        kind: '',
        seq: '',
        greeting: true,
        things: answers.map(answer => ({ way: 'answer', ...middle(answer) })),
      }
    const prompt = document.querySelector<HTMLElement>('[data-prompt][data-yours]:not([data-busy])')
    if (!prompt) return null
    const things = [...document.querySelectorAll<HTMLElement>(lit)].flatMap(element => {
      const { x, y } = middle(element)
      const top = document.elementFromPoint(x, y)
      return top !== null && element.contains(top) ? [{ way: element.dataset.action ?? '', x, y }] : []
    })
    return { kind: prompt.dataset.prompt ?? '', seq: prompt.dataset.seq ?? '', greeting: false, things }
  }, LIT)
}

/** Runs in the page: whoever looks again and again while others act takes their time. */
function untilChanged(): Promise<void> {
  return new Promise(changed => {
    const done = () => {
      observer.disconnect()
      setTimeout(changed, 25)
    }
    const observer = new MutationObserver(done)
    observer.observe(document.body, { subtree: true, childList: true, attributes: true })
    setTimeout(done, 250)
  })
}

/** So many clicks, and even somebody who clicks at everything lets the others act. */
const PATIENCE = 8
/** What lets others act. */
const ENDS = /^(end|done|pass|concede)/

/** Clicks until `done`. Ending an activation is always possible and would end every game in yawns: rather anything else. */
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
  let ended: string | null = null
  while (!(await done(page))) {
    const found = await litThings(page)
    if (!found || found.things.length === 0) {
      if (Date.now() - idle > 120_000) throw new Error(`Nothing to press: ${await page.locator('body').innerText()}`)
      await page.evaluate(untilChanged)
      continue
    }
    idle = Date.now()
    // An end that is asked back has not let anybody act yet.
    if (ended !== null && found.seq !== ended) {
      since = 0
      ended = null
    }
    const lively = found.things.filter(({ way }) => !ENDS.test(way))
    const ends = found.things.filter(({ way }) => ENDS.test(way))
    const isPatient = since < patience
    const wanted = chance() < (isPatient ? 0.8 : 0.2) ? lively : isPatient ? [] : ends
    const among = wanted.length > 0 ? wanted : found.things
    const { way, x, y } = among[Math.floor(chance() * among.length)]!
    since++
    if (ENDS.test(way)) ended = found.seq
    if (by === 'touch') await page.touchscreen.tap(x, y)
    else await page.mouse.click(x, y)
    if (found.greeting) continue
    person.clicks++
    person.prompts.set(found.kind, (person.prompts.get(found.kind) ?? 0) + 1)
  }
  return person
}

export const isOver = (page: Page) => page.locator('[data-part=outcome]').isVisible()
