import { byName } from '@redoubt/kernel'
import { z } from 'zod'
import { KEYWORD_WORDS } from './keywords/index.ts'

export type KeywordId = (typeof KEYWORD_WORDS)[number]['id']
export const KEYWORDS: readonly KeywordId[] = KEYWORD_WORDS.map(one => one.id)
export const keywordId = z.enum(KEYWORDS)
export const keyword = z.strictObject({ keyword: keywordId, value: z.int().optional(), trait: z.string().optional() })
export type Keyword = z.infer<typeof keyword>

export const keywordNamed = byName(KEYWORD_WORDS, 'id')

const changed = (how: 'given' | 'lost' | 'ignored'): readonly KeywordId[] =>
  KEYWORD_WORDS.filter(one => one.changes?.includes(how)).map(one => one.id)

/** Keywords that a unit can be given, lose or ignore while the match goes on, and those of a bloodied side. */
export const GIVEN = changed('given')
export const LOST = [...GIVEN, ...changed('lost')]
export const IGNORED = changed('ignored')
export const BLOODIED: readonly KeywordId[] = KEYWORD_WORDS.filter(one => one.bloodied).map(one => one.id)
