import demons from '@redoubt/doom/content/demons.json'
import weapons from '@redoubt/doom/content/weapons.json'
import { Shell } from '../app/Shell.tsx'
import { useWords, WithWords } from '../i18n/context.tsx'
import { download } from '../match/export/download.ts'
import { levelWord } from '../match/levels.ts'
import { missionName } from '../missions/name.ts'
import { signed } from '../review/signed.ts'
import { Button } from '../ui/Button.tsx'
import { Loading } from '../ui/Loading.tsx'
import style from './StatisticsScreen.module.css'
import { type Summary, tallied } from './summary.ts'
import { useSummaries } from './useSummaries.ts'

/** English names; those of other languages are printed texts. */
const NAMES = new Map([...weapons, ...demons].map(({ id, name }) => [id, name]))

/** #/statistics: what one has done on this device. */
export default function StatisticsScreen() {
  const { locale } = useWords()
  return (
    <WithWords locale={locale} parts={['review', 'doom']}>
      <Statistics />
    </WithWords>
  )
}

function Statistics() {
  const words = useWords()
  const { t, printed } = words
  const now = useSummaries()
  const all = now?.summaries ?? []
  const won = all.filter(one => one.won).length
  const sum = (of: 'dealt' | 'taken' | 'luck') => all.reduce((before, one) => before + (one[of] ?? 0), 0)
  const level = (name: string) => (name === 'people' ? t('statistics.people') : t(levelWord(name)))
  return (
    <Shell current="statistics" title={t('statistics.title')}>
      <div className={style.page} data-part="statistics">
        <header>
          <h2>{t('statistics.title')}</h2>
          <p>{t('statistics.lead')}</p>
          {now && now.done < now.all ? (
            <p role="status">{t('statistics.working', { done: now.done, all: now.all })}</p>
          ) : null}
        </header>
        {!now ? (
          <Loading />
        ) : all.length === 0 ? (
          <p>{t('statistics.none')}</p>
        ) : (
          <>
            <p className={style.big}>{t('statistics.won', { won, all: all.length })}</p>
            <Table
              title={t('statistics.by-side')}
              rows={tallied(all, one => one.side)}
              name={side => t(`statistics.side.${side as Summary['side']}`)}
            />
            <Table
              title={t('statistics.by-mission')}
              rows={tallied(all, one => one.mission)}
              name={mission => missionName(words, mission)}
            />
            <Table title={t('statistics.by-level')} rows={tallied(all, one => one.level ?? 'people')} name={level} />
            <section>
              <h3>{t('statistics.damage')}</h3>
              <p className={style.big}>{t('statistics.damage-is', { dealt: sum('dealt'), taken: sum('taken') })}</p>
            </section>
            <Weapons all={all} name={id => printed(`${id}.name`, NAMES.get(id) ?? id)} />
            <LuckOverTime all={all} total={sum('luck')} />
            <p>
              <Button
                icon="ui-log"
                onPress={() => download({ redoubt: 'statistics', matches: all }, 'redoubt-statistics')}
              >
                {t('statistics.export')}
              </Button>
            </p>
          </>
        )}
      </div>
    </Shell>
  )
}

function Table({
  title,
  rows,
  name,
}: {
  title: string
  rows: ReadonlyArray<{ name: string; won: number; all: number }>
  name(id: string): string
}) {
  const { t } = useWords()
  if (rows.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={style.rows}>
        {rows.map(row => (
          <li key={row.name}>
            <span>{name(row.name)}</span>
            <span className={style.bar} aria-hidden="true">
              <i style={{ width: `${(100 * row.won) / row.all}%` }} />
            </span>
            <b>{t('statistics.won', { won: row.won, all: row.all })}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Weapons({ all, name }: { all: readonly Summary[]; name(id: string): string }) {
  const { t } = useWords()
  const sums = new Map<string, { attacks: number; damage: number }>()
  for (const { weapons } of all)
    for (const [id, { attacks, damage }] of Object.entries(weapons)) {
      const before = sums.get(id) ?? { attacks: 0, damage: 0 }
      sums.set(id, { attacks: before.attacks + attacks, damage: before.damage + damage })
    }
  if (sums.size === 0) return null
  const rows = [...sums].sort(([, a], [, b]) => b.attacks - a.attacks).slice(0, 8)
  const most = rows[0]![1].attacks
  return (
    <section>
      <h3>{t('statistics.weapons')}</h3>
      <ul className={style.rows}>
        {rows.map(([id, row]) => (
          <li key={id}>
            <span>{name(id)}</span>
            <span className={style.bar} aria-hidden="true">
              <i style={{ width: `${(100 * row.attacks) / most}%` }} />
            </span>
            <b>{t('statistics.weapon', row)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

const HEIGHT = 80

function LuckOverTime({ all, total }: { all: readonly Summary[]; total: number }) {
  const { t, locale } = useWords()
  const played = all.flatMap(({ id, game, date, luck }) =>
    game === 'doom' && luck !== null ? [{ id, date, luck }] : [],
  )
  if (played.length === 0) return null
  const most = Math.max(3, ...played.map(one => Math.abs(one.luck)))
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const step = Math.min(30, 600 / played.length)
  const half = HEIGHT / 2
  return (
    <section>
      <h3>{t('statistics.luck')}</h3>
      <svg className={style.luck} viewBox={`0 0 ${Math.max(200, step * played.length)} ${HEIGHT}`} aria-hidden="true">
        <path className={style.middle} d={`M0 ${half}H${Math.max(200, step * played.length)}`} />
        {played.map((one, n) => {
          const height = (half - 2) * (Math.abs(one.luck) / most)
          return (
            <rect
              key={one.id}
              className={one.luck >= 0 ? style.good : style.bad}
              x={n * step + step * 0.15}
              width={step * 0.7}
              y={one.luck >= 0 ? half - height : half}
              height={Math.max(1, height)}
            >
              <title>
                {t('statistics.luck-is', { date: date.format(one.date), luck: signed(locale, one.luck, 1) })}
              </title>
            </rect>
          )
        })}
      </svg>
      <p>{t('statistics.luck-sum', { luck: signed(locale, total, 1) })}</p>
    </section>
  )
}
