import { Button } from 'react-aria-components'
import { useWords } from '../../../i18n/context.tsx'
import { LogPanel } from '../../../match/log/LogPanel.tsx'
import buttonStyle from '../../../ui/Button.module.css'
import { classes } from '../../../ui/classes.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useTable } from '../../common/context.ts'
import { named } from '../../words/counsel.ts'
import { tell } from '../../words/tell.ts'
import { Initiative } from '../Initiative/Initiative.tsx'
import { Invader } from '../Invader/Invader.tsx'
import { Squad } from '../Squad/Squad.tsx'
import style from './Tabs.module.css'

const TABS = ['map', 'squad', 'invader', 'log'] as const
export type Tab = (typeof TABS)[number]
const TAB_ICONS: Record<Tab, string> = { map: 'ui-map', squad: 'ui-squad', invader: 'ui-demon', log: 'ui-log' }

/** What a narrow window shows in the place of the board. */
export function TabPanel({ tab, small }: { tab: Tab; small: boolean }) {
  const { t } = useWords()
  const { match, intent, naming } = useTable()
  return (
    <section className={style.panel} data-tab={tab} aria-label={t(`doom.tab.${tab}`)}>
      {tab === 'squad' && small ? <Initiative /> : null}
      {tab === 'squad' ? <Squad /> : null}
      {tab === 'invader' ? <Invader /> : null}
      {tab === 'log' ? (
        <LogPanel
          match={match}
          tell={tell}
          named={named}
          onPoint={about => intent.set({ lit: about })}
          naming={naming}
        />
      ) : null}
    </section>
  )
}

/** Narrow windows show one part of the table at a time. */
export function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  const { t } = useWords()
  return (
    <nav className={style.tabs} aria-label={t('doom.tabs')}>
      {TABS.map(id => (
        <Button
          key={id}
          className={classes(id === tab && style.on)}
          aria-pressed={id === tab}
          onPress={() => choose(id)}
        >
          <Icon id={TAB_ICONS[id]} size={22} />
          {t(`doom.tab.${id}`)}
        </Button>
      ))}
    </nav>
  )
}

/** On its side a phone has no room for tabs: the invader and the log take the place of the map, and give it back. */
export function TabSwitch({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  const { t } = useWords()
  return (
    <nav className={style.switch} aria-label={t('doom.tabs')}>
      {(['invader', 'log'] as const).map(id => (
        <Button
          key={id}
          className={classes(buttonStyle.tool, id === tab && style.on)}
          aria-label={t(`doom.tab.${id}`)}
          aria-pressed={id === tab}
          onPress={() => choose(id === tab ? 'map' : id)}
        >
          <Icon id={TAB_ICONS[id]} size={20} />
        </Button>
      ))}
    </nav>
  )
}
