import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { Button as IconButton } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { Reasons } from '../../../match/reasons/Reasons.tsx'
import buttonStyle from '../../../ui/Button.module.css'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import hiddenStyle from '../../../ui/Hidden.module.css'
import { Icon } from '../../../ui/Icon.tsx'
import panelStyle from '../../../ui/Panel.module.css'
import { Bust } from '../../cards/Art.tsx'
import { useTable } from '../../common/context.ts'
import { begin, type Deed, since } from '../../story/since.ts'
import { named } from '../../words/counsel.ts'
import { iconOf } from '../../words/figures.ts'
import style from './Since.module.css'

/** Older ones are counted. */
const MOST = 5

/** What the others did since one acted last. It goes with one's first act. */
export function Since({ watch }: { watch(n: number): void }) {
  const { t } = useWords()
  const { match, view } = useTable()
  const [closed, setClosed] = useState<unknown>(null)
  const begins =
    match.yours &&
    match.decision?.kind === 'activation' &&
    match.log.at(-1)?.event.type === 'activation' &&
    view.round > 0
  const deeds = useMemo(() => (begins ? since(match.log, view) : []), [begins, match.log, view])
  if (deeds.length === 0 || closed === match.decision || match.isReplay) return null
  const shown = deeds.slice(-MOST)
  return (
    <section className={style.since} data-part="since" aria-label={t('doom.since.title')}>
      <h2 className={panelStyle.lab}>{t('doom.since.title')}</h2>
      <Row count={shown.length}>
        {deeds.length > MOST ? (
          <li className={style.more}>{t('doom.since.more', { count: deeds.length - MOST })}</li>
        ) : null}
        {shown.map(deed => (
          <Chip key={deed.n} deed={deed} />
        ))}
      </Row>
      <Reasons match={match} named={named} since={match.log[begin(match.log, view.you)]?.n ?? 0} />
      <Button kind="ghost" icon="ui-replay" onPress={() => watch(deeds[0]!.n)}>
        {t('doom.since.watch')}
      </Button>
      <IconButton
        className={buttonStyle.tool}
        aria-label={t('doom.since.close')}
        onPress={() => setClosed(match.decision)}
      >
        <Icon id="ui-close" size={16} />
      </IconButton>
    </section>
  )
}

/** What does not fit whole into one row is only said: "Watch again" tells it all. */
function Row({ count, children }: { count: number; children: ReactNode }) {
  const row = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other deeds others have room
  useLayoutEffect(() => {
    const box = row.current
    if (!box) return
    const look = () => {
      const { bottom } = box.getBoundingClientRect()
      for (const chip of box.children) chip.toggleAttribute('data-out', chip.getBoundingClientRect().top >= bottom)
    }
    const watch = new ResizeObserver(look)
    watch.observe(box)
    return () => watch.disconnect()
  }, [count])
  return <ol ref={row}>{children}</ol>
}

function Chip({ deed }: { deed: Deed }) {
  const { t } = useWords()
  const { book, names, intent } = useTable()
  const { kind, by, on, damage, killed } = deed
  const values = {
    kind,
    who: by ? names.of(by) : '',
    target: on ? names.of(on) : '',
    damage,
    killed: killed ? 'yes' : 'no',
  }
  return (
    <li
      className={classes(style.chip, killed && style.killed)}
      onPointerEnter={() => intent.set({ lit: [by, on].filter(id => id !== null) })}
      onPointerLeave={() => intent.set({ lit: [] })}
    >
      <span className={hiddenStyle.srOnly}>{t('doom.since.deed', values)}</span>
      {by && kind !== 'door' ? <Bust icon={iconOf(book, by)} size={22} /> : null}
      {kind === 'attack' ? <Icon id="ui-chevron" size={10} /> : null}
      {kind === 'door' ? <Icon id="door" size={20} /> : kind === 'summon' ? <Icon id="portal-2" size={20} /> : null}
      {on ? <Bust icon={iconOf(book, on)} size={22} /> : null}
      {killed ? <Icon id="frag" size={16} /> : kind === 'attack' ? <b>{damage > 0 ? `−${damage}` : '0'}</b> : null}
    </li>
  )
}
