import { type ReactNode, useEffect, useRef, useState } from 'react'
import { go, useRoute } from '../app/router.ts'
import { useHealth } from '../app/useHealth.ts'
import { useWords } from '../i18n/context.tsx'
import { useExport } from '../match/export/useExport.tsx'
import { tryAgain } from '../tables/local.ts'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import style from './KeepingBanner.module.css'

/** Across the top of every screen: what is not kept or does not run, why, and what to do. Nothing while all is well. */
export function KeepingBanner() {
  const { wellbeing, condition } = useHealth()
  const unkept = condition.unkept.length > 0
  useEffect(() => {
    if (!unkept) return
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [unkept])
  if (wellbeing === 'well' && !condition.trouble) return null
  return <Strip>{wellbeing === 'well' ? <Unkept /> : <Stopped />}</Strip>
}

/** The tables leave room for it. */
function Strip({ children }: { children: ReactNode }) {
  const { t } = useWords()
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const page = document.documentElement.style
    const watcher = new ResizeObserver(() => page.setProperty('--banner', `${strip.current?.offsetHeight ?? 0}px`))
    watcher.observe(strip.current!)
    return () => {
      watcher.disconnect()
      page.removeProperty('--banner')
    }
  }, [])
  return (
    <section ref={strip} className={style.keeping} data-part="keeping" role="alert" aria-label={t('keeping.label')}>
      {children}
    </section>
  )
}

function Stopped() {
  const { t } = useWords()
  const { wellbeing } = useHealth()
  if (wellbeing === 'well') return null
  return (
    <>
      <p className={style.words}>
        <b>{t(`keeping.${wellbeing}`)}</b>
      </p>
      {wellbeing === 'gone' ? (
        <div className={style.ways}>
          <Button onPress={tryAgain}>{t('keeping.try')}</Button>
          <Button kind="primary" onPress={() => location.reload()}>
            {t('keeping.reload')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

function Unkept() {
  const { t } = useWords()
  const { name, rest } = useRoute()
  const { trouble, unkept } = useHealth().condition
  /** Where there is little room the reason waits for a tap. */
  const [open, setOpen] = useState(false)
  const exporting = useExport()
  const here = name === 'match' ? unkept.find(({ id }) => id === rest[0]) : undefined
  const what = here
    ? here.whole
      ? t('keeping.match-whole')
      : t('keeping.match', { count: here.decisions })
    : unkept.length > 0
      ? t('keeping.others', { count: unkept.length })
      : t('keeping.nothing')
  return (
    <>
      <Icon id="ui-warning" size={22} />
      <p className={style.words}>
        <b>{what}</b> <span className={classes(style.reason, open && style.open)}>{t(`keeping.why-${trouble!}`)}</span>
      </p>
      <div className={style.ways}>
        <Button className={style.more} aria-expanded={open} onPress={() => setOpen(!open)}>
          {t('keeping.why')}
        </Button>
        {here ? (
          <Button kind="primary" onPress={() => exporting.start(here.id, !here.shared)}>
            {t('keeping.export')}
          </Button>
        ) : unkept.length > 0 && name !== 'matches' ? (
          <Button kind="primary" onPress={() => go('matches', 'all')}>
            {t('keeping.games')}
          </Button>
        ) : null}
        <Button className={classes(style.reason, open && style.open)} onPress={tryAgain}>
          {t('keeping.try')}
        </Button>
      </div>
      {exporting.dialog}
    </>
  )
}
