import { lazy, Suspense, useEffect, useState } from 'react'
import type { Looked } from './pointing.ts'

const GlossaryCard = lazy(() => import('./GlossaryCard.tsx'))

/** Whoever does nothing yet needs no explanation: what watches comes with the first sign of life. */
const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const
let isAwake = false

function watchLater(look: (looked: Looked | null) => void): () => void {
  const waiting = new AbortController()
  let stop: (() => void) | null = null
  const begin = async () => {
    isAwake = true
    if (stop || waiting.signal.aborted) return
    const { watchTerms } = await import('./pointing.ts')
    if (!waiting.signal.aborted) stop ??= watchTerms(look)
  }
  if (isAwake) void begin()
  for (const sign of SIGNS) addEventListener(sign, () => void begin(), { signal: waiting.signal, once: true })
  return () => {
    waiting.abort()
    stop?.()
  }
}

/** Every symbol and every marked word outside the tables explains itself: what it is, in one sentence, and where to read more. */
export function Glossary() {
  const [looked, setLooked] = useState<Looked | null>(null)
  useEffect(() => watchLater(setLooked), [])
  if (!looked) return null
  return (
    <Suspense fallback={null}>
      <GlossaryCard {...looked} close={() => setLooked(null)} />
    </Suspense>
  )
}
