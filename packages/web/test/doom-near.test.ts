import { doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { expect, test } from 'vitest'
import app from '../messages/en/app.json'
import messages from '../messages/en/doom.json'
import { bookFor } from '../src/doom/reading/book.ts'
import { groundOf } from '../src/doom/reading/ground.ts'
import { nearWords } from '../src/doom/words/near.ts'
import { fullWords } from '../src/doom/words/option.ts'
import { tongue } from '../src/i18n/i18n.ts'

const words = tongue('en', { ...app, ...messages })

const OPTIONS = {
  mission: 'tutorial',
  marines: 1,
  scenario: {
    round: 3,
    turn: 'alpha',
    marines: { alpha: { at: 'c4', damage: 2, mp: 3, hand: ['target-lock'] } },
    demons: [
      { kind: 'imp', at: 'e5', damage: 1 },
      { kind: 'imp', at: 'd3' },
    ],
  },
}

const state = doom.create(doom.options.parse(OPTIONS), 'near')
const view = doom.view(state, 'alpha')

test('whoever listens hears what is around a marine: walls, then enemies, things and doors by distance and side', () => {
  const said = nearWords(groundOf(OPTIONS, view), view, 'alpha', words)
  expect(said).toMatch(
    /^Alpha on C4: north (free|wall), east (free|wall), south (free|wall),? and west (free|wall)\. Enemies: /,
  )
  const enemies = /Enemies: (.*?)\. /.exec(said)![1]!
  // Both by name with space, distance, side and health; the nearer one first.
  expect(enemies).toMatch(
    /Imp \d, D3: 1 space north-east, 4 of 4 health.*Imp \d, E5: 2 spaces (east|south-east), 3 of 4 health/,
  )
  expect(said).toMatch(/Doors: (open|closed) door, [A-Z]\d+: /)
  expect(nearWords(groundOf(OPTIONS, view), view, null, words)).toBe(words.t('doom.near.nobody'))
})

test('in a list every figure has its space and its health', () => {
  const asked = { decision: null as never, view, book: bookFor('tutorial', OPTIONS) }
  const imp = view.figures.find(({ at }) => at[0] === 'e5')!
  const option = { key: '', do: 'target', figure: imp.id } as const
  expect(fullWords(option, { ...asked, decision: { seat: 'alpha', kind: 'target' } as never }, words)).toMatch(
    /Imp \d.*E5.*3 of 4 health/,
  )
})

test('in a list a portal says what may come out of it: to the invader by the card, to marines what they have seen', () => {
  const groups = (seat: string, seen: object[] = []) => {
    const known = doom.view(state, seat)
    const here = { ...known, invader: { ...known.invader, groups: seen } } as typeof known
    const { id, level } = here.portals[0]!
    const option = { key: '', do: 'portal', portal: id, level, at: here.portals[0]!.at } as never
    const asked = { decision: { seat, kind: 'choose-portal' }, view: here, book: bookFor('tutorial', OPTIONS) }
    return fullWords(option, asked as never, words)
  }
  const card = box().invasions[doom.view(state, 'invader').invader.invasion!]!
  const { level } = doom.view(state, 'invader').portals[0]!
  for (const { demons } of card.groups[level as 'blue'])
    for (const { demon } of demons) expect(groups('invader')).toContain(box().demons[demon]!.name)
  expect(groups('alpha')).not.toMatch(/Imp|Pinky|Possessed/)
  expect(groups('alpha', [{ level, demons: [{ demon: 'imp', count: 2 }] }])).toMatch(/2\s×\sImp/)
})
