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
      'a large figure put on one space',
      CLASS,
      doing('activation-start', {
        op: 'placeFigure',
        who: { pick: 1, side: 'demon' },
        where: { within: 2, empty: true },
      }),
      'effects[0].who.size: placeFigure leaves large figures where they are: small',
    ],
    [
      'a large figure moved by small steps',
      CLASS,
      doing('activation-start', { op: 'moveFigure', who: { pick: 1, side: 'any', size: 'large' }, spaces: 2 }),
      'effects[0].who.size: moveFigure leaves large figures where they are: small',
    ],
    [
      'a large figure pushed',
      CLASS,
      doing('activation-start', {
        op: 'push',
        who: { pick: 'all', side: 'demon', within: 1 },
        spaces: 2,
        from: 'self',
      }),
      'effects[0].who.size: push leaves large figures where they are: small',
    ],
    [
      'a figure put where somebody stands',
      CLASS,
      doing('activation-start', { op: 'placeFigure', who: 'self', where: { within: 2, empty: false } }),
      'effects[0].where.empty: nobody is put where somebody stands: true',
    ],
    [
      'a leap of somebody else',
      CLASS,
      doing('activation-start', {
        op: 'moveFigure',
        who: { pick: 1, side: 'demon', size: 'small' },
        to: { pick: 1, side: 'demon', within: 2 },
      }),
      'effects[0].who: whoever has the card leaps: self',
    ],
    [
      'doors on the way of a jump',
      CLASS,
      doing('activation-start', { op: 'moveFigure', who: 'self', spaces: 2, ignore: ['terrain'], freeDoors: true }),
      'effects[0].freeDoors: a jump goes straight over everything',
    ],
    [
      'a jump by somebody else',
      CLASS,
      doing('activation-start', { op: 'moveFigure', who: 'self', spaces: 2, ignore: ['terrain'], by: 'invader' }),
      'effects[0].by: a jump goes straight over everything',
    ],
    [
      'a figure from which nothing is measured',
      CLASS,
      doing('activation-start', { op: 'damage', who: { pick: 1, side: 'demon', of: 'self' }, amount: 1 }),
      'effects[0].who.of: nothing is measured from it: say within or los',
    ],
    [
      'self included where it is not left out',
      CLASS,
      doing('activation-start', { op: 'heal', who: { pick: 1, side: 'marine', includeSelf: true }, amount: 1 }),
      'effects[0].who.includeSelf: self is only left out of those within a distance of self',
    ],
    [
      'the most of a recovery that does not happen',
      CLASS,
      doing('activation-start', { op: 'splash', center: 'self', radius: 2, amount: 1, who: 'any', healMax: 2 }),
      'effects[0].healMax: is the most that healOwnerPerFigure heals',
    ],
    [
      'an explosion that reaches nobody',
      CLASS,
      doing('activation-start', { op: 'splash', center: 'self', radius: 0, amount: 1, who: 'any' }),
      'effects[0].radius: nobody is that near but in the centre: includeCenter',
    ],
    [
      'the defender included, who is not left out',
      CLASS,
      doing('after-attack', {
        op: 'splash',
        center: 'defender',
        radius: 1,
        amount: 1,
        who: 'any',
        includeCenter: true,
      }),
      'effects[0].includeCenter: the defender suffers anyway, unless excluded',
    ],
    [
      'points lost where nobody has any',
      CLASS,
      doing('activation-end', { op: 'heal', who: 'self', amount: 1 }, { op: 'loseMovement', who: 'self', amount: 1 }),
      'effects[1].op: nobody has movement points at activation-end: they end with the activation',
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
    [
      'dice rolled again before they are rolled',
      CLASS,
      doing('before-attack', { op: 'rerollDice', count: 1 }),
      'effects[0].op: rerollDice changes nothing at before-attack; it can be during-attack',
    ],
    [
      'shields for an attack of its own',
      CLASS,
      doing('during-attack', { op: 'addShields', amount: 1 }),
      'changes nothing at during-attack',
    ],
    [
      'an attack during an attack',
      CLASS,
      doing('during-attack', { op: 'attack', profile: { range: 3, red: 1, black: 0 }, target: 'choose' }),
      'no attack is performed during another (D-ATTACK-11)',
    ],
    [
      'an attack that reaches nobody',
      CLASS,
      doing('bonus-action', { op: 'attack', profile: { range: 0, red: 1, black: 0 }, target: 'choose' }),
      'effects[0].profile.range: reaches nobody',
    ],
    [
      'an attack without dice',
      CLASS,
      doing('bonus-action', { op: 'attack', profile: { range: 3, red: 0, black: 0 }, target: 'choose' }),
      'effects[0].profile: rolls no dice',
    ],
    [
      'an attack against itself',
      CLASS,
      doing('after-attack', { op: 'attack', profile: { range: 3, red: 1, black: 0 }, target: 'attacker' }),
      'effects[0].target: is whoever has the card at after-attack',
    ],
    [
      'an attack against nobody else',
      CLASS,
      doing('bonus-action', { op: 'attack', profile: { range: 3, red: 1, black: 0 }, target: 'trigger-figure' }),
      'effects[0].target: nobody else is meant at bonus-action',
    ],
    [
      'the attack of a marine that triggered it',
      DEMON,
      doing('after-defense', { op: 'attack', profile: 'own-of-trigger-figure', target: 'attacker' }),
      'effects[0].profile: is that of a demon which is being killed',
    ],
    [
      'a defender before one is named',
      EVENT,
      doing('before-attack', { op: 'stun', who: 'defender' }),
      'effects[0].who: nobody is the defender yet at before-attack',
    ],
    [
      'the invader as a figure',
      EVENT,
      doing('activation-start', { op: 'stun', who: 'invader' }),
      'effects[0].who: the invader is no figure',
    ],
    [
      'a chooser without a choice',
      EVENT,
      doing('activation-start', { op: 'stun', who: 'chooser' }),
      'effects[0].who: only what a choice offers has a chooser',
    ],
    [
      'somebody moved onto without a move',
      GLORY,
      doing('glory-kill', { op: 'kill', who: 'moved-onto', as: 'normal' }),
      'effects[0].who: nobody has been moved onto',
    ],
    [
      'a chosen demon that nobody chooses',
      EVENT,
      doing('activation-start', { op: 'stun', who: 'chosen-demon' }),
      'effects[0].who: the demon is chosen with `of`',
    ],
    [
      'a demon that is dead',
      CLASS,
      doing('when-kills', { op: 'stun', who: 'trigger-figure' }),
      'effects[0].who: the demon is dead by then',
    ],
    [
      'the figure of an event that is about none',
      EVENT,
      doing('between-activations', { op: 'heal', who: 'self', amount: 1 }),
      'effects[0].who: this is about no figure',
    ],
    [
      'a distance from nobody',
      EVENT,
      doing('between-activations', { op: 'stun', who: { pick: 1, side: 'marine', within: 2 } }),
      'effects[0].who.of: say whom it is measured from',
    ],
    [
      'a place near nobody',
      EVENT,
      doing('between-activations', { op: 'summon', options: [{ demon: 'imp', count: 1 }], where: {}, argent: 0 }),
      'effects[0].where.of: say where',
    ],
    [
      'steps of nobody',
      EVENT,
      doing('between-activations', { op: 'stun', at: 'on-move', who: { pick: 'all', side: 'marine' } }),
      'effects[0].at: this is about no figure, so nobody moves',
    ],
    [
      'the next activation of a demon',
      DEMON,
      doing('after-attack', { op: 'heal', at: 'activation-start', who: 'self', amount: 1 }),
      'effects[0].at: only what a marine uses waits for its next activation',
    ],
    [
      'figures entered where nobody moves',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', entered: true } }),
      'effects[0].who.entered: nobody moves at activation-end',
    ],
    [
      'figures summoned where nobody is',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', justSummoned: true } }),
      'effects[0].who.justSummoned: nobody is summoned at activation-end',
    ],
    [
      'the kind that is activated',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', kind: 'activating' } }),
      'effects[0].who.kind: only an event at activation-start knows',
    ],
    [
      'a token that no card has placed',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', losTo: 'token' } }),
      'effects[0].who.losTo: only restrictTargets',
    ],
    [
      'large marines',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'marine', size: 'large' } }),
      'effects[0].who.size: no marine is large',
    ],
    [
      'staggered marines',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'marine', state: 'staggered' } }),
      'effects[0].who.state: only demons are staggered',
    ],
    [
      'stunned figures that become stunned',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', state: 'stunned' } }),
      'effects[0].who.state: whoever is stunned',
    ],
    [
      'demons without enemies',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', exclude: ['enemy'] } }),
      'effects[0].who.exclude: nobody is left',
    ],
    [
      'anybody but anybody',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'any', exclude: ['any'] } }),
      'effects[0].who.exclude: nobody is left',
    ],
    [
      'a splash that spares all it could hurt',
      CLASS,
      doing('activation-end', {
        op: 'splash',
        center: 'self',
        radius: 1,
        amount: 1,
        who: 'enemy',
        exclude: ['demons'],
      }),
      'effects[0].exclude: nobody is left',
    ],
    [
      'a chooser of nothing',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', chooser: 'invader' } }),
      'effects[0].who.chooser: nobody picks',
    ],
    [
      'all near a chosen demon',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', within: 1, of: 'chosen-demon' } }),
      'effects[0].who.of: a demon is chosen where figures are picked',
    ],
    [
      'a zone of some mission',
      CLASS,
      doing('activation-end', { op: 'stun', who: { pick: 'all', side: 'demon', zone: 'lift' } }),
      'effects[0].who.zone: only a special rule of a mission can name a zone',
    ],
    [
      'nothing of something',
      CLASS,
      doing('passive', { op: 'modifyHealth', who: 'self', amount: 0 }),
      'effects[0].amount: 0 changes nothing',
    ],
    [
      'no dice',
      CLASS,
      doing('during-attack', { op: 'addDice', red: 0, black: 0 }),
      'effects[0]: no dice change nothing',
    ],
    ['dice taken away, none', CLASS, doing('before-attack', { op: 'removeDice' }), 'effects[0]: say which dice'],
    [
      'dice for argent that is not spent',
      EVENT,
      doing('before-attack', { op: 'addDice', red: 1, black: 0, per: { counter: 'argentSpent', each: 1, max: 2 } }),
      'effects[0].per.counter: this card spends no argent',
    ],
    [
      'hits before the roll',
      DEMON,
      doing('before-attack', { op: 'splash', center: 'self', radius: 1, amount: 'hitsRolled', who: 'enemy' }),
      'effects[0].amount: no dice are rolled yet at before-attack',
    ],
    [
      'a blast round no token',
      CLASS,
      doing('activation-end', { op: 'splash', center: 'token', radius: 1, amount: 1, who: 'enemy' }),
      'effects[0].center: this card places no token',
    ],
    [
      'a blast where nobody left',
      CLASS,
      doing('activation-end', { op: 'splash', center: 'space-left', radius: 1, amount: 1, who: 'enemy' }),
      'effects[0].center: this card moves nobody',
    ],
    [
      'excess damage of no attack',
      CLASS,
      doing('activation-end', { op: 'damage', who: 'self', amount: 'excessDamage' }),
      'effects[0].amount: no attack has dealt damage at activation-end',
    ],
    [
      'the health of nobody killed',
      EVENT,
      doing('activation-start', { op: 'gainArgent', amount: 'remainingHealthOfKilled', to: 'any-face-up' }),
      'effects[0].amount: nobody is killed by this card',
    ],
    [
      'a token that the card has not placed',
      CLASS,
      doing('activation-end', { op: 'recoverToken', token: 'frag-grenade' }),
      'effects[0].token: is a token that this card has placed',
    ],
    [
      'targets bound by no token',
      CLASS,
      doing('activation-end', {
        op: 'restrictTargets',
        who: { pick: 'all', side: 'demon', losTo: 'token' },
        rule: 'cannot-choose-defender-farther-than-token',
        until: 'round-end',
      }),
      'effects[0].op: belongs to a token that this card places',
    ],
    [
      'tokens of missions',
      CLASS,
      doing('activation-end', { op: 'placeToken', token: 'threat', count: 1, where: { on: 'each-portal' } }),
      'effects[0].token: only rules of a mission place it',
    ],
    [
      'a portal as a token',
      CLASS,
      doing('activation-end', { op: 'placeToken', token: 'portal', count: 1, where: {} }),
      'effects[0].token: a portal is placed with placePortal',
    ],
    [
      'main actions in nobody’s activation',
      CLASS,
      doing('argent-ability-used', { op: 'extraMainAction', who: 'self', amount: 1, until: 'activation-end' }),
      'effects[0].op: there is no activation of its own',
    ],
    [
      'a price without anything bought',
      CLASS,
      doing('activation-start', { op: 'loseMovement', who: 'self', amount: 1 }),
      'effects[0].op: is the price of something else',
    ],
    [
      'procedures of a set-up',
      CLASS,
      doing('activation-start', { op: 'custom', name: 'place-portals', procedure: ['One.'] }),
      'effects[0].name: belongs to the set-up',
    ],
    [
      'a decoy that nobody lays',
      CLASS,
      doing('activation-start', { op: 'custom', name: 'attack-decoy', procedure: ['One.'] }),
      'effects[0].name: belongs to a token that this card places',
    ],
    [
      'a choice of the chooser',
      EVENT,
      doing('activation-start', {
        op: 'choice',
        chooser: 'chooser',
        options: [[{ op: 'gainFrags', amount: 1 }], [{ op: 'gainFrags', amount: 2 }]],
      }),
      'effects[0].chooser: is a marine',
    ],
    [
      'a Sprint of demons',
      DEMON,
      doing('passive', { op: 'modifySprint', who: 'self', set: 2, until: 'permanent' }),
      'effects[0].who: only marines sprint',
    ],
    [
      'hands of demons',
      DEMON,
      doing('passive', { op: 'modifyHandSize', who: 'self', amount: 1 }),
      'effects[0].op: a demon card cannot use modifyHandSize',
    ],
    [
      'spaces entered by a small demon',
      DEMON,
      doing('on-move', { op: 'damage', who: { pick: 'all', side: 'marine', entered: true }, amount: 1 }),
      'timing: only a large demon meets',
    ],
    [
      'movement points out of the own activation',
      CLASS,
      card => {
        doing('during-defense', { op: 'heal', who: 'self', amount: 1 })(card)
        part(card).cost = { movement: 1 }
      },
      'cost.movement: nobody has movement points at during-defense',
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
