import { lazy, Suspense, useEffect } from 'react'
import { Shell } from '../app/Shell.tsx'
import { useWords } from '../i18n/context.tsx'
import { playedLast } from '../match/played.ts'
import { useMe } from '../online/guest/me.ts'
import { refreshMe } from '../online/guest/refresh.ts'
import { listedAtHome } from '../online/lists/listed.ts'
import style from './HomeScreen.module.css'
import { Newcomer } from './start/Newcomer.tsx'
import { useOwnMatches } from './useOwnMatches.ts'

/** Whoever is new waits for none of it. */
const loadReturning = () => import('./start/Returning.tsx')
const Returning = lazy(async () => ({ default: (await loadReturning()).Returning }))
if (playedLast() !== null) void loadReturning()

/** #/home: for a newcomer the way in; for everybody else first the one thing that waits for them. */
export default function HomeScreen(_: { rest: string[] }) {
  const { t } = useWords()
  const matches = useOwnMatches()
  const me = useMe()
  useEffect(() => {
    void refreshMe()
  }, [])
  const list = matches && listedAtHome(matches, me.tables ?? [])
  // Nobody waits for the worker to hear that there is nothing yet.
  const isNew = me.name === null && (list === null ? playedLast() === null : list.length === 0)
  return (
    <Shell current="home" title={t('home.title')}>
      {isNew ? (
        <Newcomer />
      ) : list === null ? (
        <div className={style.wait} />
      ) : (
        <Suspense fallback={<div className={style.wait} />}>
          <Returning list={list} />
        </Suspense>
      )}
    </Shell>
  )
}
