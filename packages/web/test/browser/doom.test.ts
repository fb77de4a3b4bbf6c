import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { clickUntil, isOver } from './clicker.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()

/** The same dice every time: how long it takes is no matter of luck. */
const MISSION = matchFile(
  'doom',
  { mission: 'tutorial', marines: 1 },
  { alpha: person('You', 0), invader: bot('veteran') },
  () => true,
)

test('a whole mission is played by touch on a phone held across, and its end tells what happened', {
  timeout: 600_000,
}, async () => {
  const { page } = await redoubt.visit('phone', { window: [844, 390], touch: true })
  await openFile(page, redoubt.url, MISSION)
  // Somebody in a hurry: a mission that is over soon is a whole one, too.
  const person = await clickUntil(page, 7, isOver, 'touch', 1)
  expect(await isOver(page)).toBe(true)
  expect(person.clicks).toBeGreaterThan(10)
  expect([...person.prompts.keys()]).toContain('activation')
  // The end: what each did, the best moment, luck, and the ways on, all of them in reach of a thumb.
  const end = page.locator('[data-part=outcome]')
  for (const part of ['statistics', 'luck']) await end.locator(`[data-part=${part}]`).waitFor()
  expect(await overflows(page)).toBe(false)
  expect(await stumbles(page)).toEqual([])
  await end.locator('[data-round="2"]').click()
  await end.locator('[data-part=from-round]', { hasText: '2' }).click()
  await page.locator('[data-prompt="activation"][data-yours]').waitFor()
  expect(await isOver(page)).toBe(false)
})
