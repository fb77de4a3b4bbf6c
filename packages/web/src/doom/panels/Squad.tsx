import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { useTable } from '../table.ts'
import { MarineBoard } from './MarineBoard.tsx'
import { MarineChip } from './MarineChip.tsx'
import './squad.css'

/** The marines: full boards, or portraits that open them. */
export function Squad({ folded = false }: { folded?: boolean }) {
  const { t } = useWords()
  const { view, look } = useTable()
  return (
    <aside className={`dm-squad ${folded ? 'folded' : ''}`} aria-label={t('doom.squad')}>
      {view.marines.map(marine =>
        folded ? (
          <Button
            key={marine.id}
            className="dm-fold"
            onPress={() => look({ kind: 'marine', id: marine.id })}
            data-marine={marine.id}
          >
            <MarineChip marine={marine} />
          </Button>
        ) : (
          <MarineBoard key={marine.id} marine={marine} />
        ),
      )}
    </aside>
  )
}
