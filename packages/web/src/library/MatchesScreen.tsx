import { useCallback, useEffect, useState } from 'react'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useHealth } from '../app/useHealth.ts'
import { matchTitle } from '../home/describe.ts'
import { OperationTiles } from '../home/operation/OperationTiles.tsx'
import { useWords } from '../i18n/context.tsx'
import { localTables } from '../tables/local.ts'
import type { MatchCard } from '../tables/tables.ts'
import { Icon } from '../ui/Icon.tsx'
import { problemWords } from '../ui/problem.ts'
import { Confirm } from './Confirm.tsx'
import { ImportMatch } from './ImportMatch.tsx'
import { MatchRow } from './MatchRow.tsx'
import { StorageUse } from './StorageUse.tsx'
import '../home/home.css'
import './library.css'

const FILTERS = ['running', 'finished', 'all'] as const

/** #/matches: everything kept in this browser. */
export default function MatchesScreen({ rest }: { rest: string[] }) {
  const words = useWords()
  const { t } = words
  const [matches, setMatches] = useState<MatchCard[] | null>(null)
  const [doomed, setDoomed] = useState<MatchCard | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const filter = FILTERS.find(each => each === rest[0]) ?? 'running'
  const load = useCallback(async () => setMatches(await localTables().list()), [])
  const { trouble, unkept } = useHealth().condition
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was away may be there again
  useEffect(() => {
    load().catch(() => setMatches([]))
  }, [load, trouble, unkept.length])
  const shown = (matches ?? []).filter(
    ({ outcome }) => filter === 'all' || (filter === 'finished') === (outcome !== null),
  )
  return (
    <Shell current="matches" title={t('matches.title')}>
      <div className="page">
        <div className="library-head">
          <h2 className="page-title">{t('matches.title')}</h2>
          <fieldset className="seg">
            <legend className="sr-only">{t('matches.filter')}</legend>
            {FILTERS.map(each => (
              <label key={each}>
                <input type="radio" name="filter" checked={each === filter} onChange={() => go('matches', each)} />
                <span>{t(`matches.filter-${each}`)}</span>
              </label>
            ))}
          </fieldset>
        </div>
        {refusal ? (
          <p className="trouble" role="alert">
            {refusal}
          </p>
        ) : null}
        {matches === null ? <div className="library-wait" /> : null}
        {matches !== null && shown.length === 0 ? (
          <div className="empty">
            <Icon id="redoubt" size={56} />
            <p>{t(filter === 'all' ? 'matches.none' : `matches.none-${filter}`)}</p>
            <a className="btn primary" href={href('home')}>
              {t('matches.start-one')}
            </a>
          </div>
        ) : null}
        <ul className="library">
          {shown.map(card => (
            <MatchRow key={card.id} card={card} onDelete={() => setDoomed(card)} />
          ))}
        </ul>
        <OperationTiles most={20} />
        <ImportMatch onImported={load} />
        <StorageUse count={matches?.length ?? 0} />
      </div>
      {doomed ? (
        <Confirm
          title={t('matches.delete-title')}
          why={t('matches.delete-why', { game: matchTitle(words, doomed) })}
          yes={t('matches.delete-yes')}
          no={t('matches.cancel')}
          onNo={() => setDoomed(null)}
          onYes={async () => {
            setRefusal(
              await localTables()
                .remove(doomed.id)
                .then(() => null, problemWords(t)),
            )
            setDoomed(null)
            await load().catch(() => {})
          }}
        />
      ) : null}
    </Shell>
  )
}
