import type { Doom, DoomDecision, DoomView } from '@redoubt/doom'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useWords } from '../../i18n/context.tsx'
import type { Heard, Match } from '../../screen/match.ts'
import { type Intent, useIntent } from '../common/intent.ts'
import { figureAt, figureById, type SeenFigure } from '../reading/figures.ts'
import type { Forecast } from '../reading/forecast.ts'
import { type Ground, groundOf } from '../reading/ground.ts'
import { firstOffered, type Offer, type Offers, offersAt, wayOf } from '../reading/offers.ts'
import type { Way } from '../reading/ways.ts'
import { type Names, namesIn } from '../words/names.ts'
import { useAim } from './aim/useAim.ts'
import { useAimInView } from './aim/useAimInView.ts'
import { type Aiming, usePlan } from './aim/usePlan.ts'
import { type Region, regionOf } from './camera/camera.ts'
import { useCamera, type View } from './camera/useCamera.ts'
import { type Cursor, useCursor } from './grid/useCursor.ts'
import { type Acting, useAct } from './moves/useAct.ts'
import { type Offered, useOffers } from './moves/useOffers.ts'

/** Everything the parts of the board share. */
export interface BoardState extends Offered, Acting {
  match: Match<Doom>
  view: DoomView
  intent: Intent
  ground: Ground
  names: Names
  camera: View
  cursor: Cursor
  /** Whoever acts. */
  actor: SeenFigure | undefined
  /** The space asked about: the pointer's, else the cursor's while the board has the focus. */
  asked: string | null
  pointed: string | null
  point(space: string | null): void
  /** What can be done in the space asked about. */
  here: readonly Offer[]
  way: Way | null
  aim: Forecast | null
  aiming: Aiming
  /** The last pointer was a finger. */
  touch: RefObject<boolean>
  said: string
  /** Says something aloud. */
  say(text: string): void
}

export function useBoard(match: Match<Doom>, intent: Intent, pane: RefObject<HTMLElement | null>): BoardState {
  const words = useWords()
  const { view } = match
  const ground = groundOf(match.options, view)
  const names = namesIn(ground, words, view)
  const offered = useOffers(match, intent, ground)
  const { offers, decision, turned } = offered
  const actor = figureById(view, offers.actor)
  const [said, say] = useState('')
  const touch = useRef(false)

  /** Who acts, else what there is to pick from. */
  const subject = (offers.actor ? actor?.at[0] : firstOffered(offers)) ?? null
  const home = subject ?? view.figures.find(f => f.at.length > 0)?.at[0] ?? ground.board.name(0)
  const camera = useBoardCamera(pane, ground, view, home, offers, decision, match.onScreen)

  const point = (space: string | null) => intent.set({ space, figure: figureAt(view, space)?.id ?? null })
  const cursor = useCursor(pane, ground, home, camera, () => point(null))
  const pointed = useIntent(intent, thought => thought.space)
  const asked = pointed ?? (cursor.focused ? cursor.space : null)
  const here = useMemo(() => (asked ? offersAt(offers, view, asked, turned) : []), [offers, view, asked, turned])
  const first = here[0]
  const way = useMemo(() => (first ? wayOf(first) : null), [first])
  useEffect(() => intent.set({ way }), [intent, way])

  const aim = useAim(match, intent, ground, offers, decision, asked)
  const aiming = usePlan(match, intent, ground, offers, decision, aim)
  useAimInView(ground, view, actor, aiming, aim, pointed, camera)
  const acting = useAct({ match, intent, ground, offers, turned, touch, names, say })
  return {
    ...offered,
    ...acting,
    ...{
      match,
      view,
      intent,
      ground,
      names,
      camera,
      cursor,
      actor,
      asked,
      pointed,
      point,
      here,
      way,
      aim,
      aiming,
      touch,
      said,
      say,
    },
  }
}

/** The spaces a decision is about: with all that can be reached if it fits, else who acts and who can be pointed at. */
function regionsOf(ground: Ground, view: DoomView, { actor, byFigure, bySpace }: Offers): Region[] {
  const cells = (spaces: readonly string[]) => spaces.map(space => ground.cell(ground.board.at(space)))
  const acting = figureById(view, actor)?.at ?? []
  const figures = [...byFigure.keys()].flatMap(id => figureById(view, id)?.at ?? [])
  const all = [
    [...acting, ...figures, ...bySpace.keys()],
    [...acting, ...figures],
    acting.length > 0 ? acting : figures,
  ]
  return all.flatMap(spaces => regionOf(cells(spaces)) ?? [])
}

/** The spaces something is about that happens now: an attack with both figures, whoever comes, moves or falls, a door, a portal. */
export function regionsOfEvent(ground: Ground, view: DoomView, event: Heard<Doom> | undefined): Region[] {
  const cells = (spaces: readonly number[]) => spaces.map(space => ground.cell(space))
  const spacesOf = (id: string | null | undefined) => (figureById(view, id)?.at ?? []).map(at => ground.board.at(at))
  const both = (one: readonly number[], other: readonly number[]) =>
    [[...one, ...other], other].flatMap(spaces => regionOf(cells(spaces)) ?? [])
  switch (event?.type) {
    case 'attack':
      return both(spacesOf(event.attacker), spacesOf(event.defender))
    case 'step':
    case 'placed':
    case 'killed':
      return both([], event.at)
    case 'activation':
      return both([], spacesOf(event.figure))
    case 'portal':
    case 'token':
      return both([], [event.at])
    case 'door': {
      const spaces = view.doors[event.door]?.between[0] ?? []
      return both(
        [],
        spaces.map(space => ground.board.at(space)),
      )
    }
    default:
      return []
  }
}

/** Frames whoever acts with what must be chosen, also when the window becomes smaller; who looks elsewhere meanwhile may. */
function useBoardCamera(
  pane: RefObject<HTMLElement | null>,
  ground: Ground,
  view: DoomView,
  home: string,
  offers: Offers,
  decision: DoomDecision | null,
  onScreen: Match<Doom>['onScreen'],
): View {
  const { figures } = view
  const follow = useMemo(() => ground.cell(ground.board.at(home)), [ground, home])
  const crowd = useMemo(
    () => regionOf(figures.flatMap(f => f.at.map(space => ground.cell(ground.board.at(space))))),
    [figures, ground],
  )
  const camera = useCamera(pane, ground.width, ground.height, follow, crowd)
  const { frameOn, frame } = camera
  const latest = useRef({ view, offers })
  latest.current = { view, offers }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every decision, every acting figure and every size of the window
  useEffect(() => {
    const { view, offers } = latest.current
    frameOn(regionsOf(ground, view, offers))
  }, [decision, offers.actor, ground, frameOn, frame])
  const happening = useRef(view)
  happening.current = view
  useEffect(() => {
    if (onScreen) frameOn(regionsOfEvent(ground, happening.current, onScreen.event))
  }, [onScreen, ground, frameOn])
  return camera
}
