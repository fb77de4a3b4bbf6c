import { type DoomDecision, type DoomView, doom, INVADER } from '@redoubt/doom'
import { type Chance, fastRandom, pickOne, seenDecision } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { VETERAN } from '../../src/doom/character/experience.ts'
import { arrivalOf } from '../../src/doom/invader/assault.ts'
import { denialsOf } from '../../src/doom/invader/denial.ts'
import { apart, read, type Situation } from '../../src/doom/reading/situation.ts'
import { recruit, veteran } from '../../src/index.ts'

/** The braziers of exodus-4, the first of them finished; nobody near any of them but who is put there. */
function braziers(put: { marine?: number; demon?: number } = {}): { s: Situation; spots: number[] } {
  const g = doom.create({ mission: 'exodus-4', marines: 2 }, 'braziers')
  const chance: Chance = { random: fastRandom('braziers') }
  while (g.phase !== 'activation') doom.choose(g, pickOne(chance, g.decision!.options))
  const view = doom.view(g, INVADER)
  const seen = read(view, VETERAN)!
  const spots = view.objectives.map(o => seen.board.at(o.at!))
  const far = seen.squad[0]!.spaces[0]!
  expect(spots.every(spot => apart(seen, [far], [spot]) > 2)).toBe(true)
  const objectives = view.objectives.map((o, n) => (n === 0 ? { ...o, progress: 2 } : o))
  const demons = seen.demons.map(({ id }) => id)
  const at = (id: string): number => {
    if (id === 'bravo') return put.marine ?? far
    return id === demons[1] ? (put.demon ?? far) : far
  }
  const figures = view.figures.map(f => ({ ...f, at: f.at.length > 0 ? [seen.board.name(at(f.id))] : [] }))
  return { s: read({ ...view, objectives, figures } as DoomView, VETERAN)!, spots }
}

const worths = ({ s, spots }: { s: Situation; spots: number[] }) => {
  const found = denialsOf(s, s.demons[0]!)
  return spots.map(spot => found.find(one => one.spot === spot)?.worth)
}

const { prey, assault } = VETERAN

test('a demon wants to stand at a checkpoint that is to be done, and more so at one that is done and left', () => {
  expect(worths(braziers())).toEqual([assault!.undo, prey.contest, prey.contest])
  expect(assault!.undo).toBeGreaterThan(prey.contest)
})

test('what is done and guarded is left alone', () => {
  const [first] = braziers().spots
  expect(worths(braziers({ marine: first! }))).toEqual([undefined, prey.contest, prey.contest])
})

test('where another demon stands there is less to gain', () => {
  const [, second] = braziers().spots
  expect(worths(braziers({ demon: second! }))).toEqual([assault!.undo, assault!.second * prey.contest, prey.contest])
})

test('whom nobody replaces arrives where it is not shot at, not as near as possible', () => {
  const g = doom.create({ mission: 'black-bishop-6', marines: 2 }, 'arrival')
  const chance: Chance = { random: fastRandom('arrival') }
  const ctx = { seat: INVADER, deadline: 0, now: () => 0, signal: { aborted: false } }
  let apartFrom = 0
  while (!g.outcome && g.seq < 600) {
    if (g.decision!.kind === 'summon-place') {
      const view = doom.view(g, INVADER)
      const decision = seenDecision<DoomDecision>(g, INVADER)!
      const worth = arrivalOf(read(view, VETERAN)!, String(decision.about!.demon))
      const [bold, wary] = [recruit('any'), veteran('any')].map(bot => {
        const { place, to } = decision.options!.find(o => o.key === bot.choose(view, decision, ctx))!
        return worth(place ?? read(view)!.board.at(to!))
      })
      expect(wary).toBeGreaterThanOrEqual(bold!)
      if (wary! > bold!) apartFrom++
    }
    doom.choose(g, pickOne(chance, g.decision!.options))
  }
  expect(apartFrom).toBeGreaterThan(0)
})
