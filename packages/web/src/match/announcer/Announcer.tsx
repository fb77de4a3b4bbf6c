import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { GameScreen } from '../../screen/gamescreen.ts'
import type { Match } from '../../screen/match.ts'
import { useActions } from '../../ui/actions.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { type Announced, announced } from './announced.ts'

/** So many sentences stay in the page; whoever listens has heard the older ones. */
const KEPT = 60

/** Says every event once, in order, however fast it is shown; and again when somebody asks. */
export function Announcer({
  match,
  tell,
  near,
}: {
  match: Match
  // biome-ignore lint/suspicious/noExplicitAny: it passes events and views through to the game that made them
  tell: GameScreen<any>['tell']
  /** What lies around whoever acts, in words. */
  near?: (() => string) | undefined
}) {
  const words = useWords()
  const { t } = words
  /** What lies before one sat down is not news. */
  const next = useRef(match.log.length > 0 ? match.log.at(-1)!.n + 1 : 0)
  const [lines, setLines] = useState<readonly Announced[]>([])
  const [again, setAgain] = useState<{ times: number; text: string }>({ times: 0, text: '' })
  /** The first sentence since this viewer decided last. */
  const since = useRef(next.current)
  const { log, onScreen, yours, viewer } = match
  useEffect(() => {
    if (!yours) return
    return () => void (since.current = next.current)
  }, [yours])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pair of eyes has another log
  useEffect(() => {
    next.current = log.length > 0 ? log.at(-1)!.n + 1 : 0
    setLines([])
  }, [viewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: when something has happened, or has been shown
  useEffect(() => {
    const found = announced(match, next.current, tell, words)
    next.current = found.next
    if (found.lines.length > 0) setLines(known => [...known, ...found.lines].slice(-KEPT))
  }, [log, onScreen])
  // What was said stays to be repeated, in the language that is read now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the language changes
  useEffect(() => {
    setLines(([first, ...known]) => (first ? announced(match, first.n, tell, words).lines : known).slice(-KEPT))
    setAgain({ times: 0, text: '' })
  }, [words])
  const say = (text: string) => setAgain(({ times }) => ({ times: times + 1, text }))
  useActions([
    ...(near
      ? [
          {
            id: 'near',
            region: 'everywhere',
            label: 'announcer.near',
            shortcut: 'Shift+n',
            run: () => say(near()),
          } as const,
        ]
      : []),
    {
      id: 'repeat',
      region: 'everywhere',
      label: 'announcer.repeat',
      shortcut: 'Shift+r',
      run: () => {
        const recent = lines.filter(({ n }) => n >= since.current)
        const text = (recent.length > 0 ? recent : lines.slice(-1)).map(line => line.text).join(' ')
        say(text || t('announcer.nothing'))
      },
    },
  ])
  return (
    <div className={hiddenStyle.srOnly}>
      <div
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-label={t('announcer.label')}
        data-part="announcer"
      >
        {lines.map(({ n, text }) => (
          <p key={n}>{text}</p>
        ))}
      </div>
      <div aria-live="polite" data-part="announcer-again">
        {again.times > 0 ? <p key={again.times}>{again.text}</p> : null}
      </div>
    </div>
  )
}
