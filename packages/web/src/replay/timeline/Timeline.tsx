import { lazy, Suspense, useState } from 'react'
import { Button as AriaButton, Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { go as visit } from '../../app/router.ts'
import { useWords } from '../../i18n/context.tsx'
import { useExport } from '../../match/export/useExport.tsx'
import { tellDrift } from '../../match/log/hostlog.ts'
import { seatName } from '../../match/players.ts'
import { ShareReplay } from '../../online/records/ShareReplay.tsx'
import type { Match } from '../../screen/match.ts'
import type { ReplayInfo } from '../../tables/tables.ts'
import { type Action, useActions } from '../../ui/actions.ts'
import buttonStyle from '../../ui/Button.module.css'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import iconStyle from '../../ui/Icon.module.css'
import type { ReplayState } from '../useReplay.ts'
import style from './Timeline.module.css'

const MakePuzzle = lazy(() => import('../../puzzles/MakePuzzle.tsx'))

/** The position that is shown becomes a puzzle. */
function PuzzleButton({ match, at }: { match: Match; at: number }) {
  const { t } = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="ui-puzzle" onPress={() => setOpen(true)}>
        {t('replay.puzzle')}
      </Button>
      {isOpen ? (
        <Suspense>
          <MakePuzzle match={match} at={at} close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

const SPEEDS = [0.5, 1, 2, 4] as const

/** The whole match as a line: rounds and activations are marked, the finger goes anywhere. */
export function Timeline({ info, replay, goOn }: { info: ReplayInfo; replay: ReplayState; goOn(): void }) {
  const words = useWords()
  const { t } = words
  const exporting = useExport()
  const { at, go, playing, setPlaying } = replay
  const rounds = info.chapters.filter(({ event }) => event.type === 'round')
  // What the table shows beside it; the set-up before round 1 is not one.
  const shown = (replay.match?.view as { round?: unknown } | undefined)?.round
  const round = typeof shown === 'number' ? shown : rounds.filter(chapter => chapter.at <= at).length
  const before = info.chapters.filter(chapter => chapter.at < at).at(-1)?.at ?? info.first
  const after = info.chapters.find(chapter => chapter.at > at)?.at ?? info.length
  const seats = info.outcome ? info.seatCards : info.seatCards.filter(({ seat }) => seat === replay.viewer)
  const step = (id: string, label: Action['label'], to: number, shortcut?: string): Action => ({
    ...{ id, region: 'timeline', label, shortcut },
    run: () => go(to),
  })
  const chapterBack = step('chapter-back', 'replay.chapter-back', before)
  const stepBack = step('step-back', 'replay.step-back', at - 1, ',')
  const stepOn = step('step', 'replay.step', at + 1, '.')
  const chapterOn = step('chapter', 'replay.chapter', after)
  const play: Action = {
    ...{ id: 'play', region: 'timeline', shortcut: 'Space' },
    label: playing ? 'replay.pause' : 'replay.play',
    run: () => setPlaying(!playing),
  }
  useActions([stepBack, stepOn, play])
  return (
    <section className={style.timeline} data-region="timeline" aria-label={t('replay.label')}>
      <div className={style.buttons}>
        <Step icon="back" action={chapterBack} />
        <Step icon="prev" action={stepBack} />
        <Button kind="primary" icon={playing ? 'ui-close' : 'ui-play'} onPress={play.run}>
          {t(playing ? 'replay.pause' : 'replay.play')}
        </Button>
        <Step icon="next" action={stepOn} />
        <Step icon="forward" action={chapterOn} />
      </div>
      <Slider
        className={classes(style.slider)}
        minValue={info.first}
        maxValue={Math.max(info.first + 1, info.length)}
        value={at}
        onChange={value => go(value as number)}
      >
        <Label>{t('replay.position', { at, length: info.length, round })}</Label>
        <SliderTrack className={classes(style.track)}>
          {info.chapters.map(({ at: mark, event }, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the chapters of a record never move
              key={i}
              className={classes(style.mark, event.type === 'round' && style.round)}
              style={{ left: `${(100 * (mark - info.first)) / Math.max(1, info.length - info.first)}%` }}
            />
          ))}
          <SliderThumb className={classes(style.thumb)} />
        </SliderTrack>
      </Slider>
      {info.drift ? <p>{tellDrift(info.drift, t)}</p> : null}
      {exporting.dialog}
      <div className={style.ways}>
        <label>
          <span>{t('replay.eyes')}</span>
          <select value={replay.viewer} onChange={event => replay.setViewer(event.target.value)}>
            <option value="spectator">{t('replay.spectator')}</option>
            {seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {seatName(seat, words)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t('replay.speed')}</span>
          <select value={replay.speed} onChange={event => replay.setSpeed(Number(event.target.value))}>
            {SPEEDS.map(speed => (
              <option key={speed} value={speed}>
                {t('replay.times', { speed })}
              </option>
            ))}
          </select>
        </label>
        <Button icon="ui-play" onPress={goOn}>
          {t('replay.continue')}
        </Button>
        <ShareReplay match={info.id} at={at} viewer={replay.viewer} />
        {info.outcome && replay.match ? <PuzzleButton match={replay.match} at={at} /> : null}
        {info.outcome ? (
          <Button icon="ui-search" onPress={() => visit('review', info.id)}>
            {t('replay.review')}
          </Button>
        ) : null}
        <Button icon="ui-log" onPress={() => exporting.start(info.id, info.outcome !== null)}>
          {t('replay.share')}
        </Button>
      </div>
    </section>
  )
}

const STEPS = {
  back: 'M17 5l-7 7 7 7M7 5v14',
  prev: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  forward: 'M7 5l7 7-7 7M17 5v14',
}

/** A button without words on it; they are said. */
function Step({ icon, action: { label, run } }: { icon: keyof typeof STEPS; action: Action }) {
  const { t } = useWords()
  return (
    <AriaButton
      className={buttonStyle.tool}
      aria-label={typeof label === 'string' ? t(label) : label.text}
      onPress={run}
    >
      <svg className={iconStyle.ic} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d={STEPS[icon]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </AriaButton>
  )
}
