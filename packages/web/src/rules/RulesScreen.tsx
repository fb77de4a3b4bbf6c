import { BookScreen } from './book/BookScreen.tsx'
import { isRule } from './book/book.ts'
import { LawScreen } from './law/LawScreen.tsx'

/** #/rules/GAME/CHAPTER/SECTION is the book for players, #/rules/GAME/RULE the law behind it. */
export default function RulesScreen({ rest }: { rest: string[] }) {
  const [, place = ''] = rest
  return place === 'law' || isRule(place) ? <LawScreen rest={rest} /> : <BookScreen rest={rest} />
}
