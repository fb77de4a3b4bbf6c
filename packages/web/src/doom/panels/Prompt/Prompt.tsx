import { type Doom, isMoment } from '@redoubt/doom'
import { type SyntheticEvent, useRef, useState } from 'react'
import { useSettings } from '../../../app/settings.ts'
import { useWords } from '../../../i18n/context.tsx'
import type { Tongue } from '../../../i18n/i18n.ts'
import { playerAt } from '../../../match/players.ts'
import type { PromptAction } from '../../../match/prompt/action.ts'
import { PromptBar } from '../../../match/prompt/PromptBar.tsx'
import type { Heard } from '../../../screen/match.ts'
import { Bust } from '../../cards/Art.tsx'
import { type DoomContext, useTable } from '../../common/context.ts'
import { useIntent } from '../../common/intent.ts'
import { optionsOf } from '../../reading/choices.ts'
import type { Held } from '../../reading/held.ts'
import { iconOf } from '../../words/figures.ts'
import { fullWords, optionWords } from '../../words/option.ts'
import { pickedWords } from '../../words/picked.ts'
import { type PromptWords, pending, promptWords, waitingWords } from '../../words/prompt.ts'
import { tell } from '../../words/tell.ts'
import { type Defense, defenseOf } from '../DiceTray/defense.ts'
import { isKitQuestion } from '../Loadout/kits.ts'
import { type Deed, deedsOf, leftUndone, shortcutsOf } from './buttons.ts'

/** What the game waits for, in one sentence, with its buttons. */
export function Prompt({
  picked,
  putBack,
  quiet,
  shape = 'bar',
}: {
  picked: Held | null
  putBack(): void
  quiet(): void
  shape?: 'bar' | 'column'
}) {
  const words = useWords()
  const { t } = words
  const { match, view, book, names, intent, look } = useTable()
  const reason = useIntent(intent, thought => thought.reason)
  const deeds = useDeeds(picked)
  const { askEnd } = useSettings()
  /** The activation that somebody wants to end although something is left to do. */
  const [ending, setEnding] = useState<unknown>(null)
  const { decision } = match
  const who = decision ? playerAt(decision.seat, match.seats, words) : ''
  const icon = iconOf(book, actorOf(view, decision, match.onScreen?.event))
  const portrait = <Bust icon={icon} size={34} />
  /** Between two questions the last words stay: a sentence that flickers cannot be read. */
  const last = useRef<PromptWords>({ text: t('doom.wait.none') })

  if (match.outcome) return <PromptBar shape={shape} match={match} icon={portrait} text={t('doom.wait.over')} />
  const asked = decision && { decision, view, book }
  const said: PromptWords = match.onScreen
    ? { text: showing(match, view, words) ?? last.current.text }
    : !asked
      ? last.current
      : match.yours
        ? promptWords(asked, words, match.log)
        : { text: waitingWords(decision, who, book, words) }
  last.current = said
  if (!asked || !match.yours) {
    // As long as others choose their kits, one's own can be changed.
    const undoLabel = isKitQuestion(decision?.kind) ? 'doom.loadout.change' : undefined
    return <PromptBar shape={shape} match={match} icon={portrait} text={said.text} undoLabel={undoLabel} />
  }

  const left = leftUndone(decision, book.content)
  if (ending === decision && left) {
    const end = optionsOf(decision).find(o => o.do === 'end')!
    const actions: PromptAction[] = [
      { id: 'go-on', label: t('doom.end-early.no'), shortcut: 'Escape', run: () => setEnding(null) },
      // Not by the key that asked: whoever leans on it ends nothing.
      {
        id: end.key,
        label: t('doom.end-early.yes'),
        kind: 'primary',
        shortcut: 'Enter',
        run: () => void match.choose(end.key),
      },
    ]
    const card = pending(optionsOf(decision))
    const values = { left, card: card ? names.of(card) : '' }
    return (
      <PromptBar
        shape={shape}
        match={match}
        icon={portrait}
        text={t('doom.end-early.ask', values)}
        detail={t('doom.end-early.detail')}
        actions={actions}
      />
    )
  }

  const defense = defenseOf(decision, view, book.content)
  /** Buttons that answer an attack say what it comes to. */
  const defenseLabel = ({ option }: Deed): string | null => {
    const answer = defense?.answers.find(one => one.option.key === option.key)
    if (!answer) return null
    const values = { card: answer.card === null ? '' : names.of(answer.card), damage: answer.damage }
    return t(answer.card === null ? 'doom.defend.take' : 'doom.defend.play', values)
  }
  const { text, detail } = defense
    ? defenseWords(t, defense, names)
    : (pickedWords(picked, decision, book, names, words) ?? said)
  const actions: PromptAction[] = deeds.map(deed => {
    return {
      id: deed.keys.join(' '),
      label: defenseLabel(deed) ?? optionWords(deed.option, asked, words),
      kind: deed.primary ? 'primary' : 'normal',
      shortcut: shortcutsOf(deed),
      run: () => {
        if (deed.option.do === 'end' && left && askEnd) setEnding(decision)
        else void match.choose(deed.keys.length === 1 ? deed.keys[0]! : deed.keys)
      },
    }
  })
  if (picked)
    actions.unshift({ id: 'put-back', label: t('doom.do.put-back'), kind: 'ghost', shortcut: 'Escape', run: putBack })
  if (picked)
    actions.push({
      id: 'read',
      label: t('doom.do.read', { card: names.of(picked.id) }),
      kind: 'ghost',
      run: () => look({ kind: picked.kind, id: picked.id }),
    })
  if (isMoment(decision.kind) && optionsOf(decision).length === 1)
    actions.push({
      id: 'quiet',
      label: t('doom.do.quiet'),
      kind: 'ghost',
      run: quiet,
    })
  const choices = optionsOf(decision).map(option => ({
    id: option.key,
    label: fullWords(option, asked, words),
    run: () => void match.choose(option.key),
  }))
  /** Pointing at a button is pointing at its figure: the board shows the odds. */
  const point = (event: SyntheticEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-action]')?.dataset.action
    intent.set({ figure: deeds.find(({ keys }) => keys.join(' ') === id)?.option.figure ?? null })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where one points
    <div onPointerOver={point} onFocus={point} onPointerLeave={() => intent.set({ figure: null })}>
      <PromptBar
        shape={shape}
        match={match}
        icon={portrait}
        text={text}
        detail={reason ?? detail}
        actions={actions}
        choices={choices}
      />
    </div>
  )
}

/** "Play Armor, or take 3 damage?": the sum is in the tray. */
function defenseWords(t: ReturnType<typeof useWords>['t'], defense: Defense, names: DoomContext['names']): PromptWords {
  const { damage, dodge, defender, answers } = defense
  const card = answers.find(answer => answer.card !== null)?.card
  const values = { who: names.of(defender), damage, card: card ? names.of(card) : '' }
  if (dodge || damage === 0)
    return { text: t('doom.defend.safe', values), detail: card ? t('doom.defend.safe-detail') : undefined }
  return { text: t(card ? 'doom.defend.ask' : 'doom.defend.ask-none', values), detail: t('doom.defend.detail') }
}

/** While events are shown: a sentence for each, as the log has it. What needs no line of its own leaves the last one. */
function showing({ onScreen, log }: DoomContext['match'], view: DoomContext['view'], words: Tongue): string | null {
  for (let n = log.length - 1; onScreen && n >= Math.max(0, log.length - SENTENCES); n--) {
    const line = tell(log[n]!.event, view, words)
    if (line && line.weight !== 'detail') return line.text.replaceAll('**', '')
  }
  return null
}
const SENTENCES = 6

/** The figure an event is about: whoever attacks, plays or moves. */
function moverIn(event: Heard<Doom>): string | null | undefined {
  if ('attacker' in event) return event.attacker
  if ('marine' in event) return event.marine
  return 'figure' in event ? event.figure : undefined
}

function actorOf(
  view: DoomContext['view'],
  decision: DoomContext['match']['decision'],
  event: Heard<Doom> | undefined,
): string {
  const moving = event && moverIn(event)
  if (moving) return moving
  const about = decision?.about?.demon ?? decision?.about?.figure
  if (typeof about === 'string') return about
  return decision?.seat ?? view.active ?? view.turn ?? 'invader'
}

function useDeeds(picked: Held | null): Deed[] {
  const { match, view, book, intent } = useTable()
  const target = useIntent(intent, thought => thought.target)
  const best = defenseOf(match.decision, view, book.content)?.best
  return match.yours ? deedsOf(match.decision, view, { card: picked?.id ?? null, target, best }) : []
}
