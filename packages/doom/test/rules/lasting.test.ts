/** What lasts and waits for its moment, asked of the steps that look for it. */
import { expect, test } from 'vitest'
import { newAttack } from '../../src/match/attack-frame.ts'
import { step } from '../../src/match/procedures.ts'
import { attackFlow } from '../../src/rules/attack.ts'
import { stepFlow } from '../../src/rules/movement.ts'
import { status } from '../../src/rules/status.ts'
import { does } from '../asked.ts'
import { fight } from '../cards/fight.ts'
import { at, figure, lane } from '../lane.ts'
import { box, room } from '../play.ts'

const SETS = { options: { eventSets: [box().events['blood-frenzy']!.set, 'power-overwhelming', 'seek-and-destroy'] } }

/** The effects of a card by their word. */
const effectOf = (card: string, op: string) => box().abilities[card]!.effects.findIndex(e => e.op === op)

test('D-ATTACK-3 dice that a card adds to the next attacks of a figure: to its own, while the card says so, as often as it says', () => {
  const dice = (ability: string, more: object = {}, source: string | null = null, attacker = 'imp-1') => {
    const g = lane(SETS)
    const effect = effectOf(ability, 'addDice')
    g.lasting = [{ ability, effect, owner: 'invader', on: ['imp-1'], until: 'activation-end', ...more }]
    const frame = newAttack({ attacker, range: 5, red: 1, black: 1, source })
    g.stack.push(frame)
    does(attackFlow, 'before', g, frame)
    return [frame.red, frame.black, g.lasting.map(({ uses }) => uses)]
  }
  expect(dice('blood-frenzy')).toEqual([1, 2, [undefined]])
  expect(dice('blood-frenzy', { uses: 1 })).toEqual([1, 2, []])
  expect(dice('blood-frenzy', { uses: 2 })).toEqual([1, 2, [1]])
  expect(dice('blood-frenzy', { uses: 1 }, null, 'imp-2')).toEqual([1, 1, [1]])
  const brace = (source: string) => dice('brace', { owner: 'alpha', on: ['alpha'] }, source, 'alpha')
  expect([brace('spin-to-full'), brace('sidearm')]).toEqual([
    [2, 1, [undefined]],
    [1, 1, [undefined]],
  ])
})

test('D-STUN-6 D-ATTACK-1 whether the attacker is stunned is settled when the attack begins', () => {
  const stunned = (is: boolean) => {
    const g = lane()
    figure(g, 'alpha').stunned = is
    const frame = newAttack({ attacker: 'alpha', range: 5, red: 1, black: 1, source: null })
    does(attackFlow, 'before', g, frame)
    return frame.stunnedAttacker
  }
  expect([stunned(true), stunned(false)]).toEqual([true, false])
})

test('D-ATTACK-7 shields that a card has laid up count for its own defender alone', () => {
  const shields = (defender: string, effect: number) => {
    const g = lane()
    g.lasting = [{ ability: 'brace', effect, owner: 'alpha', on: ['alpha'], until: 'owner-activation-start' }]
    const frame = Object.assign(newAttack({ attacker: 'imp-1', range: 9, red: 1, black: 0, source: null }), {
      defender,
    })
    frame.shields = 1
    g.stack.push(frame)
    does(attackFlow, 'defending', g, frame)
    return frame.shields
  }
  const laid = effectOf('brace', 'addShields')
  expect([shields('alpha', laid), shields('bravo', laid), shields('alpha', effectOf('brace', 'addDice'))]).toEqual([
    2, 1, 1,
  ])
})

test('D-TIMING-1 whom a moving figure meets: those in the spaces it enters, itself left out', () => {
  const met = (...to: string[]) => {
    const g = lane()
    const effect = effectOf('pinky-trample', 'damage')
    g.lasting = [{ ability: 'pinky-trample', effect, owner: 'invader', on: ['imp-1'], until: 'activation-end' }]
    figure(g, 'imp-1').at = to.map(name => at(g, name))
    const spaces = [...figure(g, 'imp-1').at]
    const frame = step.start({ figure: 'imp-1', to: spaces, cost: 1, how: 'walk' })
    return does(stepFlow, 'onMove', g, frame).map(called => called.met)
  }
  expect([met('b1'), met('c1'), met('b1', 'a1')]).toEqual([[['bravo']], [[]], [['alpha', 'bravo']]])
})

test('D-STATUS-4 D-HAND-1 a single event card that is drawn is told, and none where none is missing or left', () => {
  const drawn = (held: number, deck: string[]) => {
    const g = fight({ alpha: { at: 'a1' }, demons: { imp: { at: 'j4' } }, turn: 'alpha', initiative: [] })
    const { invader } = g.state
    invader.hand.cards = Array.from({ length: held }, () => 'ferocity')
    invader.deck.cards = deck
    invader.discard.cards = []
    g.does('end')
    return g.events('events-drawn').flatMap(e => ('cards' in e ? [e.cards] : []))
  }
  expect(drawn(5, ['onslaught', 'onslaught'])).toEqual([['onslaught']])
  expect(drawn(0, ['onslaught'])).toEqual([['onslaught']])
  expect([drawn(6, ['onslaught']), drawn(0, [])]).toEqual([[], []])
  const g = lane()
  g.invader.hand.cards = []
  g.invader.deck.cards = Array.from({ length: 9 }, () => 'ferocity')
  does(status, 'draw', g, { discarded: 0 })
  expect(g.invader.hand.cards).toHaveLength(6)
})

test('D-ATTACK-8 a die that is rolled again for nothing costs nothing, and nothing is told of points', () => {
  const g = fight({
    map: room(5, 1),
    alpha: { at: 'a1', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'possessed-soldier',
    dice: [0, 0, 0, 0, 1],
  }).does('attack')
  g.does(g.offers.find(key => key.startsWith('use:')) ?? g.offers.find(key => key.startsWith('reroll:'))!)
  if (g.offers.includes('reroll:0')) g.does('reroll:0')
  expect(g.events('rolled').filter(e => 'again' in e)).toHaveLength(1)
  expect(g.events('movement')).toEqual([])
})
