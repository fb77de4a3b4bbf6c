import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { RedrawWhen, useTable } from '../../common/context.ts'
import { MarineBoard } from './MarineBoard.tsx'
import { MarineChip } from './MarineChip.tsx'
import style from './Squad.module.css'

/** The marines: full boards, or portraits that open them. */
export function Squad({ folded = false }: { folded?: boolean }) {
  const { t } = useWords()
  const { view, book, names, match, look, hands } = useTable()
  return (
    <section className={style.squad} data-panel="squad" aria-label={t('doom.squad')}>
      {view.marines.map(marine => {
        const figure = view.figures.find(({ id }) => id === marine.id)
        const acting = view.turn === marine.id
        return (
          <RedrawWhen
            key={marine.id}
            changes={[
              marine,
              figure,
              acting,
              view.phase,
              book,
              names,
              match.seats,
              match.viewer,
              t,
              folded,
              hands[marine.id],
            ]}
          >
            {folded ? (
              <Button
                className={style.opener}
                onPress={() => look({ kind: 'marine', id: marine.id })}
                data-marine={marine.id}
              >
                <MarineChip marine={marine} />
              </Button>
            ) : (
              <MarineBoard marine={marine} />
            )}
          </RedrawWhen>
        )
      })}
    </section>
  )
}
