import { type SeenZone, seenZone, type Viewer } from '@redoubt/kernel'
import { handSize, health, isStaggered } from '../abilities/values.ts'
import { boardOf } from '../board/map.ts'
import { attackOf } from '../match/attack-frame.ts'
import { BOX_ID } from '../match/contents.ts'
import { contentOf, figureOf, isDemon } from '../match/figures.ts'
import { type DoomState, INVADER } from '../match/state.ts'
import { movingOf } from './moving.ts'

/** What a seat may know (D-SECRET), built by inclusion. */
export function view(g: DoomState, viewer: Viewer) {
  const board = boardOf(g)
  const name = (space: number) => board.name(space)
  const attack = attackOf(g)
  return {
    you: viewer,
    mission: g.rulings.mission,
    /** Which pack is played with, for whoever has to look up its cards; nothing is said of the box. */
    ...(g.rulings.content === BOX_ID ? {} : { content: g.rulings.content }),
    round: g.round,
    phase: g.phase,
    turn: g.turn,
    active: g.active,
    fragLimit: g.rulings.fragLimit,
    marines: g.marines.map(m => ({
      id: m.id,
      class: m.class,
      squad: m.squad,
      exhausted: m.exhausted,
      handSize: handSize(g, figureOf(g, m.id)),
      weapons: [...m.weapons],
      deck: seenZone(m.deck, viewer),
      hand: seenZone(m.hand, viewer),
      discard: seenZone(m.discard, viewer),
      play: seenZone(m.play, viewer),
      glory: seenZone(m.glory, viewer),
    })),
    invader: {
      deck: seenZone(g.invader.deck, viewer),
      hand: seenZone(g.invader.hand, viewer),
      discard: seenZone(g.invader.discard, viewer),
      play: seenZone(g.invader.play, viewer),
      argent: g.invader.argent,
      frags: g.invader.frags,
      threat: g.invader.threat,
      groups: g.invader.shownGroups.map(([level, n]) => ({
        level,
        ...contentOf(g).invasions[g.invader.invasion]!.groups[level][n]!,
      })),
      /** Event sets of which everybody has seen a card before the discard pile became the deck again. */
      shownSets: [...g.invader.shownSets],
      // D-SECRET-1, D-INVASION-3, OP-32
      ...(viewer === INVADER ? { invasion: g.invader.invasion, sets: [...g.invader.sets] } : {}),
    },
    demons: Object.fromEntries(Object.entries(g.demons).map(([kind, card]) => [kind, { ...card }])),
    gloryDeck: { deck: seenZone(g.glory.deck, viewer), discard: seenZone(g.glory.discard, viewer) },
    initiative: {
      deck: seenZone(g.initiative, viewer),
      discard: seenZone(g.initiativeDiscard, viewer),
      revealed: g.revealed,
    } as { deck: SeenZone; discard: SeenZone; revealed: string | null },
    figures: g.figures.map(f => ({
      id: f.id,
      kind: f.kind,
      at: f.at.map(name),
      damage: f.damage,
      health: health(g, f),
      stunned: f.stunned,
      staggered: isDemon(f) && isStaggered(g, f),
      mp: f.mp,
      moved: f.moved,
      ...(f.tag !== undefined ? { tag: f.tag } : {}),
      ...(f.carries !== undefined ? { carries: f.carries } : {}),
    })),
    doors: board.doors.map((door, d) => ({
      id: door.id,
      open: (g.doors & (1 << d)) !== 0,
      between: door.between.map(([a, b]) => [name(a), name(b)]),
    })),
    /** Terrain the mission has changed. */
    terrain: g.terrain.map(([space, kind]): [string, string] => [name(space), kind]),
    moving: movingOf(g),
    portals: g.portals.map(p => ({ ...p, at: name(p.at) })),
    teleporters: g.teleporters.map(t => ({ ...t, at: name(t.at) })),
    items: g.items.map(item => ({ ...item, at: name(item.at) })),
    tokens: g.tokens.map(({ kind, at, owner }) => ({ kind, at: name(at), owner })),
    objectives: g.objectives.map(o => ({
      id: o.id,
      kind: o.kind,
      at: o.at < 0 ? null : name(o.at),
      progress: o.progress,
    })),
    counters: { ...g.counters },
    attack: attack
      ? {
          attacker: attack.attacker,
          defender: attack.defender,
          distance: attack.distance,
          range: attack.range,
          red: attack.red,
          black: attack.black,
          source: attack.source,
          fewer: attack.fewer ?? 0,
          ignoreCover: attack.ignoreCover === true,
          pierce: attack.pierce,
          dice: attack.dice.map(die => ({ ...die })),
          shields: attack.shields,
          dodge: attack.dodge,
          cover: attack.cover,
          defense: attack.defense,
        }
      : null,
  }
}

export type DoomView = ReturnType<typeof view>
