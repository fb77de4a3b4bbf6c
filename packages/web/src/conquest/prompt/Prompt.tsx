import type { Conquest } from '@redoubt/conquest'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import { PromptBar } from '../../match/prompt/PromptBar.tsx'
import type { Match } from '../../screen/match.ts'
import { Icon } from '../../ui/Icon.tsx'
import { type ConquestContext, useTable } from '../common/context.ts'
import { useLayout } from '../common/useLayout.ts'
import { waitingFor } from '../words/prompt.ts'
import { tell } from '../words/tell.ts'
import style from './Prompt.module.css'
import { usePrompt } from './usePrompt.ts'

/** What the game waits for, with the buttons for it and the list of everything else. */
export function Prompt({ match }: { match: Match<Conquest> }) {
  const words = useWords()
  const table = useTable()
  const { prompt, actions, listed } = usePrompt(table, match.log)
  return (
    <PromptFrame>
      <PromptBar
        match={match as Match}
        icon={<Icon id={match.yours ? prompt.icon : 'redoubt'} size={26} />}
        text={match.yours && !match.onScreen && !match.outcome ? prompt.text : meanwhile(match, table, words)}
        detail={match.yours ? prompt.detail : undefined}
        actions={actions}
        choices={listed}
        shape={useLayout() === 'flat' ? 'column' : 'bar'}
      />
    </PromptFrame>
  )
}

/** Where the prompt stands at this table, in its colours. */
export function PromptFrame({ children }: { children: ReactNode }) {
  return (
    <div className={style.prompt} data-layer>
      {children}
    </div>
  )
}

/** What one reads while there is nothing to decide: that it is over, what is happening, or who decides. */
function meanwhile(
  { outcome, onScreen, decision, view }: Match<Conquest>,
  { nameOf }: ConquestContext,
  words: Tongue,
): string {
  if (outcome) return words.t('conquest.prompt.over')
  if (!onScreen && decision) return waitingFor(decision, nameOf(decision.seat), words)
  const line = onScreen ? tell(onScreen.event, view, words) : null
  return line ? line.text.replaceAll('**', '') : words.t('conquest.prompt.resolving')
}
