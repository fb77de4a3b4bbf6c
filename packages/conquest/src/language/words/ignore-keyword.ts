import { ref } from '../basic.ts'
import { constantSubject, oneOf } from '../check/steps.ts'
import { IGNORED, keywordId } from '../keywords.ts'
import { type Word, word } from '../word.ts'

const fields = { on: ref, keyword: keywordId }

export const ignoreKeyword: Word<'ignore-keyword', typeof fields> = word('ignore-keyword', {
  means: 'The unit attacks as if the defender were without the keyword.',
  as: 'constant',
  fields,
  changes: step => `ignore-keyword ${step.keyword}`,
  check: (b, step, path) => {
    constantSubject(b, step, path)
    oneOf(b, step.keyword, IGNORED, path, 'ignored')
  },
})
