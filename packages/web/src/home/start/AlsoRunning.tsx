import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { ago, matchIcon, matchState, matchTitle } from '../../match/describe.ts'
import type { Listed } from '../../online/lists/listed.ts'
import { Tile } from '../tiles/Tile.tsx'
import style from './AlsoRunning.module.css'

/** Matches that go on besides, or those that ended last. */
export function AlsoRunning({ list }: { list: readonly Listed[] }) {
  const words = useWords()
  const { t } = words
  return (
    <ul className={style.list}>
      {list.map(({ card, online, isOver }) => (
        <li key={card.id}>
          <Tile
            href={isOver ? href('replay', card.id) : online ? href('table', online.code) : href('match', card.id)}
            icon={matchIcon(card)}
            size={44}
            title={matchTitle(words, card)}
            lines={[
              online?.status === 'waiting' ? t('matches.gathering') : matchState(words, card),
              ago(words.locale, card.updated),
            ]}
          />
        </li>
      ))}
    </ul>
  )
}
