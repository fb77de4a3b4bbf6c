import { type ReactNode, useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { useCoachHere } from '../../coach/context.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { type Action, keysOf, useActions } from '../../ui/actions.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AskedAloud } from '../AskedAloud.tsx'
import { UndoRequest } from '../UndoRequest.tsx'
import type { MenuChoice, PromptAction } from './action.ts'
import { ChoiceMenu } from './ChoiceMenu.tsx'
import style from './PromptBar.module.css'
import { placed } from './places.ts'
import { RuleButton } from './RuleButton.tsx'
import { useFitting } from './useFitting.ts'
import { useRoom } from './useRoom.ts'
import { useSettling } from './useSettling.ts'
import { Waiting } from './Waiting.tsx'

export interface PromptProps {
  match: Match
  icon?: ReactNode
  /** What the game waits for, in one text. */
  text: string
  detail?: string | undefined
  actions?: readonly PromptAction[]
  /** Everything that can be decided, as a list of words with full names. */
  choices?: readonly MenuChoice[]
  /** What taking back is called here, if there is a better word for it. */
  undoLabel?: MessageKey | undefined
  /** A bar under the board, or a column beside it with the buttons at the thumb. */
  shape?: 'bar' | 'column' | undefined
}

const UNDO_LABELS = {
  freely: 'prompt.undo',
  'as-practice': 'prompt.undo-practice',
  'by-consent': 'prompt.ask-undo',
  no: 'prompt.undo',
} as const

/**
 * Says what the game waits for, with the buttons for it. It is never empty and never changes its height; every kind of button has its place,
 * the main one at the far right.
 */
export function PromptBar({ match, icon, text, detail, actions = [], choices = [], undoLabel, shape }: PromptProps) {
  const { t } = useWords()
  const showing = match.onScreen !== null
  const { request } = match.undo
  const offered = match.yours && !showing && !request
  const buttons: readonly PromptAction[] = offered ? actions : []
  const undo: Action = {
    id: 'undo',
    region: 'prompt',
    label: (match.undo.can === 'freely' && undoLabel) || UNDO_LABELS[match.undo.can],
    shortcut: 'z',
    enabled: match.undo.can !== 'no' && request === null && match.outcome === null,
    run: () => void match.takeBack(),
  }
  const row = useRef<HTMLDivElement>(null)
  const room = useRoom()
  // Two always have their buttons: words that are longer end in …, and are whole in the list.
  const most = Math.max(0, Math.min(room, buttons.length) - 2)
  const fewer = useFitting(row, `${room} ${buttons.map(({ label }) => label).join()}`, most)
  const { ghost, hidden, shown } = placed(buttons, room - fewer)
  const coach = useCoachHere()
  const counsel: Action = {
    id: 'coach',
    region: 'prompt',
    label: 'prompt.coach',
    shortcut: 'w',
    enabled: coach !== null && match.yours && !showing && !coach.isThinking,
    run: () => coach?.ask(),
  }
  useActions([...buttons.map(asAction), undo, ...(coach ? [counsel] : [])])
  const settling = useSettling(match.decision)
  /** Put to somebody else at this screen, or by somebody about what was done. */
  const question =
    request && !showing ? <UndoRequest match={match} /> : match.askedAloud ? <AskedAloud match={match} /> : null
  const more = match.refusal ?? detail
  return (
    <section
      className={classes(style.prompt, match.yours && style.yours, shape === 'column' && style.column)}
      data-part="prompt"
      data-region="prompt"
      data-prompt={match.decision?.kind ?? ''}
      data-seq={match.seq}
      data-yours={match.yours || undefined}
      data-busy={match.busy || undefined}
      aria-label={t('prompt.label')}
      tabIndex={-1}
    >
      {icon ? (
        <span className={style.icon} data-part="prompt-icon">
          {icon}
        </span>
      ) : null}
      <div className={style.words} role="status" aria-live="polite" title={more ? `${text}\n${more}` : text}>
        <p className={style.text} data-part="prompt-text" title={text}>
          {text}
        </p>
        {more ? <p className={match.refusal ? style.refusal : style.detail}>{more}</p> : null}
      </div>
      {question ? <div className={style.question}>{question}</div> : null}
      <div className={style.tools}>
        {coach && match.yours && !showing ? (
          <AriaButton
            className={buttonStyle.tool}
            data-tool="coach"
            aria-label={t('prompt.coach')}
            isDisabled={coach.isThinking}
            onPress={counsel.run}
          >
            <Icon id="ui-bulb" size={20} />
          </AriaButton>
        ) : null}
        {match.decision && !question ? (
          <RuleButton game={match.game} rule={match.decision.rule} about={more ? [text, more] : [text]} />
        ) : null}
      </div>
      <div className={style.actions} ref={row} data-settling={settling || undefined}>
        {!match.yours && !showing && match.decision ? <Waiting since={match.decision} /> : null}
        {showing && !match.isReplay ? (
          <Button kind="ghost" icon="ui-play" className={style.square!} onPress={() => match.skip()}>
            {t('prompt.skip')}
          </Button>
        ) : null}
        {ghost ? (
          <ActionButton action={asAction(ghost)} kind="ghost" icon="ui-undo" className={style.square!} />
        ) : undo.enabled && !showing ? (
          <ActionButton action={undo} kind="ghost" icon="ui-undo" className={style.square!} />
        ) : null}
        <ChoiceMenu
          actions={hidden}
          choices={offered ? choices : []}
          isSpare={choices.every(({ id }) => shown.some(action => action.id === id))}
          className={style.square!}
        />
        {shown.map(action => (
          <ActionButton key={action.id} action={asAction(action)} {...look(action)} />
        ))}
      </div>
    </section>
  )
}

/** The main button has a key that is its own even while Enter belongs to a space or a card that has the focus. */
const asAction = ({ label, icon: _, kind: __, ifRoom: ___, ...rest }: PromptAction): Action => {
  const keys = keysOf(rest)
  return {
    ...rest,
    region: 'prompt',
    label: { text: label },
    shortcut: keys.includes('Enter') ? ['Enter', 'Shift+Enter', ...keys.filter(key => key !== 'Enter')] : keys,
  }
}

const look = ({ icon, kind }: PromptAction) => ({ ...(icon ? { icon } : {}), ...(kind ? { kind } : {}) })
