import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from './table.ts'

const redoubt = site()

/** Where the focus is, and whether Enter there would do something for the match. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null
    const way = element?.dataset.action ?? ''
    const acts = way !== '' && !['undo', 'list', 'read'].includes(way) && element!.dataset.disabled === undefined
    return {
      way,
      acts: acts || element?.matches('.dm-held.can, .db-cell[data-legal]') === true,
      board: element?.matches('.db-cell') === true,
      dialog: element?.closest('[role=dialog]') !== null && element?.matches('.btn.primary') === true,
    }
  })
}

/** More than a round ever took; counted in deeds, because a machine may be slow. */
const MOST = 300

/** Plays with Tab, Enter, N and Escape alone until the second round begins. Returns how often it acted. */
async function playARound(page: Page): Promise<number> {
  let acted = 0
  for (let n = 0; acted < MOST; n++) {
    if (
      await page
        .getByText(/round 2/i)
        .first()
        .isVisible()
    )
      return acted
    if (!(await page.locator('.prompt.yours, [role=dialog]').first().isVisible())) {
      await page.waitForTimeout(30)
      continue
    }
    // Now and then the first thing that can be done, else one further on: nobody presses the same key for ever.
    let skips = n % 4
    for (let tabs = 0; tabs < 40; tabs++) {
      await page.keyboard.press('Tab')
      const at = await focused(page)
      if (at.board && !at.acts) await page.keyboard.press('n')
      const here = at.board ? await focused(page) : at
      if (!here.dialog && (!here.acts || skips-- > 0)) continue
      await page.keyboard.press('Enter')
      acted++
      break
    }
  }
  throw new Error(`No second round: ${await page.locator('.prompt').innerText()}`)
}

test.each(['alpha', 'invader'])(
  'a round of Black Bishop 1 is played as %s by keyboard alone',
  { timeout: 600_000 },
  async seat => {
    const { page } = await redoubt.visit()
    await page.goto(`${redoubt.url}/#/new/quick/doom/black-bishop-1/1/${seat}`)
    expect(await playARound(page)).toBeGreaterThan(3)
  },
)
