import type { Conquest } from '@redoubt/conquest'
import type { Outcome as Ending, Seat } from '@redoubt/kernel'
import { go } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import type { MessageKey } from '../../i18n/i18n.ts'
import { roundsIn, useWholeStory } from '../../match/end/useWholeStory.ts'
import { OutcomePanel } from '../../match/OutcomePanel.tsx'
import { useWays } from '../../match/ways.ts'
import type { Match } from '../../screen/match.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import panelStyle from '../../ui/Panel.module.css'
import { cardUrl } from '../art/url.ts'
import { Sides } from '../end/Sides.tsx'
import { type Best, statisticsOf } from '../end/statistics.ts'
import { designOf } from '../reading/printed.ts'
import { cardName, sideName, whose } from '../words/names.ts'
import style from './Outcome.module.css'

/** The end of the game: who won, by what, what both sides did, and how it goes on. */
export function Outcome({ match }: { match: Match<Conquest> }) {
  return match.outcome && !match.isReplay ? <TheEnd match={match} outcome={match.outcome} /> : null
}

function TheEnd({ match, outcome }: { match: Match<Conquest>; outcome: Ending }) {
  const { t, has } = useWords()
  const { view, viewer } = match
  const { isOnline } = useWays()
  const story = useWholeStory(match)
  const owner = (card: string): Seat | undefined => view.units.find(unit => unit.card === card)?.controller
  const told = statisticsOf(story, owner)
  const [winner] = outcome.winners
  const key = `conquest.outcome.${outcome.rule}`
  const lost = viewer !== 'spectator' && winner !== viewer ? 'yes' : 'no'
  const values =
    winner === undefined
      ? { who: 'other', name: '', lost }
      : { who: whose(view, winner), name: sideName(view, winner), lost }
  const title =
    winner === undefined
      ? t('conquest.outcome.draw')
      : viewer === 'spectator'
        ? t('conquest.outcome.other', values)
        : t(winner === viewer ? 'conquest.outcome.won' : 'conquest.outcome.lost')
  const at = told?.best && story[told.best.n]?.at
  return (
    <OutcomePanel
      match={match}
      title={title}
      kicker={t('conquest.title')}
      sentence={t((has(key) ? key : 'conquest.outcome.any') as MessageKey, values)}
      facts={
        <>
          <li>
            <b>{view.round}</b>
            {t('conquest.end.fact-rounds', { count: view.round })}
          </li>
          {match.seats.map(({ seat, plan }) =>
            plan.kind === 'bot' ? (
              <li key={seat}>
                <Icon id="ui-bot" size={16} />
                {t('conquest.end.fact-bot', {
                  name: sideName(view, seat),
                  level: t(`level.${plan.level}` as MessageKey),
                })}
              </li>
            ) : null,
          )}
        </>
      }
      rounds={
        told
          ? {
              begin: roundsIn(story),
              hint: t('conquest.end.rounds-hint'),
              told: told.rounds.map(({ round, planets, destroyed }) => ({
                round,
                told: (
                  <>
                    <Icon id="cq-first-planet" size={12} label={t('conquest.end.planets')} /> {planets.length}
                    <Icon id="skull" size={12} label={t('conquest.end.destroyed')} /> {destroyed}
                  </>
                ),
              })),
            }
          : undefined
      }
      aside={
        told?.best ? (
          <BestMoment
            best={told.best}
            watch={at == null || isOnline ? null : () => go('replay', match.id, String(Math.max(0, at - 1)))}
          />
        ) : null
      }
    >
      {told ? <Sides sides={told.sides} winner={winner} /> : null}
    </OutcomePanel>
  )
}

function BestMoment({ best, watch }: { best: Best; watch: (() => void) | null }) {
  const { t } = useWords()
  const { attacker, defender, round, damage, destroyed } = best
  return (
    <section aria-label={t('conquest.end.best')} data-part="best">
      <div className={style.picture} aria-hidden="true">
        <img src={cardUrl(designOf(attacker))} alt="" />
        <b>−{damage}</b>
        <img src={cardUrl(designOf(defender))} alt="" />
      </div>
      <h3 className={panelStyle.lab}>{t('conquest.end.best')}</h3>
      <p>
        {t('conquest.end.best-told', {
          round,
          card: cardName(attacker),
          target: cardName(defender),
          damage,
          destroyed,
        })}
      </p>
      {watch ? (
        <Button kind="ghost" icon="ui-play" onPress={watch}>
          {t('conquest.end.watch')}
        </Button>
      ) : null}
    </section>
  )
}
