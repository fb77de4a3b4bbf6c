import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { loadFaces } from './faces.ts'
import { type Catalogue, type Locale, loadPart, type Part, type Tongue, tongue } from './i18n.ts'

const Words = createContext<Tongue>(tongue('en', {}))

/** `const { t } = useWords()` and then `t('home.play')`. */
export function useWords(): Tongue {
  return useContext(Words)
}

/** Gives the parts of a catalogue to everything below, on top of those from above; shows nothing until they are there. */
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
  const [own, setOwn] = useState<Catalogue | null>(null)
  const wanted = parts.join()
  useEffect(() => {
    let gone = false
    const catalogues = Promise.all(wanted.split(',').map(part => loadPart(locale, part as Part)))
    Promise.all([catalogues, loadFaces(locale)]).then(([found]) => {
      if (!gone) setOwn(Object.assign({}, ...found))
    })
    return () => {
      gone = true
    }
  }, [locale, wanted])
  const all = useMemo(() => (own ? { ...above, ...own } : null), [above, own])
  const words = useMemo(() => tongue(locale, all ?? {}), [locale, all])
  if (!all) return null
  return (
    <Inherited value={all}>
      <Words value={words}>{children}</Words>
    </Inherited>
  )
}

const Inherited = createContext<Catalogue>({})
