import { type Doom, type DoomDecision, type DoomEvent, type DoomState, type DoomView, doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { below, fastRandom, key, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import app from '../messages/en/app.json'
import messages from '../messages/en/doom.json'
import { cellName } from '../src/doom/board/grid/cellname.ts'
import { bookFor, bookOf, openBook } from '../src/doom/reading/book.ts'
import { optionsOf } from '../src/doom/reading/choices.ts'
import { groundOf } from '../src/doom/reading/ground.ts'
import { namesIn } from '../src/doom/words/names.ts'
import { type Asked, optionWords } from '../src/doom/words/option.ts'
import { promptWords } from '../src/doom/words/prompt.ts'
import { tell } from '../src/doom/words/tell.ts'
import { DOOM_SCENES } from '../src/gallery/doom/scenes.ts'
import { reached } from '../src/gallery/scene.ts'
import { tongue } from '../src/i18n/i18n.ts'
import type { LoggedEvent } from '../src/screen/match.ts'

const words = tongue('en', { ...app, ...messages })

/** A sentence for people: no key of the catalogue, no hole where a name should be. */
function expectSentence(text: string, of: string): void {
  expect(text, of).not.toMatch(/doom\.|undefined|null|NaN|[{}]|\*\*\s*\*\*|\(\)|\s{2}|:\s*$|\bof\s*[,.]/)
  expect(text.trim().length, of).toBeGreaterThan(2)
}

/** Decisions looked at per mission; more of them with WORDS_DECISIONS=20000. */
const DECISIONS = Number(process.env.WORDS_DECISIONS ?? 300)
const MISSIONS = Object.keys(box().missions)

describe('random missions are told in whole sentences', () => {
  test.each(MISSIONS)('%s', mission => {
    const book = bookOf(mission)
    for (let left = DECISIONS, n = 0; left > 0; n++) {
      const marines = 1 + ((n + mission.length) % 4)
      const events: DoomEvent[] = []
      const g = doom.create(
        { mission, marines, freeChoice: mission !== 'tutorial' && n % 2 === 0 },
        `words ${n}`,
        events,
      )
      const chance = { random: fastRandom(`words ${mission} ${n}`) }
      const log: LoggedEvent<Doom>[] = []
      for (let i = 0; g.decision && i < 300 && left > 0; i++, left--) {
        const { seat, options } = g.decision
        const view = doom.view(g, seat) as DoomView
        expectDecision({ decision: seenDecision<DoomDecision>(g, seat)!, view, book }, log)
        doom.choose(g, options[below(chance, options.length)]!, events)
        for (const event of events.splice(0)) {
          log.push({ n: log.length, event, view })
          const line = tell(event, view, words)
          if (line) expectSentence(line.text, JSON.stringify(event))
        }
      }
    }
  })
})

function expectDecision(asked: Asked, log: readonly LoggedEvent<Doom>[]): void {
  const { decision } = asked
  const { text, detail } = promptWords(asked, words, log)
  expectSentence(text, decision.kind)
  // Whoever is asked is named once.
  const asks = namesIn(asked.book, words, asked.view).of(decision.seat)
  expect(text.split(new RegExp(`\\b${asks}\\b`)).length, text).toBe(2)
  if (detail !== undefined) expectSentence(detail, decision.kind)
  const labels = optionsOf(decision).map(option => {
    const of = `${decision.kind} ${option.key}`
    const label = optionWords(option, asked, words)
    expectSentence(label, of)
    expect(label, of).not.toBe(option.key)
    expect(words.has(`doom.do.${option.do}`), of).toBe(true)
    return label
  })
  // Two cards of one design are the same card twice.
  const different = new Set(
    optionsOf(decision).map(option => option.key.replace(option.card ?? '', designOf(option.card))),
  )
  expect(new Set(labels).size, `${decision.kind}: ${labels.join(' | ')}`).toBe(different.size)
}

const designOf = (card = ''): string => box().actionCards[card]?.design ?? card

test('a figure that its mission names goes by that name in the log, in options and on the board; its kin do not', () => {
  const options = {
    mission: 'black-bishop-6',
    marines: 1,
    scenario: {
      map: ['+-+-+-+-+-+', '|. . . . .|', '+ + + + + +', '|. . . . .|', '+-+-+-+-+-+'],
      demons: [
        { kind: 'baron-of-hell', at: ['b1', 'c1', 'b2', 'c2'], tag: 'bishop' },
        { kind: 'baron-of-hell', at: ['d1', 'e1', 'd2', 'e2'] },
      ],
      marines: { alpha: { at: 'a1' } },
      turn: 'alpha',
    },
  }
  const g = doom.create(options, 'bishop')
  const view = doom.view(g, 'alpha') as DoomView
  const names = namesIn(bookOf('black-bishop-6'), words, view)
  expect(view.figures.filter(({ tag }) => tag).map(({ id }) => names.of(id))).toEqual(['The Bishop'])
  const [bishop, kin] = view.figures.filter(({ kind }) => kind === 'baron-of-hell').map(({ id }) => id)
  expect(tell({ type: 'stunned', figure: bishop! } as never, view, words)?.text).toContain('The Bishop')
  expect(tell({ type: 'stunned', figure: kin! } as never, view, words)?.text).toContain('Baron of Hell 2')
  const ground = groundOf(options, view)
  expect(cellName(ground, view, 'b1', words)).toMatch(/^B1, The Bishop,/)
  expect(cellName(ground, view, 'e2', words)).toMatch(/^E2, Baron of Hell 2,/)
})

test('a demon that has attacked is not asked to attack', () => {
  const g = doom.create({ mission: 'tutorial', marines: 1 }, 'walk')
  const view = doom.view(g, 'invader') as DoomView
  const options = [
    { key: 'step:a1', do: 'step', to: 'a1' },
    { key: 'end', do: 'end' },
  ]
  const decision = {
    seat: 'invader',
    kind: 'demon-activation',
    rule: 'D-DEMON-4',
    options,
    about: { demon: 'imp-1', mp: 1 },
  }
  const ask = (...events: object[]) =>
    promptWords({ decision, view, book: bookOf('tutorial') } as never, words, events.map(event => ({ event })) as never)
      .text
  const began = { type: 'activation', figure: 'imp-1' }
  expect(ask(began)).toMatch(/move Imp 1, attack, or end/)
  expect(ask(began, { type: 'attack', attacker: 'imp-1' })).toMatch(/move Imp 1, or end/)
})

test('what lies on the map or is carried is called by what it is, not by its number', () => {
  const options = { mission: 'exodus-1', marines: 1 }
  const g = doom.create(options, 'assets')
  while (g.figures.every(({ at }) => at.length === 0)) doom.choose(g, g.decision!.options[0]!)
  const [taken, lying] = g.objectives
  const alpha = g.figures.find(({ id }) => id === 'alpha')!
  taken!.at = -1
  alpha.carries = taken!.id
  const view = doom.view(g, 'alpha') as DoomView
  const ground = groundOf(options, view)
  const where = view.figures.find(({ id }) => id === 'alpha')!.at[0]!
  expect(cellName(ground, view, where, words)).toMatch(/Alpha.*Asset/)
  expect(cellName(ground, view, ground.board.name(lying!.at), words)).toMatch(/, Asset$/)
})

test('a question that a card asks says which card was played, and none from before the activation', () => {
  const map = ['+-+-+-+-+-+', '|. . . . .|', '+-+-+-+-+-+']
  const g = doom.create(
    {
      marines: 2,
      scenario: {
        map,
        marines: { alpha: { at: 'a1', hand: ['double-time'] }, bravo: { at: 'c1' } },
        turn: 'alpha',
      },
    },
    'double time',
  )
  const events: DoomEvent[] = []
  for (const wanted of ['play:double-time', 'bravo']) {
    if (g.decision!.kind === 'spend-movement') break
    doom.choose(g, g.decision!.options.map(key).find(one => one.includes(wanted))!, events)
  }
  expect(g.decision).toMatchObject({ seat: 'bravo', kind: 'spend-movement' })
  const view = doom.view(g, 'bravo') as DoomView
  const asked = { decision: seenDecision<DoomDecision>(g, 'bravo')!, view, book: bookOf('black-bishop-1') }
  const log = events.map((event, n) => ({ n, event, view }))
  expect(promptWords(asked, words, log).detail).toMatch(/^Alpha played Double Time\./)
  const later = [...log, { n: log.length, event: { type: 'activation', figure: 'bravo' } as const, view }]
  expect(promptWords(asked, words, later).detail ?? '').not.toContain('played')
})

test('a match has the map of its own settings, whatever map its mission had at the table before', () => {
  const printed = bookFor('black-bishop-1', {}).board.size
  expect(openBook('black-bishop-1', { scenario: { map: ['+-+-+', '|. .|', '+-+-+'] } }).board.size).not.toBe(printed)
  expect(openBook('black-bishop-1', {}).board.size).toBe(printed)
})

test('D-OPERATION-7 the kit of the last mission is offered by name', () => {
  const squad = { alpha: { class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'], usual: true } }
  const g = doom.create({ mission: 'black-bishop-2', marines: 1, squad }, 'kit')
  const asked = {
    decision: seenDecision<DoomDecision>(g, 'alpha')!,
    view: doom.view(g, 'alpha') as DoomView,
    book: bookOf('black-bishop-2'),
  }
  expect(promptWords(asked, words).text).toBe('Alpha: keep Ripper, Super Shotgun, and Plasma Rifle, or choose anew.')
  expect(optionsOf(asked.decision).map(option => optionWords(option, asked, words))).toEqual([
    'Keep the kit',
    'Choose anew',
  ])
})

test('questions that hardly ever come up name what they are about', () => {
  const said = (kind: keyof typeof DOOM_SCENES) => {
    const { options } = DOOM_SCENES[kind]
    const g = reached(doom, kind, DOOM_SCENES[kind])
    const { seat } = g.decision!
    const view = doom.view(g as DoomState, seat) as DoomView
    const asked = { decision: seenDecision<DoomDecision>(g, seat)!, view, book: openBook(view.mission, options) }
    const buttons = optionsOf(asked.decision).map(option => optionWords(option, asked, words))
    return [promptWords(asked, words).text, ...buttons]
  }
  const again = ['Invader: attack again with Imp 1, or stop.', 'Attack with Imp 1', 'Stop attacking']
  expect(said('attack-again')).toEqual(again)
  expect(said('drop-token')[0]).toBe('Alpha: choose where the Asset comes to lie.')
})

test('D-TIMING-1 OP-48 whoever is let go first is named', () => {
  const decision: DoomDecision = {
    seat: 'invader',
    kind: 'order',
    rule: 'D-TIMING-1',
    options: [
      { key: 'first:alpha', do: 'first', seat: 'alpha' },
      { key: 'first:invader', do: 'first', seat: 'invader' },
    ],
  }
  const g = doom.create({ mission: 'black-bishop-1', marines: 1 }, 'order')
  const asked = { decision, view: doom.view(g, 'invader') as DoomView, book: bookOf('black-bishop-1') }
  expect(optionsOf(decision).map(option => optionWords(option, asked, words))).toEqual([
    'Let Alpha go first',
    'Let the invader go first',
  ])
  expectSentence(promptWords(asked, words).text, 'order')
})
