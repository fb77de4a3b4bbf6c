import { type ReactNode, useEffect, useState } from 'react'
import { useWords } from '../i18n/context.tsx'
import { RuleButton } from '../rules/RuleButton.tsx'
import { Button } from '../ui/Button.tsx'
import './prompt.css'
import type { Match } from './match.ts'
import { useShortcuts } from './shortcuts.ts'

/** One button of a prompt: a verb with its object. */
export interface Action {
  id: string
  label: string
  icon?: string
  kind?: 'primary' | 'normal' | 'ghost' | 'danger'
  shortcut?: string
  /** Why it cannot be pressed. */
  reason?: string
  onPress(): void
}

export interface PromptProps {
  match: Match
  icon?: ReactNode
  /** What the game waits for, in one sentence. */
  text: string
  detail?: string | undefined
  actions?: readonly Action[]
}

/** So many letters are a paragraph: it has the row to itself. */
const LONG = 120

/** Says what the game waits for, with the buttons for it. It is never empty. */
export function PromptBar({ match, icon, text, detail, actions = [] }: PromptProps) {
  const { t } = useWords()
  const showing = match.moment !== null
  const shown = match.yours && !showing ? actions : []
  const keys = Object.fromEntries(
    shown.flatMap(({ shortcut, reason, onPress }) =>
      shortcut && reason === undefined ? [[shortcut === '↵' ? 'Enter' : shortcut.toLowerCase(), onPress]] : [],
    ),
  )
  const canUndo = match.undo.can !== 'no' && match.undo.request === null && match.outcome === null
  useShortcuts({ ...keys, z: canUndo ? () => void match.takeBack() : undefined })
  return (
    <section
      className={`prompt ${match.yours ? 'yours' : 'waits'}`}
      data-prompt={match.decision?.kind ?? ''}
      data-busy={match.busy || undefined}
      aria-label={t('prompt.label')}
    >
      {icon ? <span className="prompt-icon">{icon}</span> : null}
      <div
        className={(detail?.length ?? 0) > LONG ? 'prompt-words long' : 'prompt-words'}
        role="status"
        aria-live="polite"
      >
        <p className="prompt-text">{text}</p>
        {match.refusal ? (
          <p className="prompt-refusal">{match.refusal}</p>
        ) : detail ? (
          <p className="prompt-detail">{detail}</p>
        ) : null}
      </div>
      <div className="prompt-actions">
        {match.undo.request ? <UndoRequest match={match} /> : null}
        {match.decision ? <RuleButton game={match.game} rule={match.decision.rule} /> : null}
        {showing && !match.isReplay ? (
          <Button kind="ghost" icon="ui-play" onPress={() => match.skip()}>
            {t('prompt.skip')}
          </Button>
        ) : null}
        {canUndo && !showing ? (
          <Button icon="ui-undo" shortcut="Z" onPress={() => void match.takeBack()} data-action="undo">
            {t(match.undo.can === 'freely' ? 'prompt.undo' : 'prompt.ask-undo')}
          </Button>
        ) : null}
        {shown.map(({ id, label, onPress, ...look }) => (
          <Button key={id} {...look} onPress={onPress} data-action={id}>
            {label}
          </Button>
        ))}
        {!match.yours && !showing && match.decision ? <Waiting since={match.decision} /> : null}
      </div>
    </section>
  )
}

/** After a while of waiting, how long it has been. */
function Waiting({ since }: { since: unknown }) {
  const { t } = useWords()
  const [seconds, setSeconds] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new decision is a new wait
  useEffect(() => {
    const begin = Date.now()
    setSeconds(0)
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - begin) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [since])
  return seconds < 20 ? null : <span className="prompt-wait">{t('prompt.waiting', { seconds })}</span>
}

function UndoRequest({ match }: { match: PromptProps['match'] }) {
  const { t } = useWords()
  const { by, waitsFor } = match.undo.request!
  const name = match.seats.find(({ seat }) => seat === by)?.name ?? by
  if (!waitsFor.includes(match.viewer)) return <span className="prompt-wait">{t('prompt.undo-asked', { name })}</span>
  return (
    <span className="prompt-undo" role="alertdialog" aria-label={t('prompt.undo-asked', { name })}>
      <span>{t('prompt.undo-asked', { name })}</span>
      <Button kind="primary" onPress={() => void match.answerUndo(true)}>
        {t('prompt.undo-agree')}
      </Button>
      <Button onPress={() => void match.answerUndo(false)}>{t('prompt.undo-decline')}</Button>
    </span>
  )
}
