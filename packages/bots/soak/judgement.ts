/**
 * Fits the judgement of the Nightmare to matches between Veterans and says how much better it foretells who wins than the
 * mission alone does, in matches it was not fitted to.
 * Arguments: matches of every mission and number of marines, seed, the file to write (src/doom/search/weights.ts) or none.
 */
import { writeFileSync } from 'node:fs'
import { box } from '@redoubt/doom/content'
import type { AssignmentKind } from '../src/doom/character/assignment.ts'
import { COMMON, namesOf } from '../src/doom/search/features.ts'
import { fit, type Sample, surprise } from './judgement/fit.ts'
import { type Played, playVeterans } from './judgement/positions.ts'
import { weightsText } from './judgement/text.ts'

/** How strongly a weight is drawn to 0: those that all assignments share, what one of them differs by, its own, a mission's level. */
const PULL = { shared: 2, differs: 8, own: 2, mission: 1 }
const PARTS = 2

export default async function judgement(args: readonly string[] = []): Promise<void> {
  const [games = '1', seed = 'judgement', file = ''] = args
  const matches: Played[] = []
  for (let n = 0; n < Number(games); n++)
    for (const mission of Object.keys(box().missions))
      for (const marines of [1, 2, 3, 4]) {
        const played = playVeterans(mission, marines, `${seed}/${mission}/${marines}/${n}`)
        if (played) matches.push(played)
      }
  const model = modelOf(matches)
  let found = 0
  let plain = 0
  for (let part = 0; part < PARTS; part++) {
    const learn = matches.filter((_, n) => n % PARTS !== part).flatMap(model.samples)
    const test = matches.filter((_, n) => n % PARTS === part).flatMap(model.samples)
    found += surprise(fit(learn, model.pull), test) / PARTS
    plain += surprise(fit(learn.map(model.plain), model.pull), test.map(model.plain)) / PARTS
  }
  console.log(`${matches.length} matches, surprise ${found.toFixed(3)}, by the mission alone ${plain.toFixed(3)}`)
  if (file) writeFileSync(file, weightsText(model.read(fit(matches.flatMap(model.samples), model.pull))))
}

/** Which weights there are, and what they mean. */
function modelOf(matches: readonly Played[]) {
  const assignments = [...new Set(matches.map(m => m.assignment))].sort()
  const missions = [...new Set(matches.map(m => `${m.mission}/${m.marines}`))].sort()
  const own = namesOf(assignments[0]!).length
  const at = (assignment: AssignmentKind) => COMMON.length + assignments.indexOf(assignment) * own
  const levels = COMMON.length + assignments.length * own
  const scales = new Map(
    assignments.map(o => [
      o,
      scaleOf(
        matches.filter(m => m.assignment === o),
        own,
      ),
    ]),
  )
  const shared = scaleOf(matches, COMMON.length)
  const unit = (assignment: AssignmentKind, n: number) =>
    (n < COMMON.length ? shared : scales.get(assignment)!).deviation[n]!
  const pull = [
    ...COMMON.map(() => PULL.shared),
    ...assignments.flatMap(o => namesOf(o).map((_, n) => (n < COMMON.length ? PULL.differs : PULL.own))),
    ...missions.map(() => PULL.mission),
  ]
  const samples = ({ assignment, mission, marines, won, positions }: Played): Sample[] =>
    positions.map(features => {
      const terms: Array<readonly [number, number]> = [[levels + missions.indexOf(`${mission}/${marines}`), 1]]
      features.forEach((feature, n) => {
        const value = (feature - scales.get(assignment)!.mean[n]!) / unit(assignment, n)
        if (n < COMMON.length) terms.push([n, value])
        terms.push([at(assignment) + n, value])
      })
      return { terms, won, share: 1 / Math.sqrt(positions.length) }
    })
  const plain = (sample: Sample): Sample => ({ ...sample, terms: sample.terms.slice(0, 1) })
  const read = (weights: Float64Array) => {
    const weightOf = (assignment: AssignmentKind, n: number) =>
      ((n < COMMON.length ? weights[n]! : 0) + weights[at(assignment) + n]!) / unit(assignment, n)
    const level = (name: string, k: number) => {
      const { assignment } = matches.find(m => `${m.mission}/${m.marines}` === name)!
      const { mean } = scales.get(assignment)!
      return namesOf(assignment).reduce((sum, _, n) => sum - weightOf(assignment, n) * mean[n]!, weights[levels + k]!)
    }
    return {
      assignments: Object.fromEntries(
        assignments.map(o => [o, Object.fromEntries(namesOf(o).map((name, n) => [name, weightOf(o, n)]))]),
      ),
      missions: Object.fromEntries(missions.map((name, k) => [name, level(name, k)])),
    }
  }
  return { pull, samples, plain, read }
}

function scaleOf(matches: readonly Played[], size: number) {
  const rows = matches.flatMap(m => m.positions)
  const mean = Array.from({ length: size }, (_, n) => rows.reduce((sum, row) => sum + row[n]!, 0) / rows.length)
  const deviation = mean.map(
    (middle, n) => Math.sqrt(rows.reduce((sum, row) => sum + (row[n]! - middle) ** 2, 0) / rows.length) || 1,
  )
  return { mean, deviation }
}
