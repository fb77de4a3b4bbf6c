import { Button as AriaButton, Label, Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import { useExport } from '../library/useExport.tsx'
import { tellDrift } from '../match/hostlog.ts'
import { useShortcuts } from '../match/shortcuts.ts'
import type { ReplayInfo } from '../tables/tables.ts'
import { Button } from '../ui/Button.tsx'
import type { ReplayState } from './useReplay.ts'

const SPEEDS = [0.5, 1, 2, 4] as const

/** The whole match as a line: rounds and activations are marked, the finger goes anywhere. */
export function Timeline({ info, replay, goOn }: { info: ReplayInfo; replay: ReplayState; goOn(): void }) {
  const { t } = useWords()
  const exporting = useExport()
  const { at, go, playing, setPlaying } = replay
  const rounds = info.chapters.filter(({ event }) => event.type === 'round')
  const round = rounds.filter(chapter => chapter.at <= at).length
  const before = info.chapters.filter(chapter => chapter.at < at).at(-1)?.at ?? info.first
  const after = info.chapters.find(chapter => chapter.at > at)?.at ?? info.length
  const seats = info.outcome ? info.seatCards : info.seatCards.filter(({ seat }) => seat === replay.viewer)
  useShortcuts({ ' ': () => setPlaying(!playing), '.': () => go(at + 1), ',': () => go(at - 1) })
  return (
    <section className="timeline" aria-label={t('replay.label')}>
      <div className="timeline-buttons">
        <Step icon="back" label={t('replay.chapter-back')} act={() => go(before)} />
        <Step icon="prev" label={t('replay.step-back')} act={() => go(at - 1)} />
        <Button kind="primary" icon={playing ? 'ui-close' : 'ui-play'} onPress={() => setPlaying(!playing)}>
          {t(playing ? 'replay.pause' : 'replay.play')}
        </Button>
        <Step icon="next" label={t('replay.step')} act={() => go(at + 1)} />
        <Step icon="forward" label={t('replay.chapter')} act={() => go(after)} />
      </div>
      <Slider
        className="timeline-slider"
        minValue={info.first}
        maxValue={Math.max(info.first + 1, info.length)}
        value={at}
        onChange={value => go(value as number)}
      >
        <Label>{t('replay.position', { at, length: info.length, round })}</Label>
        <SliderTrack className="timeline-track">
          {info.chapters.map(({ at: mark, event }, i) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: the chapters of a record never move
              key={i}
              className={`timeline-mark ${event.type}`}
              style={{ left: `${(100 * (mark - info.first)) / Math.max(1, info.length - info.first)}%` }}
            />
          ))}
          <SliderThumb className="timeline-thumb" />
        </SliderTrack>
      </Slider>
      {info.drift ? <p className="timeline-note">{tellDrift(info.drift, t)}</p> : null}
      {exporting.dialog}
      <div className="timeline-ways">
        <label>
          <span>{t('replay.eyes')}</span>
          <select value={replay.viewer} onChange={event => replay.setViewer(event.target.value)}>
            <option value="spectator">{t('replay.spectator')}</option>
            {seats.map(({ seat, name }) => (
              <option key={seat} value={seat}>
                {name}
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
        <Button icon="ui-link" onPress={() => exporting.start(info.id, info.outcome !== null)}>
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

function Step({ icon, label, act }: { icon: keyof typeof STEPS; label: string; act(): void }) {
  return (
    <AriaButton className="tool" aria-label={label} onPress={act}>
      <svg className="ic" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
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
