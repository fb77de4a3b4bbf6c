import { memo, type ReactNode, useEffect, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { go, href } from '../../app/router.ts'
import { changeSettings, SPEEDS, useLocale, useSettings } from '../../app/settings.ts'
import { useHealth } from '../../app/useHealth.ts'
import { useWords } from '../../i18n/context.tsx'
import { LOCALES, type Locale } from '../../i18n/i18n.ts'
import type { Match } from '../../screen/match.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import hiddenStyle from '../../ui/Hidden.module.css'
import { Icon } from '../../ui/Icon.tsx'
import menuStyle from '../../ui/Menu.module.css'
import { useExport } from '../export/useExport.tsx'
import { PracticeMark } from '../Practice.tsx'
import { SealDialog } from '../seal/Seal.tsx'
import { Shortcuts } from '../shortcuts/Shortcuts.tsx'
import { useWays } from '../ways.ts'
import { Concede, mayConcede } from './Concede.tsx'
import style from './MatchBar.module.css'

type More = ReadonlyArray<{ id: string; label: string; onPress(): void }>
const NOTHING: More = []

interface BarProps {
  match: Match
  title: string
  subtitle?: string
  /** More entries for the menu: a briefing, window settings. */
  more?: More
  children?: ReactNode
}

/** The top of a match: where one is, what the game adds, and the few things that are always there. */
export function MatchBar({ match, title, subtitle, more = NOTHING, children }: BarProps) {
  const { t } = useWords()
  const [conceding, setConceding] = useState(false)
  const [sealed, setSealed] = useState(false)
  const may = mayConcede(match)
  const yours = match.yours ? 'yes' : 'no'
  useEffect(() => {
    document.title = t('bar.page-title', { match: subtitle ?? title, yours })
  }, [t, title, subtitle, yours])
  return (
    <header className={style.bar} data-part="bar" data-layer>
      <a className={style.home} data-part="bar-home" href={href('home')}>
        <Icon id="redoubt" size={34} />
        <span>
          <h1>{title}</h1>
          <span className={hiddenStyle.srOnly}>{t('bar.home')}</span>
          {subtitle ? <small>{subtitle}</small> : null}
        </span>
      </a>
      {match.practice ? <PracticeMark /> : null}
      <div className={style.slot} data-part="bar-slot">
        {children}
      </div>
      <Tools
        id={match.id}
        game={match.game}
        more={more}
        over={match.seal.over}
        seal={setSealed}
        concede={may ? setConceding : null}
      />
      <Shortcuts />
      {sealed ? <SealDialog match={match} close={() => setSealed(false)} /> : null}
      {conceding && may ? <Concede match={match} close={() => setConceding(false)} /> : null}
    </header>
  )
}

interface ToolsProps {
  id: string
  game: string
  more: More
  over: boolean
  seal(on: true): void
  concede: ((on: true) => void) | null
}

/** What is in the corner stays as it is while the match goes on. */
const Tools = memo(function Tools({ id: match, game, more, over, seal, concede }: ToolsProps) {
  const { t } = useWords()
  const { muted, speed } = useSettings()
  const locale = useLocale()
  const exporting = useExport()
  const ways = useWays()
  const unkept = useHealth().condition.unkept.some(({ id }) => id === match)
  const act = (id: string) => {
    if (id === 'leave') go('matches')
    else if (id === 'export') void ways.fetch(match).then(() => exporting.start(match, over))
    else if (id === 'seal') seal(true)
    else if (id === 'settings') go('settings')
    else if (id === 'concede') concede?.(true)
    else if (id.startsWith('language-')) changeSettings({ language: id.slice(9) as Locale })
    else if (id.startsWith('speed-')) changeSettings({ speed: id.slice(6) as (typeof SPEEDS)[number] })
    else more.find(entry => entry.id === id)?.onPress()
  }
  return (
    <nav className={style.tools} aria-label={t('bar.tools')}>
      <Button
        className={classes(buttonStyle.tool, style.seal)}
        data-tool="seal"
        aria-label={t('bar.seal')}
        onPress={() => seal(true)}
      >
        <Icon id="ui-seal" size={20} />
      </Button>
      <a
        className={buttonStyle.tool}
        href={href('rules', game)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('bar.rules')}
      >
        <Icon id="ui-help" size={20} />
      </a>
      <Button
        className={classes(buttonStyle.tool, muted && buttonStyle.off)}
        aria-label={t(muted ? 'bar.sound-on' : 'bar.sound-off')}
        onPress={() => changeSettings({ muted: !muted })}
      >
        <Icon id="ui-sound" size={20} />
      </Button>
      <MenuTrigger>
        <Button className={buttonStyle.tool} aria-label={t('bar.menu')}>
          <Icon id="ui-menu" size={20} />
        </Button>
        <Popover className={menuStyle.menu} placement="bottom end">
          <Menu onAction={key => act(String(key))} aria-label={t('bar.menu')}>
            {more.map(({ id, label }) => (
              <MenuItem key={id} id={id}>
                {label}
              </MenuItem>
            ))}
            {SPEEDS.map(pace => (
              <MenuItem key={pace} id={`speed-${pace}`} className={classes(pace === speed && menuStyle.chosen)}>
                {t(`bar.speed-${pace}`)}
              </MenuItem>
            ))}
            {LOCALES.length > 1
              ? LOCALES.map(each => (
                  <MenuItem key={each} id={`language-${each}`} className={classes(each === locale && menuStyle.chosen)}>
                    <span lang={each}>{t(`language.${each}`)}</span>
                  </MenuItem>
                ))
              : null}
            <MenuItem id="seal">{t('bar.seal')}</MenuItem>
            {ways.isOnline && !over ? null : <MenuItem id="export">{t('bar.export')}</MenuItem>}
            <MenuItem id="settings">{t('bar.settings')}</MenuItem>
            {concede ? <MenuItem id="concede">{t('bar.concede')}</MenuItem> : null}
            <MenuItem id="leave">{t(unkept ? 'bar.leave-unkept' : 'bar.leave')}</MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {exporting.dialog}
    </nav>
  )
})
