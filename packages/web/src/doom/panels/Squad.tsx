import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { Still, useTable } from '../table.ts'
import { MarineBoard } from './MarineBoard.tsx'
import { MarineChip } from './MarineChip.tsx'
import './squad.css'

/** The marines: full boards, or portraits that open them. */
export function Squad({ folded = false }: { folded?: boolean }) {
  const { t } = useWords()
  const { view, book, names, match, look } = useTable()
  return (
    <aside className={`dm-squad ${folded ? 'folded' : ''}`} aria-label={t('doom.squad')}>
      {view.marines.map(marine => {
        const figure = view.figures.find(({ id }) => id === marine.id)
        const acting = view.turn === marine.id
        return (
          <Still
            key={marine.id}
            shows={[marine, figure, acting, view.phase, book, names, match.seats, match.viewer, t, folded]}
          >
            {folded ? (
              <Button
                className="dm-fold"
                onPress={() => look({ kind: 'marine', id: marine.id })}
                data-marine={marine.id}
              >
                <MarineChip marine={marine} />
              </Button>
            ) : (
              <MarineBoard marine={marine} />
            )}
          </Still>
        )
      })}
    </aside>
  )
}
