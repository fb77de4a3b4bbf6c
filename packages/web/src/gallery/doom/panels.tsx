import type { Doom } from '@redoubt/doom'
import { Chooser } from '../../doom/panels/Chooser/Chooser.tsx'
import { isPick } from '../../doom/panels/Chooser/choices.ts'
import { Invader } from '../../doom/panels/Invader/Invader.tsx'
import { Legend } from '../../doom/panels/Legend/Legend.tsx'
import { Prompt } from '../../doom/panels/Prompt/Prompt.tsx'
import { Health } from '../../doom/panels/Squad/Health.tsx'
import { MarineBoard } from '../../doom/panels/Squad/MarineBoard.tsx'
import squad from '../../doom/panels/Squad/Squad.module.css'
import { openBook } from '../../doom/reading/book.ts'
import { promptWords } from '../../doom/words/prompt.ts'
import type { Tongue } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import type { Sample } from '../sample.ts'
import type { Specimen } from '../specimen.ts'
import { AtTable } from './AtTable.tsx'

/** What stands around the board. */
export function panels(match: Match<Doom>, { t }: Tongue): Specimen[] {
  return [
    { id: 'legend', name: t('doom.legend.title'), show: () => <Legend /> },
    { id: 'health', name: t('doom.stat.health'), show: () => <Health now={6} of={10} /> },
    ...match.view.marines.map(marine => ({
      id: marine.id,
      name: t('gallery.marine', { id: marine.id }),
      show: () => (
        <AtTable match={match}>
          <div className={squad.squad} data-panel="squad">
            <MarineBoard marine={marine} />
          </div>
        </AtTable>
      ),
    })),
    {
      id: 'invader',
      name: t('gallery.invader'),
      show: () => (
        <AtTable match={match}>
          <Invader />
        </AtTable>
      ),
    },
  ]
}

/** Every kind of question, as its player sees it. */
export function prompts(samples: readonly Sample<Doom>[], words: Tongue): Specimen[] {
  return samples.map(({ kind, match }) => {
    const { view, decision, options } = match
    const asked = { decision: decision!, view, book: openBook(view.mission, options as object) }
    return {
      id: kind,
      name: kind,
      words: promptWords(asked, words).text,
      show: () => (
        <AtTable match={match}>
          {isPick(kind) ? <Chooser /> : null}
          <Prompt picked={null} putBack={() => {}} quiet={() => {}} />
        </AtTable>
      ),
    }
  })
}
