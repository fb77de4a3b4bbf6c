import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()

interface Place {
  /** Something of the match that Enter would do here; null where there is nothing of the kind. */
  deed: string | null
  isBoard: boolean
}

/** Where the focus is. What only looks, or goes back, is no deed. */
function focused(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const way = element?.dataset.action ?? ''
    const goesOn = way !== '' && !/^(undo|list|read|put-back|go-on)$/.test(way)
    const acts =
      (goesOn && element!.dataset.disabled === undefined) ||
      element?.matches('[role=option][data-can], [role=gridcell][data-legal], [role=dialog] .ui-Button-primary') ===
        true
    return {
      deed: acts ? way || (element!.getAttribute('aria-label') ?? element!.innerText) : null,
      isBoard: element?.matches('[role=gridcell]') === true,
    }
  })
}

/** The parts of the table have keys that lead there; what is to be pressed is a few tabs further, on the board the next lit space. */
const PARTS = ['Shift+H', 'Shift+B', 'Shift+P'] as const
const TABS = 6
/** More than the round of these matches takes; counted in deeds, because a machine may be slow. */
const MOST = 60

/**
 * Plays with keys alone until the second round begins, and returns what was done. What was done at a question already is not done there
 * again while there is something else, so that a walk cannot go round in circles.
 */
async function playARound(page: Page): Promise<string[]> {
  const deeds: string[] = []
  const done = new Set<string>()
  while (deeds.length < MOST) {
    // The bots have their say first.
    const isNext = await page.waitForFunction(() => {
      const round = document.querySelector('[data-part=initiative]')?.textContent ?? ''
      const asked = document.querySelector('[data-prompt][data-yours]:not([data-busy]), [role=dialog]')
      return /round 2/i.test(round) ? 'next' : asked && 'asked'
    })
    if ((await isNext.jsonValue()) === 'next') return deeds
    const question = await page.locator('[data-prompt]').innerText()
    const deed = await pressSomething(page, `${question} · `, done)
    if (deed) deeds.push(deed)
    else done.clear()
  }
  throw new Error(`No second round after ${deeds.join(', ')}`)
}

async function pressSomething(page: Page, question: string, done: Set<string>): Promise<string | null> {
  for (const part of PARTS) {
    await page.keyboard.press(part)
    for (let tabs = 0; tabs < TABS; tabs++) {
      let { deed, isBoard } = await focused(page)
      if (isBoard && deed === null) {
        await page.keyboard.press('n')
        deed = (await focused(page)).deed
      }
      if (deed !== null && !done.has(question + deed)) {
        done.add(question + deed)
        await page.keyboard.press('Enter')
        return deed
      }
      await page.keyboard.press('Tab')
    }
  }
  return null
}

const me = person('You', 0)
const start = (alpha: typeof me | ReturnType<typeof bot>, invader: typeof alpha) =>
  matchFile('doom', { mission: 'black-bishop-1', marines: 1 }, { alpha, invader }, () => true)

test.each([
  ['alpha', start(me, bot('recruit'))],
  ['invader', start(bot('recruit'), me)],
])('a round of Black Bishop 1 is played as %s by keyboard alone', { timeout: 180_000 }, async (_, file) => {
  const { page } = await redoubt.visit()
  await openFile(page, redoubt.url, file)
  expect((await playARound(page)).length).toBeGreaterThan(3)
})
