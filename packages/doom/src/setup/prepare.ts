import { call, end, type Frame, goto, shuffleZone } from '@redoubt/kernel'
import { thenEnd } from '../abilities/sequence.ts'
import { setCards } from '../abilities/sets.ts'
import type { SquadCard } from '../content/cards.ts'
import { anew, keepKit, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { contentOf } from '../match/figures.ts'
import { flow } from '../match/flow.ts'
import { INVADER, MARINES, type MarineId } from '../match/seats.ts'
import type { DoomState } from '../match/state.ts'
import { refill } from '../rules/decks.ts'
import { mission } from '../rules/round.ts'
import type { Options } from './options.ts'
import { isForOne } from './squad-card.ts'

/** What the options settle in advance; the rest is chosen at the table. */
type Wanted = Pick<Options, 'freeChoice'> & {
  squad: Partial<Record<MarineId, { class?: string | null; weapons?: string[]; usual?: boolean }>>
  point?: MarineId
  eventSets?: string[]
  invasion?: string
  scenario: boolean
}

export function optionsFor(options: Options): Wanted {
  const { freeChoice, point, eventSets, invasion } = options
  const squad: Wanted['squad'] = {}
  for (const id of MARINES) {
    const chosen = options.squad[id]
    const weapons = options.scenario?.marines[id]?.weapons ?? chosen?.weapons
    squad[id] = {
      ...(chosen?.class !== undefined ? { class: chosen.class } : {}),
      ...(weapons ? { weapons } : {}),
      ...(chosen?.usual ? { usual: true } : {}),
    }
  }
  return {
    squad,
    freeChoice,
    scenario: options.scenario !== undefined,
    ...(point ? { point } : {}),
    ...(eventSets ? { eventSets } : {}),
    ...(invasion ? { invasion } : {}),
  }
}

/** Choices before the mission begins, then decks and hands. */
interface PrepareFrame extends Frame {
  options: Wanted
  i: number
}

export const prepare = flow<PrepareFrame>('prepare', {
  // D-SETUP-10, 11: secret where the invader may choose freely.
  sets: {
    ask: (g, f) => {
      const content = contentOf(g)
      const fixed =
        f.options.eventSets ??
        (f.options.freeChoice ? null : content.missions[g.rulings.mission]!.recommended.eventSets)
      if (fixed) {
        g.invader.sets = [...fixed]
        return null
      }
      const open = Object.keys(content.eventSets).filter(set => !g.invader.sets.includes(set))
      return decide(INVADER, 'event-set', 'D-SETUP-10', open.map(offer.eventSet))
    },
    pick: (g, _f, choice) => {
      g.invader.sets.push(choice.card!)
      return g.invader.sets.length < 3 ? goto('sets') : undefined
    },
  },
  invasion: {
    ask: (g, f) => {
      const content = contentOf(g)
      const fixed =
        f.options.invasion ?? (f.options.freeChoice ? null : content.missions[g.rulings.mission]!.recommended.invasion)
      if (fixed) {
        g.invader.invasion = fixed
        return null
      }
      return decide(INVADER, 'invasion-card', 'D-SETUP-11', Object.keys(content.invasions).map(offer.invasion))
    },
    pick: (g, _f, choice) => {
      g.invader.invasion = choice.card!
    },
  },
  // D-OPERATION-7: everybody keeps a kit or lays it down before anybody chooses anew.
  kit: {
    ask: (g, f) => {
      for (; f.i < g.marines.length; f.i++) {
        const { id } = g.marines[f.i]!
        const kit = f.options.squad[id]
        if (!kit?.usual) continue
        const about = { class: kit.class ?? null, weapons: kit.weapons ?? [] }
        return decide(id, 'kit', 'D-OPERATION-7', [keepKit, anew], { about })
      }
      return null
    },
    pick: (g, f, choice) => {
      if (choice.do === 'anew') f.options.squad[g.marines[f.i]!.id] = {}
      f.i++
      return goto('kit')
    },
  },
  kits: (_g, f) => {
    f.i = 0
  },
  // D-SETUP-5
  class: {
    ask: (g, f) => {
      const content = contentOf(g)
      for (; f.i < g.marines.length; f.i++) {
        const m = g.marines[f.i]!
        if (g.rulings.skip.includes('class-cards')) continue
        const wanted = f.options.squad[m.id]?.class
        if (wanted !== undefined) {
          m.class = wanted
          continue
        }
        if (f.options.scenario) continue
        const kept = Object.values(f.options.squad).map(s => s?.class)
        const open = Object.keys(content.classes).filter(c => !g.marines.some(o => o.class === c) && !kept.includes(c))
        return decide(m.id, 'class-card', 'D-SETUP-5', open.map(offer.classCard))
      }
      return null
    },
    pick: (g, f, choice) => {
      g.marines[f.i]!.class = choice.card!
      f.i++
      return goto('class')
    },
  },
  rewind: (_g, f) => {
    f.i = 0
  },
  // D-SETUP-6, 8, 9
  weapons: {
    ask: (g, f) => {
      const content = contentOf(g)
      const { tutorial } = content.missions[g.rulings.mission]!
      for (; f.i < g.marines.length; f.i++) {
        const m = g.marines[f.i]!
        if (m.weapons.length >= 2) continue
        const wanted = f.options.squad[m.id]?.weapons ?? tutorial?.weapons[m.id]
        if (wanted) {
          m.weapons = [...wanted]
          continue
        }
        const left = (weapon: string) => {
          const reserved = Object.values(f.options.squad)
            .flatMap(s => s?.weapons ?? [])
            .filter(w => w === weapon).length
          const used = g.marines.filter(o => o.weapons.includes(weapon) && !f.options.squad[o.id]?.weapons).length
          const found = g.items.filter(item => item.type === 'weapon' && item.weapon === weapon).length
          return content.weapons[weapon]!.tokens - used - reserved - found
        }
        const open = Object.keys(content.weapons).filter(
          w => content.weapons[w]!.kind === 'starting' && !m.weapons.includes(w) && left(w) > 0,
        )
        if (f.options.scenario) {
          const usual = open.filter(w => content.weapons[w]!.usual)
          m.weapons = [...new Set([...usual, ...open])].slice(0, 2)
          continue
        }
        return decide(m.id, 'starting-weapon', 'D-SETUP-6', open.map(offer.weapon))
      }
      return null
    },
    pick: (g, f, choice) => {
      g.marines[f.i]!.weapons.push(choice.card!)
      return goto('weapons')
    },
  },
  // D-SQUAD-1
  point: {
    ask: (g, f) => {
      if (!isForOne(squadCardOf(g))) return null
      if (f.options.point) {
        takePoint(g, f.options.point)
        return null
      }
      return decide(
        g.marines[0]!.id,
        'taking-point',
        'D-SQUAD-1',
        g.marines.map(m => offer.point(m.id)),
      )
    },
    pick: (g, _f, choice) => {
      takePoint(g, choice.figure!)
    },
  },
  deal: (g, f) => {
    const content = contentOf(g)
    const card = squadCardOf(g)
    if (card && !isForOne(card)) for (const m of g.marines) m.squad = card.id // D-SQUAD-2, D-SQUAD-3
    for (const card of Object.values(content.events))
      if (g.invader.sets.includes(card.set)) for (let n = 0; n < card.copies; n++) g.invader.deck.cards.push(card.id)
    shuffleZone(g, g.invader.deck)
    shuffleZone(g, g.glory.deck)
    for (const m of g.marines) {
      m.deck.cards = ['uac', ...m.weapons].flatMap(set => [...setCards(g, set)])
      shuffleZone(g, m.deck) // D-SETUP-16
      refill(g, m, !f.options.scenario) // OP-1
    }
    if (f.options.scenario) return end
    return thenEnd(call(mission, {}))
  },
})

/** The card for a squad of this size (D-SQUAD), if the mission uses any. */
function squadCardOf(g: DoomState): SquadCard | undefined {
  if (g.rulings.skip.includes('squad-cards')) return undefined
  return Object.values(contentOf(g).squads).find(card => card.marines === g.marines.length)
}

function takePoint(g: DoomState, marine: string): void {
  g.marines.find(m => m.id === marine)!.squad = squadCardOf(g)!.id
}
