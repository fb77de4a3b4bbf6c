import { MARINES } from '@redoubt/doom/seats'
import { TUTORIAL, USUAL_MISSION } from '@redoubt/doom/usual'
import { lazy, Suspense } from 'react'
import { href } from '../../app/router.ts'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { MISSIONS } from '../../missions/catalogue.ts'
import { PlayOnlineButton } from '../../online/opening/PlayOnlineButton.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { MissionList } from '../missions/MissionList.tsx'
import { PreviewFrame, PreviewWait } from '../missions/PreviewFrame.tsx'
import { MoreOptions } from '../setup/MoreOptions.tsx'
import { mended, peopleAt } from '../setup/people.ts'
import { SetupForm } from '../setup/SetupForm.tsx'
import { SetupHeading } from '../setup/SetupHeading.tsx'
import { StartRow } from '../setup/StartRow.tsx'
import { useRemembered } from '../setup/useRemembered.ts'
import { useStart } from '../setup/useStart.ts'
import { DoomSeats } from './DoomSeats.tsx'
import style from './DoomSetup.module.css'
import { type DoomDraft, doomTable, doomTroubles, newDoomDraft, seatsOf } from './draft.ts'
import { SeatsHead } from './SeatsHead.tsx'
import { useDoomSeats } from './useDoomSeats.ts'

const MissionPreview = lazy(() => import('../missions/MissionPreview.tsx'))
const DoomOptions = lazy(() => import('./DoomOptions.tsx'))

interface Props {
  isFirst: boolean
  won: ReadonlySet<string>
}

export default function DoomSetup(props: Props) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['kit', 'characters']}>
      <Setup {...props} />
    </WithWords>
  )
}

function Setup({ isFirst, won }: Props) {
  const { t } = useWords()
  const [draft, change] = useRemembered<DoomDraft>('redoubt.draft.doom', kept => {
    const draft = mended(newDoomDraft(isFirst ? TUTORIAL : USUAL_MISSION), kept)
    return MISSIONS[draft.mission] ? draft : { ...draft, mission: USUAL_MISSION }
  })
  const { seatName, own } = useDoomSeats(draft)
  const { busy, trouble, start } = useStart()
  const mission = MISSIONS[draft.mission]!
  const isTutorial = draft.mission === TUTORIAL
  const seats = seatsOf(draft)
  const people = peopleAt(draft, seats)
  const troubles = doomTroubles(draft, isTutorial)
  const table = () => doomTable(draft, own, isTutorial)
  const next = MARINES[draft.marines]
  return (
    <SetupForm onStart={() => !busy && troubles.length === 0 && start(table())}>
      <SetupHeading hint={t('setup.mission-hint')}>{t('setup.mission')}</SetupHeading>
      <div className={style.missions}>
        <MissionList chosen={draft.mission} won={won} onChoose={id => change({ mission: id })} />
        <PreviewFrame>
          <Suspense fallback={<PreviewWait />}>
            <MissionPreview mission={draft.mission} marines={draft.marines} />
          </Suspense>
        </PreviewFrame>
      </div>
      <SeatsHead
        heading={<SetupHeading>{t('setup.seats')}</SetupHeading>}
        marines={draft.marines}
        onChange={marines => change({ marines })}
        hint={t('setup.seats-hint', { empty: 4 - draft.marines })}
      />
      <DoomSeats draft={draft} change={change} />
      <MoreOptions title={t('setup.more-doom')}>
        <DoomOptions draft={draft} isTutorial={isTutorial} seatName={seatName} change={change} />
      </MoreOptions>
      <StartRow
        words={t('setup.start-doom', {
          people: people.length,
          bots: seats.length - seats.filter(seat => draft.seats[seat]!.who === 'here').length,
          from: mission.minutes[0],
          to: mission.minutes[1],
        })}
        troubles={[
          ...troubles.map(({ key, seat }) => t(key, { seat: seat ? seatName(seat) : '' })),
          ...(trouble ? [trouble] : []),
        ]}
        button={t('setup.start-mission')}
        isDisabled={busy || troubles.length > 0}
      >
        {next ? (
          <button type="button" className={buttonStyle.btn} onClick={() => change({ marines: draft.marines + 1 })}>
            <Icon id="ui-squad" size={17} />
            <span>{t('setup.add-marine', { marine: seatName(next) })}</span>
          </button>
        ) : null}
        <a className={buttonStyle.btn} href={href('companion')}>
          {t('setup.companion')}
        </a>
        <PlayOnlineButton table={table} isDisabled={troubles.length > 0} />
      </StartRow>
    </SetupForm>
  )
}
