import { lazy, Suspense } from 'react'
import { useWords } from '../i18n/context.tsx'
import { Icon } from '../ui/Icon.tsx'
import { MISSIONS, TUTORIAL } from './catalogue.ts'
import { DoomSeats } from './DoomSeats.tsx'
import { type DoomDraft, doomTable, doomTroubles, MARINES, mended, newDoomDraft, peopleAt, seatsOf } from './draft.ts'
import { MissionList } from './MissionList.tsx'
import { More } from './More.tsx'
import { useRemembered } from './remembered.ts'
import { useDoomSeats } from './useDoomSeats.ts'
import { useStart } from './useStart.ts'

const MissionPreview = lazy(() => import('./MissionPreview.tsx'))
const DoomOptions = lazy(() => import('./DoomOptions.tsx'))

export default function DoomSetup({ isFirst, won }: { isFirst: boolean; won: ReadonlySet<string> }) {
  const { t } = useWords()
  const [draft, change] = useRemembered<DoomDraft>('redoubt.draft.doom', kept => {
    const draft = mended(newDoomDraft(isFirst ? TUTORIAL : 'black-bishop-1'), kept)
    return MISSIONS[draft.mission] ? draft : { ...draft, mission: 'black-bishop-1' }
  })
  const { seatName, names } = useDoomSeats(draft)
  const { busy, trouble, start } = useStart()
  const mission = MISSIONS[draft.mission]!
  const isTutorial = draft.mission === TUTORIAL
  const seats = seatsOf(draft)
  const people = peopleAt(draft, seats)
  const troubles = doomTroubles(draft, isTutorial)
  const table = () => doomTable(draft, names, isTutorial)
  const next = MARINES[draft.marines]
  return (
    <form
      className="setup"
      onSubmit={event => {
        event.preventDefault()
        if (!busy && troubles.length === 0) start(table())
      }}
    >
      <h2 className="head2">
        {t('setup.mission')}
        <small>{t('setup.mission-hint')}</small>
      </h2>
      <div className="missions">
        <MissionList chosen={draft.mission} won={won} onChoose={id => change({ mission: id })} />
        <div className="preview">
          <Suspense fallback={<div className="preview-wait" />}>
            <MissionPreview mission={draft.mission} marines={draft.marines} />
          </Suspense>
        </div>
      </div>
      <div className="seats-head">
        <h2 className="head2">{t('setup.seats')}</h2>
        <label className="seats-count">
          {t('setup.marines')}
          <select
            className="input"
            value={draft.marines}
            onChange={event => change({ marines: Number(event.target.value) })}
          >
            {MARINES.map((_, i) => (
              <option key={MARINES[i]} value={i + 1}>
                {t('setup.marine-count', { count: i + 1 })}
              </option>
            ))}
          </select>
        </label>
        <p className="sub">{t('setup.seats-hint', { empty: 4 - draft.marines })}</p>
      </div>
      <DoomSeats draft={draft} change={change} />
      <More title={t('setup.more-doom')}>
        <DoomOptions draft={draft} isTutorial={isTutorial} seatName={seatName} change={change} />
      </More>
      {troubles.map(({ key, seat }) => (
        <p key={`${key}${seat}`} className="trouble" role="alert">
          {t(key, { seat: seat ? seatName(seat) : '' })}
        </p>
      ))}
      {trouble ? (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      ) : null}
      <div className="start">
        <p>
          {t('setup.start-doom', {
            people: people.length,
            bots: seats.length - seats.filter(seat => draft.seats[seat]!.who === 'here').length,
            from: mission.minutes[0],
            to: mission.minutes[1],
          })}
        </p>
        {next ? (
          <button type="button" className="btn" onClick={() => change({ marines: draft.marines + 1 })}>
            <Icon id="ui-squad" size={17} />
            <span>{t('setup.add-marine', { marine: seatName(next) })}</span>
          </button>
        ) : null}
        <button type="submit" className="btn primary" disabled={busy || troubles.length > 0}>
          <Icon id="ui-play" size={15} />
          <span>{t('setup.start-mission')}</span>
        </button>
      </div>
    </form>
  )
}
