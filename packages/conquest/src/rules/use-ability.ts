import { goto, inOrder, type Next } from '@redoubt/kernel'
import { pay } from '../abilities/meaning.ts'
import { answersTo } from '../abilities/target.ts'
import { designOf, pieceOf } from '../board/board.ts'
import { type ConquestChoice, offer } from '../match/choices.ts'
import { decide } from '../match/decisions.ts'
import { abilityById } from '../match/designs.ts'
import { emit, heard } from '../match/events.ts'
import { flow } from '../match/flow.ts'
import { areaName, areaOf, cardName, cardOf, planetName } from '../match/names.ts'
import type { Target } from '../match/said.ts'
import { type ConquestState, SEATS, seatOf } from '../match/state.ts'
import { effect } from './effects.ts'
import type { UseFrame } from './procedures.ts'
import { gain, takeFromHand } from './zones.ts'

/** CQ-11.15: announce, determine and pay the costs, choose targets, resolve. */
export const useAbility = flow<UseFrame>('use-ability', {
  announce: (g, f) => {
    const { use } = f
    if (f.event >= 0) play(g, f)
    else {
      const p = pieceOf(g, use.self)
      if (p && abilityById(use.ability).limit) p.spent.push(use.ability) // CQ-11.17
      const card = p ? cardName(g, p.id) : planetName(g.row[use.planet!]!.planet)
      if (heard()) emit({ type: 'use', seat: SEATS[use.you], card, ability: use.ability })
    }
  },
  costs: {
    ask: (g, f) => question(g, f, true),
    pick: (g, f, choice) => picked(g, f, choice, 'costs'),
  },
  pay: (g, f) => payAll(g, f),
  paid: (_, f) => {
    // CQ-11.16: a cost that was not wholly carried out gives no effect; what was paid stays paid.
    const damageCost = abilityById(f.use.ability).cost.find(cost => cost.pay === 'take-damage')
    if (damageCost && (f.result as number) < damageCost.amount) return fizzle(f)
  },
  targets: {
    ask: (g, f) => question(g, f, false),
    pick: (g, f, choice) => picked(g, f, choice, 'targets'),
  },
  resolve: (_, f) => {
    const ability = abilityById(f.use.ability)
    if (ability.targets.some(target => f.use.picks[target.ref] === undefined)) return fizzle(f)
    return inOrder([effect(f.use, ability.effect)])
  },
  discard: (g, f) => {
    // CQ-5.13
    if (f.event < 0) return
    const player = g.players[f.use.you]
    player.playing.splice(player.playing.indexOf(f.event), 1)
    player.discard.push(f.event)
  },
})

function play(g: ConquestState, f: UseFrame): void {
  const player = g.players[f.use.you]
  takeFromHand(g, f.use.you, f.event)
  player.playing.push(f.event)
  const design = designOf(g, f.event)
  if (design.limited) player.limited = true
  if (heard()) emit({ type: 'play', seat: SEATS[f.use.you], card: cardName(g, f.event) })
}

/** The next choice that is still open: those a cost refers to before paying, the others after (CQ-11.15 step 5). */
function nextTarget(f: UseFrame, forCost: boolean): Target | undefined {
  return abilityById(f.use.ability).targets.find(
    target => (target.mode === 'cost') === forCost && f.use.picks[target.ref] === undefined,
  )
}

function question(g: ConquestState, f: UseFrame, forCost: boolean) {
  const target = nextTarget(f, forCost)
  if (!target) return null
  const ability = abilityById(f.use.ability)
  const found = answersTo(g, ability, f.use, ability.targets.indexOf(target), !forCost)
  if (found.length === 0) return null
  const options = found.map(pick =>
    target.pick === 'card' ? offer.chooseCard(cardName(g, pick)) : offer.chooseArea(areaName(g, pick)),
  )
  // How many cards of a hand would do is nobody else's business: ask even about a single one.
  const hidden = target.pick === 'card' && target.filter.at === 'your-hand'
  return decide(seatOf(f.use.you), 'target', 'CQ-11.15', options, {
    always: hidden,
    about: { ability: ability.id, ref: target.ref },
  })
}

function picked(g: ConquestState, f: UseFrame, choice: ConquestChoice, step: 'costs' | 'targets'): Next {
  const target = nextTarget(f, step === 'costs')!
  f.use.picks[target.ref] = choice.card ? cardOf(choice.card) : areaOf(g, choice.at!)
  if (target.mode !== 'cost')
    if (heard()) emit({ type: 'aim', seat: SEATS[f.use.you], ability: f.use.ability, at: choice.card ?? choice.at! })
  return goto(step)
}

/** CQ-11.15 step 4: all costs. Damage as a cost is dealt like any other (CQ-11.16). */
function payAll(g: ConquestState, f: UseFrame): Next {
  const { use } = f
  if (f.event >= 0) gain(g, use.you, -designOf(g, f.event).cost, use.ability)
  for (const cost of abilityById(use.ability).cost) {
    const next = pay(g, use, cost)
    if (next) return next
  }
}

function fizzle(f: UseFrame): Next {
  if (heard()) emit({ type: 'fizzle', seat: SEATS[f.use.you], ability: f.use.ability })
  return goto('discard')
}
