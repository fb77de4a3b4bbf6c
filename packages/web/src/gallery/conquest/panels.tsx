import type { Conquest } from '@redoubt/conquest'
import { useTable } from '../../conquest/common/context.ts'
import { PromptFrame } from '../../conquest/prompt/Prompt.tsx'
import { usePrompt } from '../../conquest/prompt/usePrompt.ts'
import { ShieldPanel } from '../../conquest/shields/ShieldPanel.tsx'
import { Victory } from '../../conquest/victory/Victory.tsx'
import { promptOf } from '../../conquest/words/prompt.ts'
import type { Tongue } from '../../i18n/i18n.ts'
import { PromptBar } from '../../match/prompt/PromptBar.tsx'
import type { Match } from '../../screen/match.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Sample } from '../sample.ts'
import type { Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'
import style from './ConquestSpecimens.module.css'

type Samples = readonly Sample<Conquest>[]

export function panels(samples: Samples, { t }: Tongue): Specimen[] {
  const shield = samples.filter(({ kind }) => kind === 'shield')
  return [
    {
      ...{ id: 'victory', name: t('conquest.victory.title') },
      show: () => (
        <AtTable match={samples[0]!.match}>
          <Victory />
        </AtTable>
      ),
    },
    ...shield.map(({ match }) => ({
      ...{ id: 'shields', name: t('gallery.shields') },
      show: () => (
        <AtTable match={match}>
          <div className={style.shields}>
            <ShieldPanel />
          </div>
        </AtTable>
      ),
    })),
  ]
}

/** Every kind of question, as its player sees it. */
export function prompts(samples: Samples, words: Tongue): Specimen[] {
  return samples.map(({ kind, match }) => ({
    ...{ id: kind, name: kind, words: promptOf(match.view, match.decision!, words).text },
    show: () => (
      <AtTable match={match}>
        <div className={style.prompt}>
          <PromptFrame>
            <Asked match={match} />
          </PromptFrame>
        </div>
      </AtTable>
    ),
  }))
}

function Asked({ match }: { match: Match<Conquest> }) {
  const { prompt, actions } = usePrompt(useTable(), match.log)
  return (
    <PromptBar
      match={match as Match}
      icon={<Icon id={prompt.icon} size={26} />}
      text={prompt.text}
      detail={prompt.detail}
      actions={actions}
    />
  )
}
