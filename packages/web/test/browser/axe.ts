import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a keyboard or a screen reader would stumble over, serious things only: "rule: first element". With `landmarks` also those one inside the other. */
export async function stumbles(page: Page, { landmarks = false } = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  await page.locator('.ui-Icon-sprite').waitFor({ state: 'attached' }) // it comes a moment after the page
  return page.evaluate(async withLandmarks => {
    const { axe } = globalThis as unknown as {
      axe: { run(where: object, how: object): Promise<{ violations: Violation[] }> }
    }
    interface Violation {
      id: string
      impact: string
      nodes: Array<{ target: string[]; failureSummary: string }>
    }
    // Drawings that only their users show: three elements of four, each of which would be looked at, also to leave it out.
    const sprite = document.querySelector('.ui-Icon-sprite')!
    sprite.remove()
    const { violations } = await axe
      // Nobody reads what is right, and there is nothing in frames: half of the time.
      .run(document, { resultTypes: ['violations'], preload: false, iframes: false })
      .finally(() => document.body.prepend(sprite))
    return violations
      .filter(
        ({ id, impact }) =>
          impact === 'serious' || impact === 'critical' || (withLandmarks && id.startsWith('landmark-')),
      )
      .map(
        ({ id, nodes }) =>
          `${id} (${nodes.length}): ${nodes[0]!.target.join(' ')} ${nodes[0]!.failureSummary.slice(0, 200)}`,
      )
  }, landmarks)
}

/** True if the page scrolls sideways: nothing may be cut off at this width. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1)
}
