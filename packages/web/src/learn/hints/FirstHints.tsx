import { useEffect, useState } from 'react'
import { useWords, WithWords } from '../../i18n/context.tsx'
import type { Below } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import { Bubble } from '../Bubble.tsx'
import { storyOf } from '../lesson.ts'
import { HINTS } from './hints.ts'
import { noteHint, useHints, wantHints } from './wanted.ts'

/** In the first minutes of an ordinary match: a word where one can use it, gone with the next decision, never twice. */
export default function FirstHints({ match }: { match: Match }) {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['learn']}>
      <Whisper match={match} />
    </WithWords>
  )
}

function Whisper({ match }: { match: Match }) {
  const { t } = useWords()
  const { isOff, said } = useHints()
  const [shown, setShown] = useState<{ id: string; of: number | null } | null>(null)
  const { yours, decision, seq, game } = match
  const story = storyOf(match)
  const next = yours && !shown ? HINTS[game]?.find(({ id, on }) => !said.includes(`${game}.${id}`) && on(story)) : null
  const id = next?.id ?? null
  useEffect(() => {
    if (isOff || id === null) return
    setShown({ id, of: seq })
    noteHint(`${game}.${id}`)
  }, [isOff, id, game, seq])
  // One at a time, and only for the decision that it is about.
  const isStale = shown !== null && decision !== null && shown.of !== seq
  useEffect(() => {
    if (isStale) setShown(null)
  }, [isStale])
  if (isOff || !shown || isStale || !yours) return null
  return (
    <Bubble
      beat={`hint-${shown.id}`}
      beats={[]}
      at={0}
      words={t(`learn.hint.${game}.${shown.id}` as `learn.${Below<'learn.'>}`)}
    >
      <button type="button" data-way="hint-done" onClick={() => setShown({ ...shown, of: null })}>
        {t('learn.hint.thanks')}
      </button>
      <button type="button" data-way="hints-off" onClick={() => wantHints(false)}>
        {t('learn.hint.off')}
      </button>
    </Bubble>
  )
}
