import { designOf } from '../board/board.ts'
import { DESIGNS, PLANETS } from '../match/designs.ts'
import { areaName } from '../match/names.ts'
import { type ConquestState, inProgress, type Piece, ROW, SEATS, SIDES, type Side } from '../match/state.ts'
import type { BattleFrame } from '../rules/battle.ts'

/** Settings of a match as somebody writes them down: what is not said is as usual. */
export type WrittenOptions = Record<string, unknown> & { scenario: Record<string, unknown> }

/**
 * A position as settings that start from it: the other way round of `applyScenario`. Only at a deploy turn and where the combat
 * phase begins, and not while something is in force that scenarios have no word for; null then.
 */
export function scenarioOf(g: ConquestState, given: Record<string, unknown>): WrittenOptions | null {
  const { decision, phase } = g
  if (!decision || g.outcome || g.lasting.length > 0 || g.play.some(p => p.owner !== p.ctrl)) return null
  const deploys = phase === 'deploy' && decision.kind === 'deploy-turn'
  if (!deploys && !beginsCombat(g)) return null
  const row = g.row.filter(slot => slot.here)
  const { scenario: _, ...settings } = given
  return {
    ...settings,
    scenario: {
      ...{ round: g.round, phase, initiative: SEATS[g.initiative] },
      ...(deploys ? { turn: decision.seat } : {}),
      planets: row.map(({ planet }) => PLANETS[planet]!.name),
      faceUp: row.filter(({ up }) => up).length,
      removed: g.removed.map(planet => PLANETS[planet]!.name),
      ...(g.lastClaim < 0 ? {} : { lastClaim: SEATS[g.lastClaim] }),
      ...Object.fromEntries(SIDES.map(side => [SEATS[side], sideOf(g, side, deploys)])),
    },
  }
}

function beginsCombat(g: ConquestState): boolean {
  if (g.phase !== 'combat' || !g.battle || g.battle.stirred) return false
  // The first question of a battle; whoever comes second has heard the first one pass.
  const { kind, seat } = g.decision!
  if (kind !== 'action' || seat !== SEATS[g.battle.initiative]) return false
  const battle = inProgress<BattleFrame>(g, 'battle')
  return battle !== undefined && battle.round <= 1 && battle.at === g.lead && !battle.passed.includes(true)
}

function sideOf(g: ConquestState, side: Side, deploys: boolean) {
  const player = g.players[side]
  const names = (cards: readonly number[]) => cards.map(id => DESIGNS[g.cards[id]!]!.card.id)
  const mine = g.play.filter(p => p.ctrl === side && p.host < 0)
  const warlord = mine.find(p => designOf(g, p.id).isWarlord)!
  const others = mine.filter(p => p !== warlord)
  const at: Record<string, object[]> = {}
  for (const p of others) if (p.at < ROW) (at[areaName(g, p.at)] ??= []).push(written(g, p))
  return {
    warlord: {
      card: designOf(g, warlord.id).card.id,
      at: warlord.at < ROW ? areaName(g, warlord.at) : 'hq',
      ...{ damage: warlord.damage, exhausted: !warlord.ready, bloodied: warlord.bloodied },
      attachments: worn(g, warlord).map(({ card }) => card),
    },
    resources: player.resources,
    ...{ hand: names(player.hand), deck: names(player.deck.slice().reverse()), discard: names(player.discard) },
    display: player.display.map(planet => PLANETS[planet]!.name),
    hq: others.filter(p => p.at >= ROW).map(p => written(g, p)),
    ...{ at, limited: player.limited },
    ...(deploys ? { passed: player.passed } : {}),
  }
}

function written(g: ConquestState, p: Piece) {
  const attachments = worn(g, p)
  return {
    card: designOf(g, p.id).card.id,
    ...(p.damage ? { damage: p.damage } : {}),
    ...(p.ready ? {} : { exhausted: true }),
    ...(attachments.length > 0 ? { attachments } : {}),
    ...(p.stock ? { resources: p.stock } : {}),
  }
}

const worn = (g: ConquestState, host: Piece) =>
  g.play
    .filter(p => p.host === host.id)
    .map(p => ({ card: designOf(g, p.id).card.id, ...(p.ready ? {} : { exhausted: true }) }))
