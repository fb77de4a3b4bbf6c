/** Words that speak of something which is never there at their moment are refused; before, they loaded and did nothing. */
import { describe, expect, test } from 'vitest'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { loadPack, problemText } from '../../src/content/index.ts'

/** What is said about one card of the box, changed. */
function changed(file: string, id: string, change: (card: any) => void): string {
  const card = structuredClone((BOX_FILES[file] as Array<{ id: string }>).find(one => one.id === id)!)
  change(card)
  const pack = { 'pack.json': '{"id":"p","name":"P","version":"1"}', [file]: JSON.stringify([card]) }
  return loadPack(pack).problems.map(problemText).join('\n')
}
type Change = (card: any) => void

/** The first ability of a class or demon, or the card itself. */
const part = (card: any) => card.abilities?.[0] ?? card
const doing =
  (timing: string, ...effects: object[]): Change =>
  card => {
    part(card).timing = timing
    part(card).effects = effects
    delete part(card).if
  }
const asking =
  (timing: string, cond: object): Change =>
  card => {
    part(card).timing = timing
    part(card).if = [cond]
    part(card).effects = [{ op: 'heal', who: 'self', amount: 1 }]
  }
const CLASS = ['class-cards.json', 'ripper'] as const
const GLORY = ['glory-kill-cards.json', 'torn-limb'] as const
const EVENT = ['event-cards.json', 'ambush'] as const
const DEMON = ['demons.json', 'imp'] as const

describe('what would load and do nothing is refused with the field and the reason', () => {
  test.each<[string, readonly [string, string], Change, string]>([
    [
      'dice rolled again where nobody attacks',
      CLASS,
      doing('during-activation', { op: 'rerollDice', count: 1 }),
      'effects[0].op: there is no attack at during-activation',
    ],
    [
      'a die set where nobody attacks',
      GLORY,
      doing('any-time', { op: 'setDie', count: 1, to: 'any' }),
      'no attack at any-time',
    ],
    [
      'cover ignored where nobody attacks',
      CLASS,
      doing('activation-start', { op: 'ignoreCover' }),
      'effects[0].op: there is no attack at activation-start',
    ],
    [
      'dice for no attack',
      CLASS,
      doing('on-sprint', { op: 'addDice', red: 1, black: 0 }),
      'effects[0].op: there is no attack at on-sprint',
    ],
    [
      'shields for no attack',
      EVENT,
      doing('between-activations', { op: 'addShields', amount: 1 }),
      'effects[0].op: there is no attack at between-activations',
    ],
    [
      'a defender where nobody attacks',
      CLASS,
      doing('activation-end', { op: 'damage', who: 'defender', amount: 1 }),
      'effects[0].who: there is no attack at activation-end, so nobody is the defender',
    ],
    [
      'figures near an attacker where nobody attacks',
      EVENT,
      doing('between-activations', { op: 'stun', who: { pick: 1, side: 'marine', within: 1, of: 'defender' } }),
      'effects[0].who.of: there is no attack at between-activations, so nobody is the defender',
    ],
    [
      'a killer where nobody is killed',
      EVENT,
      doing('activation-start', { op: 'damage', who: 'killer', amount: 1 }),
      'effects[0].who: nobody is killed at activation-start',
    ],
    [
      'a question about an attack where nobody attacks',
      CLASS,
      asking('during-activation', { cond: 'defenderKilled' }),
      'if[0].cond: there is no attack at during-activation',
    ],
    [
      'the same inside all',
      CLASS,
      asking('during-activation', { cond: 'all', of: [{ cond: 'distance', max: 2 }] }),
      'cond: there is no attack at during-activation',
    ],
    [
      'a question about a kill where nobody is killed',
      CLASS,
      asking('activation-end', { cond: 'killSource', is: 'attack' }),
      'if[0].cond: nobody is killed at activation-end',
    ],
    [
      'a question about a door where none is opened',
      CLASS,
      asking('activation-end', { cond: 'openedBy', side: 'marine' }),
      'if[0].cond: no door is opened at activation-end',
    ],
    [
      'a question about the cards of a marine, by the invader',
      EVENT,
      asking('between-activations', { cond: 'cardCount', deck: 'glory', max: 1 }),
      'if[0].cond: only cards of marines can ask this',
    ],
    [
      'a kill of several of which one would die',
      GLORY,
      doing('any-time', { op: 'kill', who: { pick: 'all', side: 'demon', within: 1 }, as: 'normal' }),
      'effects[0].who: kill deals with one figure: name it, or pick 1',
    ],
    [
      'a limit per target without a target',
      CLASS,
      doing('activation-start', { op: 'gainFrags', amount: 1, limit: 'once-per-target-per-activation' }),
      'effects[0].limit: gainFrags names nobody, so nobody is a target',
    ],
    [
      'a movement that ignores figures alone',
      CLASS,
      doing('during-activation', { op: 'moveFigure', who: 'self', spaces: 2, ignore: ['figures'] }),
      'effects[0].ignore: figures are passed anyway',
    ],
    [
      'a movement toward somebody who is not looked for',
      EVENT,
      doing('between-activations', {
        op: 'moveFigure',
        who: { pick: 1, side: 'marine' },
        spaces: 2,
        by: 'invader',
        direction: 'toward',
        toward: 'self',
      }),
      'effects[0].toward: leads to chosen-demon',
    ],
    [
      'an end that never comes',
      CLASS,
      doing('during-activation', { op: 'grantCover', who: 'self', until: 'stun-removed' }),
      'effects[0].until: nothing laid down by a card ends with stun-removed',
    ],
    [
      'an end with a token that is none',
      CLASS,
      doing('during-activation', { op: 'grantCover', who: 'self', until: 'token-removed' }),
      'effects[0].until: grantCover belongs to no token on the map',
    ],
    [
      'something always in force that would end',
      DEMON,
      doing('passive', { op: 'grantCover', who: 'self', until: 'activation-end' }),
      'effects[0].until: what is always in force does not end: permanent, not activation-end',
    ],
    [
      'something always in force for others',
      DEMON,
      doing('passive', { op: 'noCover', who: 'marines', until: 'permanent' }),
      'effects[0].who: what is always in force is in force for whoever has the card: self',
    ],
    [
      'something always in force that may be declined',
      DEMON,
      doing('passive', { op: 'grantCover', who: 'self', until: 'permanent', optional: true }),
      'effects[0].optional: what is always in force has no moment, is not declined and not counted',
    ],
  ])('%s', (_, [file, id], change, sentence) => {
    expect(changed(file, id, change)).toContain(sentence)
  })

  test('the same words at a moment with an attack, and a leap over figures, are accepted', () => {
    const fine = (change: Change) => changed(...CLASS, change)
    expect(fine(doing('during-attack', { op: 'rerollDice', count: 1 }))).toBe('')
    expect(fine(doing('after-attack', { op: 'damage', who: 'defender', amount: 1 }))).toBe('')
    expect(fine(asking('after-attack', { cond: 'defenderKilled' }))).toBe('')
    expect(fine(doing('during-activation', { op: 'moveFigure', who: 'self', spaces: 2, ignore: ['terrain'] }))).toBe('')
    expect(fine(doing('during-activation', { op: 'grantCover', who: 'self', until: 'round-end' }))).toBe('')
  })
})
