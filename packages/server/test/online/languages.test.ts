import { expect, test } from 'vitest'
import { memoryStore } from '../../src/store/index.ts'
import { type Person, playsRandomly, started, until } from './house.ts'
import { houses } from './houses.ts'

const fresh = houses()

/** Somebody says which language they speak: others read it in the lobby, no match knows it. */
async function speaks(url: string, { cookie }: Person, language: string): Promise<void> {
  const answer = await fetch(`${url}/api/guest`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ language }),
  })
  expect(answer.ok).toBe(true)
}

test('two people who speak different languages are sent the same match, and its record knows of no language', async () => {
  const home = await fresh(memoryStore(), { hurry: 100 })
  const [ola, hans] = [await home.guest('Ola'), await home.guest('Hans')]
  await speaks(home.url, ola, 'pl')
  await speaks(home.url, hans, 'de')
  const { match } = await started([ola, hans], 'conquest', {})
  const seen = new Map<Person, string[]>([
    [ola, []],
    [hans, []],
  ])
  // Each also looks at the table from outside, where both may see the same.
  for (const [person, events] of seen)
    person.again().server.watch({ match, as: 'spectator' }, message => {
      events.push(...message.events.map(event => JSON.stringify(event)))
    })
  await Promise.all([playsRandomly(ola, match, 'a'), playsRandomly(hans, match, 'b')])
  const [one, two] = [seen.get(ola)!, seen.get(hans)!]
  await until(() => one.length > 50 && one.length === two.length)
  expect(one).toEqual(two)
  const { record } = await ola.ask('record', { match })
  const { record: same } = await hans.ask('record', { match })
  expect(record).toEqual(same)
  expect(JSON.stringify(record)).not.toMatch(/"language"/)
  const ofTheMatch = [ola, hans].flatMap(({ heard }) => heard.filter(text => text.includes('"events"')))
  expect(ofTheMatch.length).toBeGreaterThan(20)
  expect(ofTheMatch.filter(text => text.includes('"language"'))).toEqual([])
})
