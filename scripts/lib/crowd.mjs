/** One of every small figure of the box, spread over the largest map: with four marines there are thirty. */
const PLACES = {
  imp: 'd1 h2 c3 o3 h4 g5 q5',
  'possessed-soldier': 'e6 o6 e7 m7 c8 o8',
  pinky: 'g9 q9 h10 p10 f11',
  cacodemon: 'o11 o12 p13 p14',
  revenant: 'o15 l16 t16 o17',
}

const SCENARIO = {
  round: 2,
  turn: 'alpha',
  marines: { alpha: { mp: 6 } },
  demons: Object.entries(PLACES).flatMap(([kind, places]) => places.split(' ').map(at => ({ kind, at }))),
}

/** Opens a table with all of them in the page, in the middle of a marine's activation. */
export async function openCrowd(page, url) {
  await page.goto(`${url}/#/new/quick/doom/black-bishop-6/4/alpha`)
  await page.locator('[data-prompt]').first().waitFor()
  await page.goto(`${url}/#/matches`)
  await page
    .getByRole('button', { name: /^Export .* as a file$/ })
    .first()
    .click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'With everything' }).click(),
  ])
  const file = JSON.parse(await text(download))
  const { format, game, rules, options, commitment, seed } = file.save
  // Another match: nothing that the old one proves about itself goes with it.
  file.save = { format, game, rules, options: { ...options, scenario: SCENARIO }, commitment, seed, decisions: [] }
  const buffer = Buffer.from(JSON.stringify(file))
  await page
    .getByLabel('Import a game from a file')
    .last()
    .setInputFiles({ name: 'crowd.json', mimeType: 'application/json', buffer })
  await page.locator('[data-match]').nth(1).waitFor()
  await page.locator('[data-match] a.ui-Button-primary').first().click()
  await page.locator('[data-figure]').first().waitFor()
}

async function text(download) {
  const stream = await download.createReadStream()
  const parts = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
