import type { Outcome as Ending } from '@redoubt/kernel'
import { go } from '../../../app/router.ts'
import { OperationNext } from '../../../home/operation/OperationNext.tsx'
import { useWords } from '../../../i18n/context.tsx'
import { Luck } from '../../../match/end/Luck.tsx'
import { roundsIn, useWholeStory } from '../../../match/end/useWholeStory.ts'
import { levelWord } from '../../../match/levels.ts'
import { OutcomePanel } from '../../../match/OutcomePanel.tsx'
import { useWays } from '../../../match/ways.ts'
import { missionName } from '../../../missions/name.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import { statisticsOf } from '../../story/statistics.ts'
import { goalText, progressOf, threatOf } from '../Meters/objective.ts'
import { BestMoment } from './BestMoment.tsx'
import { nextMission, optionsForNext, playNext } from './nextMission.ts'
import style from './Outcome.module.css'
import { Statistics } from './Statistics.tsx'

/** The end of the mission: who won, by what, what everybody did, and how the story goes on. */
export function Outcome() {
  const { match } = useTable()
  return match.outcome && !match.isReplay ? <TheEnd ending={match.outcome} /> : null
}

function TheEnd({ ending }: { ending: Ending }) {
  const words = useWords()
  const { t } = words
  const { match, view, book } = useTable()
  const { isOnline } = useWays()
  const story = useWholeStory(match)
  const invaderWon = ending.winners.includes('invader')
  const mine = view.you !== 'spectator'
  /** Whose story it is: the own, else the winner's. */
  const side = (mine ? view.you === 'invader' : invaderWon) ? 'invader' : 'marines'
  const told = statisticsOf(story, { marines: view.marines, content: book.content, side })
  const title = mine
    ? t(ending.winners.includes(view.you) ? 'doom.outcome.you-won' : 'doom.outcome.you-lost')
    : t(invaderWon ? 'doom.outcome.invader' : 'doom.outcome.marines')
  const sentence = t(`doom.outcome.${wayOf(ending)}`, {
    frags: view.invader.frags,
    goal: goalText(book),
    rounds: view.round,
    you: mine && !ending.winners.includes(view.you) ? 'yes' : 'no',
  })
  const { story: tale } = book.mission
  const next = isOnline ? null : nextMission(view.mission)
  const luck = told?.luck
  const lucky = (id: 'marines' | 'invader' | 'defense', icon: string) => {
    const { had, expected } = luck![id]
    const values = { had, expected: Math.round(expected) }
    const name = t(`doom.end.luck-${id}`)
    return {
      id,
      icon,
      name,
      said: t(id === 'defense' ? 'doom.end.shields' : 'doom.end.hits', values),
      more: had - expected,
    }
  }
  return (
    <OutcomePanel
      match={match}
      kicker={book.mission.name}
      title={title}
      sentence={sentence}
      facts={<Facts />}
      next={
        next && optionsForNext(match.options, next)
          ? {
              label: t('doom.outcome.next', { mission: missionName(words, next) }),
              run: () => void playNext(match.id, next),
            }
          : null
      }
      rounds={
        told
          ? {
              begin: roundsIn(story),
              hint: t('doom.end.rounds-hint'),
              told: told.rounds.map(({ round, frags, kills, taken }) => ({
                round,
                told: (
                  <>
                    <Icon id="skull" size={12} label={t('doom.end.kills', { count: kills })} /> {kills}
                    {taken > 0 ? (
                      <span className={style.lost} role="img" aria-label={t('doom.end.taken-in', { taken })}>
                        −{taken}
                      </span>
                    ) : null}
                    {frags > 0 ? <Icon id="frag" size={13} label={t('doom.end.frags', { count: frags })} /> : null}
                  </>
                ),
              })),
            }
          : undefined
      }
      aside={
        told ? (
          <>
            {told.best ? (
              <BestMoment
                best={told.best}
                watch={
                  story[told.best.n]?.at == null || isOnline
                    ? null
                    : () => go('replay', match.id, String(Math.max(0, story[told.best!.n]!.at! - 1)))
                }
              />
            ) : null}
            {told.luck.marines.expected > 0 ? (
              <Luck
                title={t('doom.end.luck')}
                lucks={[lucky('marines', 'ui-squad'), lucky('invader', 'ui-demon'), lucky('defense', 'shield')]}
                words={luckWords()}
              />
            ) : null}
          </>
        ) : null
      }
    >
      <p className={style.story}>{invaderWon ? tale.invaderWins : tale.marinesWin}</p>
      {told ? <Statistics marines={told.marines} /> : null}
      <OperationNext match={match} />
    </OutcomePanel>
  )

  /** Whom the dice loved, seen from this seat. */
  function luckWords(): string {
    const { marines, invader } = luck!
    const gain = ({ had, expected }: typeof marines) => had - expected
    const ours = gain(marines) - gain(invader)
    const good = side === 'invader' ? -ours : ours
    const how = Math.abs(good) < 3 ? 'even' : good > 0 ? 'good' : 'bad'
    return t('doom.end.luck-words', { how, whom: mine ? 'you' : 'marines' })
  }

  function Facts() {
    const progress = progressOf(book, view)
    const threat = threatOf(book, view)
    const limit = [...story].reverse().find(({ event }) => event.type === 'frag')?.event
    const most = limit?.type === 'frag' ? limit.limit : null
    const level = match.seats.find(({ seat }) => seat === 'invader')?.plan
    return (
      <>
        <li>
          <Icon id="frag" size={18} />
          <b>{most === null ? view.invader.frags : t('doom.meters.of', { now: view.invader.frags, of: most })}</b>
          {t('doom.end.fact-frags', { count: most === null ? view.invader.frags : 0 })}
        </li>
        <li>
          <Icon id="objective" size={18} />
          <b>
            {progress.of === undefined ? progress.now : t('doom.meters.of', { now: progress.now, of: progress.of })}
          </b>
          {t(progress.key)}
        </li>
        {threat === null ? null : (
          <li>
            <Icon id="threat" size={18} />
            <b>{threat}</b>
            {t('doom.end.fact-threat')}
          </li>
        )}
        {level?.kind === 'bot' ? (
          <li>
            <Icon id="ui-bot" size={16} />
            {t('doom.end.fact-bot', { level: t(levelWord(level.level)) })}
          </li>
        ) : null}
      </>
    )
  }
}

/** A match ends by the rules, by the clock, or because somebody has had enough. */
function wayOf({ rule, winners }: Ending): 'clock' | 'conceded' | 'frags' | 'objective' {
  if (rule === 'clock' || rule === 'conceded') return rule
  return winners.includes('invader') ? 'frags' : 'objective'
}
