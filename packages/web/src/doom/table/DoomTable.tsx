import type { Doom, DoomView } from '@redoubt/doom'
import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { useWords } from '../../i18n/context.tsx'
import type { Tongue } from '../../i18n/i18n.ts'
import { Announcer } from '../../match/announcer/Announcer.tsx'
import { MatchBar } from '../../match/bar/MatchBar.tsx'
import { InspectorDock, TableInspector } from '../../match/inspector/Inspector.tsx'
import { InspectorCard } from '../../match/inspector/InspectorCard.tsx'
import { type Inspected, makeInspector } from '../../match/inspector/inspected.ts'
import { LogPanel } from '../../match/log/LogPanel.tsx'
import type { Match } from '../../screen/match.ts'
import { useAction } from '../../ui/actions.ts'
import buttonStyle from '../../ui/Button.module.css'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { DoomBoard } from '../board/DoomBoard.tsx'
import { isInspected, type Look, TableContext } from '../common/context.ts'
import { makeIntent } from '../common/intent.ts'
import { useOwnHands } from '../common/useOwnHands.ts'
import { inspecting } from '../inspect/describe.tsx'
import { Ceremony } from '../panels/Ceremony/Ceremony.tsx'
import { Chooser } from '../panels/Chooser/Chooser.tsx'
import { isLargePick, isPick } from '../panels/Chooser/choices.ts'
import { DiceTray } from '../panels/DiceTray/DiceTray.tsx'
import { Hand } from '../panels/Hand/Hand.tsx'
import { Initiative } from '../panels/Initiative/Initiative.tsx'
import { Invader } from '../panels/Invader/Invader.tsx'
import { Loadout } from '../panels/Loadout/Loadout.tsx'
import { LoadoutPrompt } from '../panels/Loadout/LoadoutPrompt.tsx'
import { useLoadout } from '../panels/Loadout/useLoadout.ts'
import { Looking } from '../panels/Looking/Looking.tsx'
import { Meters } from '../panels/Meters/Meters.tsx'
import { Outcome } from '../panels/Outcome/Outcome.tsx'
import { Shown } from '../panels/PlayedCard/PlayedCard.tsx'
import { Prompt } from '../panels/Prompt/Prompt.tsx'
import { Since } from '../panels/Since/Since.tsx'
import { Squad } from '../panels/Squad/Squad.tsx'
import { SquadChips } from '../panels/Squad/SquadChips.tsx'
import { type Tab, TabPanel, TabSwitch, Tabs } from '../panels/Tabs/Tabs.tsx'
import { openBook } from '../reading/book.ts'
import { groundOf } from '../reading/ground.ts'
import { heldCards, optionsWith } from '../reading/held.ts'
import { named } from '../words/counsel.ts'
import { type Names, namesIn } from '../words/names.ts'
import { nearWords } from '../words/near.ts'
import { tell } from '../words/tell.ts'
import style from './DoomTable.module.css'
import { isNew } from './firstlook.ts'
import { useAsking } from './useAsking.ts'
import { useLayout } from './useLayout.ts'
import { useSteady } from './useSteady.ts'
import { useWatchAgain } from './useWatchAgain.ts'

/** The screen of a DOOM match: what surrounds the board, laid out by the width of the window. */
export function DoomTable({ match: given }: { match: Match<Doom> }) {
  const steady = useSteady(given)
  const again = useWatchAgain(steady)
  const { match } = again
  const words = useWords()
  const { t } = words
  const { view, decision, options } = match
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

  useAction({
    id: 'put-down',
    region: 'hand',
    label: 'doom.keys.card-put-down',
    shortcut: 'Escape',
    enabled: picked !== null,
    run: () => setPicked(null),
  })
  const held = heldCards(view).find(({ key }) => key === picked) ?? null
  const hands = useOwnHands(match)
  const inspector = useMemo(makeInspector, [])
  const here = { view, book, words, decision: match.yours ? decision : null }
  const game = {
    ...inspecting(here, () => intent.now().card !== null),
    // The chosen card stands raised, or under a hand of rows: nothing more need lie over the board for it.
    docked: (thing: string) => layout !== 'phone' && thing === held?.id,
  }
  const look = (what: Look) => (isInspected(what) ? inspector.hold(what.id) : setLooking(what))
  const naming = { nameOf: (thing: string) => game.describe(thing)?.name ?? null, inspect: inspector.hold }
  const table = { match, view, book, names, intent, hands, look, naming }
  /** A phone, upright or on its side. */
  const small = layout === 'phone' || layout === 'flat'
  const narrow = layout === 'tabs' || small
  const loadout = useLoadout(match, book.content)
  const chooses = match.yours && decision !== null && isPick(decision.kind) && !loadout
  const shownTab = narrow ? tab : 'map'
  const act = () => {
    const options = held && match.yours ? optionsWith(held.id, decision) : []
    if (options[0]) void match.choose(options[0].key)
    else if (held) inspector.hold(held.id)
  }

  const more = useMemo(
    () => [
      { id: 'briefing', label: t('doom.briefing.menu'), onPress: () => setLooking({ kind: 'briefing' }) },
      { id: 'legend', label: t('doom.legend.title'), onPress: () => setLooking({ kind: 'legend' }) },
      {
        id: 'referee',
        label: t('doom.referee.menu'),
        onPress: () => void import('../sheet/frommatch.ts').then(({ askReferee }) => askReferee(view, options)),
      },
      asking === 'always'
        ? { id: 'ask', label: t('doom.do.quiet'), onPress: () => ask('when-able') }
        : { id: 'ask', label: t('doom.do.ask-always'), onPress: () => ask('always') },
    ],
    [t, asking, ask, view, options],
  )

  return (
    <TableContext value={table}>
      <main className={style.table} data-layout={layout} data-table="doom">
        {/* In the order of Tab; the grid puts everything into its place. */}
        <div className={style.middle}>
          {again.isOn || shownTab !== 'map' ? null : <Since watch={again.start} />}
          <div className={style.foot} data-part="foot">
            <div className={style.over}>
              {shownTab === 'map' ? <Shown /> : null}
              {chooses && !isLargePick(decision.kind) ? <Chooser /> : null}
            </div>
            {shownTab === 'map' ? <DiceTray /> : null}
            {loadout ? (
              <LoadoutPrompt {...loadout} shape={layout === 'flat' ? 'column' : 'bar'} />
            ) : (
              <Prompt
                picked={held}
                putBack={() => setPicked(null)}
                quiet={() => ask('when-able')}
                shape={layout === 'flat' ? 'column' : 'bar'}
              />
            )}
          </div>
          <div className={style.stage}>
            {loadout ? (
              <Loadout {...loadout} />
            ) : chooses && isLargePick(decision.kind) ? (
              <Chooser />
            ) : shownTab === 'map' ? (
              <DoomBoard match={match} intent={intent} />
            ) : (
              <TabPanel tab={shownTab} small={small} />
            )}
            <Ceremony />
          </div>
          {layout === 'phone' && shownTab !== 'map' ? null : (
            <Hand picked={picked} pick={setPicked} act={act} rows={layout === 'flat'} />
          )}
        </div>
        {narrow ? null : <Squad folded={layout === 'folded'} />}
        {narrow ? null : (
          <div className={style.right}>
            <Invader brief={view.you !== 'invader'} />
            {layout === 'wide' ? (
              <InspectorDock
                inspector={inspector}
                game={game}
                className={style.dock}
                idle={<Idle what={game.describe(view.active ?? view.turn ?? '')} />}
              />
            ) : null}
            {layout === 'wide' || logOpen ? (
              <LogPanel
                match={match}
                tell={tell}
                named={named}
                onPoint={about => intent.set({ lit: about })}
                naming={naming}
              />
            ) : null}
            {layout === 'folded' ? (
              <Button
                className={classes(buttonStyle.btn, style.logToggle)}
                aria-expanded={logOpen}
                onPress={() => setLogOpen(!logOpen)}
              >
                <Icon id="ui-log" size={16} />
                {t('doom.log.open')}
              </Button>
            ) : null}
          </div>
        )}
        {narrow && layout !== 'flat' ? <Tabs tab={tab} choose={setTab} /> : null}
        <MatchBar
          match={match}
          title={small ? phoneTitle(view, names, t) : t('app.name')}
          subtitle={
            small ? t('doom.bar.subtitle', { round: view.round, mission: book.mission.name }) : book.mission.name
          }
          more={more}
        >
          {small ? <SquadChips /> : <Initiative />}
          <Meters />
          {layout === 'flat' ? <TabSwitch tab={tab} choose={setTab} /> : null}
        </MatchBar>
        <Announcer
          match={given as Match}
          tell={tell}
          near={() => nearWords(groundOf(match.options, view), view, view.active ?? view.turn ?? view.you, words)}
        />
        <TableInspector inspector={inspector} game={game} hasDock={layout === 'wide'} />
        <Looking what={looking} close={() => setLooking(null)} />
        <Outcome />
      </main>
    </TableContext>
  )
}

/** Nothing is pointed at: whoever acts. */
const Idle = ({ what }: { what: Inspected | null }) => (what ? <InspectorCard what={what} /> : null)

/** On a phone the title says who acts. */
function phoneTitle({ turn, phase }: DoomView, names: Names, t: Tongue['t']): string {
  if (phase === 'setup') return t('doom.round.setup')
  return turn === null ? t('doom.round.status') : t('doom.bar.acts', { who: names.of(turn) })
}
