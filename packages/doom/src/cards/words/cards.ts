import { call, decide, end, type Frame, goto, inOrder, move } from '@redoubt/kernel'
import { type DoomChoice, done } from '../../choices.ts'
import type { EffectOf } from '../../content/effect.ts'
import { say } from '../../events.ts'
import { contentOf, figureOf, marineOf } from '../../figures.ts'
import { flow } from '../../flow.ts'
import { activationOf } from '../../rules/activation.ts'
import { putArgent } from '../../rules/argent.ts'
import { drawActions, drawEvents, gainGlory } from '../../rules/decks.ts'
import { judge, ruleMoment } from '../../rules/mission.ts'
import type { DoomState, Marine } from '../../state.ts'
import { announced, chooserOf, type EffectsFrame, lay, newEffects, unique, type Word } from '../frames.ts'
import { candidates } from '../select.ts'

interface PickCardFrame extends Frame {
  marine: string
  left: number
  /** May stop early. */
  free: boolean
  what: 'discard' | 'on-deck' | 'return'
  trait?: string
  type?: string
}

function pool(g: DoomState, f: PickCardFrame, m: Marine): string[] {
  if (f.what !== 'return') return unique(m.hand.cards)
  return unique(m.discard.cards).filter(id => {
    const card = contentOf(g).actionCards[id]!
    return card.traits.includes(f.trait!) && card.type === f.type
  })
}

/** A marine picks cards of its own: to discard, to put on the deck, to take back from the discard pile. */
export const pickCard = flow<PickCardFrame>('pick-card', {
  pick: {
    ask: (g, f) => {
      const cards = f.left > 0 ? pool(g, f, marineOf(g, f.marine)) : []
      if (cards.length === 0) return null
      const options: DoomChoice[] = cards.map(card => ({ do: f.what, card }))
      if (f.free) options.push(done)
      // What is in hand is secret: a single card is asked about like several.
      return decide(f.marine, 'pick-card', 'D-ACTION-3', options, { always: f.what !== 'return' })
    },
    pick: (g, f, choice) => {
      if (choice.do === 'done') return end
      const m = marineOf(g, f.marine)
      if (f.what === 'on-deck') move(g, choice.card!, m.hand, m.deck)
      else if (f.what === 'return') move(g, choice.card!, m.discard, m.hand)
      else {
        move(g, choice.card!, m.hand, m.discard)
        say('discarded', { by: f.marine, card: choice.card!, from: 'hand' })
      }
      f.left--
      return goto('pick')
    },
  },
})

interface ChoiceFrame extends Frame {
  use: EffectsFrame
  chooser: string
}

/** The chooser takes one of several lists of effects. */
export const choose = flow<ChoiceFrame>('choice', {
  pick: {
    ask: (g, f) => {
      const e = contentOf(g).abilities[f.use.ability]!.effects[f.use.i]!
      if (e.op !== 'choice') return null
      const options = e.options.map((list, n): DoomChoice => ({ do: 'option', n, info: { effects: list } }))
      return decide(f.chooser, 'choose-effect', 'D-GOLDEN-5', options, { about: { ability: f.use.ability } })
    },
    pick: (_g, f, choice) => {
      const branch = newEffects(f.use)
      branch.branch = [f.use.i, Number(choice.n)]
      branch.chosen = f.chooser
      branch.i = 0
      return inOrder([branch])
    },
  },
})

interface PickChooserFrame extends Frame {
  use: EffectsFrame
  /** Who picks. */
  word?: string
  from: string[]
}

/** First somebody picks the marine who will have to choose. */
export const pickChooser = flow<PickChooserFrame>('pick-chooser', {
  pick: {
    ask: (_g, f) =>
      f.from.length === 0
        ? null
        : decide(
            chooserOf(f.use, f.word),
            'pick-figure',
            'D-ABILITY-1',
            f.from.map((figure): DoomChoice => ({ do: 'pick', figure })),
          ),
    pick: (_g, f, choice) => call(choose, { use: f.use, chooser: choice.figure! }),
  },
})

export const words = {
  drawCards: ((g, f, e) => {
    if (e.deck === 'event') drawEvents(g, e.amount)
    else
      for (const id of f.targets) {
        const m = marineOf(g, id)
        if (e.deck === 'action') drawActions(g, m, e.amount)
        else
          for (let n = 0; n < e.amount; n++) {
            gainGlory(g, m)
          }
      }
  }) as Word<EffectOf<'drawCards'>>,

  discard: ((g, f, e) => {
    const m = marineOf(g, f.targets[0]!)
    const left = e.amount === 'any' ? m.hand.cards.length : e.amount
    return call(pickCard, { marine: m.id, left, free: e.amount === 'any' || e.optional === true, what: 'discard' })
  }) as Word<EffectOf<'discard'>>,

  putOnDeck: ((_g, f, e) =>
    call(pickCard, { marine: f.targets[0]!, left: e.count, free: false, what: 'on-deck' })) as Word<
    EffectOf<'putOnDeck'>
  >,

  returnFromDiscard: ((_g, f, e) =>
    call(pickCard, { marine: f.targets[0]!, left: e.count, free: false, what: 'return', ...e.filter })) as Word<
    EffectOf<'returnFromDiscard'>
  >,

  extraMainAction: ((g, f, e) => {
    if (e.until === 'permanent') return lay(g, f, e.until, f.targets)
    const activation = activationOf(g)
    if (!activation) return
    activation.mains += e.amount
    const { red = 0, black = 0, count = 0 } = e.removeDice ?? {}
    if (e.removeDice) for (let n = 0; n < e.amount; n++) activation.weak.push({ red, black, count })
  }) as Word<EffectOf<'extraMainAction'>>,

  cancelAbility: ((g, f, e) => {
    const ability = announced(g)
    if (!ability) return
    ability.cancelled = true
    const kind = figureOf(g, ability.self!).kind
    if (e.refund && !ability.free) putArgent(g, kind, contentOf(g).abilities[ability.ability]!.argent)
    say('cancelled', { ability: ability.ability, by: f.owner })
  }) as Word<EffectOf<'cancelAbility'>>,

  choice: ((g, f, e) => {
    const word = typeof e.chooser === 'object' ? (e.chooser.selector ?? e.chooser.chooser) : undefined
    return call(pickChooser, { use: { ...f }, from: candidates(g, f, e.chooser), ...(word ? { word } : {}) })
  }) as Word<EffectOf<'choice'>>,

  addCounter: ((g, f, e) => {
    if (e.counter === 'spacesMoved') figureOf(g, f.self!).moved += e.amount
    else return countUp(g, e.counter, (g.counters[e.counter] ?? 0) + e.amount)
  }) as Word<EffectOf<'addCounter'>>,

  setCounter: ((g, _f, e) => {
    g.counters[e.counter] = e.value
    say('counter', { counter: e.counter, value: e.value })
  }) as Word<EffectOf<'setCounter'>>,
}

/** Mission counters answer to the mission's rules at once. */
export function countUp(g: DoomState, counter: string, value: number) {
  g.counters[counter] = value
  say('counter', { counter, value })
  judge(g)
  return inOrder(ruleMoment(g, 'counter-reached', {}))
}
