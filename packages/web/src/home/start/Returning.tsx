import { lazy, Suspense } from 'react'
import { InstallOffer } from '../../app/InstallOffer.tsx'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import type { Listed } from '../../online/lists/listed.ts'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
import { OperationTiles } from '../tiles/OperationTiles.tsx'
import { AlsoRunning } from './AlsoRunning.tsx'
import { NextCard } from './NextCard.tsx'
import style from './Returning.module.css'
import { WaitingCard } from './WaitingCard.tsx'

const OpenTables = lazy(() => import('../../online/lobby/OpenTables.tsx'))

const GAMES = ['doom', 'conquest'] as const

/** Somebody who has played: the one thing that waits, what else is running, open tables, a new game. */
export function Returning({ list }: { list: readonly Listed[] }) {
  const { t } = useWords()
  const running = list.filter(({ isOver }) => !isOver)
  const [first, ...others] = running
  const over = list.filter(({ isOver }) => isOver)
  const shown = (others.length > 0 ? others : over).slice(0, 3)
  return (
    <div className={style.home}>
      {first ? <WaitingCard first={first} /> : <NextCard latest={over[0]?.card.game ?? null} />}
      <section className={style.also} aria-label={t('home.also')}>
        {shown.length > 0 ? (
          <>
            <h2 className={pageStyle.heading}>{t(others.length > 0 ? 'home.also' : 'home.latest')}</h2>
            <AlsoRunning list={shown} />
          </>
        ) : null}
        {list.some(({ card }) => card.operation) ? <OperationTiles most={1} /> : null}
        <InstallOffer />
      </section>
      <div className={style.tables}>
        <Suspense fallback={null}>
          <OpenTables />
        </Suspense>
      </div>
      <section className={style.fresh} aria-label={t('home.new-game')}>
        <h2 className={pageStyle.heading}>{t('home.new-game')}</h2>
        {GAMES.map(game => (
          <a key={game} className={style.game} href={href('new', game)} data-game={game} data-scheme="dark">
            <img src={`./scene-${game}.svg`} alt="" width={440} height={300} />
            <b>{t(`game.${game}`)}</b>
            <Icon id="ui-play" size={18} />
          </a>
        ))}
      </section>
    </div>
  )
}
