import type { Page } from 'playwright-core'
import type { Liking } from '../solutions.ts'

/**
 * A person who goes by keys and names: every decision is made in the list of all choices (Shift+A). Whatever is greeted with is read
 * and put away. Until `done`.
 */
export async function decideUntil(page: Page, like: Liking, done: () => Promise<boolean>): Promise<string[]> {
  const made: string[] = []
  let idle = Date.now()
  const items = page.locator('[role=menu] [role=menuitem][data-action]')
  while (!(await done())) {
    if (Date.now() - idle > 120_000) throw new Error(`Nothing to decide after ${made.slice(-20).join(' ')}`)
    const greeting = page.locator(':not([data-part="outcome"]) > [role=dialog]:not([data-beat]) .btn.primary').first()
    if ((await greeting.count()) > 0) {
      await greeting.click({ timeout: 3000 }).catch(() => {})
      continue
    }
    const prompt = page.locator('[data-prompt][data-yours]:not([data-busy])').first()
    const asked =
      (await prompt.count()) > 0 ? await prompt.getAttribute('data-prompt', { timeout: 2000 }).catch(() => null) : null
    if (asked === null) {
      await page.waitForTimeout(25)
      continue
    }
    await page.keyboard.press('Shift+A')
    const isOpen = await items
      .first()
      .waitFor({ timeout: 1500 })
      .then(() => true)
      .catch(() => false)
    if (!isOpen) continue
    // What is said beside the question is heard before it is answered; an open list would keep everything else out of reach.
    if (await done()) {
      await page.keyboard.press('Escape')
      await items.first().waitFor({ state: 'detached' })
      break
    }
    const keys = await items.evaluateAll(all => all.map(item => item.getAttribute('data-action')!))
    const key = like(keys)
    const isChosen = await page
      .locator(`[role=menu] [data-action=${JSON.stringify(key)}]`)
      .click({ timeout: 3000 })
      .then(() => true)
      .catch(() => false)
    if (!isChosen) {
      await page.keyboard.press('Escape')
      continue
    }
    made.push(key)
    idle = Date.now()
    await items
      .first()
      .waitFor({ state: 'detached', timeout: 3000 })
      .catch(() => {})
  }
  return made
}
