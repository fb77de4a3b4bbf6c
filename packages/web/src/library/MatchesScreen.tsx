import { useCallback, useEffect, useState } from 'react'
import { go, href } from '../app/router.ts'
import { Shell } from '../app/Shell.tsx'
import { useHealth } from '../app/useHealth.ts'
import { OperationTiles } from '../home/tiles/OperationTiles.tsx'
import { useWords } from '../i18n/context.tsx'
import type { Tongue } from '../i18n/i18n.ts'
import { matchState, matchTitle } from '../match/describe.ts'
import { playerName } from '../match/players.ts'
import { useMe } from '../online/guest/me.ts'
import { refreshMe } from '../online/guest/refresh.ts'
import { movedMatches } from '../online/kept/moved.ts'
import { type Listed, listed } from '../online/lists/listed.ts'
import { localTables } from '../tables/local.ts'
import type { MatchCard } from '../tables/tables.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import { Confirm } from '../ui/dialog/Confirm.tsx'
import formStyle from '../ui/Form.module.css'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import pageStyle from '../ui/Page.module.css'
import { problemWords } from '../ui/problem.ts'
import { arrange, type Sort } from './arrange.ts'
import { Finder } from './Finder.tsx'
import { ImportMatch } from './ImportMatch.tsx'
import style from './MatchesScreen.module.css'
import { MatchRow } from './MatchRow.tsx'
import { OnlineRow } from './OnlineRow.tsx'
import { StorageUse } from './StorageUse.tsx'

const FILTERS = ['running', 'finished', 'all'] as const

/** #/matches: everything kept in this browser, and one's tables at the server; what waits for this person is first. */
export default function MatchesScreen({ rest }: { rest: string[] }) {
  const words = useWords()
  const { t } = words
  const [matches, setMatches] = useState<MatchCard[] | null>(null)
  /** What is to be deleted, if the person is sure. */
  const [doomed, setDoomed] = useState<readonly MatchCard[]>([])
  const [query, setQuery] = useState('')
  const [sort, setSort] = useState<Sort>('turn')
  /** Null: nothing is being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const filter = FILTERS.find(each => each === rest[0]) ?? 'running'
  const load = useCallback(async () => setMatches(await localTables().list()), [])
  const { trouble, unkept } = useHealth().condition
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was away may be there again
  useEffect(() => {
    load().catch(() => setMatches([]))
  }, [load, trouble, unkept.length])
  // Another tab may have played on or deleted something meanwhile.
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && load().catch(() => {}))
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [load])
  const me = useMe()
  useEffect(() => {
    void refreshMe()
  }, [])
  const isShown = (isOver: boolean) => filter === 'all' || (filter === 'finished') === isOver
  const all = listed(matches ?? [], me.tables ?? []).filter(({ isOver }) => isShown(isOver))
  const shown = arrange(all, { query, sort, locale: words.locale }, one => spoken(words, one))
  const own = shown.flatMap(({ card, online }) => (online ? [] : [card]))
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen(before => {
      const after = new Set(before)
      for (const id of ids)
        if (on) after.add(id)
        else after.delete(id)
      return after
    })
  const picked = own.filter(({ id }) => chosen?.has(id))
  const moved = movedMatches()
  return (
    <Shell current="matches" title={t('matches.title')}>
      <div className={pageStyle.page}>
        <div className={style.head}>
          <h2 className={pageStyle.title}>{t('matches.title')}</h2>
          <fieldset className={formStyle.seg}>
            <legend className={hiddenStyle.srOnly}>{t('matches.filter')}</legend>
            {FILTERS.map(each => (
              <label key={each}>
                <input type="radio" name="filter" checked={each === filter} onChange={() => go('matches', each)} />
                <span>{t(`matches.filter-${each}`)}</span>
              </label>
            ))}
          </fieldset>
        </div>
        {all.length > 1 || query ? (
          <Finder
            {...{ query, sort }}
            selecting={chosen !== null}
            onQuery={setQuery}
            onSort={setSort}
            onSelecting={on => setChosen(on ? new Set() : null)}
          />
        ) : null}
        {chosen ? (
          <div className={style.chosen}>
            <button
              type="button"
              className={buttonStyle.btn}
              onClick={() =>
                choose(
                  own.map(({ id }) => id),
                  true,
                )
              }
            >
              {t('matches.select-all')}
            </button>
            <button
              type="button"
              className={classes(buttonStyle.btn, buttonStyle.danger)}
              disabled={picked.length === 0}
              onClick={() => setDoomed(picked)}
            >
              {t('matches.delete-many', { count: picked.length })}
            </button>
          </div>
        ) : null}
        {refusal ? (
          <p className={classes(pageStyle.trouble, style.refusal)} role="alert">
            {refusal}
          </p>
        ) : null}
        {matches === null ? <div className={style.wait} /> : null}
        {matches !== null && all.length > 0 && shown.length === 0 ? (
          <p role="status">{t('matches.none-found', { query })}</p>
        ) : null}
        {matches !== null && all.length === 0 ? (
          <div className={pageStyle.empty}>
            <Icon id="redoubt" size={56} />
            <p>{t(filter === 'all' ? 'matches.none' : `matches.none-${filter}`)}</p>
            <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('home')}>
              {t('matches.start-one')}
            </a>
          </div>
        ) : null}
        <ul className={style.list}>
          {shown.map(({ card, online }) =>
            online ? (
              <OnlineRow key={card.id} mine={online} onKept={() => void load()} />
            ) : (
              <MatchRow
                key={card.id}
                card={card}
                moved={moved[card.id]}
                select={chosen ? { isChosen: chosen.has(card.id), choose: on => choose([card.id], on) } : undefined}
                onDelete={() => setDoomed([card])}
              />
            ),
          )}
        </ul>
        <OperationTiles most={20} />
        <ImportMatch onImported={load} />
        <StorageUse count={matches?.length ?? 0} />
      </div>
      {doomed.length > 0 ? (
        <Confirm
          title={
            doomed.length === 1 ? t('matches.delete-title') : t('matches.delete-many-title', { count: doomed.length })
          }
          reason={
            doomed.length === 1
              ? t('matches.delete-why', { game: matchTitle(words, doomed[0]!) })
              : t('matches.delete-many-why')
          }
          yes={doomed.length === 1 ? t('matches.delete-yes') : t('matches.delete-many', { count: doomed.length })}
          no={t('matches.cancel')}
          onNo={() => setDoomed([])}
          onYes={async () => {
            const results = await Promise.allSettled(doomed.map(({ id }) => localTables().remove(id)))
            const failed = results.find(result => result.status === 'rejected')
            setRefusal(failed ? problemWords(t)(failed.reason) : null)
            setDoomed([])
            if (chosen) setChosen(new Set())
            await load().catch(() => {})
          }}
        />
      ) : null}
    </Shell>
  )
}

/** Everything by which somebody may look for a match. */
function spoken(words: Tongue, { card }: Listed): string {
  const names = Object.entries(card.seats).map(([seat, plan]) => playerName(seat, plan, words))
  return [matchTitle(words, card), words.t(`game.${card.game}` as 'game.doom'), matchState(words, card), ...names].join(
    ' ',
  )
}
