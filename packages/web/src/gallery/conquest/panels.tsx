import { promptOf } from '../../conquest/prompts.ts'
import { ShieldPanel } from '../../conquest/ShieldPanel.tsx'
import type { Conquest } from '../../conquest/shown.ts'
import { useActions } from '../../conquest/useActions.ts'
import { useDesk } from '../../conquest/useDesk.ts'
import { Victory } from '../../conquest/Victory.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Match } from '../../match/match.ts'
import { PromptBar } from '../../match/PromptBar.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Sample } from '../sample.ts'
import type { Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'

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
          <ShieldPanel />
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
        <div className="cq-prompt">
          <Asked match={match} />
        </div>
      </AtTable>
    ),
  }))
}

function Asked({ match }: { match: Match<Conquest> }) {
  const { prompt, actions } = useActions(useDesk(match))
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
