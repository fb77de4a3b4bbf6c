import { expect, test } from 'vitest'
import { overflows, stumbles } from './axe.ts'
import { battle, conquestFile } from './battles.ts'
import { clickUntil, isOver } from './clicker.ts'
import { matchFile, openFile, person } from './files.ts'
import { inWindows, outOfReach, overlapping, share, unread, WINDOWS } from './sight.ts'
import { site } from './table.ts'

const redoubt = site()
const me = person('You', 0)
const WORDS = '[data-figure], [data-home=hand] [data-card], [data-prompt], [data-planet], [data-seat=far]'

const played = (until: (kind: string) => boolean, most?: number) =>
  matchFile('conquest', {}, { a: me, b: me }, until, most)
/** The longest names there are, and as many as a hand holds at the end of a phase. */
const LONG = ['Tallassarian Tempest Blade', 'Godwyn Pattern Bolter', 'Tactical Squad Cardinis', 'Daring Assault Squad']
const HAND = [...LONG, 'The Fury of Sicarius', 'Veteran Brother Maxos', 'Blood Angels Veterans', 'Indomitable']
const CROWDED = battle({ a: { hand: HAND }, atA: [...Array(7).fill('Eager Recruit')] })

/** Everybody is still at home, and so are their supports. */
const home = battle({
  a: { hq: ['Fortress-Monastery', "Cato's Stronghold", 'Honored Librarian'], warlord: { at: 'hq' } },
  b: { hq: [{ card: 'Kraktoof Hall', exhausted: true }, 'Goff Nob', 'Bad Dok', 'Rokkitboy'], warlord: { at: 'hq' } },
})
const DEPLOYING = { ...home, scenario: { ...home.scenario, phase: 'deploy' } }

/** One has set the dial, the other is asked: the strip of the opponent is as full as it gets. */
function secondDial() {
  let asked = 0
  return played(kind => kind === 'commit' && ++asked === 2)
}

const POSITIONS = [
  ['a choice of targets', 'defender', conquestFile(battle(), ['attack:sm-daring-assault-squad'])],
  ['a crowd and a full hand', 'defender', conquestFile(CROWDED, ['attack:sm-cato'])],
  ['deployment', 'deploy-turn', conquestFile(DEPLOYING, [])],
  ['the dials', 'commit', secondDial()],
  ['a shield', 'shield', played(kind => kind === 'shield')],
] as const

/** What a shield is about: its panel may lie over the other side, not over the unit that is struck. */
const SHIELDED = '[data-figure^="ork-flash-gitz"], [data-home=hand] [data-card], [data-prompt], [data-part=shields]'

test.each(POSITIONS)(
  'a table of Conquest at %s fits every window: no word is cut or covered, everything legal can be pressed',
  { timeout: 240_000 },
  async (_, kind, file) => {
    const page = await redoubt.guest()
    await openFile(page, redoubt.url, file)
    await page.locator(`[data-prompt="${kind}"][data-yours]`).waitFor()
    // A small laptop has the narrowest columns.
    const faults = await inWindows(page, [...WINDOWS, [1280, 720]], async (width, height) => {
      const isPhone = width < 1000
      const found = [
        ...(await unread(page, kind === 'shield' ? SHIELDED : WORDS)),
        ...(await overlapping(page, '[data-planet]')),
        ...(await outOfReach(page, isPhone && kind !== 'deploy-turn' ? 44 : 0)),
      ]
      if (await overflows(page)) found.push('the page scrolls sideways')
      if (isPhone && (await share(page, '[data-part=field]')) < (height < 700 ? 0.38 : 0.45))
        found.push('little room for the field')
      return found
    })
    expect(faults).toEqual([])
  },
)

test('a whole game of Conquest is played by touch on a phone held upright, and its end is in reach of a thumb', {
  timeout: 600_000,
}, async () => {
  const { page } = await redoubt.visit('phone')
  await page.goto(`${redoubt.url}/#/new/quick/conquest`)
  const player = await clickUntil(page, 5, isOver, 'touch')
  expect([...player.prompts.keys()]).toEqual(expect.arrayContaining(['deploy-turn', 'commit', 'combat-turn']))
  expect(await overflows(page)).toBe(false)
  expect(await stumbles(page)).toEqual([])
  expect(await unread(page, '[data-part=outcome] .ui-Button-btn')).toEqual([])
  await page.getByRole('button', { name: 'Play again' }).tap()
  await page.locator('[data-prompt="deploy-turn"][data-yours]').waitFor()
})

const HOME = battle({
  a: {
    warlord: { at: 'hq' },
    hq: ['Deathwing Guard', 'Daring Assault Squad', 'Honored Librarian', 'Fortress-Monastery'],
  },
  b: { warlord: { at: 'hq' }, hq: ['Goff Nob', 'Burna Boyz', "Nazdreg's Flash Gitz", 'Kraktoof Hall'] },
})

test('on a phone held across the headquarters are a page of their own, also during a battle, and no unit in them is cut', {
  timeout: 120_000,
}, async () => {
  const { page } = await redoubt.visit()
  await openFile(page, redoubt.url, conquestFile(HOME, []))
  await page.locator('[data-prompt][data-yours]').waitFor()
  const faults = await inWindows(
    page,
    [
      [844, 390],
      [640, 360],
    ],
    async () => {
      await page.locator('[data-stop=hq]').click()
      await page.locator('[data-stop=hq][aria-current]').waitFor()
      return page.evaluate(() => {
        const homes = [...document.querySelectorAll('[data-column=hq] [data-army]')]
        return homes.flatMap(army => {
          const { top, bottom } = army.getBoundingClientRect()
          return [...army.querySelectorAll<HTMLElement>('[data-figure]')]
            .filter(unit => unit.getBoundingClientRect().top < top || unit.getBoundingClientRect().bottom > bottom)
            .map(unit => `cut: ${unit.dataset.figure}`)
        })
      })
    },
  )
  expect(faults).toEqual([])
})
