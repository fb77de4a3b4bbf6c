import { areaOfPlace } from '../../abilities/place.ts'
import { cardFor } from '../../abilities/reference.ts'
import { pieceOf } from '../../board/board.ts'
import { relocate } from '../../rules/zones.ts'
import { place, ref } from '../basic.ts'
import { checkUnit, destination } from '../check/steps.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, to: place }

export const move: Word<'move', typeof fields> = word('move', {
  means: 'The unit moves to the planet as it is.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    checkUnit(b, step.on, `${path}.on`)
    if (step.to === 'your-hq') b.say(`${path}.to`, 'rout returns a unit to its HQ; move goes to a planet')
    else destination(b, step.to, `${path}.to`)
    if ((step.on === 'self' || step.on === 'host') && step.to === 'self-planet')
      b.say(`${path}.to`, 'it is there already')
    if (step.to === `planet-of:${step.on}`) b.say(`${path}.to`, 'it is there already')
  },
  matters: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    const to = areaOfPlace(g, use, step.to)
    return p !== undefined && to !== undefined && p.at !== to
  },
  // CQ-13.9.
  run: (g, use, step) => {
    const p = pieceOf(g, cardFor(g, use, step.on))
    const to = areaOfPlace(g, use, step.to)
    if (p && to !== undefined) relocate(g, p, to)
  },
})
