import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { clickUntil, isOver } from './clicker.ts'
import { matchFile, openFile, person } from './files.ts'
import { eventually, site } from './table.ts'

const redoubt = site({ ownServer: true })
const TIMEOUT = { timeout: 300_000 }
const yours = '[data-prompt][data-yours]'

/** Opens a table of DOOM's training at the server. */
async function openTable(page: Page, name = 'Ola', game = 'doom'): Promise<void> {
  await page.goto(`${redoubt.url}/#/new/${game}`)
  if (game === 'conquest') await page.getByRole('radio', { name: /Conquest/ }).check({ force: true })
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
}

/** The link of a chair. */
async function linkOf(page: Page, seat: string): Promise<string> {
  await page.locator(`[data-seat=${seat}] [data-way=link]`).click()
  return (await page.locator(`[data-seat=${seat}] output`).textContent())!
}

const pick = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click({ force: true })

async function giveUp(page: Page): Promise<void> {
  // The page before the table has a menu too.
  await page.locator('[data-prompt]').waitFor({ state: 'attached' })
  // Whoever has just sat down may be reading the papers of the mission.
  const papers = page.getByRole('button', { name: 'To the table' })
  await page.addLocatorHandler(papers, button => button.click())
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /Give up|Concede/ }).click()
  await page.getByRole('alertdialog').getByRole('button').last().click()
}

/** It is asked often: what anybody can see is asked for only when it may be there. */
const isNextRound = (page: Page) =>
  page.evaluate(() => /round\s+2/i.test(document.body.textContent!) && /round 2/i.test(document.body.innerText))

async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
}

test(
  'three browsers meet by links, whose chairs open once only; what one says the others read; they play a round of DOOM',
  TIMEOUT,
  async () => {
    const host = await redoubt.visit()
    await openTable(host.page)
    const friends = []
    const links: string[] = []
    for (const [seat, name] of [
      ['bravo', 'Mila'],
      ['invader', 'Tomek'],
    ] as const) {
      const link = await linkOf(host.page, seat)
      const friend = await redoubt.visit('phone')
      await friend.page.goto(link)
      await friend.page.getByRole('button', { name: 'Sit down' }).waitFor()
      if (seat === 'bravo') for (const { page } of [host, friend]) expect(await stumbles(page)).toEqual([])
      await sitDown(friend.page, name)
      await host.page.locator(`[data-seat=${seat}]`).getByText(name, { exact: true }).waitFor()
      friends.push(friend)
      links.push(link)
    }
    const stranger = await redoubt.visit()
    await stranger.page.goto(links[1]!)
    await eventually(() => stranger.page.getByRole('radio', { name: /Invader/ }).count()).toBe(0)
    await stranger.context.close()
    await host.page.getByRole('button', { name: 'Start', exact: true }).click()
    const people = [host, ...friends]
    for (const { page } of people) await page.getByRole('button', { name: 'To the table' }).click()
    // One of them is asked; the dice say who.
    await Promise.race(people.map(({ page }) => page.locator(yours).waitFor()))
    const invader = friends[1]!.page
    expect(await stumbles(invader)).toEqual([])
    expect(await overflows(invader)).toBe(false)

    await invader.getByRole('button', { name: /^Chat/ }).click()
    // The invader has nobody to be covered by.
    expect(await invader.getByRole('button', { name: 'Cover me' }).count()).toBe(0)
    await invader.getByRole('button', { name: 'Hello!' }).click()
    await invader.keyboard.press('Escape')
    await eventually(() => invader.getByRole('button', { name: 'Hello!' }).count()).toBe(0)
    await host.page.getByRole('button', { name: 'Chat, 1 new' }).click()
    const said = host.page.getByRole('region', { name: 'Chat' }).getByRole('listitem').filter({ hasText: 'Hello!' })
    await said.waitFor()
    await said.getByRole('button', { name: 'Report' }).click()
    await said.getByText('Reported').waitFor()
    await host.page.getByRole('button', { name: 'Mute Tomek' }).click()
    await eventually(() => said.count()).toBe(0)
    await host.page.keyboard.press('Escape')

    const isDone = async (page: Page) => (await isOver(page)) || (await isNextRound(page))
    const played = await Promise.all(people.map(({ page }, n) => clickUntil(page, n + 3, isDone)))
    for (const { clicks } of played) expect(clicks).toBeGreaterThan(0)
  },
)

test(
  'the lobby lists a public table, filters it, and lets one join; the list of games has it too',
  TIMEOUT,
  async () => {
    const host = await redoubt.visit()
    await openTable(host.page, 'Jonas', 'conquest')
    await pick(host.page, 'Lobby')
    const guest = await redoubt.visit('phone')
    const { page } = guest
    await page.goto(`${redoubt.url}/#/lobby`)
    const row = page.locator('[data-table]', { hasText: 'Jonas' })
    await row.waitFor()
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await pick(page, 'DOOM')
    await eventually(() => row.count()).toBe(0)
    await pick(page, 'Conquest')
    await pick(page, 'Russian')
    await page.getByText('Nobody waits for players').waitFor()
    await pick(page, 'Any language')
    await row.getByRole('link', { name: /^Join/ }).click()
    await sitDown(page, 'Mila')
    await page.getByText('Jonas starts the match').waitFor()
    await host.page.getByRole('button', { name: 'Start', exact: true }).click()

    // Whose turn it is stands in the title, the badge and first in the list, also elsewhere in the app.
    await host.page.locator('[data-prompt]').waitFor()
    await page.locator('[data-prompt]').waitFor()
    const [first] = await Promise.race(
      [host.page, page].map(async each => {
        await each.locator(yours).waitFor()
        return [each]
      }),
    )
    await eventually(() => first!.title()).toContain('Your turn')
    await first!.goto(`${redoubt.url}/#/matches`)
    await first!.locator('[data-online][data-yours]').waitFor()
    await eventually(() => first!.title()).toMatch(/^\(1\) /)
    expect(await first!.locator('[data-badge]').innerText()).toBe('1')
    expect(await first!.locator('[data-match]').first().getAttribute('data-yours')).not.toBeNull()
    expect(await stumbles(first!)).toEqual([])
    expect(await overflows(first!)).toBe(false)

    // Anybody may watch what is public.
    const stranger = await redoubt.visit()
    await stranger.page.goto(`${redoubt.url}/#/lobby`)
    await stranger.page
      .locator('[data-table]', { hasText: 'Jonas' })
      .getByRole('link', { name: /^Watch/ })
      .click()
    await stranger.page.locator('[data-prompt]').waitFor()
    expect(await stranger.page.locator(yours).count()).toBe(0)

    // They play on to the end of the round, then one gives up; the other checks that nobody chose the dice.
    await first!.goBack()
    await Promise.all([clickUntil(host.page, 5, isNextRound), clickUntil(page, 6, isNextRound)])
    expect(await stranger.page.locator(yours).count()).toBe(0)
    await giveUp(page)
    await host.page.locator('[data-part=outcome]').waitFor()
    await host.page.getByRole('button', { name: 'Check the dice' }).click()
    await host.page.getByRole('button', { name: /Break the seal/ }).click()
    await host.page.getByText('secret fits the fingerprint').waitFor()
    await host.page.getByText('The number of this browser is among them').waitFor()
    await host.page.getByText('Everything is true').waitFor()
    expect(await stumbles(host.page)).toEqual([])

    // A rematch: whoever asks opens the table, the other is led there.
    await host.page.getByRole('button', { name: 'Back to the table' }).click()
    await host.page.getByRole('button', { name: 'Rematch' }).click()
    await page.getByRole('link', { name: 'Sit down there' }).click()
    await page.getByText('Jonas starts the match').waitFor()
    await host.page.locator('[data-seat=b]').getByText('Mila', { exact: true }).waitFor()
  },
)

test('an operation is played online: after a mission its score, and the way to the next one', TIMEOUT, async () => {
  const { page } = await redoubt.visit('phone')
  await page.goto(`${redoubt.url}/#/new/operation/black-bishop`)
  await page.getByRole('button', { name: 'Play online' }).click()
  await page.getByLabel('Your name').fill('Ola')
  await page.getByRole('button', { name: 'Open the table' }).click()
  const start = page.getByRole('button', { name: 'Start', exact: true })
  // It is in reach from the first moment, in a row that leaves the rest of the window to the chairs.
  await eventually(async () => {
    const row = (await start.locator('xpath=..').boundingBox())!
    return [Math.round(row.y + row.height), row.height < 90, row.width]
  }).toEqual([844, true, 390])
  await start.click()
  await giveUp(page)
  const after = page.getByRole('region', { name: 'Operation' })
  await after.getByText('Marines 0 : 1 invader').waitFor()
  expect(await stumbles(page)).toEqual([])
  expect(await overflows(page)).toBe(false)
  const before = page.url()
  await after.getByRole('button', { name: 'Next mission' }).click()
  await start.waitFor() // not the way to the start page, which is on the last screen of a match
  await eventually(() => page.url()).not.toBe(before)
  await page.locator('[data-seat=alpha]').getByText('Ola').first().waitFor()
})

test('a second device is added by link, and a recovery code brings a person back', TIMEOUT, async () => {
  const desk = await redoubt.visit()
  await desk.page.goto(`${redoubt.url}/#/settings`)
  await desk.page.getByRole('link', { name: 'You, online' }).click()
  await desk.page.getByLabel('Your name').fill('Ana')
  await desk.page.getByRole('button', { name: 'Use this name' }).click()
  await desk.page.getByRole('button', { name: 'Add a device' }).click()
  const code = await desk.page.locator('[data-code=pairing]').innerText()
  await desk.page.getByRole('img', { name: /QR code/ }).waitFor()
  await desk.page.getByRole('button', { name: 'Make a recovery code' }).click()
  const recovery = await desk.page.locator('[data-code=recovery]').innerText()
  expect(await stumbles(desk.page)).toEqual([])

  const phone = await redoubt.visit('phone')
  await phone.page.goto(`${redoubt.url}/#/me/pair/${code.replaceAll('-', '')}`)
  await phone.page.getByRole('button', { name: 'Add this device' }).click()
  await eventually(() => phone.page.getByLabel('Your name').inputValue()).toBe('Ana')
  expect(await overflows(phone.page)).toBe(false)
  // Once only.
  const thief = await redoubt.visit()
  await thief.page.goto(`${redoubt.url}/#/me/pair/${code}`)
  await thief.page.getByRole('button', { name: 'Add this device' }).click()
  await thief.page.getByText('does not exist, was used, or is too old').waitFor()
  thief.complaints.splice(0) // the browser's own word about the refusal

  await phone.page.getByRole('button', { name: 'Sign out' }).last().click()
  await phone.page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
  await phone.page.getByRole('button', { name: 'Use this name' }).waitFor()
  await phone.page.getByLabel('Code', { exact: true }).fill(recovery)
  await phone.page.getByRole('button', { name: 'Use the code' }).click()
  await eventually(() => phone.page.getByLabel('Your name').inputValue()).toBe('Ana')
  phone.complaints.splice(0)
  desk.complaints.splice(0)
  thief.complaints.splice(0)
})

test(
  'a match of this browser goes on at the server: the line is lost in an attack, a seat changes hands, the replay is shared and kept',
  TIMEOUT,
  async () => {
    const host = await redoubt.visit('phone')
    const { page } = host
    const seats = { alpha: person('A', 0), invader: person('B', 1) }
    const file = matchFile('doom', { mission: 'black-bishop-1', marines: 1 }, seats, kind => kind === 'attack-target')
    await openFile(page, redoubt.url, file)
    await page.goto(`${redoubt.url}/#/matches`)
    await page.getByRole('button', { name: /^Take it online/ }).click()
    await page.getByLabel('Your name').fill('Ola')
    await page.getByRole('button', { name: 'Open the table' }).click()
    const link = await linkOf(page, 'invader')
    const friend = await redoubt.visit('phone')
    await friend.page.goto(link)
    await sitDown(friend.page, 'Tomek')
    await page.locator('[data-seat=invader]').getByText('Tomek', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    // Nothing moves at a screen whose person reads.
    await friend.page.getByRole('button', { name: 'To the table' }).click()

    // What is clicked without a line is done once when it is back.
    const target = `[data-prompt="attack-target"]${yours}`
    const attacker = await Promise.race(
      [host, friend].map(async each => {
        await each.page.locator(target).waitFor()
        return each
      }),
    )
    await attacker.context.setOffline(true)
    await attacker.page.getByText('What you chose is kept').waitFor()
    await clickUntil(attacker.page, 3, async each => (await each.locator('[data-prompt][data-busy]').count()) > 0)
    await attacker.context.setOffline(false)
    for (const each of [page, friend.page])
      await eventually(() => each.locator('[data-prompt="attack-target"]').count()).toBe(0)
    await eventually(() => attacker.page.getByText('What you chose is kept').count()).toBe(0)
    attacker.complaints.splice(0) // the browser's own word about the network

    // The friend hands the seat to a bot and takes it back; then for good: the host invites, and somebody else sits there.
    await friend.page.getByRole('button', { name: 'People and seats' }).click()
    expect(await stumbles(friend.page)).toEqual([])
    const handOver = async () => {
      await friend.page.getByRole('button', { name: 'Hand my seat to a bot' }).click()
      await friend.page.getByRole('alertdialog').getByRole('button', { name: 'Hand my seat to a bot' }).click()
    }
    await handOver()
    const own = friend.page.locator('[data-person=invader]')
    await own.getByRole('button', { name: 'Take my seat back' }).click()
    await handOver()
    await page.getByRole('button', { name: 'People and seats' }).click()
    const chair = page.locator('[data-person=invader]')
    await chair.getByRole('button', { name: 'Invite somebody' }).click()
    const instead = (await chair.locator('output').textContent())!
    expect(await stumbles(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await page.getByRole('button', { name: 'Back to the table' }).click()
    const other = await redoubt.visit('phone')
    await other.page.goto(instead)
    await sitDown(other.page, 'Jonas')
    await page.getByRole('listitem').filter({ hasText: 'Jonas' }).first().waitFor()
    await other.page.locator('[data-prompt]').waitFor()

    // It ends; a position of its replay is shown to a stranger, and a copy is kept here.
    await giveUp(other.page)
    await page.locator('[data-part=outcome]').waitFor()
    await page.getByRole('button', { name: 'Watch the replay' }).click()
    await page.getByRole('button', { name: 'Link to this position' }).click()
    const shared = (await page.locator('[data-link=replay]').textContent())!
    const stranger = await redoubt.visit('phone')
    await stranger.page.goto(shared)
    await stranger.page.locator('[data-region=timeline]').waitFor()
    await page.goto(`${redoubt.url}/#/matches/finished`)
    await page.getByRole('button', { name: /^Keep a copy here/ }).click()
    await page.locator('[data-match]:not([data-online])').waitFor()
    await eventually(() => page.locator('[data-match][data-online]').count()).toBe(0)
  },
)

test('a match with dice of one’s own does not go online: the page says why, in the language of its reader', async () => {
  const { page, complaints } = await redoubt.visit('phone')
  const options = { mission: 'tutorial', marines: 1, tableDice: true }
  const file = matchFile('doom', options, { alpha: person('A', 0), invader: person('B', 1) }, () => true)
  await openFile(page, redoubt.url, file)
  await page.goto(`${redoubt.url}/#/matches`)
  await page.getByRole('button', { name: /^Take it online/ }).waitFor()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'languages', { value: ['de'], configurable: true })
    dispatchEvent(new Event('languagechange'))
  })
  await page.getByRole('button', { name: /^Online weiterspielen/ }).click()
  await page.getByLabel('Dein Name').fill('Ola')
  await page.getByRole('button', { name: 'Tisch öffnen' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'So lässt sich keine Partie aufbauen.' })
  await alert.waitFor()
  expect(await alert.textContent()).toContain('online würfelt der Server')
  expect(await overflows(page)).toBe(false)
  expect(await stumbles(page)).toEqual([])
  expect(complaints).toEqual([])
})
