import { constantSubject, countsAtPlanets, oneOf } from '../check/steps.ts'
import { cardFilter } from '../filter.ts'
import { keywordId, LOST } from '../keywords.ts'
import { type Word, word } from '../word.ts'

const fields = { each: cardFilter, keyword: keywordId }

export const loseKeyword: Word<'lose-keyword', typeof fields> = word('lose-keyword', {
  means: 'Every unit that matches is without the keyword.',
  as: 'constant',
  fields,
  changes: step => `lose-keyword ${step.keyword}`,
  check: (b, step, path) => {
    constantSubject(b, step, path)
    countsAtPlanets(b, step, step.keyword, path)
    oneOf(b, step.keyword, LOST, path, 'lost')
  },
})
