import type { Doom, DoomView } from '@redoubt/doom'
import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../i18n/context.tsx'
import type { Tongue } from '../i18n/i18n.ts'
import { LogPanel } from '../match/LogPanel.tsx'
import { MatchBar } from '../match/MatchBar.tsx'
import type { Match } from '../match/match.ts'
import { useShortcuts } from '../match/shortcuts.ts'
import { Icon } from '../ui/Icon.tsx'
import { DoomBoard } from './board/DoomBoard.tsx'
import { Hand } from './cards/Hand.tsx'
import { heldCards, optionsWith } from './cards/held.ts'
import './doomtable.css'
import { makeIntent } from './intent.ts'
import { Announcer } from './panels/Announcer.tsx'
import { Chooser } from './panels/Chooser.tsx'
import { isLargePick, isPick } from './panels/choices.ts'
import { DiceTray } from './panels/DiceTray.tsx'
import { isNew } from './panels/firstlook.ts'
import { Initiative } from './panels/Initiative.tsx'
import { Invader } from './panels/Invader.tsx'
import { Looking } from './panels/Looking.tsx'
import { Meters } from './panels/Meters.tsx'
import { Outcome } from './panels/Outcome.tsx'
import { Prompt } from './panels/Prompt.tsx'
import { Shown } from './panels/Shown.tsx'
import { Squad } from './panels/Squad.tsx'
import { type Tab, TabPanel, Tabs } from './panels/Tabs.tsx'
import { useAsking } from './panels/useAsking.ts'
import { useLayout } from './panels/useLayout.ts'
import { useSteady } from './panels/useSteady.ts'
import { type Look, TableContext } from './table.ts'
import { openBook } from './words/book.ts'
import { type Names, namesIn } from './words/names.ts'
import { tell } from './words/tell.ts'

/** The screen of a DOOM match: what surrounds the board, laid out by the width of the window. */
export function DoomTable({ match: given }: { match: Match<Doom> }) {
  const match = useSteady(given)
  const words = useWords()
  const { t } = words
  const { view, decision } = match
  const intent = useMemo(makeIntent, [])
  const book = openBook(view.mission, match.options as object)
  const names = namesIn(book, words, view)
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

  const { pause } = match
  const reads = looking?.kind === 'briefing'
  useEffect(() => pause(reads), [pause, reads])

  useShortcuts({ Escape: picked === null ? undefined : () => setPicked(null) })
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

  const more = useMemo(
    () => [
      { id: 'briefing', label: t('doom.briefing.menu'), onPress: () => setLooking({ kind: 'briefing' }) },
      { id: 'legend', label: t('doom.legend.title'), onPress: () => setLooking({ kind: 'legend' }) },
      asking === 'always'
        ? { id: 'ask', label: t('doom.do.quiet'), onPress: () => ask('when-able') }
        : { id: 'ask', label: t('doom.do.ask-always'), onPress: () => ask('always') },
    ],
    [t, asking, ask],
  )

  return (
    <TableContext value={table}>
      <main className={`dm as-${layout}`}>
        {/* In the order of Tab (DESIGN 7.1); the grid puts everything into its place. */}
        <div className="dm-mid">
          <div className="dm-slot">
            <div className="dm-foot">
              {shownTab === 'map' ? <Shown /> : null}
              {shownTab === 'map' ? <DiceTray /> : null}
              {chooses && !isLargePick(decision.kind) ? <Chooser /> : null}
              <Prompt picked={held} quiet={() => ask('when-able')} />
            </div>
          </div>
          <div className="dm-stage">
            {chooses && isLargePick(decision.kind) ? (
              <Chooser />
            ) : shownTab === 'map' ? (
              <DoomBoard match={match} intent={intent} />
            ) : (
              <TabPanel tab={shownTab} />
            )}
          </div>
          {layout === 'phone' && shownTab !== 'map' ? null : <Hand picked={picked} pick={setPicked} act={act} />}
        </div>
        {narrow ? null : <Squad folded={layout === 'folded'} />}
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
        {layout === 'phone' ? (
          <div className="dm-second">
            <Initiative />
            <Meters />
          </div>
        ) : null}
        <MatchBar
          match={match}
          title={layout === 'phone' ? phoneTitle(view, names, t) : t('app.name')}
          subtitle={
            layout === 'phone'
              ? t('doom.bar.subtitle', { round: view.round, mission: book.mission.name })
              : book.mission.name
          }
          more={more}
        >
          {layout === 'phone' ? null : (
            <>
              <Initiative />
              <Meters />
            </>
          )}
        </MatchBar>
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
