import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import { localTables } from '../../tables/local.ts'
import type { MatchCard } from '../../tables/tables.ts'
import buttonStyle from '../../ui/Button.module.css'
import { noteMoved } from '../kept/moved.ts'

const PlayOnline = lazy(() => import('./PlayOnline.tsx'))

/** A match of this browser goes on at the server: with what has happened, and people elsewhere in the free chairs. */
export function MoveOnline({ card, name }: { card: MatchCard; name: string }) {
  const { t } = useWords()
  const [save, setSave] = useState<unknown>(null)
  return (
    <>
      <button
        type="button"
        className={buttonStyle.btn}
        aria-label={t('matches.move-of', { game: name })}
        onClick={async () => setSave((await localTables().exportMatch(card.id)).save)}
      >
        {t('matches.move')}
      </button>
      {save === null ? null : (
        <Suspense>
          <PlayOnline table={card} save={save} opened={code => noteMoved(card.id, code)} close={() => setSave(null)} />
        </Suspense>
      )}
    </>
  )
}
