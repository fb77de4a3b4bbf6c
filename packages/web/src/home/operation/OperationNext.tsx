import { useEffect, useState } from 'react'
import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { missionName } from '../../missions/name.ts'
import type { Match } from '../../screen/match.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { keptOperations, settled, standingOf } from './kept.ts'
import { operationName } from './names.ts'
import style from './OperationNext.module.css'
import type { Shown } from './useOperation.ts'

/** After a mission: how the operation stands, and the way to the next mission. Nothing for a match of its own. */
export function OperationNext({ match }: { match: Pick<Match, 'id' | 'game' | 'outcome'> }) {
  const words = useWords()
  const { t } = words
  const [shown, setShown] = useState<Shown | null>(null)
  const { id, game } = match
  const isOver = match.outcome !== null
  useEffect(() => {
    if (!isOver || game !== 'doom') return
    let gone = false
    stand(id).then(
      found => gone || setShown(found),
      () => {},
    )
    return () => {
      gone = true
    }
  }, [id, game, isOver])
  if (!shown) return null
  const { kept, standing } = shown
  const count = (side: string) => kept.operation.won.filter(winner => winner === side).length
  const tally = { marines: count('marines'), invader: count('invader') }
  return (
    <section className={style.after} aria-label={operationName(words, kept.operation.id)}>
      <p>
        <b>{operationName(words, kept.operation.id)}</b> <span>{t('operation.tally', tally)}</span>
      </p>
      <p>
        {standing.winner
          ? t('operation.won', { side: standing.winner })
          : standing.mission
            ? t('operation.next', { mission: missionName(words, standing.mission) })
            : t('operation.choose', { side: standing.chooser ?? 'invader' })}
      </p>
      <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('new', 'operation', kept.id)}>
        {standing.winner ? t('operation.look') : t('operation.go-on')}
      </a>
    </section>
  )
}

async function stand(match: string): Promise<Shown | null> {
  const found = (await keptOperations()).find(
    ({ playing, played }) => playing === match || played.some(each => each.match === match),
  )
  if (!found) return null
  const kept = await settled(found)
  return { kept, standing: await standingOf(kept) }
}
