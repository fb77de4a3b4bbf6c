import { constantSubject, countsAtPlanets, oneOf } from '../check/steps.ts'
import { GIVEN, keywordId } from '../keywords.ts'
import { subject } from '../subjects.ts'
import { type Word, word } from '../word.ts'

const fields = { ...subject, keyword: keywordId }

export const grantKeyword: Word<'grant-keyword', typeof fields> = word('grant-keyword', {
  means: 'The unit, or every unit that matches, has the keyword.',
  as: 'constant',
  fields,
  changes: step => `grant-keyword ${step.keyword}`,
  check: (b, step, path) => {
    constantSubject(b, step, path)
    countsAtPlanets(b, step, step.keyword, path)
    oneOf(b, step.keyword, GIVEN, path, 'given')
  },
})
