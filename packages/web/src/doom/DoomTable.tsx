import type { DoomView } from '@redoubt/doom'
import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import type { Tongue } from '../i18n/i18n.ts'
import { LogPanel } from '../match/LogPanel.tsx'
import { MatchBar } from '../match/MatchBar.tsx'
import type { Match } from '../match/match.ts'
import { Icon } from '../ui/Icon.tsx'
import { DoomBoard } from './board/DoomBoard.tsx'
import { Hand } from './cards/Hand.tsx'
import { heldCards, optionsWith } from './cards/held.ts'
import './doomtable.css'
import { type Intent, makeIntent } from './intent.ts'
import { Announcer } from './panels/Announcer.tsx'
import { Chooser } from './panels/Chooser.tsx'
import { isLargePick, isPick } from './panels/choices.ts'
import { DiceTray } from './panels/DiceTray.tsx'
import { Initiative } from './panels/Initiative.tsx'
import { Invader } from './panels/Invader.tsx'
import { Looking } from './panels/Looking.tsx'
import { Meters } from './panels/Meters.tsx'
import { Outcome } from './panels/Outcome.tsx'
import { Prompt } from './panels/Prompt.tsx'
import { Squad } from './panels/Squad.tsx'
import { useAsking } from './panels/useAsking.ts'
import { useLayout } from './panels/useLayout.ts'
import { type Look, TableContext } from './table.ts'
import { openBook } from './words/book.ts'
import { type Names, namesIn } from './words/names.ts'
import { tell } from './words/tell.ts'

const TABS = ['map', 'squad', 'invader', 'log'] as const
type Tab = (typeof TABS)[number]
const TAB_ICONS: Record<Tab, string> = { map: 'ui-map', squad: 'ui-squad', invader: 'ui-demon', log: 'ui-log' }

/** The screen of a DOOM match: what surrounds the board, laid out by the width of the window. */
export function DoomTable({ match }: { match: Match<DoomView> }) {
  const words = useWords()
  const { t } = words
  const { view, decision } = match
  const intent = useMemo(makeIntent, [])
  const book = openBook(view.mission, match.options)
  const names = namesIn(book, words)
  const layout = useLayout()
  const { asking, ask } = useAsking(match)
  const [looking, setLooking] = useState<Look | null>(() => (isNew(match) ? { kind: 'briefing' } : null))
  const [picked, setPicked] = useState<string | null>(null)
  const [tab, setTab] = useState<Tab>('map')
  const [logOpen, setLogOpen] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question begins with nothing in mind
  useEffect(() => {
    setPicked(null)
    intent.drop()
    if (decision && match.yours) setTab('map')
  }, [decision, intent])

  const held = heldCards(view).find(({ key }) => key === picked) ?? null
  const table = { match, view, book, names, intent, look: setLooking }
  const narrow = layout === 'tabs' || layout === 'phone'
  const chooses = match.yours && decision !== null && isPick(decision.kind)
  const shownTab = narrow ? tab : 'map'
  const act = () => {
    const options = held && match.yours ? optionsWith(held.id, decision) : []
    if (options[0]) void match.choose(options[0].key)
    else if (held) setLooking({ kind: held.kind, id: held.id })
  }

  return (
    <TableContext value={table}>
      <main className={`dm as-${layout}`}>
        <MatchBar
          match={match}
          title={layout === 'phone' ? phoneTitle(view, names, t) : t('app.name')}
          subtitle={
            layout === 'phone'
              ? t('doom.bar.subtitle', { round: view.round, mission: book.mission.name })
              : book.mission.name
          }
          more={[
            { id: 'briefing', label: t('doom.briefing.menu'), onPress: () => setLooking({ kind: 'briefing' }) },
            asking === 'always'
              ? { id: 'ask', label: t('doom.do.quiet'), onPress: () => ask('when-able') }
              : { id: 'ask', label: t('doom.do.ask-always'), onPress: () => ask('always') },
          ]}
        >
          {layout === 'phone' ? null : (
            <>
              <Initiative />
              <Meters />
            </>
          )}
        </MatchBar>
        {layout === 'phone' ? (
          <div className="dm-second">
            <Initiative />
            <Meters />
          </div>
        ) : null}
        {narrow ? null : <Squad folded={layout === 'folded'} />}
        <div className="dm-mid">
          <div className="dm-stage">
            {chooses && isLargePick(decision.kind) ? (
              <Chooser />
            ) : shownTab === 'map' ? (
              <DoomBoard match={match} intent={intent} />
            ) : (
              <TabPanel tab={shownTab} match={match} intent={intent} />
            )}
          </div>
          <div className="dm-slot">
            <div className="dm-foot">
              {shownTab === 'map' ? <DiceTray /> : null}
              {chooses && !isLargePick(decision.kind) ? <Chooser /> : null}
              <Prompt picked={held} quiet={() => ask('when-able')} />
            </div>
          </div>
          {layout === 'phone' && shownTab !== 'map' ? null : <Hand picked={picked} pick={setPicked} act={act} />}
        </div>
        {narrow ? null : (
          <div className="dm-right">
            <Invader />
            {layout === 'wide' || logOpen ? (
              <LogPanel match={match} tell={tell} onPoint={about => intent.set({ lit: about })} />
            ) : null}
            {layout === 'folded' ? (
              <Button className="btn dm-logtoggle" aria-expanded={logOpen} onPress={() => setLogOpen(!logOpen)}>
                <Icon id="ui-log" size={16} />
                {t('doom.log.open')}
              </Button>
            ) : null}
          </div>
        )}
        {narrow ? <Tabs tab={tab} choose={setTab} /> : null}
        <Announcer />
        <Looking what={looking} close={() => setLooking(null)} />
        <Outcome />
      </main>
    </TableContext>
  )
}

/** On a phone the title says who acts. */
function phoneTitle({ turn, phase }: DoomView, names: Names, t: Tongue['t']): string {
  if (phase === 'setup') return t('doom.round.setup')
  return turn === null ? t('doom.round.status') : t('doom.bar.acts', { who: names.of(turn) })
}

function TabPanel({ tab, match, intent }: { tab: Tab; match: Match<DoomView>; intent: Intent }) {
  const { t } = useWords()
  return (
    <div className="dm-tabpanel" role="tabpanel" aria-label={t(`doom.tab.${tab}`)}>
      {tab === 'squad' ? <Squad /> : null}
      {tab === 'invader' ? <Invader /> : null}
      {tab === 'log' ? <LogPanel match={match} tell={tell} onPoint={about => intent.set({ lit: about })} /> : null}
    </div>
  )
}

function Tabs({ tab, choose }: { tab: Tab; choose(tab: Tab): void }) {
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

/** Did this seat do something that it chose to do? */
function hasActed(event: object, seat: string): boolean {
  const { type, marine, figure, kind } = event as { type: string; marine?: string; figure?: string; kind?: string }
  if (seat === 'invader') return type === 'activation' && kind !== undefined
  return ['played', 'sprint', 'step'].includes(type) && (marine ?? figure) === seat
}

/** A match in which the viewer has not acted yet, seen for the first time in this window. */
function isNew({ id, log, isReplay, view }: Match<DoomView>): boolean {
  if (isReplay || view.round > 1 || log.some(({ event }) => hasActed(event, view.you))) return false
  const key = `redoubt.briefed.${id}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, '1')
  } catch {
    // a browser that keeps nothing shows it once more
  }
  return true
}
