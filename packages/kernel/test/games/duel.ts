import {
  type Choice,
  call,
  clone,
  decide,
  defineGame,
  draw,
  emit,
  end,
  endWith,
  type Flow,
  type Frame,
  finish,
  flows,
  goto,
  inOrder,
  move,
  opening,
  redeal,
  rollDie,
  type Seat,
  type State,
  seenZone,
  shuffleZone,
  unwind,
  type Viewer,
  type WindowAnswer,
  type WindowFrame,
  window,
  type Zone,
  zone,
} from '@redoubt/kernel'
import { z } from 'zod'

/*
 * DUEL, for two.
 *   U-1  Red and blue have 8 life and draw two tricks each from a shuffled deck. Red begins; they take turns.
 *   U-2  In a turn a fighter strikes, or with fewer than three tricks rests: draws two tricks.
 *   U-3  A strike rolls three dice; each 4, 5 or 6 is a hit.
 *   U-4  Then both play tricks, one each in turn, the striker first, until both pass one after the other: a lunge adds a
 *        hit, a parry takes one away, and with a vanish the fighter that was struck at ends the turn at once.
 *        A fighter with tricks is always asked: a pause must not betray which they are.
 *   U-5  Each hit left costs a life. At no life a fighter has lost.
 *   U-6  A fighter that lost life answers by its traits, each once: thorns (it must: the striker loses 1 life), rage (it
 *        must: one die more from now on), grit (it may draw a trick), riposte (it may strike back). The fighter whose
 *        turn it is orders what must happen.
 *   U-7  Who strikes without effect draws a trick. The deck is refilled from the discarded tricks.
 *   U-8  After 40 turns the duel is a draw.
 */

export const TRAITS = ['thorns', 'rage', 'grit', 'riposte'] as const
type Trait = (typeof TRAITS)[number]

interface Fighter {
  life: number
  dice: number
  traits: Trait[]
  hand: Zone
}

export interface Duel extends State {
  turn: number
  active: Seat
  fighters: Record<Seat, Fighter>
  deck: Zone
  discard: Zone
}

type DuelChoice =
  | { do: 'strike' | 'rest' }
  | { do: 'trick'; card: string; info?: Choice['info'] }
  | { do: 'trait'; trait: Trait }

const flow = flows<Duel, DuelChoice>()
const foe = (seat: Seat): Seat => (seat === 'red' ? 'blue' : 'red')
const kindOf = (card: string): string => card.split('-')[0]!

const duel = flow('duel', {
  turn: () => call(turn, {}),
  next: g => {
    if (++g.turn > 40) return finish(g, [], 'U-8', 'Forty turns have passed.')
    g.active = foe(g.active)
    return goto('turn')
  },
})

const turn: Flow = flow('turn', {
  act: {
    ask: g => decide(g.active, 'act', 'U-2', acts(g)),
    pick: (g, _, choice) => {
      if (choice.do === 'strike') return call(strike, strikeOf(g.active))
      const drawTrick = () => drawing.start({ seat: g.active })
      return { ...inOrder([drawTrick(), drawTrick()]), to: 'over' }
    },
  },
  breathe: (g, f) => (f.result === 0 ? call(drawing, { seat: g.active }) : undefined), // U-7
  over: g => emit({ type: 'turn-over', turn: g.turn }),
})

function acts(g: Duel): DuelChoice[] {
  return g.fighters[g.active]!.hand.cards.length < 3 ? [{ do: 'strike' }, { do: 'rest' }] : [{ do: 'strike' }]
}

interface Drawing extends Frame {
  seat: Seat
}

const drawing = flow<Drawing>('drawing', {
  refill: g => {
    if (g.deck.cards.length > 0) return
    if (g.discard.cards.length === 0) return end
    g.deck.cards = g.discard.cards.splice(0)
    shuffleZone(g, g.deck)
  },
  draw: (g, f) => {
    const card = draw(g, g.deck, g.fighters[f.seat]!.hand)
    emit({ type: 'draw', seat: f.seat })
    emit({ type: 'drew', card, to: [f.seat] })
  },
})

interface Strike extends Frame {
  by: Seat
  at: Seat
  dice: number[]
  hits: number
}

function strikeOf(by: Seat): Omit<Strike, keyof Frame> {
  return { by, at: foe(by), dice: [], hits: 0 }
}

/** Returns the life it cost. */
const strike: Flow<Strike> = flow<Strike>('strike', {
  roll: (g, f) => {
    for (let i = 0; i < g.fighters[f.by]!.dice; i++) f.dice.push(rollDie(g, [1, 2, 3, 4, 5, 6])) // U-3
    f.hits = f.dice.filter(die => die >= 4).length
    emit({ type: 'roll', by: f.by, dice: f.dice.slice() })
  },
  tricks: (_, f) => call(tricks, { ...opening(), by: f.by, at: f.at }), // U-4
  damage: (g, f) => {
    f.hits = Math.max(0, f.hits)
    hurt(g, f.at, f.hits, 'U-5')
  },
  answers: (_, f) => (f.hits > 0 ? call(wounded, { ...opening(), by: f.by, at: f.at }) : undefined), // U-6
  done: (_, f) => endWith(f.hits),
})

function hurt(g: Duel, seat: Seat, amount: number, rule: string): void {
  const fighter = g.fighters[seat]!
  fighter.life -= amount
  emit({ type: 'life', seat, life: fighter.life })
  if (fighter.life <= 0) finish(g, [foe(seat)], rule, `${seat} is out of life.`)
}

interface Struck extends WindowFrame {
  by: Seat
  at: Seat
}

/** U-4: in turn, one trick each. */
const tricks: Flow<Struck> = window<Duel, Struck, DuelChoice>({
  name: 'tricks',
  kind: () => 'trick',
  rule: () => 'U-4',
  alternate: true,
  order: (_, f) => [f.by, f.at],
  answers: (g, f, seat) => g.fighters[seat]!.hand.cards.filter(card => fits(card, seat === f.by)).map(trickAnswer),
  suspects: (g, _, seat) => g.fighters[seat]!.hand.cards.length > 0,
  about: g => ({ hits: theStrike(g).hits }),
  use: (g, _, seat, choice) => {
    if (choice.do !== 'trick') return
    move(g, choice.card, g.fighters[seat]!.hand, g.discard)
    emit({ type: 'trick', seat, card: choice.card })
    if (kindOf(choice.card) === 'vanish') return unwind(turn, 'over')
    theStrike(g).hits += kindOf(choice.card) === 'lunge' ? 1 : -1
  },
})

/** The striker lunges; who is struck at parries or vanishes. */
function fits(card: string, striker: boolean): boolean {
  return (kindOf(card) === 'lunge') === striker
}

function trickAnswer(card: string): WindowAnswer<DuelChoice> {
  return { id: card, choice: { do: 'trick', card } }
}

/** U-6: what must happen first, then what may. */
const wounded: Flow<Struck> = window<Duel, Struck, DuelChoice>({
  name: 'wounded',
  kind: () => 'wounded',
  rule: () => 'U-6',
  order: (_, f) => [f.at],
  forcedBy: g => g.active,
  answers: (g, f) => g.fighters[f.at]!.traits.map(traitAnswer),
  use: (g, f, _, choice) => {
    if (choice.do !== 'trait') return
    emit({ type: 'trait', seat: f.at, trait: choice.trait })
    switch (choice.trait) {
      case 'thorns':
        return hurt(g, f.by, 1, 'U-6')
      case 'rage':
        g.fighters[f.at]!.dice++
        return
      case 'grit':
        return call(drawing, { seat: f.at })
      case 'riposte':
        return call(strike, strikeOf(f.at))
    }
  },
})

function traitAnswer(trait: Trait): WindowAnswer<DuelChoice> {
  return { id: trait, choice: { do: 'trait', trait }, forced: trait === 'thorns' || trait === 'rage' }
}

/** The strike that is being answered: the innermost one, for a riposte is a strike within a strike. */
function theStrike(g: Duel): Strike {
  return g.stack.findLast((f): f is Strike => f.flow === 'strike')!
}

const TRICKS = ['lunge-1', 'lunge-2', 'lunge-3', 'parry-1', 'parry-2', 'parry-3', 'vanish-1', 'vanish-2']

const traits = z.array(z.enum(TRAITS)).refine(list => new Set(list).size === list.length, 'has a trait twice')
const options = z.strictObject({
  red: traits.default(['thorns', 'riposte']),
  blue: traits.default(['rage', 'thorns', 'grit']),
  /** Faces to be rolled first. */
  dice: z.array(z.int().min(1).max(6)).default([]),
  /** The deck from the top, for scenarios; red draws first. */
  deck: z.array(z.enum(TRICKS)).length(TRICKS.length).optional(),
})
type Options = z.infer<typeof options>

/** U-1 */
function setup(o: Options, base: State): Duel {
  const fighter = (seat: Seat, traits: Trait[]) => ({ life: 8, dice: 3, traits, hand: zone(seat, 'owner') })
  const g: Duel = {
    ...base,
    turn: 1,
    active: 'red',
    fighters: { red: fighter('red', o.red), blue: fighter('blue', o.blue) },
    deck: zone(null, 'nobody', o.deck?.toReversed() ?? TRICKS.slice()),
    discard: zone(null, 'all'),
  }
  if (o.dice.length > 0) g.random.queue = o.dice.slice()
  if (!o.deck) shuffleZone(g, g.deck)
  for (const { hand } of Object.values(g.fighters)) for (let i = 0; i < 2; i++) draw(g, g.deck, hand)
  g.stack.push(duel.start({}))
  return g
}

function view(g: Duel, viewer: Viewer) {
  const fighters: Record<Seat, unknown> = {}
  for (const seat in g.fighters) {
    const { life, dice, traits, hand } = g.fighters[seat]!
    fighters[seat] = { life, dice, traits: traits.slice(), hand: seenZone(hand, viewer) }
  }
  const strikes = g.stack
    .filter((f): f is Strike => f.flow === 'strike')
    .map(({ by, dice, hits }) => ({ by, dice: dice.slice(), hits }))
  const deck = seenZone(g.deck, viewer)
  return { turn: g.turn, active: g.active, fighters, strikes, deck, discard: seenZone(g.discard, viewer) }
}

export const duelGame = defineGame({
  id: 'duel',
  name: 'Duel',
  rules: '1',
  options,
  seats: () => ['red', 'blue'].map(seat => ({ seat, name: seat, side: seat })),
  flows: [duel, turn, drawing, strike, tricks, wounded],
  setup,
  view,
  imagine: (real, seat, random) => {
    const g = { ...clone(real), random }
    redeal(g, [g.deck, g.fighters[foe(seat)]!.hand])
    return g
  },
})
