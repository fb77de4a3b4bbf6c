import { isWarlord } from '../../board/board.ts'
import { destroyAll } from '../../rules/destruction.ts'
import { checkSubject } from '../check/steps.ts'
import { subject, subjects } from '../subjects.ts'
import { type Word, word } from '../word.ts'

const fields = { ...subject }

export const destroy: Word<'destroy', typeof fields> = word('destroy', {
  means: 'The card, or every card that matches, is destroyed; never a warlord.',
  as: 'once',
  fields,
  check: (b, step, path) => {
    checkSubject(b, step, path, false)
    if (step.on === 'self' && b.type === 'warlord') b.say(`${path}.on`, 'a warlord is never destroyed')
  },
  matters: (g, use, step) => subjects(g, use, step).some(p => !isWarlord(g, p)),
  // CQ-8.23: never a warlord.
  run: (g, use, step) =>
    destroyAll(
      g,
      subjects(g, use, step).filter(p => !isWarlord(g, p)),
    ),
})
