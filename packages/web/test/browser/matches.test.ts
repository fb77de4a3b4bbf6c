import { readFileSync } from 'node:fs'
import { box } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import { clickUntil } from './clicker.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { site } from './table.ts'

const redoubt = site()
const TIMEOUT = { timeout: 300_000 }
const yours = '.prompt.yours'

test('from the start page into a good game within three clicks', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(redoubt.url)
  await page
    .getByText(/^(Training|Quick game)$/)
    .first()
    .click()
  await page.locator('.prompt').waitFor()
  expect(page.url()).toMatch(/#\/match\//)
})

test('a reload in the middle of an attack loses nothing', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  const seats = { alpha: person('A', 0), invader: person('A', 0) }
  const file = matchFile('doom', { mission: 'black-bishop-1', marines: 1 }, seats, kind => kind === 'attack-target')
  await openFile(page, redoubt.url, file)
  await page.locator(`[data-prompt="attack-target"]${yours}`).waitFor()
  await page
    .getByRole('button', { name: /To the table/ })
    .click({ timeout: 3000 })
    .catch(() => {})
  const before = await page.locator('.prompt-text').innerText()
  await page.reload()
  await page.locator(`[data-prompt="attack-target"]${yours}`).waitFor()
  expect(await page.locator('.prompt-text').innerText()).toBe(before)
  // and it goes on: a target is picked, the attack is made
  let picked = false
  await clickUntil(page, 3, async () => {
    picked = (await page.locator('[data-prompt="attack-target"]').count()) === 0
    return picked
  })
  expect(picked).toBe(true)
})

test('a misclick is taken back: the same question stands again', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  await page.locator(yours).waitFor()
  await page.locator('[data-action="list"]').click()
  await page.getByRole('menuitem').first().click()
  await page.locator('[data-action="undo"]').waitFor()
  await page.keyboard.press('z')
  await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
  await page.getByText('You take back the last decision').waitFor()
})

test(
  'a game is exported as a file and imported into another browser, where it stands at the same question',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    const seats = { alpha: person('A', 0), invader: bot('recruit') }
    const file = matchFile(
      'doom',
      { mission: 'tutorial', marines: 1 },
      seats,
      (kind, seat) => kind === 'activation' && seat === 'alpha',
    )
    await openFile(page, redoubt.url, file)
    await page.locator(yours).waitFor()
    const prompt = await page.locator('.prompt-text').innerText()
    await page.goto(`${redoubt.url}/#/matches`)
    await page
      .getByRole('button', { name: /^Export/ })
      .first()
      .click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'With everything' }).click(),
    ])
    const saved = JSON.parse(readFileSync((await download.path())!, 'utf8'))
    expect(saved.save.decisions.slice(0, file.save.decisions.length)).toEqual(file.save.decisions)
    const other = await redoubt.visit()
    await openFile(other.page, redoubt.url, saved)
    await other.page.locator(yours).waitFor()
    expect(await other.page.locator('.prompt-text').innerText()).toBe(prompt)
  },
)

test('a broken file is refused in words, and nothing appears among the games', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/matches`)
  const field = page.getByLabel('Import a game from a file').last()
  await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"save":1}') })
  await page.getByRole('alert').waitFor()
  expect(await page.locator('[data-match]').count()).toBe(0)
})

test(
  'two people at one screen: no hand is in the document while it is passed on, and none but one’s own afterwards',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    const seats = { alpha: person('Ann', 0), bravo: person('Ben', 1), invader: bot('recruit') }
    const options = { mission: 'black-bishop-1', marines: 2 }
    const file = matchFile('doom', options, seats, (kind, seat) => kind === 'activation' && seat === 'alpha')
    await openFile(page, redoubt.url, file)
    await page.getByRole('button', { name: /I am Ann/ }).waitFor()
    const content = box()
    const names = Object.values(content.actionCards).map(card => card.name)
    const hidden = await page.content()
    for (const name of names) expect(hidden).not.toContain(`>${name}<`)
    expect(await page.locator('[data-card], [data-space]').count()).toBe(0)
    await page.getByRole('button', { name: /I am Ann/ }).click()
    await page.locator(yours).waitFor()
    const held = await page
      .locator('[role=option][data-card]')
      .evaluateAll(cards => cards.map(card => (card as HTMLElement).dataset.card))
    expect(held.length).toBeGreaterThan(0)
  },
)

test('a replay stands at every position and plays on from any', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  const seats = { a: person('A', 0), b: bot('cadet') }
  const file = matchFile('conquest', {}, seats, () => false, 40)
  await openFile(page, redoubt.url, file)
  await page.locator('.prompt').waitFor()
  await page.goto(page.url().replace('#/match/', '#/replay/'))
  const slider = page.getByRole('slider')
  await slider.waitFor()
  const length = Number(await slider.getAttribute('max'))
  expect(length).toBeGreaterThanOrEqual(file.save.decisions.length)
  const forward = page.getByRole('button', { name: 'One decision forward' })
  for (let at = 1; at <= length; at++) {
    await forward.click()
    await page.getByText(new RegExp(`decision ${at} of ${length}`)).waitFor()
  }
  await slider.focus()
  await page.keyboard.press('Home')
  await page.getByText(new RegExp(`decision 0 of ${length}`)).waitFor()
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL(/#\/match\//)
  await page.locator('.prompt').waitFor()
})

test('the result stays when somebody clicks beside it, and comes back after a look at the table', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  await page.locator(yours).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /Give up/ }).click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
  const outcome = page.locator('.outcome')
  await outcome.getByText('You gave up: Orks win.').waitFor()
  await page.mouse.click(20, 450)
  await page.getByRole('button', { name: 'Look at the table' }).click()
  expect(await outcome.count()).toBe(0)
  await page.getByRole('button', { name: 'Show the result' }).click()
  await outcome.waitFor()
})

test('without a network the start page, a match and the rules still open', TIMEOUT, async () => {
  const { page, context, complaints } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/doom/tutorial/1/alpha`)
  await page.locator('.prompt').waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(async () => {
    const names = await caches.keys()
    return names.length > 0 && (await (await caches.open(names[0]!)).keys()).length > 20
  })
  const match = page.url()
  await context.setOffline(true)
  await page.reload()
  await page.locator('.prompt').waitFor()
  await page.goto(`${redoubt.url}/#/rules/doom/D-GOLDEN-1`)
  await page.reload()
  await page.locator('#D-GOLDEN-1').waitFor()
  await page.goto(`${redoubt.url}/#/home`)
  await page.reload()
  await page
    .getByText(/^(Training|Quick game)$/)
    .first()
    .waitFor()
  await page.goto(match)
  await page.locator('.prompt').waitFor()
  complaints.splice(0) // a browser that is offline says so
})

test('a bot that searches thinks in a thread of its own, and the log knows of no fallback', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  const seats = { a: person('A', 0), b: { ...bot('warlord'), time: 1000 } }
  await openFile(
    page,
    redoubt.url,
    matchFile('conquest', {}, seats, () => true),
  )
  await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
  await page.keyboard.press('p')
  await page.locator(`[data-prompt="commit"]${yours}`).waitFor()
  expect(page.workers().map(worker => worker.url())).toEqual(
    expect.arrayContaining([expect.stringMatching(/thinker-/)]),
  )
  expect(await page.locator('.log').innerText()).not.toContain('Redoubt made a safe choice')
})
