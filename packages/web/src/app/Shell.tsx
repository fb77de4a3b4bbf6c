import { type ReactNode, useEffect, useRef } from 'react'
import { useWords } from '../i18n/context.tsx'
import { LOCALES, type MessageKey } from '../i18n/i18n.ts'
import { Icon } from '../ui/Icon.tsx'
import { href, type RouteName, useRoute } from './router.ts'
import { changeSettings, useSettings } from './settings.ts'
import { UpdateOffer } from './UpdateOffer.tsx'
import './shell.css'

const PLACES = [
  { word: 'nav.play', to: ['home'] },
  { word: 'nav.continue', to: ['matches', 'running'] },
  { word: 'nav.replays', to: ['matches', 'finished'] },
  { word: 'nav.rules', to: ['rules'] },
  { word: 'nav.decks', to: ['decks'] },
] as const satisfies ReadonlyArray<{ word: MessageKey; to: readonly [RouteName, ...string[]] }>

/** The first screen does not take the focus: a reader begins at the top of the page. */
let arrived = false

/** Everything around the screens that are not a match. */
export function Shell({ current, title, children }: { current: RouteName; title: string; children: ReactNode }) {
  const { t } = useWords()
  const main = useRef<HTMLElement>(null)
  const { rest } = useRoute()
  useEffect(() => {
    document.title = current === 'home' ? t('app.name') : t('app.page-title', { page: title })
  }, [current, title, t])
  useEffect(() => {
    if (arrived) main.current?.focus({ preventScroll: true })
    arrived = true
  }, [])
  return (
    <div className="shell">
      <button type="button" className="shell-skip btn" onClick={() => main.current?.focus()}>
        {t('nav.skip')}
      </button>
      <header className="shell-top">
        <a className="shell-brand" href={href('home')} aria-label={t('nav.home')}>
          <Icon id="redoubt" size={36} />
          <b aria-hidden="true">{t('app.name')}</b>
        </a>
        <nav aria-label={t('nav.main')}>
          <ul>
            {PLACES.map(({ word, to: [name, ...path] }) => {
              const here = name === current && (path.length === 0 || path[0] === (rest[0] ?? 'running'))
              return (
                <li key={word}>
                  <a href={href(name, ...path)} {...(here ? { 'aria-current': 'page' as const } : {})}>
                    {t(word)}
                  </a>
                </li>
              )
            })}
          </ul>
        </nav>
        <Tools current={current} />
      </header>
      <main ref={main} tabIndex={-1} className="shell-main">
        <h1 className="sr-only">{title}</h1>
        {children}
      </main>
      <UpdateOffer />
      <footer className="shell-foot">
        <span>{t('foot.fan')}</span>
        <a href={href('about')}>{t('foot.about')}</a>
        <span>{t('foot.offline')}</span>
      </footer>
    </div>
  )
}

function Tools({ current }: { current: RouteName }) {
  const { t } = useWords()
  const { locale, muted } = useSettings()
  return (
    <div className="shell-tools">
      <fieldset className="seg shell-lang">
        <legend className="sr-only">{t('settings.language')}</legend>
        {LOCALES.map(each => (
          <label key={each}>
            <input
              type="radio"
              name="shell-language"
              checked={each === locale}
              onChange={() => changeSettings({ locale: each })}
              aria-label={t(`language.${each}`)}
            />
            <span lang={each}>{each.toUpperCase()}</span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="shell-tool"
        aria-pressed={!muted}
        aria-label={t('settings.sound')}
        title={muted ? t('settings.sound-off') : t('settings.sound-on')}
        onClick={() => changeSettings({ muted: !muted })}
      >
        <Icon id="ui-sound" size={18} />
        {muted ? <span className="shell-muted" aria-hidden="true" /> : null}
      </button>
      <a
        className="shell-tool"
        href={href('settings')}
        aria-label={t('settings.title')}
        title={t('settings.title')}
        {...(current === 'settings' ? { 'aria-current': 'page' as const } : {})}
      >
        <Icon id="ui-gear" size={18} />
      </a>
    </div>
  )
}
