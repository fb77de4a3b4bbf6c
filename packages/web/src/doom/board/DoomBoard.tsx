import type { Doom } from '@redoubt/doom'
import { useEffect, useMemo, useRef, useState } from 'react'
import { calm } from '../../app/settings.ts'
import { useWords } from '../../i18n/context.tsx'
import type { Match } from '../../match/match.ts'
import { useShortcuts } from '../../match/shortcuts.ts'
import { AimPopover, useOddsSentence } from '../aim/AimPopover.tsx'
import { forecast } from '../aim/forecast.ts'
import { hasStruck } from '../aim/struck.ts'
import { type Intent, useIntent } from '../intent.ts'
import { namesIn } from '../words/names.ts'
import { AimLayer, boxOf } from './AimLayer.tsx'
import { Backdrop, rockUrl } from './Backdrop.tsx'
import { beside } from './beside.ts'
import { Controls } from './Controls.tsx'
import { regionOf } from './camera.ts'
import { cellName, cellOffer } from './cellname.ts'
import { Doors } from './Doors.tsx'
import { Effects } from './Effects.tsx'
import { Figures, iconOf } from './Figures.tsx'
import { Fixtures } from './Fixtures.tsx'
import { areEnemies, figureAt, figureById } from './figures.ts'
import { Grid } from './Grid.tsx'
import { groundOf } from './ground.ts'
import { ListView } from './ListView.tsx'
import { OfferMenu } from './Menu.tsx'
import { Minimap } from './Minimap.tsx'
import { MoveLayer, PathLayer } from './MoveLayer.tsx'
import { Changed, Lit, Marks, Refused, Rim, Shade } from './Overlay.tsx'
import { firstOffered, offersAt, offersOf, wayOf } from './offers.ts'
import { Swirls } from './Swirls.tsx'
import { sightWords } from './sightwords.ts'
import { TileNumbers } from './TileNumbers.tsx'
import { useAct } from './useAct.ts'
import { useBoardKeys } from './useBoardKeys.ts'
import { useCamera } from './useCamera.ts'
import { useChanged } from './useChanged.ts'
import { useFixed } from './useFixed.ts'
import { usePointer } from './usePointer.ts'
import { upper } from './why.ts'
import './board.css'

/** The map with everything on it; all that can be done there is done by pointing, dragging or keys. */
export function DoomBoard({ match, intent }: { match: Match<Doom>; intent: Intent }) {
  const words = useWords()
  const { t } = words
  const { view } = match
  const ground = groundOf(match.options, view)
  const names = namesIn(ground, words, view)
  const card = useIntent(intent, thought => thought.card)
  const pointed = useIntent(intent, thought => thought.space)
  const figure = useIntent(intent, thought => thought.figure)
  const target = useIntent(intent, thought => thought.target)
  const lit = useIntent(intent, thought => thought.lit)
  const decision = match.yours ? match.decision : null
  const struck = useMemo(() => hasStruck(view.active, match.log) ?? true, [view.active, match.log])
  const offers = useMemo(() => offersOf(ground, view, decision, card, struck), [ground, view, decision, card, struck])
  const fixed = useFixed(view)
  const changed = useChanged(view)

  const [flipped, setFlipped] = useState(false)
  // A base keeps its orientation until it is told otherwise.
  const turned = (offers.ways?.turned ?? false) !== flipped
  const [sight, setSight] = useState(false)
  const [list, setList] = useState(false)
  const [said, setSaid] = useState('')
  const actorFigure = figureById(view, offers.actor)
  /** Who acts, else what there is to pick from. */
  const subject = (offers.actor ? actorFigure?.at[0] : firstOffered(offers)) ?? null
  const home = subject ?? view.figures.find(f => f.at.length > 0)?.at[0] ?? ground.board.name(0)
  const [cursor, setCursor] = useState(home)
  const [focused, setFocused] = useState(false)

  const pane = useRef<HTMLDivElement>(null)
  const touch = useRef(false)
  const follow = useMemo(() => ground.cell(ground.board.at(home)), [ground, home])
  const crowd = useMemo(
    () => regionOf(view.figures.flatMap(f => f.at.map(space => ground.cell(ground.board.at(space))))),
    [view.figures, ground],
  )
  const camera = useCamera(pane, ground.width, ground.height, follow, crowd)
  const sentence = useOddsSentence()

  // A base that was turned in mind belongs to a decision that is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another decision comes
  useEffect(() => setFlipped(false), [match.decision])

  // What it is about is in the window, also when that becomes smaller.
  const { show, frame } = camera
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame is a new window
  useEffect(() => {
    if (subject) show(...ground.cell(ground.board.at(subject)))
  }, [subject, ground, show, frame])

  /** The space asked about: the pointer's, else the cursor's while the board has the focus. */
  const asked = pointed ?? (focused ? cursor : null)
  const here = useMemo(() => (asked ? offersAt(offers, view, asked, turned) : []), [offers, view, asked, turned])
  const first = here[0]
  const way = useMemo(() => (first ? wayOf(first) : null), [first])
  useEffect(() => intent.set({ way }), [intent, way])

  const aimedAt = target ?? figure ?? (asked ? (figureAt(view, asked)?.id ?? null) : null)
  const aim = useMemo(() => {
    const { attack } = offers
    const from = figureById(view, attack?.attacker)
    const to = figureById(view, aimedAt)
    if (!attack || !from || !to || !areEnemies(from, to)) return null
    return forecast(ground, view, match.options, attack, to.id, decision)
  }, [offers, view, aimedAt, ground, match.options, decision])

  const legal = useMemo(() => {
    const spaces = new Set(offers.bySpace.keys())
    for (const id of offers.byFigure.keys()) for (const space of figureById(view, id)?.at ?? []) spaces.add(space)
    return spaces
  }, [offers, view])

  const { act, deny, perform, menu, setMenu, refused } = useAct({
    match,
    intent,
    ground,
    offers,
    turned,
    touch,
    names,
    say: setSaid,
  })

  const point = (space: string | null) => intent.set({ space, figure: figureAt(view, space)?.id ?? null })
  const { dragging, pointer } = usePointer(touch, {
    spaceAt: (clientX, clientY) => {
      const [x, y] = camera.at(clientX, clientY)
      const space = ground.at(Math.floor(x), Math.floor(y))
      return space < 0 ? null : ground.board.name(space)
    },
    mayGrab: space => offers.ways !== null && (actorFigure?.at.includes(space) ?? false),
    pointed: () => intent.now().space,
    point,
    drop: act,
    press: space => {
      setCursor(space)
      if (touch.current) point(space)
      act(space)
    },
  })

  const read = (what: 'sight' | 'cover') => {
    const odds = aim ? ` ${sentence(names, aim)}` : ''
    setSaid(sightWords(ground, view, actorFigure, asked ?? cursor, what, odds, words))
  }

  const detail = () => {
    const space = asked ?? cursor
    const possible = offersAt(offers, view, space, turned)
    if (match.yours && possible.length === 0) deny(space)
    else setSaid(cellName(ground, view, space, words) + cellOffer(ground, possible, aim, words))
  }

  const goTo = (space: string) => {
    setCursor(space)
    point(null)
    camera.show(...ground.cell(ground.board.at(space)))
    requestAnimationFrame(() => pane.current?.querySelector<HTMLElement>(`[data-space="${upper(space)}"]`)?.focus())
  }

  const press = useBoardKeys(ground, cursor, {
    goTo,
    stops: () => {
      const figures = [...offers.byFigure.keys()].flatMap(id => figureById(view, id)?.at[0] ?? [])
      return figures.length > 0 ? figures : [...legal]
    },
    act: () => {
      touch.current = false
      act(cursor)
    },
    leave:
      menu || target
        ? () => {
            setMenu(null)
            intent.drop()
          }
        : undefined,
    letters: { l: () => read('sight'), c: () => read('cover'), i: detail },
  })

  const mayTurn =
    (offers.ways?.large ?? false) || [...offers.bySpace.values()].some(all => all.some(offer => offer.turned))
  useShortcuts({
    v: camera.toggle,
    '+': () => camera.zoom(true),
    '=': () => camera.zoom(true),
    '-': () => camera.zoom(false),
    0: camera.fit,
    g: () => setSight(on => !on),
    k: () => setList(on => !on),
    r: mayTurn ? () => setFlipped(on => !on) : undefined,
  })

  const extra = focused ? cellOffer(ground, offersAt(offers, view, cursor, turned), pointed ? null : aim, words) : ''
  const { cell, x, y } = camera.camera
  const cellOf = (space: string) => ground.cell(ground.board.at(space))
  const placed = (space: string, box = { w: 1, h: 1 }) => {
    const attacker = figureById(view, aim?.attack.attacker)?.at ?? []
    const others = view.figures.flatMap(f => f.at).filter(at => !attacker.includes(at))
    return beside(camera, cellOf(space), box, [...attacker, ...others].map(cellOf))
  }
  const aimFigure = figureById(view, aim?.target)
  const far = aim ? aim.look.range === null || aim.look.range > aim.attack.range : false
  return (
    <section className="db" aria-label={t('doom.board.label')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the cells inside are what is pressed; their events end here */}
      <div
        ref={pane}
        className="db-pane"
        style={{ backgroundImage: `url(${rockUrl(ground)})` }}
        data-dragging={dragging && actorFigure ? '' : undefined}
        onKeyDown={press}
        onFocus={event => setFocused((event.target as Element).closest('[role=gridcell]') !== null)}
        onBlur={() => setFocused(false)}
        {...pointer}
      >
        <div
          className={match.moment?.event.type === 'glory-kill' ? 'db-stage glory' : 'db-stage'}
          style={
            {
              '--cell': `${cell}px`,
              width: ground.width * cell,
              height: ground.height * cell,
              transform: `translate(${x}px, ${y}px)`,
            } as React.CSSProperties
          }
        >
          <Backdrop ground={ground} cell={cell} />
          <TileNumbers ground={ground} />
          <Rim ground={ground} />
          <Fixtures ground={ground} fixed={fixed} />
          {sight ? <Shade ground={ground} view={view} actor={offers.actor} /> : null}
          <MoveLayer ground={ground} offers={offers} />
          <Figures ground={ground} view={view} shaken={shakenBy(match)} />
          <Marks ground={ground} view={view} offers={offers} target={aim?.target ?? null} />
          {first && first.kind !== 'target' && first.kind !== 'pick' && asked ? (
            <PathLayer ground={ground} view={view} way={way} offer={first} />
          ) : null}
          {aim ? (
            <AimLayer
              ground={ground}
              view={view}
              from={aim.attack.attacker}
              to={aim.target}
              look={aim.look}
              far={far}
            />
          ) : null}
          {lit.length > 0 ? <Lit ground={ground} view={view} lit={lit} /> : null}
          {changed.length > 0 ? <Changed ground={ground} spaces={changed} /> : null}
          {refused ? <Refused ground={ground} space={refused} /> : null}
          <Grid
            ground={ground}
            view={view}
            cursor={cursor}
            extra={extra}
            legal={legal}
            drags={offers.ways ? offers.actor : null}
          />
          <Doors ground={ground} offers={offers} onOpen={perform} />
          {calm() ? null : <Swirls ground={ground} view={view} />}
          <Effects ground={ground} match={match} />
        </div>
        {aim && aimFigure ? (
          <AimPopover
            names={names}
            forecast={aim}
            icon={iconOf(ground, aimFigure) ?? 'ui-bot'}
            style={placed(aimFigure.at[0]!, boxOf(ground, aimFigure))}
          />
        ) : null}
        {menu ? (
          <OfferMenu
            ground={ground}
            view={view}
            space={menu.space}
            offers={menu.offers}
            style={placed(menu.space)}
            onPick={perform}
            onClose={() => setMenu(null)}
          />
        ) : null}
        {list ? (
          <ListView ground={ground} view={view} actor={offers.actor} onPick={goTo} onClose={() => setList(false)} />
        ) : null}
        <div className="db-side">
          <Controls
            camera={camera}
            sight={sight}
            onSight={() => setSight(on => !on)}
            actor={actorFigure ? names.of(actorFigure.id) : null}
            onTurn={mayTurn ? () => setFlipped(on => !on) : null}
            onList={() => setList(on => !on)}
          />
          {camera.isWhole ? null : <Minimap ground={ground} view={view} camera={camera} />}
        </div>
      </div>
      <p className="sr-only" aria-live="polite">
        {said}
      </p>
    </section>
  )
}

/** Who shakes now: the one who is hit. */
function shakenBy(match: Match<Doom>): string | null {
  const event = match.moment?.event
  return event?.type === 'damage' ? event.figure : null
}
