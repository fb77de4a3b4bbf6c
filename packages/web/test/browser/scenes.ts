import type { Page } from 'playwright-core'
import { ROUTES } from '../../src/app/router.ts'
import { toWord } from '../../src/doom/sheet/sheet.ts'
import { linkText } from '../../src/puzzles/own.ts'

/** A place where people read: its name, and how one gets there, whatever language the page is in. */
export interface Scene {
  name: string
  go(page: Page, url: string): Promise<void>
}

const at = (address: string, shown: string): Scene => ({
  name: address,
  async go(page, url) {
    await page.goto(`${url}/#/${address}`)
    await page.locator(shown).first().waitFor()
  },
})

/** The next place after the one before it. */
const then = (name: string, go: Scene['go']): Scene => ({ name, go })

const asked = '[data-prompt]'

/** The match at hand is given up. */
const ended = (game: string): Scene =>
  then(`the end of ${game}`, async page => {
    await page.keyboard.press('Escape')
    await page.locator('[data-part=bar] [aria-haspopup]').last().click()
    await press(page, '[role=menuitem][data-key=concede]')
    await page.getByRole('alertdialog').locator('button').last().click()
    await page.locator('[data-part=outcome]').waitFor()
  })

/** The same match elsewhere: what was just played is watched again, or looked back at. */
const likewise = (where: 'replay' | 'review', shown: string, name: string): Scene =>
  then(name, async page => {
    await page.goto(page.url().replace(/#\/(match|replay)\//, `#/${where}/`))
    await page.locator(shown).first().waitFor()
  })

const press = (page: Page, what: string) => page.locator(what).first().click()

/** The papers of a mission, which lie on the table at first. */
async function putAway(page: Page): Promise<void> {
  const papers = page.getByRole('dialog')
  await papers.locator('.ui-Button-btn').last().click()
  await papers.waitFor({ state: 'hidden' })
}

async function online(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/new/doom`)
  await page.locator('[data-mission]').first().waitFor()
  await press(page, 'main .ui-Button-btn:has(use[href="#ui-people"])')
  await page.getByRole('dialog').locator('input').first().fill('A')
  await page.getByRole('dialog').locator('[type=submit]').click()
  await page.locator('[data-seat]').first().waitFor()
}

/** A puzzle that somebody made of a position. */
const MADE = {
  id: 'own-1',
  game: 'doom',
  grade: 1,
  options: { mission: 'tutorial', marines: 1 },
  seed: 'made',
  seat: 'alpha',
  goal: { do: 'kills', count: 1 },
  solution: [],
} as const

const SENT = toWord({ mission: 'black-bishop-1', open: [], figures: [] })

/** A stranger comes by a link. */
async function arrive(page: Page, link: string, shown: string): Promise<void> {
  await page.context().clearCookies()
  await page.goto('about:blank')
  await page.goto(link)
  await page.locator(shown).first().waitFor()
}

const SCENES: readonly Scene[] = [
  at('home', 'main h2'),
  at('new/doom', '[data-mission]'),
  at('new/conquest', 'main form'),
  at('new/operation/black-bishop', 'main .ui-Button-primary'),
  at('settings', 'input[name=language]'),
  at('about', 'main h2'),
  at('matches', 'main h2, main p'),
  at('decks', 'main li'),
  at('learn', '[data-lesson]'),
  at('puzzles', '[data-puzzle]'),
  at('referee', 'main button'),
  at('rules/doom', 'main h2'),
  at('rules/conquest', 'main h2'),
  at('rules/doom/law', 'main h2'),
  at('lobby', 'main h2, main p'),
  at('me', 'main h2, main p'),
  then('a lesson', async (page, url) => {
    await page.goto(`${url}/#/learn`)
    await press(page, '[data-lesson]')
    await page.locator('[data-beat]').waitFor()
  }),
  then('a lesson in the editor of decks', async (page, url) => {
    await page.goto(`${url}/#/learn`)
    await press(page, '[data-lesson=building]')
    await page.locator('[data-beat]').waitFor()
  }),
  then('a table beside the box', async (page, url) => {
    await page.goto(`${url}/#/companion`)
    await press(page, 'main form [type=submit]')
    await page.locator('[data-table=doom]').waitFor()
  }),
  ...(['doom', 'conquest'] as const).map(game =>
    then(`a puzzle of ${game}`, async (page, url) => {
      await page.goto(`${url}/#/puzzles`)
      await press(page, `[data-puzzle][data-game=${game}]`)
      await page.locator('[data-part=puzzle]').waitFor()
    }),
  ),
  at('new/quick/doom/tutorial/3/alpha', asked),
  then('the table under the papers of a mission', async page => {
    await putAway(page)
    await page.locator(`${asked}[data-yours]`).waitFor()
  }),
  then('keys of DOOM', async page => {
    await page.keyboard.press('?')
    await page.locator('[data-part=shortcuts]').waitFor()
  }),
  ended('DOOM'),
  likewise('replay', '[data-region=timeline]', 'replay of DOOM'),
  likewise('review', '[data-part=review]', 'review of DOOM'),
  at('new/quick/conquest', asked),
  then('the coach of Conquest', async page => {
    await press(page, '[data-tool=coach]')
    await page.locator('[data-part=coach] button').first().waitFor()
  }),
  ended('Conquest'),
  likewise('replay', '[data-region=timeline]', 'replay of Conquest'),
  likewise('review', '[data-part=review]', 'review of Conquest'),
  at('statistics', '[data-part=statistics] h3'),
  at('matches/finished', '[data-match]'),
  then('home of somebody who has played', async (page, url) => {
    await page.goto(`${url}/#/home`)
    await page.locator('[data-waits], main section h2').first().waitFor()
  }),
  then('a table that waits', online),
  then('a match online, with its chat', async page => {
    await press(page, 'main .ui-Button-primary')
    await putAway(page)
    await press(page, 'button:has(use[href="#ui-chat"])')
  }),
  then('the end of a match online', async (page, url) => {
    await ended('online').go(page, url)
  }),
  then('a link to its replay', async page => {
    await press(page, '[data-part=outcome] button:has(use[href="#ui-replay"])')
    await press(page, 'button:has(use[href="#ui-link"])')
    await page.locator('[data-link=replay]').waitFor()
  }),
  then('a replay by link', async page => {
    await arrive(page, (await page.locator('[data-link=replay]').textContent())!, '[data-region=timeline]')
  }),
  then('a puzzle by link', async (page, url) => {
    await arrive(page, `${url}/#/puzzles/own/${await linkText(MADE)}`, 'main h2')
  }),
  at(`referee/${SENT}`, 'main button'),
  at('me/pair/ABCD-EFGH', 'main form'),
  then('a chair by link', async (page, url) => {
    await online(page, url)
    await press(page, '[data-seat=invader] [data-way=link]')
    await arrive(page, (await page.locator('[data-seat=invader] output').textContent())!, 'main form [type=submit]')
  }),
  then('the lobby with a table', async (page, url) => {
    await page.goto(`${url}/#/lobby`)
    await page.locator('main h2, main p').first().waitFor()
  }),
  then('oneself online, with both codes', async (page, url) => {
    await page.goto(`${url}/#/me`)
    await page.locator('main form input').first().fill('A')
    await press(page, 'main form [type=submit]')
    await press(page, 'button:has(use[href="#ui-qr"])')
    await page.locator('[data-code=pairing]').waitFor()
    await press(page, 'button:has(use[href="#ui-lock"])')
    await page.locator('[data-code=recovery]').waitFor()
  }),
]

/** What needs a match or another person: on the way above. */
const ELSEWHERE = ['match', 'table', 'shared', 'replay', 'review']
const known = (route: string) => ELSEWHERE.includes(route) || SCENES.some(({ name }) => name.split('/')[0] === route)

/** Every place where people read, in an order in which one leads to the next. A screen that is new is among them. */
export const scenes: readonly Scene[] = [
  ...SCENES,
  ...ROUTES.filter(route => !known(route)).map(route => at(route, 'main h1, main h2')),
]
