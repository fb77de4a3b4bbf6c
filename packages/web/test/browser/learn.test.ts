import { cardsContent, decksContent } from '@redoubt/conquest'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { START } from '../../src/learn/deck/building.ts'
import { LESSONS } from '../../src/learn/lesson.ts'
import { following, type Liking, SOLUTIONS } from '../solutions.ts'
import { overflows, stumbles } from './axe.ts'
import { decideUntil } from './byname.ts'
import { site } from './table.ts'

const redoubt = site()
const BUBBLE = '[data-beat]'
const FINISHED = '[data-beat="finished"]'
const HINT = '[data-beat^="hint-"]'
const beat = (page: Page, timeout = 60_000) => page.locator(BUBBLE).first().getAttribute('data-beat', { timeout })

/** Many lessons, or a whole mission twice, on a machine that has other things to do. */
const LONG = 400_000

const BLADE = 'Tallassarian Tempest Blade'

async function begin(page: Page, lesson: string): Promise<void> {
  await page.goto(`${redoubt.url}/#/learn`)
  await page.locator(`[data-lesson="${lesson}"]`).click()
  await page.locator(BUBBLE).waitFor()
}

/** Presses a space of the board. */
const press = (page: Page, space: string) => page.locator(`[data-space="${space}"]`).click({ force: true })

test('a lesson is solved by following the guide, is remembered, and leads to the next', async () => {
  const { page } = await redoubt.visit()
  // Whoever has played nothing yet is led to the guide by the biggest button of the start page.
  await page.goto(`${redoubt.url}/#/home`)
  await page.locator('main a.ui-Button-primary[data-lesson="first"]').click()
  await page.locator(BUBBLE).waitFor()
  await begin(page, 'glory')
  await page.locator('[data-beat="kill"]').waitFor()
  await page.locator('[data-space="B2"][data-legal]').waitFor()
  expect(await stumbles(page)).toEqual([])
  // What is meant is lit and the rest dark until the learner does something; the guide shows how, and decides nothing.
  const isDark = () =>
    page.locator('[data-part="spotlight"]').evaluate(shade => Number(getComputedStyle(shade).opacity))
  expect(await isDark()).toBeGreaterThan(0.5)
  const asked = page.locator('[data-part="prompt"]')
  const before = await asked.getAttribute('data-seq')
  await page.keyboard.press('Tab')
  await page.locator('[data-way="show"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-part="demonstration"]').waitFor({ state: 'attached' })
  await page.locator('[data-space="B2"]:focus').waitFor()
  await page.locator('[data-part="demonstration"]').waitFor({ state: 'detached' })
  expect(await asked.getAttribute('data-seq')).toBe(before)
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift')
      return isDark()
    })
    .toBe(0)
  await page.keyboard.press('Enter')
  await page.locator('[data-beat="wake"]').waitFor()
  await press(page, 'D1')
  await page.locator('[data-beat="telefrag"]').waitFor()
  await press(page, 'F2')
  await page.locator('[data-beat="finished"]').waitFor()
  await page.goto(`${redoubt.url}/#/learn`)
  await page.locator('[data-lesson="glory"]', { hasText: 'Lesson complete' }).waitFor()
})

test('whoever ignores the guide is never stopped, is told when it is too late, and may begin again', async () => {
  const { page } = await redoubt.visit('phone')
  await begin(page, 'moving')
  await page.locator('[data-beat="step"]').waitFor()
  await page.keyboard.press('e')
  const sure = page.getByRole('button', { name: /end/i })
  await expect
    .poll(
      async () => {
        if ((await beat(page)) === 'lost') return 'lost'
        for (const button of await sure.all()) await button.click({ timeout: 2000 }).catch(() => {})
        return await beat(page)
      },
      { timeout: 60_000 },
    )
    .toBe('lost')
  await page.getByRole('button', { name: 'Once more' }).click()
  await page.locator('[data-beat="step"]').waitFor()
  // Left and resumed: the match is kept, and the guide knows where one was.
  const address = page.url()
  await page.locator('[data-space][data-legal]').first().waitFor()
  await press(page, 'B3')
  await page.locator('[data-beat="door"]').waitFor()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.locator('[data-way="resume"]').click()
  await page.locator('[data-beat="door"]').waitFor()
  expect(page.url()).toBe(address)
})

test(
  'every short lesson is solved by doing what the guide says, the one about decks in the editor',
  async () => {
    const { page } = await redoubt.visit()
    for (const [id, script] of Object.entries(SOLUTIONS).filter(([id]) => id !== 'glory')) {
      await begin(page, id)
      const { game } = LESSONS.find(lesson => lesson.id === id)!
      const said = new Set<string | null>()
      await decideUntil(page, following(game, script), FINISHED, now => said.add(now))
      expect([...said], id).not.toContain('lost')
    }
    await begin(page, 'building')
    // Left and resumed: the card put in stays in.
    await page.getByRole('button', { name: `One more ${BLADE}`, exact: true }).click()
    await page.locator('[data-beat="cheap"]').waitFor()
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.locator('[data-way="resume"]').click()
    await page.locator('[data-beat="cheap"]').waitFor()
    const whole = decksContent.decks.find(({ id }) => id === 'starter-35-space-marines')!
    // It is legal before it is whole.
    const isDone = async () => (await page.locator('[data-beat="finished"]').count()) > 0
    for (const { id, count } of whole.cards) {
      const { name } = cardsContent.cards.find(card => card.id === id)!
      const add = page.getByRole('button', { name: `One more ${name}`, exact: true })
      const kept = START.cards.find(card => card.id === id)?.count ?? (name === BLADE ? 1 : 0)
      for (let n = kept; n < count && !(await isDone()); n++) await add.click()
    }
    await page.locator('[data-beat="finished"]').waitFor()
    await page.goto(`${redoubt.url}/#/learn`)
    await page.getByText(`${Object.keys(SOLUTIONS).length} of ${LESSONS.length} lessons done`).waitFor()
  },
  LONG,
)

test('a first match brings hints, one at a time, and they can be turned off for ever', async () => {
  const { page } = await redoubt.visit('desk', { hints: true })
  const pass = (keys: readonly string[]) => keys.find(key => /^(keep|pass|done)/.test(key)) ?? keys[0]!
  const hint = page.locator(HINT)
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  await page.locator('[data-beat="hint-deploy"]').waitFor()
  await page.locator('[data-way="hint-done"]').click()
  await expect.poll(() => hint.count()).toBe(0)
  await decideUntil(page, pass, HINT)
  expect(await hint.getAttribute('data-beat')).toBe('hint-commit')
  await page.locator('[data-way="hints-off"]').click()
  await expect.poll(() => hint.count()).toBe(0)
  // Somebody who has heard none yet, but wants none.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('redoubt.hints')!)
    localStorage.setItem('redoubt.hints', JSON.stringify({ ...kept, said: [] }))
  })
  await page.reload()
  await page.locator('[data-prompt="commit"][data-yours]:not([data-busy])').waitFor()
  await page.keyboard.press('Shift+A')
  await page.locator('[role=menu] [data-action]').first().waitFor()
  expect(await hint.count()).toBe(0)
  await page.goto(`${redoubt.url}/#/settings`)
  expect(await page.getByRole('checkbox', { name: /Hints in first matches/ }).isChecked()).toBe(false)
})

test('the start page leads a newcomer to the training, then on; whoever played Conquest alone to Conquest', async () => {
  const { page } = await redoubt.visit()
  const way = page.locator('main a.ui-Button-primary').first()
  const home = async () => {
    await page.goto(`${redoubt.url}/#/learn`)
    await page.goto(`${redoubt.url}/#/home`)
  }
  await home()
  await page.locator('[data-lesson="first"]').waitFor()
  await begin(page, 'moving')
  await page.locator('[data-space][data-legal]').first().waitFor()
  await press(page, 'B3')
  await page.locator('[data-beat="door"]').waitFor()
  const left = page.url()
  await home()
  await page.locator('[data-lesson="left"]').click()
  await page.locator('[data-beat="door"]').waitFor()
  expect(page.url()).toBe(left)
  await page.evaluate(() => localStorage.setItem('redoubt.lessons', '{"done":["moving"]}'))
  await page.reload()
  await home()
  await page.locator('[data-lesson="next"]').waitFor()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  await page.locator('[data-prompt][data-yours]').waitFor()
  await page.locator('[data-part=bar] [aria-haspopup]').last().click()
  await page.locator('[role=menuitem][data-key=concede]').click()
  await page.getByRole('alertdialog').locator('button').last().click()
  await page.locator('[data-part=outcome]').waitFor()
  await home()
  await page.getByText('Played last').waitFor()
  expect(await way.getAttribute('href')).toBe('#/new/quick/conquest')
})

test(
  'the training is finished by following the guide on a phone, and by ignoring it',
  async () => {
    const { page } = await redoubt.visit('phone')
    await begin(page, 'training')
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    const said = new Set<string | null>()
    let now: string | null = null
    const hear = (beat: string | null) => said.add((now = beat))
    // Whoever is told to walk walks; all else goes without saying.
    const usual = following('doom')
    const told: Liking = keys => (now === 'walk' && keys.find(key => key.startsWith('step'))) || usual(keys)
    await decideUntil(page, told, FINISHED, hear)
    expect([...said], 'what the guide said').toEqual(expect.arrayContaining(['begin', 'win', 'finished']))
    // Three facts, then the result; whoever goes by key is in the dialog, not behind it.
    const end = page.locator('[data-beat="finished"]')
    expect(await end.locator('[data-part="facts"] li').count()).toBe(3)
    // The path shows it done and what comes next.
    expect(await end.locator('[data-part="path"] [aria-current="step"]').getAttribute('data-step')).toBe('moving')
    await expect.poll(() => end.evaluate(dialog => dialog.contains(document.activeElement))).toBe(true)
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await end.getByRole('button', { name: 'Show the result' }).click()
    await page.locator('[data-part="outcome"]').waitFor()
    // Whoever sends the guide away and only ever ends activations gets to the end as well, and is not held back.
    await begin(page, 'training')
    await page.getByRole('button', { name: 'Hide' }).click()
    const idle = (keys: readonly string[]) => keys.find(key => /^(end|done|pass|no)\b/.test(key)) ?? keys[0]!
    await decideUntil(page, idle, FINISHED)
  },
  LONG,
)
