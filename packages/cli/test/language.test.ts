import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { commitment, finding, saidAt } from '@redoubt/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import de from '../messages/de.json'
import pl from '../messages/pl.json'
import deReasons from '../messages/reasons/de.json'
import plReasons from '../messages/reasons/pl.json'
import ruReasons from '../messages/reasons/ru.json'
import ru from '../messages/ru.json'
import { redoubt } from '../src/cli.ts'
import { games } from '../src/games.ts'
import { inLanguage, languageOf, takeLanguage, toldIn } from '../src/language.ts'
import { stream } from './talk.ts'

async function run(argv: string[], environment: Record<string, string> = {}, input = '') {
  let out = ''
  let err = ''
  const io = {
    input: stream([input]),
    write: (text: string) => void (out += text),
    warn: (text: string) => void (err += text),
  }
  const code = await redoubt(argv, io, environment)
  return { code, out, err }
}

test('help and errors come in the language of the environment, or in the one asked for', async () => {
  expect((await run(['--help'], { LANG: 'pl_PL.UTF-8' })).out).toContain('dwie gry planszowe')
  expect((await run(['--help', '--language', 'de'], { LANG: 'pl_PL.UTF-8' })).out).toContain('zwei Brettspiele')
  expect((await run(['--language=ru'], {})).out).toContain('две настольные игры')
  expect((await run(['--help'], { LANG: 'tr_TR.UTF-8' })).out).toContain('two tabletop games')
  expect((await run(['dance', '--language', 'ru'])).err).toMatch(/^redoubt: нет команды «dance»\. Попробуйте: serve, /)
  expect(await run(['referee', 'a', 'b', '--language', 'de'])).toMatchObject({
    code: 2,
    err: 'redoubt referee: redoubt referee nimmt eine DATEI.\n',
  })
  expect((await run(['referee', '/no/such/file'], { LC_ALL: 'pl_PL' })).err).toContain(
    'nie da się odczytać: nie ma takiego pliku',
  )
})

describe('the help of every command is told in every language', () => {
  const commands = readdirSync(join(import.meta.dirname, '../src/commands'))
    .map(file => file.replace('.ts', ''))
    .concat('restore')
  /** What is typed or set, and the values that the code puts in: the same in every language. */
  const facts = (help: string) =>
    [
      ...help.matchAll(
        /--[a-z]+|\b[A-Z]+_[A-Z_]+\b|\b\d+\b|docs\/[\w-]+\.md|https?:[\w./]+|\b(?:recruit|cadet|veteran)\b/g,
      ),
    ]
      .map(([fact]) => fact)
      .sort()
  test.each(commands)('%s', async command => {
    const english = (await run(['help', command])).out
    for (const language of ['pl', 'de', 'ru']) {
      const { out } = await run([command, '--help', '--language', language])
      expect(out.split('\n')[0], language).toContain(`redoubt ${command}`)
      expect(facts(out), language).toEqual(facts(english))
      expect(out, language).not.toMatch(/\{\w+\}/)
      const same = out.split('\n').filter(line => line.length > 20 && english.includes(line))
      expect(
        same.filter(line => !/^ {2}redoubt|^redoubt/.test(line)),
        language,
      ).toEqual([])
    }
  })
  test('and the overview names every command in its words', async () => {
    const english = (await run(['--help'])).out.split('\n')
    for (const language of ['pl', 'de', 'ru']) {
      const told = (await run(['--help', '--language', language])).out.split('\n')
      expect(told.filter(line => english.includes(line) && line.trim() !== '')).toEqual(['  redoubt --version'])
    }
  })
})

describe('what a command prints is in the language too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'redoubt-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('what is wrong in a pack', async () => {
    writeFileSync(join(folder, 'pack.json'), '{"id": "P", "name": "P", "version": 1, "size": 3}')
    const told = await run(['check', folder, '--language', 'pl'])
    expect(told.code).toBe(1)
    expect(
      told.out.replaceAll(folder, '…'),
    ).toBe(`…/pack.json: id: "P": identyfikator to słowa małymi literami połączone łącznikami
…/pack.json: version: ma być: tekst, a jest: 1
…/pack.json: nie ma takiego pola: size
${basename(folder)}: problemów: 3
`)
    const [english, polish] = [
      await run(['check', folder, '--json']),
      await run(['check', folder, '--json'], { LANG: 'pl' }),
    ]
    expect(polish.out).toBe(english.out)
    expect(JSON.parse(english.out)[0].problems[1]).toEqual({
      file: 'pack.json',
      path: 'version',
      message: 'must be a text, not 1',
    })
  })

  test.each([
    ['doom', 'pl', { mission: 'tutorial', marines: 1 }, /Zasady|najeźdźca|karta/i, /\b(draws|moves|activates|the)\b/],
    ['conquest', 'ru', {}, /правила|колода|карт/i, /\b(draws|deploys|wins|the)\b/],
  ])('a match of %s played again', async (game, language, options, own, english) => {
    const lines = [
      { cmd: 'new', game, options, seed: 'abc' },
      { cmd: 'random', match: 'm1', n: 30 },
      { cmd: 'save', match: 'm1' },
    ]
    const answers = await run(['engine'], {}, lines.map(line => `${JSON.stringify(line)}\n`).join(''))
    const { save } = JSON.parse(answers.out.split('\n')[2]!)
    const { out } = await run(['replay', '-', '--language', language], {}, JSON.stringify(save))
    // Decisions are keys, and stand as they are typed.
    const said = out.split('\n').filter(line => !/^ *\d+ {2}/.test(line))
    expect(said.length).toBeGreaterThan(20)
    expect(said.join('\n')).toMatch(own)
    expect(out).not.toMatch(/\*\*|undefined|NaN/)
    expect(said.filter(line => english.test(line))).toEqual([])
    // English again for whoever reads next in the same process.
    await run(['replay', '-', '--language', 'en'], {}, JSON.stringify(save))
  })

  test('simulated matches, with their page', async () => {
    const page = join(folder, 'report.html')
    const game = ['--game', 'doom', '--mission', 'tutorial', '--marines', '1', '--games', '1', '--workers', '0']
    const { out } = await run(['simulate', ...game, '--report', page, '--language', 'de'])
    expect(out).toMatch(/^Mission +Marines +Partien +Siege der Marines +95-%-Intervall/)
    const html = readFileSync(page, 'utf8')
    expect(html).toContain('<html lang="de"')
    const words = html.replace(/<style>.*<[/]style>|<code>.*<[/]code>|<[^>]+>/gs, ' ')
    expect(words.match(/\b(the|of|matches|most|with|won|played|killed)\b/g)).toBeNull()
  })

  test('the drawing of a position', async () => {
    const position = { map: ['+-+-+', '|. .|', '+-+-+'], ask: [{ q: 'sight', from: 'a1', to: 'b1' }] }
    const { out } = await run(['referee', '--draw', '--language', 'ru'], {}, JSON.stringify(position))
    expect(out).toMatch(/^a1 видит b1 от (левого|правого) (верхнего|нижнего) угла /)
  })
})

test('the language of an environment', () => {
  expect(languageOf({ LC_ALL: 'de_DE.UTF-8', LANG: 'pl_PL' })).toBe('de')
  expect(languageOf({ LANG: 'C' })).toBe('en')
  expect(takeLanguage(['a', '--language', 'pl', 'b'], 'en')).toEqual({ language: 'pl', rest: ['a', 'b'] })
  expect(inLanguage('pl', 'nobody translated this')).toBe('nobody translated this')
})

test.each([
  [['simulate', '--gamez'], 'nie ma opcji „--gamez”'],
  [['replay', '--to'], 'opcja „--to” wymaga wartości'],
  [['engine', 'now'], 'nieoczekiwany argument „now”'],
  [['simulate', '--game', 'doom', '--games', 'chess'], '--games przyjmuje liczbę partii od 1 do 100000.'],
])('what cannot be read of %j is told in the language too', async (words, told) => {
  const [command] = words
  expect((await run([...words, '--language', 'pl'])).err).toBe(`redoubt ${command}: ${told}\n`)
})

describe('a field that is wrong is named as it was typed, and why is told in the language', () => {
  const map = ['+-+-+', '|.|.|', '+-+-+']
  const marine = { id: 'A', kind: 'marine', at: 'a1' }
  test.each<[string, unknown, ...string[]]>([
    ['pl', 7, 'wejście: oczekiwano obiektu, jest: 7'],
    ['de', { map }, 'ask: erwartet wird eine Liste, hier steht: nichts'],
    [
      'ru',
      { map: ['+-+', '|@|', '+-+'], ask: [] },
      'map[1]: столбец 2: "@" здесь стоять не может; можно: . ~ ^ # или пробел',
    ],
    [
      'pl',
      { map, doors: [['a1', 'b1']], ask: [] },
      'doors[0]: między a1 a b1 jest ściana: nie ma tam miejsca na drzwi',
    ],
    [
      'de',
      { map, figures: [{ ...marine, kind: 'mancubus' }], ask: [] },
      'figures[0].at: mancubus braucht 2 Felder, angegeben: 1',
    ],
    ['ru', { map, figures: [marine, marine], ask: [] }, 'figures[1].id: "A" встречается дважды'],
    [
      'pl',
      [{ map, ask: [{ q: 'sight', from: 'a1', to: 'z' }] }],
      '[0].ask[0].to: "z" nie jest ani figurką, ani polem mapy',
    ],
  ])('%s: %j', async (language, position, told) => {
    const { code, err } = await run(['referee', '--language', language], {}, JSON.stringify(position))
    expect([code, err]).toEqual([2, `redoubt referee: ${told}\n`])
  })
  test('what was typed is never translated', () => {
    expect(inLanguage('de', 'figures[0].id: "nothing" is used twice')).toBe(
      'figures[0].id: "nothing" kommt zweimal vor',
    )
  })
  test('a save that is refused, with the reason of the reason', () => {
    const refused = finding`The options of the save are refused: ${saidAt('marines', finding`${9} is too large; at most ${4}`)}`
    expect(toldIn('pl', refused)).toBe('Opcje zapisu są odrzucone: marines: 9 to za dużo; najwyżej 4')
  })
})

describe('a position that cannot be', () => {
  const map = ['+-+-+', '|. .|', '+-+-+']
  const doom = { map, marines: { alpha: { at: 'a1' }, bravo: { at: 'b1' } }, turn: 'alpha' }
  test.each<[string, string, unknown, string]>([
    ['pl', 'doom', { ...doom, demons: [{ kind: 'imp', at: 'c1' }] }, 'scenario.demons[0].at: na mapie nie ma pola c1.'],
    [
      'de',
      'doom',
      { ...doom, turn: 'imp' },
      'scenario.turn: „imp“ ist weder ein Marine dieser Partie noch ein Dämonentyp auf dem Spielplan.',
    ],
    [
      'ru',
      'doom',
      { ...doom, map: ['+-+', '|@|', '+-+'] },
      'scenario.map: строка 2, столбец 2: «@» здесь стоять не может; можно: . ~ ^ # или пробел',
    ],
    ['pl', 'conquest', { round: 8 }, 'scenario.round: 8 to za dużo; najwyżej 7'],
    ['de', 'conquest', { a: { hq: ['Iron Halo'] } }, 'scenario.a.hq: „Iron Halo“ kann dort nicht liegen.'],
    ['ru', 'conquest', { phase: 'combat', turn: 'a' }, 'scenario.turn: в фазе «combat» ходов развёртывания нет.'],
  ])('%s, %s: is refused in the language', async (language, game, scenario, told) => {
    const { rules } = games.get(game)!
    const options = { ...(game === 'doom' ? { marines: 2 } : {}), scenario }
    const save = { format: 1, game, rules, options, commitment: commitment('s'), seed: 's', decisions: [] }
    const { code, err } = await run(['replay', '-', '--language', language], {}, JSON.stringify(save))
    expect(code).toBe(1)
    expect(err).toContain(`: ${told}\n`)
  })
})

test.each([
  ['pl', 'redoubt referee: wejście: to nie JSON: wiersz 2, kolumna 3: brakuje dwukropka\n'],
  ['de', 'redoubt referee: Eingabe: ist kein JSON: Zeile 2, Spalte 3: ein Doppelpunkt fehlt\n'],
  ['ru', 'redoubt referee: ввод: это не JSON: строка 2, столбец 3: не хватает двоеточия\n'],
])('%s: a broken file is told where, in our own words', async (language, told) => {
  expect((await run(['referee', '--language', language], {}, '{"map"\n  []}')).err).toBe(told)
  expect((await run(['replay', 'nowhere.json', '--language', language])).err).not.toMatch(/no such|ENOENT/)
})

describe('every refusal of a command is said in every language', () => {
  const folder = join(import.meta.dirname, '../src')
  const sources = (place: string): string[] =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(folder, place), { recursive: true })
          .map(file => `${place}/${file}`)
          .filter(file => file.endsWith('.ts'))
  const files = readdirSync(folder, { recursive: true }).filter(file => String(file).endsWith('.ts'))
  // `redoubt serve` says what the server says when it cannot start.
  const starts = ['settings', 'listen', 'serve'].map(name => `../../server/src/${name}.ts`)
  // Positions, saves and databases are refused by the packages below.
  const below = [
    'doom/src/referee',
    'doom/src/board/maps/text.ts',
    'doom/src/board/maps/face.ts',
    'kernel/src/replay.ts',
  ]
    .concat('kernel/src/choice.ts', 'host/src/record', 'server/src/store', 'conquest/src/setup/decks.ts')
    .flatMap(place => sources(`../../${place}`))
  const code = [...files, ...starts, ...below].map(file => readFileSync(join(folder, String(file)), 'utf8')).join('\n')
  const refused = 'Usage|Failure|BadStart|MapError|BadSave|BadBackup|StoreAway|StoreFull|TooNew|BadOptions'
  const before = [`new (?:${refused})\\(\\s*`, "whole\\([\\w.]+, (?='--)", "wrong\\((?:'[^']*'|`[^`]*`|[^,'`]+),\\s*"]
  const said = new RegExp(`(?:${before.join('|')})(?:'([^']+)'|\`([^\`]+)\`)`, 'g')
  const refusals = [...code.matchAll(said)]
    .map(([, plain, template]) => plain ?? template!.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'X'))
    .map(text => text.replace(/\$\{place.*/, ''))
    .filter(text => text !== 'X')
  test('they are found', () => {
    expect(refusals.length).toBeGreaterThan(90)
    for (const one of ['X is no space of the map', 'the map has no space', 'This backup was cut short.'])
      expect(refusals).toContain(one)
  })
  test.each([...new Set(refusals)])('%s', text => {
    const variants = text.includes('two levels, X') ? ['--bots takes two levels, of a and of b.'] : [text]
    for (const variant of variants)
      for (const language of ['pl', 'de', 'ru'] as const) expect(toldIn(language, variant)).not.toBe(variant)
  })
  test('with the same things put in', () => {
    for (const catalogue of [pl, de, ru, plReasons, deReasons, ruReasons])
      for (const [english, said] of Object.entries(catalogue)) {
        const count = english.split('{}').length - 1
        const named = [...said.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)).sort()
        expect(named, english).toEqual(Array.from({ length: count }, (_, n) => n))
      }
    expect(Object.keys(de)).toEqual(Object.keys(pl))
    expect(Object.keys(ru)).toEqual(Object.keys(pl))
    expect(Object.keys(deReasons)).toEqual(Object.keys(plReasons))
    expect(Object.keys(ruReasons)).toEqual(Object.keys(plReasons))
  })
})
