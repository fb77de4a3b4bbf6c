import { useEffect } from 'react'
import { href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { objectiveWords } from '../../match/describe.ts'
import { MISSIONS, missionIn } from '../../missions/catalogue.ts'
import { missionName } from '../../missions/name.ts'
import { PlayOnlineButton } from '../../online/opening/PlayOnlineButton.tsx'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import { Icon } from '../../ui/Icon.tsx'
import { Loading } from '../../ui/Loading.tsx'
import pageStyle from '../../ui/Page.module.css'
import panelStyle from '../../ui/Panel.module.css'
import { DoomSeats } from '../doom/DoomSeats.tsx'
import { doomTable } from '../doom/draft.ts'
import { SeatsHead } from '../doom/SeatsHead.tsx'
import { useDoomSeats } from '../doom/useDoomSeats.ts'
import { StartRow } from '../setup/StartRow.tsx'
import { useStart } from '../setup/useStart.ts'
import { type KeptOperation, keep, missionTable, withMission } from './kept.ts'
import { operationName } from './names.ts'
import style from './OperationScreen.module.css'
import { Score } from './Score.tsx'
import { type Shown, useOperation } from './useOperation.ts'

/** #/new/operation/ID: the score so far and the next mission. */
export default function OperationScreen({ id }: { id: string }) {
  const words = useWords()
  const { t } = words
  const locale = useLocale()
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
      <div className={pageStyle.page}>
        <h2 className={pageStyle.title}>{title}</h2>
        {shown ? (
          <WithWords locale={locale} parts={['kit']}>
            <Operation {...shown} change={change} />
          </WithWords>
        ) : (
          <a href={href('home')}>{t('problem.go-home')}</a>
        )}
      </div>
    </Shell>
  )
}

function Operation({ kept, standing, change }: Shown & { change(kept: KeptOperation): Promise<void> }) {
  const words = useWords()
  const { t } = words
  const { draft, playing } = kept
  const table = { ...draft, mission: standing.mission ?? '' }
  const { own } = useDoomSeats(table)
  const { busy, trouble, start } = useStart()
  const isFresh = kept.played.length === 0 && playing === null
  const setDraft = (part: Partial<typeof draft>) => change({ ...kept, draft: { ...draft, ...part } })

  async function begin() {
    const now = await keep(kept)
    start(await missionTable(now, own), async match => void (await keep({ ...now, playing: match })))
  }

  return (
    <>
      <Score kept={kept} standing={standing} />
      {standing.chooser ? (
        <label className={classes(formStyle.field, style.choice)}>
          {t('operation.choose', { side: standing.chooser })}
          <select
            className={formStyle.input}
            value=""
            onChange={async event => change(await withMission(kept, event.target.value))}
          >
            <option value="" disabled>
              {t('operation.choose-one')}
            </option>
            {standing.choices.map(mission => (
              <option key={mission} value={mission}>
                {missionName(words, mission)}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {standing.mission !== null && playing === null ? (
        <section className={classes(panelStyle.panel, style.next)} aria-label={t('setup.seats')}>
          <SeatsHead
            heading={<h3 className={pageStyle.heading}>{t('setup.seats')}</h3>}
            marines={draft.marines}
            onChange={isFresh ? marines => setDraft({ marines }) : undefined}
            hint={t('operation.kit-hint')}
          />
          <DoomSeats draft={table} change={setDraft} />
          <StartRow
            words={MISSIONS[standing.mission] ? objectiveWords(t, missionIn(words, standing.mission)) : null}
            troubles={trouble ? [trouble] : []}
            button={t('operation.start', { mission: missionName(words, standing.mission) })}
            isDisabled={busy}
            onStart={begin}
          >
            {isFresh ? (
              // The score of an operation that was begun here stays here.
              <PlayOnlineButton
                table={() => doomTable(table, own, false)}
                operation={{ id: kept.operation.id, mission: standing.mission }}
                isDisabled={busy}
              />
            ) : null}
          </StartRow>
        </section>
      ) : null}
      {playing ? (
        <p>
          <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('match', playing)}>
            <Icon id="ui-play" size={15} />
            <span>{t('operation.continue')}</span>
          </a>
        </p>
      ) : null}
    </>
  )
}
