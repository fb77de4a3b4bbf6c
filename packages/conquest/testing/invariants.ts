import { hpOf } from '../src/abilities/constants.ts'
import { designOf, isUnit } from '../src/board/board.ts'
import { type ConquestState, SIDES } from '../src/match/state.ts'

/** What holds at every decision of every match; throws with the reason otherwise. */
export function assertInvariants(g: ConquestState, cards: number, planets: number): void {
  cardsConserved(g, cards)
  const row = g.row.filter(slot => slot.here).length
  const won = g.players[0].display.length + g.players[1].display.length
  must(row + won + g.removed.length + g.unused.length === planets, 'a planet was lost')
  for (const side of SIDES) {
    const player = g.players[side]
    must(player.resources >= 0, 'resources below 0')
    must(
      player.known.every(id => player.hand.includes(id)),
      'a known card is not in the hand',
    )
    must(player.look === 0 || g.stack.some(f => f.flow === 'search'), 'cards are still being looked at')
    const warlords = g.play.filter(p => p.owner === side && designOf(g, p.id).isWarlord)
    must(warlords.length === 1, 'a player has exactly one warlord')
    const names = g.play
      .filter(p => p.ctrl === side && designOf(g, p.id).card.unique)
      .map(p => designOf(g, p.id).card.name)
    must(new Set(names).size === names.length, 'a unique card is in play twice')
    const relics = g.play.filter(p => p.ctrl === side && designOf(g, p.id).traits.has('Relic'))
    must(relics.length <= 1, 'two Relics')
  }
  for (const p of g.play) {
    must(p.damage >= 0, 'damage below 0')
    if (isUnit(g, p) && !g.outcome) must(p.damage < hpOf(g, p), `${designOf(g, p.id).card.name} has too much damage`)
    if (p.at < g.row.length)
      must((g.row[p.at]!.here && g.row[p.at]!.up) || !!g.outcome, 'a card is at a planet that is not in play')
    if (p.host >= 0)
      must(
        g.play.some(q => q.id === p.host && q.at === p.at),
        'an attachment has lost its host',
      )
  }
}

/** Every card is in exactly one place; tokens come and go. */
function cardsConserved(g: ConquestState, cards: number): void {
  const places = new Array<number>(g.cards.length).fill(0)
  for (const { hand, deck, discard, playing } of g.players)
    for (const id of [...hand, ...deck, ...discard, ...playing]) places[id]!++
  for (const p of g.play) places[p.id]!++
  for (let id = 0; id < cards; id++) must(places[id] === 1, `card ${id} is in ${places[id]} places`)
  for (let id = cards; id < places.length; id++) must(places[id]! <= 1, `token ${id} is twice in play`)
}

function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(`Invariant broken: ${what}.`)
}
