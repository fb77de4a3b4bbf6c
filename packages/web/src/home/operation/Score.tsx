import { href } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { missionName } from '../../missions/name.ts'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import type { KeptOperation, Standing } from './kept.ts'
import style from './Score.module.css'

/** Four missions win; the missions in order, won by whom. */
export function Score({ kept, standing }: { kept: KeptOperation; standing: Standing }) {
  const words = useWords()
  const { t } = words
  const { missions, won } = kept.operation
  const count = (side: string) => won.filter(winner => winner === side).length
  return (
    <section className={classes(panelStyle.panel, style.score)} aria-label={t('operation.score')}>
      <p>
        <b>{t('operation.tally', { marines: count('marines'), invader: count('invader') })}</b>
        <span>{standing.winner ? t('operation.won', { side: standing.winner }) : t('operation.rule')}</span>
      </p>
      <ol>
        {missions.map((mission, i) => {
          const winner = won[i]
          const isNow = i === won.length && standing.winner === null
          const match = kept.played[i]?.match
          return (
            <li key={mission} data-winner={winner} {...(isNow ? { 'aria-current': 'step' as const } : {})}>
              <span className={style.number}>{i + 1}</span>
              <span>
                <b>{missionName(words, mission)}</b>
                <small>
                  {winner
                    ? t('operation.mission-won', { side: winner })
                    : isNow
                      ? t('operation.now')
                      : t('operation.later')}
                </small>
              </span>
              {winner ? <Icon id={winner === 'marines' ? 'ui-squad' : 'ui-demon'} size={18} /> : <span />}
              {match ? <a href={href('replay', match)}>{t('matches.replay')}</a> : <span />}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
