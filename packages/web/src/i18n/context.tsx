import type { Catalogue as Texts } from '@redoubt/kernel'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { loadFaces } from './faces.ts'
import { type Catalogue, type Locale, type Tongue, tongue } from './i18n.ts'
import { loadPart, type Part } from './parts.ts'
import { readOnPage } from './printed.ts'

const Words = createContext<Tongue>(tongue('en', {}))

/** `const { t } = useWords()` and then `t('home.play')`. */
export function useWords(): Tongue {
  return useContext(Words)
}

interface Read {
  locale: Locale
  messages: Catalogue
  texts: Texts
}

/**
 * Gives the parts of a catalogue to everything below, on top of those from above; shows nothing until they are there. Another
 * language takes the place of the one before when all of it has come.
 */
export function WithWords({
  locale,
  parts,
  children,
}: {
  locale: Locale
  parts: readonly Part[]
  children: ReactNode
}) {
  const above = useContext(Inherited)
  const [own, setOwn] = useState<Read | null>(null)
  const wanted = parts.join()
  useEffect(() => {
    let gone = false
    const loading = Promise.all(
      (wanted.split(',') as Part[]).map(async part => ({ part, ...(await loadPart(locale, part)) })),
    )
    Promise.all([loading, loadFaces(locale)]).then(([found]) => {
      if (gone) return
      for (const { part, texts } of found) readOnPage(part, { locale, texts })
      const messages = Object.assign({}, ...found.map(part => part.messages))
      setOwn({ locale, messages, texts: Object.assign({}, ...found.map(part => part.texts)) })
    })
    return () => {
      gone = true
    }
  }, [locale, wanted])
  const whole = useRef<Read | null>(null)
  const all = useMemo(() => {
    // While one of the two is still on its way, everything is read as before.
    if (own && (!above || above.locale === own.locale))
      whole.current = {
        locale: own.locale,
        messages: { ...above?.messages, ...own.messages },
        texts: { ...above?.texts, ...own.texts },
      }
    return whole.current
  }, [above, own])
  const words = useMemo(() => all && tongue(all.locale, all.messages, all.texts), [all])
  useLang(words?.locale)
  if (!all || !words) return null
  return (
    <Inherited value={all}>
      <Words value={words}>{children}</Words>
    </Inherited>
  )
}

/** The language of every part that is shown. */
const shown = new Map<object, Locale>()

function tellLang(): void {
  const [language, ...others] = new Set(shown.values())
  if (language && others.length === 0) document.documentElement.lang = language
}

/** The page is said to be in a language when all of it is: what brings words of its own says in which they are. */
export function useLang(locale: Locale | undefined): void {
  const part = useRef({}).current
  useEffect(() => {
    if (!locale) return
    shown.set(part, locale)
    tellLang()
    return () => {
      shown.delete(part)
      tellLang()
    }
  }, [part, locale])
}

const Inherited = createContext<Read | null>(null)
