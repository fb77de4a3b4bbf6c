import { useEffect, useState } from 'react'
import { useLang } from '../../i18n/context.tsx'
import type { Locale } from '../../i18n/i18n.ts'
import { type PlayersBook, readBook } from './book.ts'

export const GAMES = ['doom', 'conquest'] as const
export type BookGame = (typeof GAMES)[number]

const FILES = import.meta.glob<string>('../../../book/*/*.md', { query: '?raw', import: 'default' })

/** The text of a book; one that a language lacks is read in English. */
async function load(locale: string, game: BookGame): Promise<PlayersBook> {
  const file = (language: string) => FILES[`../../../book/${language}/${game}.md`]
  return readBook(await (file(locale) ?? file('en')!)(), locale)
}

/** The book of a game in a language, loaded when somebody looks at it. */
export function useBook(game: BookGame, locale: Locale): PlayersBook | null {
  const [open, setOpen] = useState<{ locale: Locale; book: PlayersBook } | null>(null)
  useLang(open?.locale)
  useEffect(() => {
    let gone = false
    load(locale, game).then(book => gone || setOpen({ locale, book }))
    return () => {
      gone = true
    }
  }, [game, locale])
  return open?.book ?? null
}
