import { speed } from '../abilities/values.ts'
import { boardOf } from '../board/map.ts'
import type { KindFrame } from '../match/activation.ts'
import { contentOf, demonsOf, isDemon } from '../match/figures.ts'
import { INVADER } from '../match/seats.ts'
import type { DoomState, Figure } from '../match/state.ts'
import { INVASION } from '../rules/argent.ts'
import { type DemonFrame, demonActivation, invaderActivation } from '../rules/demon.ts'
import { objectiveOf, tokenKind } from '../rules/objectives/index.ts'
import type { Options } from './options.ts'
import { isForOne } from './squad-card.ts'

/** Settings of a match as somebody writes them down: what is not said is as usual. */
export type WrittenOptions = Record<string, unknown> & { scenario: Record<string, unknown> }

/**
 * A position as settings that start from it: the other way round of `applyScenario`. Only at the beginning of an activation, and
 * not where something is in force that scenarios have no word for; null then.
 */
export function scenarioOf(g: DoomState, given: Partial<Options>): WrittenOptions | null {
  const { decision, rulings } = g
  if (!decision || g.outcome || g.phase !== 'activation') return null
  if (g.tokens.length > 0 || g.lasting.length > 0 || g.terrain.length > 0 || rulings.map !== undefined) return null
  const turn = turnOf(g)
  if (turn === null) return null
  const board = boardOf(g)
  const at = (space: number) => board.name(space)
  const { freeChoice: _, scenario: _old, ...settings } = given
  const point = g.marines.find(m => m.squad !== null && isForOne(contentOf(g).squads[m.squad]))
  return {
    ...settings,
    mission: rulings.mission,
    marines: g.marines.length,
    squad: Object.fromEntries(g.marines.map(m => [m.id, { class: m.class, weapons: m.weapons.slice(0, 2) }])),
    ...(point ? { point: point.id } : {}),
    eventSets: [...g.invader.sets],
    invasion: g.invader.invasion,
    scenario: {
      round: g.round,
      ...(turn === TO_CHOOSE ? {} : { turn }),
      openDoors: board.doors.flatMap((door, n) => (g.doors & (1 << n) ? [door.id] : [])),
      initiative: [...(turn === TO_CHOOSE ? [INVADER] : []), ...g.initiative.cards.slice().reverse()],
      marines: Object.fromEntries(
        g.marines.map(m => {
          const figure = g.figures.find(f => f.id === m.id)!
          const [space] = figure.at
          return [
            m.id,
            {
              at: space === undefined ? null : at(space),
              ...{ damage: figure.damage, stunned: figure.stunned, exhausted: m.exhausted },
              ...{ hand: [...m.hand.cards], deck: m.deck.cards.slice().reverse(), discard: [...m.discard.cards] },
              ...{ glory: [...m.glory.cards], weapons: [...m.weapons] },
              ...(figure.carries === undefined ? {} : { carries: figure.carries }),
            },
          ]
        }),
      ),
      demons: g.figures
        .filter(f => isDemon(f) && f.at.length > 0)
        .map(f => ({
          ...{ kind: f.kind, at: f.at.length === 1 ? at(f.at[0]!) : f.at.map(at) },
          ...{ damage: f.damage, stunned: f.stunned },
          ...(f.tag === undefined ? {} : { tag: f.tag }),
          ...(f.carries === undefined ? {} : { carries: f.carries }),
        })),
      argent: {
        ...Object.fromEntries(
          Object.entries(g.demons).flatMap(([kind, c]) => (c.up && c.argent ? [[kind, c.argent]] : [])),
        ),
        ...(g.invader.argent ? { [INVASION]: g.invader.argent } : {}),
      },
      exhausted: Object.entries(g.demons).flatMap(([kind, c]) => (c.exhausted && kind !== turn ? [kind] : [])),
      events: {
        hand: [...g.invader.hand.cards],
        deck: g.invader.deck.cards.slice().reverse(),
        discard: [...g.invader.discard.cards],
      },
      gloryDeck: g.glory.deck.cards.slice().reverse(),
      ...{ frags: g.invader.frags, threat: g.invader.threat },
      teleporters: g.teleporters.map(t => ({ at: at(t.at), active: t.active })),
      portals: g.portals.map(({ id: _id, at: space, ...rest }) => ({ ...rest, at: at(space) })),
      items: g.items.map(item => ({ ...item, at: at(item.at) })),
      objectives: Object.fromEntries(
        g.objectives
          .filter(o => (o.at >= 0 || tokenKind(o.kind).leaves) && !g.figures.some(f => f.carries === o.id))
          .map(o => [
            o.id,
            { at: o.at < 0 ? null : at(o.at), progress: o.progress, marked: o.progress > 0 && o.round === g.round },
          ]),
      ),
      ...objectiveOf(g).scenario?.say(g, at),
      counters: { ...g.counters },
    },
  }
}

/** The invader's card has been drawn, and the kind is still to be chosen: the same as if it were drawn next. */
const TO_CHOOSE = Symbol('to choose')

/** Whose activation has just begun: a marine, or the kind whose demons are to act. */
function turnOf(g: DoomState): string | typeof TO_CHOOSE | null {
  const { kind, seat } = g.decision!
  if (kind === 'activation') {
    const figure = g.figures.find(f => f.id === seat)!
    const fresh = figure.moved === 0 && figure.mp === 0 && g.used.length === 0
    return fresh && g.marines.every(m => m.play.cards.length === 0) ? seat : null
  }
  if (kind === 'demon-card') return TO_CHOOSE
  const acting = inProgress(g, invaderActivation.name) as KindFrame | undefined
  if (!acting) return null
  const all = demonsOf(g, acting.kind)
  if (kind === 'demon-figure') return acting.left.length === all.length ? acting.kind : null
  // The only one of its kind is not chosen first.
  return kind === 'demon-activation' && all.length === 1 && isFresh(g, all[0]!) ? acting.kind : null
}

function isFresh(g: DoomState, demon: Figure): boolean {
  const { attacked } = inProgress(g, demonActivation.name) as DemonFrame
  return !attacked && demon.moved === 0 && demon.mp === speed(g, demon) && g.used.length === 0
}

const inProgress = (g: DoomState, flow: string) => g.stack.find(frame => frame.flow === flow)
