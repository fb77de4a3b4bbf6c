import { readFileSync } from 'node:fs'
import { box } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import { clickUntil } from './clicker.ts'
import { bot, matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site()
const TIMEOUT = { timeout: 300_000 }
const yours = '[data-prompt][data-yours]'

test('from the start page into a good game within three clicks', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(redoubt.url)
  await page
    .getByText(/^(Training|Quick game)$/)
    .first()
    .click()
  await page.locator('[data-prompt]').waitFor()
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
  const before = await page.locator('[data-part=prompt-text]').innerText()
  await page.reload()
  await page.locator(`[data-prompt="attack-target"]${yours}`).waitFor()
  expect(await page.locator('[data-part=prompt-text]').innerText()).toBe(before)
  // and it goes on: a target is picked, the attack is made
  let picked = false
  await clickUntil(page, 3, async () => {
    picked = (await page.locator('[data-prompt="attack-target"]').count()) === 0
    return picked
  })
  expect(picked).toBe(true)
})

test(
  'a misclick is taken back; what was seen since is taken back as practice only, said before and shown after',
  TIMEOUT,
  async () => {
    const { page } = await redoubt.visit()
    const alone = { a: person('A', 0), b: person('A', 0) }
    const begun = matchFile('conquest', {}, alone, kind => kind === 'deploy-turn')
    await openFile(page, redoubt.url, begun)
    await page.locator(yours).waitFor()
    await page.locator('[data-action="list"]').click()
    await page.getByRole('menuitem').first().click()
    await page.locator('[data-action="undo"]').waitFor()
    // A key that comes with the prompt is not meant for it yet: pressed until it is heard. It stays in the log, struck out.
    const struck = page.locator('[data-part=log] s')
    await eventually(async () => {
      await page.keyboard.press('z')
      return struck.count()
    }).toBeGreaterThan(0)
    await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
    expect(await page.locator('[data-part=practice]').count()).toBe(0)
    // Also for whoever comes back.
    const said = await struck.first().textContent()
    await page.reload()
    await eventually(() => struck.first().textContent()).toBe(said)

    let chosen = false
    const file = matchFile('conquest', {}, { a: person('A', 0), b: bot('cadet') }, (kind, seat) => {
      chosen ||= kind === 'commit' && seat === 'a'
      return chosen && kind !== 'commit' && seat === 'a' // the dials are turned
    })
    await openFile(page, redoubt.url, file)
    await page.locator(yours).waitFor()
    await page.getByRole('button', { name: /Undo \(practice\)/ }).click()
    await page.getByRole('button', { name: 'Take it back' }).click()
    await page.locator(`[data-prompt="commit"]${yours}`).waitFor()
    await page.locator('[data-part=bar] [data-part=practice]').waitFor()
    await page.goto(`${redoubt.url}/#/matches`)
    await page.locator('[data-match] [data-part=practice]').waitFor() // one of them

    // Both games are found, chosen and deleted together.
    const rows = page.locator('[data-match]')
    expect(await rows.count()).toBe(2)
    await page.getByRole('searchbox').fill('orks nobody')
    await page.getByText('No game matches').waitFor()
    await page.getByRole('searchbox').fill('ORKS')
    await page.getByRole('button', { name: 'Select several' }).click()
    await page.getByRole('button', { name: 'Select all shown' }).click()
    await page.getByRole('button', { name: 'Delete 2 games' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete 2 games' }).click()
    await expect.poll(() => rows.count()).toBe(0)
  },
)

test('a bot leaves a moment in which a slip is taken back as if nothing had been', TIMEOUT, async () => {
  const { page } = await redoubt.visit('desk', { motion: true })
  const begun = matchFile('conquest', {}, { a: person('A', 0), b: bot('cadet') }, (kind, seat) => {
    return kind === 'deploy-turn' && seat === 'a'
  })
  await openFile(page, redoubt.url, begun)
  await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
  await page.locator('[data-action="list"]').click()
  await page.getByRole('menuitem').first().click()
  // The bot would answer by deploying something: seen, it could not be unseen.
  await page.getByRole('button', { name: /^Undo( Z)?$/ }).click()
  await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
  expect(await page.locator('[data-part=practice]').count()).toBe(0)
  expect(await page.locator('[role=alertdialog]').count()).toBe(0)
  await page.locator('[data-part=log] s').first().waitFor()
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
    const prompt = await page.locator('[data-part=prompt-text]').innerText()
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
    expect(await other.page.locator('[data-part=prompt-text]').innerText()).toBe(prompt)
    // Deleted in another tab, it ends here and stays deleted.
    const tab = await other.context.newPage()
    await tab.goto(`${redoubt.url}/#/matches`)
    await tab.getByRole('button', { name: /^Delete/ }).click()
    await tab.getByRole('button', { name: 'Delete the game' }).click()
    await other.page.getByRole('alert').getByText('This game was deleted in another tab.').waitFor()
    await tab.reload()
    await tab.getByText('No running game').waitFor()
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

    // What may be let be is asked aloud: nobody takes the screen only to pass.
    const people = { a: person('Ann', 0), b: person('Ben', 1) }
    await openFile(
      page,
      redoubt.url,
      matchFile('conquest', {}, people, kind => kind === 'deploy-turn'),
    )
    const askedAloud = page.locator('[data-part=asked-aloud]')
    await askedAloud.getByRole('button', { name: /takes the screen/ }).click()
    const first = (await page.getByRole('button', { name: /^I am/ }).innerText()).includes('Ann') ? 'Ann' : 'Ben'
    const second = first === 'Ann' ? 'Ben' : 'Ann'
    await page.getByRole('button', { name: `I am ${first}` }).click()
    await page.locator(`[data-prompt="deploy-turn"]${yours}`).waitFor()
    await page.keyboard.press('p')
    await askedAloud.getByText(`${second}: anything to play?`).waitFor()
    expect(await page.locator('[data-part=hand-over]').count()).toBe(0)
    await askedAloud.getByRole('button', { name: `${second} passes` }).click()
    // Somebody has decided since: the request is put to them by name, wherever the screen is.
    await page
      .getByRole('button', { name: /ask/i })
      .filter({ hasText: /back|undo/i })
      .first()
      .click()
    const asked = page.locator('[data-part=undo-asked]')
    await asked.getByText(new RegExp(`^${second}: ${first} asks`)).waitFor()
    await asked.getByRole('button', { name: 'Allow it' }).click()
    await page.locator('[data-prompt="deploy-turn"]').waitFor()
  },
)

test('a replay stands at every position and plays on from any', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  const seats = { a: person('A', 0), b: bot('cadet') }
  const file = matchFile('conquest', {}, seats, () => false, 16)
  await openFile(page, redoubt.url, file)
  await page.locator('[data-prompt]').waitFor()
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
  // Its controls are in the window at every size, and its round is that of the table.
  const line = page.locator('[data-region=timeline]')
  await eventually(async () => /round (\d+)/i.exec(await line.innerText())?.[1]).toBe('1')
  for (const [width, height] of [
    [360, 640],
    [640, 360],
    [844, 390],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const outside = await line.locator('button, select, [role=slider]').evaluateAll(
      parts =>
        parts.filter(part => {
          const box = part.getBoundingClientRect()
          return box.top < 0 || box.left < 0 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1
        }).length,
    )
    expect(outside, `${width}×${height}`).toBe(0)
  }
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await page.waitForURL(/#\/match\//)
  await page.locator('[data-prompt]').waitFor()
})

test('the result stays when somebody clicks beside it, and comes back after a look at the table', TIMEOUT, async () => {
  const { page } = await redoubt.visit()
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  await page.locator(yours).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /Give up/ }).click()
  await page.getByRole('button', { name: 'Give up the match' }).click()
  const outcome = page.locator('[data-part=outcome]')
  await outcome.getByText('You gave up: Orks win.').waitFor()
  await page.mouse.click(20, 450)
  await page.getByRole('button', { name: 'Look at the table' }).click()
  expect(await outcome.count()).toBe(0)
  await page.getByRole('button', { name: 'Show the result' }).click()
  await outcome.waitFor()
})

test(
  'without a network the start page, a match and the rules still open, in every language that was used',
  TIMEOUT,
  async () => {
    const { page, context, complaints } = await redoubt.visit('desk', { offline: true })
    await page.goto(`${redoubt.url}/#/new/quick/doom/tutorial/1/alpha`)
    await page.locator('[data-prompt]').waitFor()
    await page.evaluate(() => navigator.serviceWorker.ready)
    const kept = (language: string) =>
      page.waitForFunction(async words => {
        const names = await caches.keys()
        const found = await Promise.all(names.map(async name => await (await caches.open(name)).keys()))
        return found.flat().filter(({ url }) => url.includes(words)).length >= 5
      }, `/words-${language}-`)
    const speak = async (language: string) => {
      await page.evaluate(chosen => {
        const settings = JSON.parse(localStorage.getItem('redoubt.settings') ?? '{}')
        localStorage.setItem('redoubt.settings', JSON.stringify({ ...settings, language: chosen }))
      }, language)
      await page.reload()
      await page.locator(`html[lang=${language}]`).waitFor()
    }
    await kept('en')
    await speak('pl')
    await kept('pl')
    const match = page.url()
    await context.setOffline(true)
    await page.reload()
    await page.locator('[data-prompt]').waitFor()
    await page.goto(`${redoubt.url}/#/rules/doom/D-GOLDEN-1`)
    await page.reload()
    await page.locator('#D-GOLDEN-1').waitFor()
    await page.goto(`${redoubt.url}/#/home`)
    await page.reload()
    await page.locator('[data-waits]').waitFor()
    await page.getByRole('link', { name: 'Zasady' }).waitFor()
    await speak('en')
    await page.getByRole('link', { name: 'Rules' }).waitFor()
    await page.goto(match)
    await page.locator('[data-prompt]').waitFor()
    // The puzzle of the day, too.
    await page.goto(`${redoubt.url}/#/puzzles`)
    await page.reload()
    await page.locator('[data-part="today"] [data-puzzle]').click()
    await page.locator('[data-part="puzzle"]').waitFor()
    complaints.splice(0) // a browser that is offline says so
  },
)

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
  expect(await page.locator('[data-part=log]').innerText()).not.toContain('Redoubt made a safe choice')
})
