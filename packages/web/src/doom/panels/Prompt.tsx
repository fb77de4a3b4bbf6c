import { isMoment } from '@redoubt/doom'
import { type SyntheticEvent, useRef } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { type Action, PromptBar } from '../../match/PromptBar.tsx'
import { lastPointed, useShortcuts } from '../../match/shortcuts.ts'
import { Bust } from '../cards/Art.tsx'
import type { Held } from '../cards/held.ts'
import { useIntent } from '../intent.ts'
import { useTable } from '../table.ts'
import { iconOf } from '../words/figures.ts'
import { optionsOf, optionWords } from '../words/option.ts'
import { type PromptWords, promptWords, waitingWords } from '../words/prompt.ts'
import { type Deed, deedsOf, shortcutOf } from './actions.ts'

/** What the game waits for, in one sentence, with its buttons. */
export function Prompt({ picked, quiet }: { picked: Held | null; quiet(): void }) {
  const words = useWords()
  const { t } = words
  const { match, view, book, names, intent, look } = useTable()
  const reason = useIntent(intent, thought => thought.reason)
  const deeds = useDeeds(picked)
  const { decision } = match
  const who = decision ? (match.seats.find(({ seat }) => seat === decision.seat)?.plan.name ?? '') : ''
  const icon = iconOf(book, actorOf(view, decision, match.moment?.event))
  const look1 = <Bust icon={icon} size={34} />
  /** Between two questions the last words stay: a sentence that flickers cannot be read. */
  const last = useRef<PromptWords>({ text: t('doom.wait.none') })
  useEnter(deeds, keys => void match.choose(keys))

  if (match.outcome) return <PromptBar match={match} icon={look1} text={t('doom.wait.over')} />
  const asked = decision && { decision, view, book }
  const said: PromptWords = match.moment
    ? { text: showing(t, match, names) }
    : !asked
      ? last.current
      : match.yours
        ? promptWords(asked, words, match.log)
        : { text: waitingWords(decision, who, book, words) }
  last.current = said
  if (!asked || !match.yours) return <PromptBar match={match} icon={look1} text={said.text} />

  const { text, detail } = said
  const actions: Action[] = deeds.map(deed => {
    const shortcut = shortcutOf(deed)
    return {
      id: deed.keys.join(' '),
      label: optionWords(deed.option, asked, words),
      kind: deed.primary ? 'primary' : 'normal',
      ...(shortcut ? { shortcut } : {}),
      onPress: () => void match.choose(deed.keys.length === 1 ? deed.keys[0]! : deed.keys),
    }
  })
  if (picked)
    actions.unshift({
      id: 'read',
      label: t('doom.do.read', { card: names.of(picked.id) }),
      kind: 'ghost',
      onPress: () => look({ kind: picked.kind, id: picked.id }),
    })
  if (isMoment(decision.kind) && optionsOf(decision).length === 1)
    actions.unshift({
      id: 'quiet',
      label: t('doom.do.quiet'),
      kind: 'ghost',
      onPress: quiet,
    })
  /** Pointing at a button is pointing at its figure: the board shows the odds. */
  const point = (event: SyntheticEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-action]')?.dataset.action
    intent.set({ figure: deeds.find(({ keys }) => keys.join(' ') === id)?.option.figure ?? null })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches where one points
    <div
      className="dm-prompt"
      onPointerOver={point}
      onFocus={point}
      onPointerLeave={() => intent.set({ figure: null })}
    >
      <PromptBar match={match} icon={look1} text={text} detail={reason ?? detail} actions={actions} />
    </div>
  )
}

type Table = ReturnType<typeof useTable>

/** While events are shown: whose they are. */
function showing(t: ReturnType<typeof useWords>['t'], { moment }: Table['match'], names: Table['names']): string {
  const event = moment?.event as Record<string, unknown> | undefined
  const who = event?.by ?? event?.attacker ?? event?.marine ?? event?.figure ?? event?.kind
  if (event?.type === 'rolled' || event?.type === 'defense' || event?.type === 'hits') return t('doom.wait.resolving')
  return typeof who === 'string' ? t('doom.wait.acts', { who: names.of(who) }) : t('doom.wait.none')
}

function actorOf(view: Table['view'], decision: Table['match']['decision'], event: unknown): string {
  const { figure, marine, attacker } = (event ?? {}) as Record<string, unknown>
  const moving = figure ?? marine ?? attacker
  if (typeof moving === 'string') return moving
  const about = decision?.about?.demon ?? decision?.about?.figure
  if (typeof about === 'string') return about
  return decision?.seat ?? view.active ?? view.turn ?? 'invader'
}

export function useDeeds(picked: Held | null): Deed[] {
  const { match, view, intent } = useTable()
  const target = useIntent(intent, thought => thought.target)
  return match.yours ? deedsOf(match.decision, view, { card: picked?.id ?? null, target }) : []
}

/** Enter does the most obvious, unless something else has the focus and would do its own. */
function useEnter(deeds: readonly Deed[], choose: (keys: readonly string[]) => void): void {
  const deed = deeds.find(({ primary }) => primary)
  useShortcuts({
    Enter: deed && (() => (lastPointed() || document.activeElement === document.body) && choose(deed.keys)),
  })
}
