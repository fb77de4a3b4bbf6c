import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import { LogPanel } from '../../match/LogPanel.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useTable } from '../table.ts'
import { tell } from '../words/tell.ts'
import { Invader } from './Invader.tsx'
import { Squad } from './Squad.tsx'

const TABS = ['map', 'squad', 'invader', 'log'] as const
export type Tab = (typeof TABS)[number]
const TAB_ICONS: Record<Tab, string> = { map: 'ui-map', squad: 'ui-squad', invader: 'ui-demon', log: 'ui-log' }

/** What a narrow window shows in the place of the board. */
export function TabPanel({ tab }: { tab: Tab }) {
  const { t } = useWords()
  const { match, intent } = useTable()
  return (
    <section className="dm-tabpanel" aria-label={t(`doom.tab.${tab}`)}>
      {tab === 'squad' ? <Squad /> : null}
      {tab === 'invader' ? <Invader /> : null}
      {tab === 'log' ? <LogPanel match={match} tell={tell} onPoint={about => intent.set({ lit: about })} /> : null}
    </section>
  )
}

/** Narrow windows show one part of the table at a time. */
export function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
  const { t } = useWords()
  return (
    <nav className="dm-tabs" aria-label={t('doom.tabs')}>
      {TABS.map(id => (
        <Button key={id} className={id === tab ? 'on' : ''} aria-pressed={id === tab} onPress={() => choose(id)}>
          <Icon id={TAB_ICONS[id]} size={22} />
          {t(`doom.tab.${id}`)}
        </Button>
      ))}
    </nav>
  )
}
