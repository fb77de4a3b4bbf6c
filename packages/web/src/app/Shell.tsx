import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../i18n/context.tsx'
import { LOCALES, type MessageKey } from '../i18n/i18n.ts'
import buttonStyle from '../ui/Button.module.css'
import { classes } from '../ui/classes.ts'
import formStyle from '../ui/Form.module.css'
import hiddenStyle from '../ui/Hidden.module.css'
import { Icon } from '../ui/Icon.tsx'
import { useAbove } from './above.ts'
import { href, type RouteName, useRoute } from './router.ts'
import style from './Shell.module.css'
import { changeSettings, useLocale, useSettings } from './settings.ts'
import { setTitle } from './title.ts'
import { UpdateOffer } from './UpdateOffer.tsx'

const PLACES = [
  { word: 'nav.play', to: ['home'] },
  { word: 'nav.learn', to: ['learn'] },
  { word: 'nav.puzzles', to: ['puzzles'] },
  { word: 'nav.continue', to: ['matches', 'running'] },
  { word: 'nav.replays', to: ['matches', 'finished'] },
  { word: 'nav.lobby', to: ['lobby'] },
  { word: 'nav.rules', to: ['rules'] },
  { word: 'nav.decks', to: ['decks'] },
] as const satisfies ReadonlyArray<{ word: MessageKey; to: readonly [RouteName, ...string[]] }>

/** The first screen does not take the focus: a reader begins at the top of the page. */
let arrived = false

/** Where all places stand in one row that is longer than the window, the open one is in the middle of it. */
function showInRow(open: HTMLElement | null): void {
  const row = open?.closest('nav')
  if (!open || !row || row.scrollWidth <= row.clientWidth) return
  const [here, whole] = [open, row].map(element => element.getBoundingClientRect()) as [DOMRect, DOMRect]
  row.scrollLeft += here.left + here.width / 2 - (whole.left + whole.width / 2)
}

/** Everything around the screens that are not a match. */
export function Shell({ current, title, children }: { current: RouteName; title: string; children: ReactNode }) {
  const { t, locale } = useWords()
  const { glossary } = useAbove()
  const main = useRef<HTMLElement>(null)
  const { rest } = useRoute()
  useEffect(() => {
    setTitle(current === 'home' ? t('app.name') : t('app.page-title', { page: title }))
  }, [current, title, t])
  useEffect(() => {
    if (arrived) main.current?.focus({ preventScroll: true })
    arrived = true
  }, [])
  return (
    <div className={style.shell}>
      <button type="button" className={classes(style.skip, buttonStyle.btn)} onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </button>
      <header className={style.top}>
        <a className={style.brand} href={href('home')} aria-label={t('nav.home')}>
          <Icon id="redoubt" size={36} />
          <b aria-hidden="true">{t('app.name')}</b>
        </a>
        <nav aria-label={t('nav.main')}>
          <ul>
            {PLACES.map(({ word, to: [name, ...path] }) => {
              const here = name === current && (path.length === 0 || path[0] === (rest[0] ?? 'running'))
              return (
                <li key={word}>
                  <a
                    key={locale}
                    href={href(name, ...path)}
                    {...(here ? { ref: showInRow, 'aria-current': 'page' as const } : {})}
                  >
                    {t(word)}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <Tools current={current} />
      </header>
      <main ref={main} tabIndex={-1} className={style.main}>
        <h1 className={hiddenStyle.srOnly}>{title}</h1>
        {children}
      </main>
      <UpdateOffer />
      {glossary}
      <footer className={style.foot}>
        <span>{t('foot.fan')}</span>
        <a href={href('about')}>{t('foot.about')}</a>
        <a href={href('statistics')}>{t('foot.statistics')}</a>
        <span>{t('foot.offline')}</span>
      </footer>
    </div>
  )
}

function Tools({ current }: { current: RouteName }) {
  const { t } = useWords()
  const locale = useLocale()
  const { muted } = useSettings()
  const { me } = useAbove()
  return (
    <div className={style.tools}>
      <fieldset className={formStyle.seg}>
        <legend className={hiddenStyle.srOnly}>{t('settings.language')}</legend>
        {LOCALES.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="shell-language"
              checked={each === locale}
              onChange={() => changeSettings({ language: each })}
              aria-label={t(`language.${each}`)}
            />
            <span lang={each}>{each.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className={style.tool}
        aria-pressed={!muted}
        aria-label={t('settings.sound')}
        title={muted ? t('settings.sound-off') : t('settings.sound-on')}
        onClick={() => changeSettings({ muted: !muted })}
      >
        <Icon id="ui-sound" size={18} />
        {muted ? <span className={style.muted} aria-hidden="true" /> : null}
      </button>
      <a
        className={style.tool}
        href={href('settings')}
        aria-label={t('settings.title')}
        title={t('settings.title')}
        {...(current === 'settings' ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon id="ui-gear" size={18} />
      </a>
      {me(current === 'me')}
    </div>
  )
}
