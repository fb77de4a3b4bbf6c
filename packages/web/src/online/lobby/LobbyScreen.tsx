import { readCode, TABLE_CODE, type TableCard } from '@redoubt/protocol'
import { useEffect, useState } from 'react'
import { go, href } from '../../app/router.ts'
import { Shell } from '../../app/Shell.tsx'
import { useLocale } from '../../app/settings.ts'
import { useWords, WithWords } from '../../i18n/context.tsx'
import { LOCALES } from '../../i18n/i18n.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import formStyle from '../../ui/Form.module.css'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import pageStyle from '../../ui/Page.module.css'
import { Lost, useLost } from '../server/Lost.tsx'
import { server } from '../server/server.ts'
import style from './LobbyScreen.module.css'
import { TableRow } from './TableRow.tsx'

const GAMES = ['all', 'doom', 'conquest'] as const
const LANGUAGES = ['all', ...LOCALES] as const

/** #/lobby: tables with free chairs, and matches to watch. */
export default function LobbyScreen(_: { rest: string[] }) {
  const locale = useLocale()
  return (
    <WithWords locale={locale} parts={['online']}>
      <Lobby />
    </WithWords>
  )
}

function Lobby() {
  const { t, locale } = useWords()
  const [game, setGame] = useState<(typeof GAMES)[number]>('all')
  const [language, setLanguage] = useState<(typeof LANGUAGES)[number]>('all')
  const found = useLobby(game, language)
  const lost = useLost()
  // Without any network the page has more to say than that it tries again, as long as there is no list.
  const isOffline = found === null && lost?.state === 'offline'
  const waiting = found?.tables.filter(({ status }) => status === 'waiting') ?? []
  const running = found?.tables.filter(({ status }) => status === 'running') ?? []
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <Shell current="lobby" title={t('lobby.title')}>
      <div className={pageStyle.page}>
        <div className={style.head}>
          <h2 className={pageStyle.title}>{t('lobby.title')}</h2>
          <a className={classes(buttonStyle.btn, buttonStyle.primary)} href={href('new', 'game')}>
            <Icon id="ui-people" size={17} />
            <span>{t('lobby.open-one')}</span>
          </a>
        </div>
        <div className={style.filters}>
          <fieldset className={formStyle.seg}>
            <legend className={hiddenStyle.srOnly}>{t('lobby.game')}</legend>
            {GAMES.map(each => (
              <label key={each}>
                <input type="radio" name="lobby-game" checked={each === game} onChange={() => setGame(each)} />
                <span>{each === 'all' ? t('lobby.both-games') : t(`game.${each}`)}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className={formStyle.seg}>
            <legend className={hiddenStyle.srOnly}>{t('lobby.language')}</legend>
            {LANGUAGES.map(each => (
              <label key={each}>
                <input
                  type="radio"
                  name="lobby-language"
                  checked={each === language}
                  aria-label={each === 'all' ? t('lobby.any-language') : (names.of(each) ?? each)}
                  onChange={() => setLanguage(each)}
                />
                <span>{each === 'all' ? t('lobby.any-language') : each.toUpperCase()}</span>
              </label>
            ))}
          </fieldset>
          <JoinByCode />
        </div>
        {lost && !isOffline ? <Lost status={lost} /> : null}
        {found === null ? (
          lost && !isOffline ? null : (
            <p role="status" className={style.wait}>
              {t(isOffline ? 'lobby.offline' : 'lobby.looking')}
            </p>
          )
        ) : (
          <>
            <Section title={t('lobby.open-tables')} none={t('lobby.none-open')} tables={waiting} />
            <Section title={t('lobby.running')} none={t('lobby.none-running')} tables={running} />
            {found.more > 0 ? <p className={pageStyle.sub}>{t('lobby.more', { count: found.more })}</p> : null}
          </>
        )}
      </div>
    </Shell>
  )
}

function Section({ title, none, tables }: { title: string; none: string; tables: readonly TableCard[] }) {
  return (
    <section className={style.section} aria-label={title}>
      <h3 className={pageStyle.heading}>{title}</h3>
      {tables.length === 0 ? <p className={pageStyle.empty}>{none}</p> : null}
      <ul className={style.list}>
        {tables.map(table => (
          <TableRow key={table.match} table={table} />
        ))}
      </ul>
    </section>
  )
}

/** A code that somebody read out. */
function JoinByCode() {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  const code = readCode(typed, TABLE_CODE)
  return (
    <form
      className={style.code}
      onSubmit={event => {
        event.preventDefault()
        if (code) go('table', code)
      }}
    >
      <input
        className={formStyle.input}
        aria-label={t('lobby.code')}
        placeholder={t('lobby.code')}
        value={typed}
        maxLength={12}
        autoComplete="off"
        onChange={event => setTyped(event.target.value)}
      />
      <button type="submit" className={buttonStyle.btn} disabled={code === null}>
        {t('lobby.go')}
      </button>
    </form>
  )
}

/** Null until the server has answered. */
function useLobby(game: string, language: string): { tables: readonly TableCard[]; more: number } | null {
  const [found, setFound] = useState<{ tables: readonly TableCard[]; more: number } | null>(null)
  useEffect(() => {
    setFound(null)
    const filter = { ...(game === 'all' ? {} : { game }), ...(language === 'all' ? {} : { language }) }
    return server().lobby(filter, (tables, more) => setFound({ tables, more }))
  }, [game, language])
  return found
}
