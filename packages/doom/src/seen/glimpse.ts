import type { Viewer } from '@redoubt/kernel'
import { BOX_ID } from '../match/contents.ts'
import type { DoomState } from '../match/state.ts'
import { movingOf } from './moving.ts'
import { type Numbers, numbersOf } from './numbers.ts'
import * as seen from './view.ts'

type View = seen.DoomView

/**
 * What a view shows, each part drawn when it is first looked at: for imagined matches, where whoever decides looks at few of
 * them. Good until the next decision.
 */
export const glimpse = (g: DoomState, viewer: Viewer): View => new Glimpse(g, viewer)

/** What doors and figures of a glimpse say in names, in numbers: null if they have to be read. */
export const inNumbers = (view: View): Numbers | null => (view instanceof Glimpse ? view.numbers() : null)

class Glimpse implements View {
  private readonly drawn: Partial<View> = {}
  readonly mission: string
  readonly content?: string

  constructor(
    private readonly g: DoomState,
    readonly you: Viewer,
  ) {
    const { mission, content } = g.rulings
    this.mission = mission
    if (content !== BOX_ID) this.content = content
  }

  numbers(): Numbers | null {
    return numbersOf(this.g)
  }

  get round() {
    return this.g.round
  }
  get phase() {
    return this.g.phase
  }
  get turn() {
    return this.g.turn
  }
  get active() {
    return this.g.active
  }
  get fragLimit() {
    return this.g.rulings.fragLimit
  }
  get counters() {
    return this.g.counters
  }
  get marines() {
    return (this.drawn.marines ??= seen.seenMarines(this.g, this.you))
  }
  get invader() {
    return (this.drawn.invader ??= seen.seenInvaderBy(this.g, this.you))
  }
  get demons() {
    return this.g.demons
  }
  get gloryDeck() {
    return (this.drawn.gloryDeck ??= seen.seenGlory(this.g))
  }
  get initiative() {
    return (this.drawn.initiative ??= seen.seenInitiative(this.g))
  }
  get figures() {
    return (this.drawn.figures ??= seen.seenFigures(this.g))
  }
  get doors() {
    return (this.drawn.doors ??= seen.seenDoors(this.g))
  }
  get terrain() {
    return (this.drawn.terrain ??= seen.seenTerrain(this.g))
  }
  get portals() {
    return (this.drawn.portals ??= seen.seenPortals(this.g))
  }
  get teleporters() {
    return (this.drawn.teleporters ??= seen.seenTeleporters(this.g))
  }
  get items() {
    return (this.drawn.items ??= seen.seenItems(this.g))
  }
  get tokens() {
    return (this.drawn.tokens ??= seen.seenTokens(this.g))
  }
  get objectives() {
    return (this.drawn.objectives ??= seen.seenObjectives(this.g))
  }
  get moving() {
    return this.drawn.moving === undefined ? (this.drawn.moving = movingOf(this.g)) : this.drawn.moving
  }
  get attack() {
    return this.drawn.attack === undefined ? (this.drawn.attack = seen.seenAttack(this.g)) : this.drawn.attack
  }
}
