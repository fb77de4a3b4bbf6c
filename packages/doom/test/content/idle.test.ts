/** What was let through once and does nothing: no pack with it is taken in any more, and matches begun with it go on. */
import { describe, expect, test } from 'vitest'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { loadPack, problemText } from '../../src/content/index.ts'
import { doom } from '../../src/game.ts'

type Change = (card: any) => void

function pack(file: string, id: string, change: Change): Record<string, string> {
  const card = structuredClone((BOX_FILES[file] as Array<{ id: string }>).find(one => one.id === id)!)
  change(card)
  return { 'pack.json': '{"id":"p","name":"P","version":"1"}', [file]: JSON.stringify([card]) }
}

/** The first ability of a class or demon, or the card itself. */
const part = (card: any) => card.abilities?.[0] ?? card
const doing =
  (timing: string, ...effects: object[]): Change =>
  card => {
    Object.assign(part(card), { timing, effects, ...('limit' in part(card) ? { limit: null } : {}) })
    if (card.abilities) part(card).cost = typeof part(card).cost === 'number' ? 0 : {}
    delete part(card).if
    if (card.flying) card.flying = false
  }
const CLASS = ['class-cards.json', 'ripper'] as const
const EVENT = ['event-cards.json', 'onslaught'] as const
const IMP = ['demons.json', 'imp'] as const
const LARGE = ['demons.json', 'mancubus'] as const
const GLORY = ['glory-kill-cards.json', 'unleashed'] as const

const OBJECTIVE = ['objective-cards.json', 'asset-extraction'] as const
const ruling =
  (timing: string, ...effects: object[]): Change =>
  card =>
    card.rules.push({ id: 'ruled', timing, if: [], effects, text: 'Made up.' })

const dice = { op: 'addDice', red: 1, black: 0 }
const flying = { op: 'grantFlying', until: 'permanent', mustEndOnGround: true }
const speed = { op: 'modifySpeed', who: 'self', amount: 2, min: 0 }
const shot = { op: 'attack', profile: { range: 4, red: 2, black: 0 }, target: 'choose' }
const again = { op: 'extraAttack', times: 1, profile: 'own', differentDefender: false }
const inPlace = (e: object) => doing('passive', e)
const between = (...effects: object[]) => doing('between-activations', ...effects)

type Row = [what: string, where: readonly [string, string], change: Change, sentence: string]
const REFUSED: Row[] = [
  // Whom a word is asked of.
  [
    'a marine that flies',
    CLASS,
    inPlace({ ...flying, who: 'self' }),
    'who: grantFlying is only ever asked of a demon of one space',
  ],
  [
    'marines that fly for a while',
    EVENT,
    between({ ...flying, who: 'marines', until: 'round-end' }),
    'who: grantFlying is only ever asked of a demon of one space',
  ],
  [
    'a large demon that flies',
    LARGE,
    inPlace({ ...flying, who: 'self' }),
    'who: grantFlying is only ever asked of a demon of one space',
  ],
  [
    'the speed of a marine',
    CLASS,
    inPlace({ ...speed, until: 'permanent' }),
    'who: modifySpeed is only ever asked of a demon',
  ],
  [
    'the speed of all marines',
    EVENT,
    between({ ...speed, who: 'marines', until: 'round-end' }),
    'who: modifySpeed is only ever asked of a demon',
  ],
  [
    'the speed of described marines',
    EVENT,
    between({ ...speed, who: { pick: 1, side: 'marine' }, until: 'round-end' }),
    'who: modifySpeed is only ever asked of a demon',
  ],
  [
    'the Sprint of demons',
    EVENT,
    between({ op: 'modifySprint', who: 'demons', set: 3, until: 'round-end' }),
    'who: modifySprint is only ever asked of a marine',
  ],
  [
    'own splash of demons',
    EVENT,
    between({ op: 'immune', who: 'demons', to: ['stun', 'own-splash'], until: 'round-end' }),
    'to[1]: own-splash is only ever asked of a marine',
  ],
  [
    'marines that are not staggered',
    EVENT,
    between({ op: 'immune', who: 'marines', to: ['stagger'], until: 'round-end' }),
    'to[0]: stagger is only ever asked of a demon',
  ],
  [
    'a large demon that is not pushed',
    LARGE,
    inPlace({ op: 'immune', who: 'self', to: ['push'], until: 'permanent' }),
    'to[0]: push is only ever asked of a figure of one space',
  ],
  [
    'cover for a large demon',
    LARGE,
    inPlace({ op: 'grantCover', who: 'self', until: 'permanent' }),
    'who: grantCover is only ever asked of a figure of one space',
  ],
  [
    'no cover for a large demon',
    LARGE,
    inPlace({ op: 'noCover', who: 'self', until: 'permanent' }),
    'who: noCover is only ever asked of a figure of one space',
  ],
  [
    'cover for described large demons',
    EVENT,
    between({ op: 'grantCover', who: { pick: 'all', side: 'demon', size: 'large' }, until: 'round-end' }),
    'who: grantCover is only ever asked of a figure of one space',
  ],
  [
    'passing for a large demon',
    LARGE,
    inPlace({ op: 'ignoreMovementCost', who: 'self', kinds: ['enemy-figures'], until: 'permanent' }),
    'who: ignoreMovementCost is only ever asked of a figure of one space',
  ],
  [
    'a marine that is marked',
    CLASS,
    doing('bonus-action', {
      op: 'mark',
      who: { pick: 1, side: 'marine' },
      until: 'activation-end',
      appliesTo: { side: 'marine', exclude: ['self'] },
      grants: [{ op: 'ignoreCover' }],
    }),
    'who: mark is only ever asked of a demon',
  ],
  [
    'the speed of a marine that attacks',
    IMP,
    doing('after-defense', { ...speed, who: 'attacker', until: 'round-end' }),
    'who: modifySpeed is only ever asked of a demon',
  ],
  [
    'the Sprint of a demon that is attacked',
    CLASS,
    doing('after-attack', { op: 'modifySprint', who: 'defender', set: 3, until: 'round-end' }),
    'who: modifySprint is only ever asked of a marine',
  ],
  // How much.
  [
    'a Sprint that gives more',
    CLASS,
    inPlace({ op: 'modifySprint', who: 'self', set: 8 }),
    'set: Sprint gives 6, and is only ever made less: at most 5',
  ],
  [
    'more health left than there is',
    CLASS,
    doing('would-be-killed', { op: 'preventKill', who: 'self', leaveHealth: 50 }),
    'leaveHealth: not everybody has so much health: at most 10',
  ],
  [
    'more health left than an imp has',
    EVENT,
    doing('would-be-killed', { op: 'preventKill', who: 'trigger-figure', leaveHealth: 5 }),
    'leaveHealth: not everybody has so much health: at most 4',
  ],
  [
    'a marine without health',
    CLASS,
    inPlace({ op: 'modifyHealth', who: 'self', amount: -10 }),
    'modifyHealth of -10 leaves too little of 10: at least -9',
  ],
  [
    'fewer than no cards',
    CLASS,
    inPlace({ op: 'modifyHandSize', who: 'self', amount: -4 }),
    'modifyHandSize of -4 leaves too little of 3: at least -3',
  ],
  [
    'no dice fewer for a further attack',
    EVENT,
    doing('after-attack', { ...again, removeDice: {} }),
    'removeDice: no dice change nothing',
  ],
  [
    '0 dice fewer for a further attack',
    EVENT,
    doing('after-attack', { ...again, removeDice: { red: 0 } }),
    'removeDice: no dice change nothing',
  ],
  [
    'no dice fewer for a further action',
    GLORY,
    card => (card.effects[0].removeDice = {}),
    'removeDice: no dice change nothing',
  ],
  [
    'a choice of named dice',
    EVENT,
    doing('after-attack', { ...again, removeDice: { red: 1, chooser: 'invader' } }),
    'removeDice.chooser: only dice of any colour are chosen: count',
  ],
  // For how long, and for whom.
  [
    'dice for nobody',
    EVENT,
    between({ ...dice, at: 'before-attack', until: 'round-end' }),
    'op: this is about no figure at between-activations, so addDice is for nobody',
  ],
  [
    'shields for nobody',
    EVENT,
    between({ op: 'addShields', amount: 1, at: 'during-defense', until: 'round-end' }),
    'op: this is about no figure at between-activations, so addShields is for nobody',
  ],
  [
    'dice for a kind',
    EVENT,
    doing(
      'activation-start',
      { op: 'gainMovement', who: { pick: 'all', side: 'demon', kind: 'activating' }, amount: 2 },
      { ...dice, at: 'before-attack', until: 'round-end' },
    ),
    'op: this is about no figure at activation-start, so addDice is for nobody',
  ],
  [
    'a figure of a kind',
    EVENT,
    doing(
      'activation-start',
      { op: 'gainMovement', who: { pick: 'all', side: 'demon', kind: 'activating' }, amount: 2 },
      { op: 'heal', who: 'self', amount: 1 },
    ),
    'who: the kind is activated, and no figure of it yet; say which figures',
  ],
  [
    'dice that nobody counts',
    EVENT,
    doing('before-attack', { ...dice, until: 'round-end' }),
    'at: what stays says when it is counted: before-attack',
  ],
  [
    'uses that nobody counts',
    CLASS,
    doing('before-attack', { ...dice, at: 'before-attack', until: 'round-end', uses: 1 }),
    'uses: uses are counted only of what is laid down before before-attack',
  ],
  [
    'dice without end',
    CLASS,
    doing('bonus-action', { ...dice, at: 'before-attack' }),
    'until: what waits for before-attack says until when: else it never ends',
  ],
  [
    'shields without end',
    CLASS,
    doing('bonus-action', { op: 'addShields', amount: 1, at: 'during-defense' }),
    'until: what waits for during-defense says until when: else it never ends',
  ],
  [
    'an end that the invader never meets',
    EVENT,
    between({ op: 'grantCover', who: 'demons', until: 'owner-activation-start' }),
    'until: only a marine has an activation of its own, so this would never end; say round-end, status-phase:start or permanent',
  ],
  [
    'an end that only carriers meet',
    EVENT,
    between({ op: 'grantCover', who: 'demons', until: 'token-dropped' }),
    'until: ends with a token that somebody carries: say whom, with `carries`',
  ],
  [
    'the activation of everybody',
    EVENT,
    between({ op: 'capRange', who: { pick: 'all', side: 'marine' }, max: 2, until: 'target-activation-end' }),
    'until: this is about no single figure, whose activation could end; say round-end or status-phase:start',
  ],
  [
    'flight for an activation that is over',
    IMP,
    doing('activation-end', { ...flying, who: 'self', until: 'activation-end' }),
    'until: at activation-end the activation is over, so this would end at once; let it last longer',
  ],
  [
    'cover for an activation that is over',
    CLASS,
    doing('activation-end', { op: 'grantCover', who: 'self', until: 'target-activation-end' }),
    'until: at activation-end the activation is over, so this would end at once; let it last longer',
  ],
  [
    'speed that was counted',
    IMP,
    doing('activation-start', { ...speed, until: 'activation-end' }),
    'until: speed is counted when an activation begins, and this ends before the next one; let it last longer',
  ],
  [
    'speed for the activation of a marine',
    CLASS,
    doing('bonus-action', { ...speed, who: 'demons', until: 'activation-end' }),
    'until: speed is counted when an activation begins, and this ends before the next one; let it last longer',
  ],
  // What comes of it.
  [
    'away from nobody',
    EVENT,
    between({ op: 'push', who: { pick: 'all', side: 'marine' }, spaces: 2, from: 'self' }),
    'from: this is about no figure at between-activations, so nobody is pushed away from it',
  ],
  [
    'points after the activation',
    CLASS,
    doing('activation-end', { op: 'gainMovement', who: 'self', amount: 2 }),
    'spend: the points of the activation are lost by then; what is gained at activation-end is spent at once: now',
  ],
  [
    'points that marines do not have',
    EVENT,
    doing(
      'activation-start',
      { op: 'loseMovement', who: 'marines', amount: 1 },
      { op: 'heal', who: 'self', amount: 1 },
    ),
    'who: at activation-start only a demon has movement points',
  ],
  [
    'points that demons do not have',
    CLASS,
    doing('activation-start', { op: 'loseMovement', who: 'demons', amount: 1 }, { op: 'heal', who: 'self', amount: 1 }),
    'who: at activation-start only a marine has movement points',
  ],
  [
    'stagger values for an activation that is over',
    CLASS,
    doing('activation-end', {
      ...{ op: 'modifyStagger', who: { pick: 'all', side: 'demon' }, amount: -1, min: 1, scope: 'self' },
      until: 'target-activation-end',
    }),
    'until: at activation-end the activation is over, so this would end at once; let it last longer',
  ],
  [
    'demons on a place that is for tokens',
    EVENT,
    between({
      op: 'summon',
      options: [{ demon: 'imp', count: 1 }],
      argent: 1,
      where: { on: 'portal', within: 1, of: 'portal' },
    }),
    'where.on: summon measures where: within and of, or anyOf; on is for tokens',
  ],
  [
    'a figure on places of one colour',
    CLASS,
    doing('bonus-action', { op: 'placeFigure', who: 'self', where: { within: 2, of: 'self', color: 'red' } }),
    'where.color: placeFigure measures where: within and of, or anyOf; color is for tokens',
  ],
  [
    'an attack that waits while nobody acts',
    GLORY,
    between({ ...shot, window: 'until-activation-end' }),
    'window: at between-activations no activation of its own goes on',
  ],
  [
    'an event that chooses',
    EVENT,
    between({
      ...{ op: 'choice', chooser: 'self' },
      options: [[{ op: 'gainThreat', amount: 1 }], [{ op: 'stun', who: 'marines' }]],
    }),
    'chooser: an event is no marine: marine, marines, or a description',
  ],
  [
    'an attack of nobody',
    EVENT,
    between({ op: 'attack', profile: { range: 2, red: 1, black: 0 }, target: 'choose' }),
    'op: this is about no figure at between-activations, so attack is for nobody',
  ],
  [
    'a move of nobody',
    EVENT,
    between({ op: 'moveFigure', who: 'self', spaces: 1 }),
    'op: this is about no figure at between-activations, so moveFigure is for nobody',
  ],
  [
    'steps that nobody has made',
    EVENT,
    doing('status-phase:argent', { op: 'addCounter', counter: 'spacesMoved', amount: 1 }),
    'counter: this is about no figure at status-phase:argent, so nobody has moved',
  ],
  [
    'a look at an initiative deck that is empty',
    OBJECTIVE,
    // biome-ignore lint/suspicious/noThenProperty: a field of the card files, never a promise
    ruling('status-phase:start', { op: 'peekInitiative', count: 3, then: 'top-or-bottom' }),
    'op: the initiative deck is empty at status-phase:start',
  ],
  [
    'order in an initiative deck that is empty',
    OBJECTIVE,
    ruling('round-end', { op: 'reorderInitiative', count: 3 }),
    'op: the initiative deck is empty at round-end',
  ],
  [
    'healing for a demon that dies',
    EVENT,
    doing('when-demon-killed', { op: 'heal', who: 'self', amount: 2 }),
    'who: at when-demon-killed the figure is killed all the same',
  ],
  [
    'a stun for a demon that dies',
    EVENT,
    doing('when-demon-killed', { op: 'stun', who: 'trigger-figure' }),
    'who: at when-demon-killed the figure is killed all the same',
  ],
  [
    'cover for a demon that dies',
    EVENT,
    doing('when-demon-killed', { op: 'grantCover', who: 'self', until: 'round-end' }),
    'who: at when-demon-killed the figure is killed all the same',
  ],
  [
    'a stun for a marine that dies',
    CLASS,
    doing('would-be-killed', { op: 'stun', who: 'self' }),
    'who: at would-be-killed the figure is killed all the same, unless preventKill stands beside it',
  ],
]

/** The same words where they mean something. */
const TAKEN: Array<[what: string, where: readonly [string, string], change: Change]> = [
  ['a demon that flies', IMP, doing('activation-start', { ...flying, who: 'self', until: 'activation-end' })],
  ['demons that fly', EVENT, between({ ...flying, who: 'demons', until: 'round-end' })],
  ['the speed of a demon', IMP, inPlace({ ...speed, until: 'permanent' })],
  ['the speed of demons in this round', EVENT, between({ ...speed, who: 'demons', until: 'round-end' })],
  ['the speed of the next demon', EVENT, between({ ...speed, who: 'demons', until: 'activation-end' })],
  [
    'the speed of a kind',
    EVENT,
    doing('activation-start', {
      ...speed,
      who: { pick: 'all', side: 'demon', kind: 'activating' },
      until: 'activation-end',
    }),
  ],
  [
    'the speed of a defender',
    CLASS,
    doing('after-attack', { ...speed, who: 'defender', until: 'target-activation-end' }),
  ],
  ['cover for marines', EVENT, between({ op: 'grantCover', who: 'marines', until: 'round-end' })],
  ['a small demon that is not pushed', IMP, inPlace({ op: 'immune', who: 'self', to: ['push'], until: 'permanent' })],
  [
    'a large demon that is neither pushed nor stunned',
    LARGE,
    inPlace({ op: 'immune', who: 'self', to: ['push', 'stun'], until: 'permanent' }),
  ],
  ['a Sprint that gives less', CLASS, inPlace({ op: 'modifySprint', who: 'self', set: 5 })],
  ['all health left', CLASS, doing('would-be-killed', { op: 'preventKill', who: 'self', leaveHealth: 10 })],
  ['a marine with little health', CLASS, inPlace({ op: 'modifyHealth', who: 'self', amount: -9 })],
  ['a hand of none', CLASS, inPlace({ op: 'modifyHandSize', who: 'self', amount: -3 })],
  [
    'a die of any colour fewer',
    EVENT,
    doing('after-attack', { ...again, removeDice: { count: 1, chooser: 'invader' } }),
  ],
  [
    'dice for a demon',
    EVENT,
    doing('activation-start', { ...dice, at: 'before-attack', until: 'activation-end', uses: 1 }),
  ],
  ['dice for later attacks', EVENT, doing('before-attack', { ...dice, at: 'before-attack', until: 'round-end' })],
  [
    'shields for a while',
    CLASS,
    doing('bonus-action', {
      op: 'addShields',
      who: 'self',
      amount: 1,
      at: 'during-defense',
      until: 'owner-activation-start',
    }),
  ],
  [
    'cover until the next activation of a marine',
    CLASS,
    doing('activation-end', { op: 'grantCover', who: 'self', until: 'owner-activation-start' }),
  ],
  [
    'cover for a carrier',
    EVENT,
    between({ op: 'grantCover', who: { pick: 1, side: 'demon', carries: 'objective' }, until: 'token-dropped' }),
  ],
  [
    'the activation of one marine',
    EVENT,
    between({ op: 'capRange', who: { pick: 1, side: 'marine' }, max: 2, until: 'target-activation-end' }),
  ],
  [
    'away from the attacker',
    EVENT,
    doing('after-attack', { op: 'push', who: { pick: 1, side: 'marine' }, spaces: 2, from: 'self' }),
  ],
  [
    'an attack that waits in the own activation',
    CLASS,
    doing('bonus-action', { ...shot, window: 'until-activation-end' }),
  ],
  [
    'points after the activation, spent at once',
    CLASS,
    doing('activation-end', { op: 'gainMovement', who: 'self', amount: 2, spend: 'now' }),
  ],
  [
    'points that the demon has',
    EVENT,
    doing('activation-start', { op: 'loseMovement', who: 'self', amount: 1 }, { op: 'heal', who: 'self', amount: 1 }),
  ],
  ['a look at a full initiative deck', OBJECTIVE, ruling('status-phase:end', { op: 'reorderInitiative', count: 3 })],
  ['steps of a demon', EVENT, doing('activation-start', { op: 'addCounter', counter: 'spacesMoved', amount: 1 })],
  [
    'healing for another demon',
    EVENT,
    doing('when-demon-killed', { op: 'heal', who: { pick: 1, side: 'demon' }, amount: 2 }),
  ],
  [
    'a stun for whoever is saved',
    CLASS,
    doing('would-be-killed', { op: 'preventKill', who: 'self', leaveHealth: 1 }, { op: 'stun', who: 'self' }),
  ],
]

describe('D-GOLDEN-1 what nobody would ever hear of is refused with what is allowed instead', () => {
  test.each(REFUSED)('%s', (_, [file, id], change, sentence) => {
    const files = pack(file, id, change)
    const { content, begun, problems } = loadPack(files)
    expect(problems.map(problemText).join('\n')).toContain(sentence)
    expect(content).toBeNull()
    // It is no reason to lose a match that was begun with it.
    expect(problems.every(({ idle }) => idle)).toBe(true)
    expect(begun?.id).toMatch(/^p@1#/)
    expect(doom.refuses!({ pack: files })).toBeTruthy()
    expect(doom.options.safeParse({ mission: 'black-bishop-1', marines: 2, pack: files }).success).toBe(true)
  })

  test.each(TAKEN)('but not %s', (_, [file, id], change) => {
    const files = pack(file, id, change)
    expect(loadPack(files).problems.map(problemText)).toEqual([])
    expect(doom.refuses!({ pack: files })).toBeNull()
  })
})
