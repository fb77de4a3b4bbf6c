import { useEffect } from 'react'
import { href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useWords } from '../../i18n/context.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Loading } from '../../ui/Loading.tsx'
import { MISSIONS } from '../catalogue.ts'
import { DoomSeats } from '../DoomSeats.tsx'
import { objectiveWords } from '../describe.ts'
import { MARINES } from '../draft.ts'
import { useDoomSeats } from '../useDoomSeats.ts'
import { useStart } from '../useStart.ts'
import { type KeptOperation, keep, missionTable, withMission } from './kept.ts'
import { operationName } from './names.ts'
import { Score } from './Score.tsx'
import { type Shown, useOperation } from './useOperation.ts'
import '../home.css'
import './operation.css'

/** #/new/operation/ID: the score so far and the next mission. */
export function OperationScreen({ id }: { id: string }) {
  const words = useWords()
  const { t } = words
  const { shown, change } = useOperation(id)
  useEffect(() => {
    document.documentElement.dataset.game = 'doom'
    return () => {
      delete document.documentElement.dataset.game
    }
  }, [])
  if (shown === undefined) return <Loading />
  const title = shown ? operationName(words, shown.kept.operation.id) : t('operation.unknown')
  return (
    <Shell current="new" title={title}>
      <div className="page">
        <h2 className="page-title">{title}</h2>
        {shown ? <Operation {...shown} change={change} /> : <a href={href('home')}>{t('problem.go-home')}</a>}
      </div>
    </Shell>
  )
}

function Operation({ kept, standing, change }: Shown & { change(kept: KeptOperation): Promise<void> }) {
  const { t } = useWords()
  const { draft, playing } = kept
  const table = { ...draft, mission: standing.mission ?? '' }
  const { names } = useDoomSeats(table)
  const { busy, trouble, start } = useStart()
  const isFresh = kept.played.length === 0 && playing === null
  const setDraft = (part: Partial<typeof draft>) => change({ ...kept, draft: { ...draft, ...part } })

  async function begin() {
    const now = await keep(kept)
    start(await missionTable(now, names), async match => void (await keep({ ...now, playing: match })))
  }

  return (
    <>
      <Score kept={kept} standing={standing} />
      {standing.chooser ? (
        <label className="field operation-choice">
          {t('operation.choose', { side: standing.chooser })}
          <select
            className="input"
            value=""
            onChange={async event => change(await withMission(kept, event.target.value))}
          >
            <option value="" disabled>
              {t('operation.choose-one')}
            </option>
            {standing.choices.map(mission => (
              <option key={mission} value={mission}>
                {MISSIONS[mission]?.name ?? mission}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {standing.mission !== null && playing === null ? (
        <section className="panel operation-next" aria-label={t('setup.seats')}>
          <div className="seats-head">
            <h3 className="head2">{t('setup.seats')}</h3>
            {isFresh ? (
              <label className="seats-count">
                {t('setup.marines')}
                <select
                  className="input"
                  value={draft.marines}
                  onChange={event => setDraft({ marines: Number(event.target.value) })}
                >
                  {MARINES.map((marine, i) => (
                    <option key={marine} value={i + 1}>
                      {t('setup.marine-count', { count: i + 1 })}
                    </option>
                  ))}
                </select>
              </label>
            ) : null}
            <p className="sub">{t('operation.kit-hint')}</p>
          </div>
          <DoomSeats draft={table} change={setDraft} />
          {trouble ? (
            <p className="trouble" role="alert">
              {trouble}
            </p>
          ) : null}
          <div className="start">
            <p>{MISSIONS[standing.mission] ? objectiveWords(t, MISSIONS[standing.mission]!) : null}</p>
            <button type="button" className="btn primary" disabled={busy} onClick={begin}>
              <Icon id="ui-play" size={15} />
              <span>{t('operation.start', { mission: MISSIONS[standing.mission]?.name ?? standing.mission })}</span>
            </button>
          </div>
        </section>
      ) : null}
      {playing ? (
        <p>
          <a className="btn primary" href={href('match', playing)}>
            <Icon id="ui-play" size={15} />
            <span>{t('operation.continue')}</span>
          </a>
        </p>
      ) : null}
    </>
  )
}
