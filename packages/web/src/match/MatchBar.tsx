import { memo, type ReactNode, useState } from 'react'
import { Button, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { go, href } from '../app/router.ts'
import { changeSettings, SPEEDS, useSettings } from '../app/settings.ts'
import { useHealth } from '../app/useHealth.ts'
import { useWords } from '../i18n/context.tsx'
import { useExport } from '../library/useExport.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Concede, mayConcede } from './Concede.tsx'
import './layers.css'
import './matchbar.css'
import type { Match } from './match.ts'
import { SealDialog } from './Seal.tsx'

type More = ReadonlyArray<{ id: string; label: string; onPress(): void }>
const NOTHING: More = []

export interface BarProps {
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
  return (
    <header className="matchbar">
      <a className="matchbar-home" href={href('home')}>
        <Icon id="redoubt" size={34} />
        <span>
          <h1>{title}</h1>
          <span className="sr-only">{t('bar.home')}</span>
          {subtitle ? <small>{subtitle}</small> : null}
        </span>
      </a>
      <div className="matchbar-slot">{children}</div>
      <Tools
        id={match.id}
        game={match.game}
        more={more}
        over={match.seal.over}
        seal={setSealed}
        concede={may ? setConceding : null}
      />
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
  const exporting = useExport()
  const unkept = useHealth().condition.unkept.some(({ id }) => id === match)
  const act = (id: string) => {
    if (id === 'leave') go('matches')
    else if (id === 'export') exporting.start(match, over)
    else if (id === 'seal') seal(true)
    else if (id === 'settings') go('settings')
    else if (id === 'concede') concede?.(true)
    else if (id.startsWith('speed-')) changeSettings({ speed: id.slice(6) as (typeof SPEEDS)[number] })
    else more.find(entry => entry.id === id)?.onPress()
  }
  return (
    <nav className="matchbar-tools" aria-label={t('bar.tools')}>
      <Button className="tool seal-tool" aria-label={t('bar.seal')} onPress={() => seal(true)}>
        <Icon id="ui-seal" size={20} />
      </Button>
      <a className="tool" href={href('rules', game)} target="_blank" rel="noreferrer" aria-label={t('bar.rules')}>
        <Icon id="ui-help" size={20} />
      </a>
      <Button
        className={muted ? 'tool off' : 'tool'}
        aria-label={t(muted ? 'bar.sound-on' : 'bar.sound-off')}
        onPress={() => changeSettings({ muted: !muted })}
      >
        <Icon id="ui-sound" size={20} />
      </Button>
      <MenuTrigger>
        <Button className="tool" aria-label={t('bar.menu')}>
          <Icon id="ui-menu" size={20} />
        </Button>
        <Popover className="menu" placement="bottom end">
          <Menu onAction={key => act(String(key))} aria-label={t('bar.menu')}>
            {more.map(({ id, label }) => (
              <MenuItem key={id} id={id}>
                {label}
              </MenuItem>
            ))}
            {SPEEDS.map(pace => (
              <MenuItem key={pace} id={`speed-${pace}`} className={pace === speed ? 'chosen' : ''}>
                {t(`bar.speed-${pace}`)}
              </MenuItem>
            ))}
            <MenuItem id="seal">{t('bar.seal')}</MenuItem>
            <MenuItem id="export">{t('bar.export')}</MenuItem>
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
