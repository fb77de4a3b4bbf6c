import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files } from '../lib/files.mjs'
import { root } from '../lib/root.mjs'

/** What one card, planet or mission is or does stands with it in the content: code that asks for its id is lost on other people's. */

/** Names of seats, levels and the language itself, which code shares with the content, and ids of things on one map. */
const CLOSED = /\/(dice|stun-card|marine-cards|vocabulary)\.json$/
const NOT_CARDS = ['factions', 'types', 'keywords', 'planetTypes', 'difficultyLevels']
const ON_MAPS = [
  'doors',
  'portals',
  'counters',
  'teleporters',
  'items',
  'zones',
  'objectiveTokens',
  'effects',
  'effect',
]

/** Ids that are also plain words, and what they mean in sources. */
const WORDS: Readonly<Record<string, string>> = {
  ambush: 'a keyword of Conquest',
  assault: 'a figure of bots: how hard they press',
  ghost: 'a look of buttons',
  'initiative-invader': 'a line of the log',
  overflow: 'of CSS',
  overkill: 'a reason of hints',
  'taking-point': 'a decision of the set-up (D-SETUP)',
  'sample-carrier': 'a decision of an objective',
  tutorial: 'a field of missions',
  chainsaw: 'a sound',
}

/** Where ids may stand: positions made of given cards, and what belongs to one card. */
const ALLOWED: ReadonlyArray<[where: RegExp, why: string]> = [
  [/^web\/src\/learn\/lessons\/(doom|conquest)\.ts$/, 'lessons are positions of given cards'],
  [/^web\/src\/learn\/deck\/building\.ts$/, 'the lesson of decks builds a given one'],
  [/^web\/src\/rules\/drawings\//, 'the pictures of the rulebook show given positions'],
  [/^web\/src\/gallery\/samples\.ts$/, 'the gallery shows given matches'],
  [/^web\/src\/gallery\/doom\/scenes\.ts$/, 'the gallery shows given positions'],
  [
    /^doom\/src\/rules\/objectives\/[a-z-]+\.ts$/,
    'an objective with code of its own is one file, which names its card',
  ],
  [/^doom\/src\/match\/usual\.ts$/, 'what is played when nobody says otherwise'],
  [/^doom\/src\/language\/lists\.ts$/, 'tokens that cards place are words of the language'],
  [/^conquest\/src\/language\/specials\/create-snotlings\.ts$/, 'a word of its own for one card brings its token'],
]

function idsIn(value: unknown, found: Set<string>, under = ''): Set<string> {
  if (Array.isArray(value)) for (const one of value) idsIn(one, found, under)
  else if (value !== null && typeof value === 'object') {
    const { id } = value as { id?: unknown }
    if (typeof id === 'string' && ![...NOT_CARDS, ...ON_MAPS].includes(under)) found.add(id)
    for (const [key, one] of Object.entries(value)) idsIn(one, found, key)
  }
  return found
}

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Text in quotes and names of properties; comments left out. */
const SAID = /(['"`])([\w-]+)\1|(?<=[{,]\s*|^\s+)([a-z]\w*)(?=:)/gm
const wordsOf = (source: string): Set<string> =>
  new Set([...source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').matchAll(SAID)].map(([, , text, key]) => text ?? key!))

const ids = new Set<string>()
for (const file of files(root, /^packages\/(doom|conquest)\/content\/(?!text\/).*\.json$/))
  if (!CLOSED.test(`/${file}`)) idsIn(JSON.parse(read(file)), ids)

/** The ids that stand in each source. */
const named = new Map<string, string[]>(
  files(root, /^packages\/[^/]+\/src\/.*\.tsx?$/).map((file: string): [string, string[]] => [
    file.slice('packages/'.length),
    [...wordsOf(read(file))].filter(word => ids.has(word)),
  ]),
)
const elsewhere = [...named].filter(([file]) => !ALLOWED.some(([where]) => where.test(file)))

test('there are cards to look for', () => {
  for (const id of ['sm-iron-halo', 'pl-barlus', 'imp', 'breacher', 'rocket-salvo-1', 'exodus-3', 'escort-detail'])
    expect(ids.has(id), id).toBe(true)
  expect(wordsOf(`if (card === 'imp') // 'pinky'\nconst X = { breacher: 1 }`)).toEqual(new Set(['imp', 'breacher']))
})

test('no source asks for a card, planet, deck or mission by its id', () => {
  const found = elsewhere.flatMap(([file, there]) => there.filter(id => !WORDS[id]).map(id => `${file}: ${id}`))
  expect(found).toEqual([])
})

test('what is allowed is needed', () => {
  for (const [where, why] of ALLOWED)
    expect(
      [...named].some(([file, there]) => where.test(file) && there.length > 0),
      why,
    ).toBe(true)
  for (const word of Object.keys(WORDS))
    expect(
      elsewhere.some(([, there]) => there.includes(word)),
      word,
    ).toBe(true)
})
