/** What a word refuses where it stands, and that it refuses nothing else: each condition on both of its sides. */
import { describe, expect, test } from 'vitest'
import type { Ability, AbilitySource } from '../../src/content/ability.ts'
import { effect as effectSchema } from '../../src/language/effect.ts'
import { IN_ATTACK, type Timing } from '../../src/language/timings.ts'
import { wordNamed } from '../../src/language/words/index.ts'

interface Where {
  source?: AbilitySource
  timing?: Timing
  /** The card has an attack of its own. */
  attack?: boolean
  /** What else the card says. */
  beside?: object[]
}

const CARD = { id: 'x', card: 'x', name: 'X', text: 'X.', argent: 0, cost: {}, limit: null, if: [], later: false }

/** The paths at which a word refuses to stand there. */
function refused(said: object, { source = 'class', timing = 'during-activation', attack = false, beside = [] }: Where) {
  const e = effectSchema.parse(said)
  const others = beside.map(one => effectSchema.parse(one))
  const ability: Ability = { ...CARD, source, timing, effects: [e, ...others] }
  const found: string[] = []
  const say = (path: ReadonlyArray<string | number>) => void found.push(path.join('.') || 'all')
  wordNamed(e.op).check!(e, {
    ...{ ability, attack, large: false, say, idle: say },
    when: 'at' in e && e.at !== undefined ? (e.at as Timing) : timing,
  })
  return found.join(' ')
}

type Case = [said: object, where: Where, refused: string]
const hold = (cases: Case[]) => {
  for (const [said, where, paths] of cases)
    expect(refused(said, where), `${JSON.stringify(said)} ${JSON.stringify(where)}`).toBe(paths)
}

describe('D-GOLDEN-1 what the rules would pass over is refused', () => {
  test('dice: what stays says until when, is heard before an attack, and is the same for each', () => {
    const dice = { op: 'addDice', red: 1, black: 0 }
    const spent = { ...dice, per: { counter: 'argentSpent', each: 1, max: 2 } }
    const moved = { ...dice, per: { counter: 'spacesMoved', each: 1, max: 2 } }
    const staying = { ...dice, until: 'activation-end', at: 'before-attack' }
    const attacking: Where = { source: 'event', timing: 'during-attack' }
    hold([
      [dice, attacking, ''],
      [{ ...dice, uses: 1 }, attacking, 'uses'],
      [{ ...staying, uses: 1 }, {}, ''],
      [staying, {}, ''],
      [{ ...staying, at: undefined }, { timing: 'before-attack' }, 'at'],
      [{ ...staying, at: undefined }, {}, 'at'],
      [staying, { timing: 'before-attack' }, ''],
      [{ ...staying, uses: 1 }, { timing: 'before-attack' }, 'uses'],
      [{ ...dice, at: 'before-attack' }, {}, 'until'],
      [{ ...dice, at: 'during-attack' }, { source: 'action', timing: 'main-action', attack: true }, ''],
      [{ ...staying, at: 'during-attack' }, { timing: 'before-attack' }, 'at'],
      [spent, attacking, 'per.counter'],
      [spent, { ...attacking, beside: [{ op: 'spendArgent', from: 'attacker-card', upTo: 2 }, dice] }, ''],
      [moved, attacking, ''],
      [{ ...staying, per: moved.per }, {}, 'per'],
    ])
  })

  test('shields: what stays is for oneself, and another is helped while it defends', () => {
    const shields = { op: 'addShields', amount: 1 }
    const staying = { ...shields, until: 'activation-end', at: 'during-defense' }
    hold([
      [shields, { timing: 'during-defense' }, ''],
      [{ ...shields, who: 'defender' }, { timing: 'ally-defending' }, ''],
      [{ ...shields, who: 'self' }, { timing: 'ally-defending' }, 'who'],
      [{ ...shields, who: 'self' }, { timing: 'during-defense' }, ''],
      [{ ...staying, who: 'self' }, {}, ''],
      [{ ...staying, who: 'defender' }, {}, 'who'],
      [{ ...staying, at: undefined }, {}, 'at'],
    ])
  })

  test('D-ATTACK-11 an attack: whose, of what, at whom and when', () => {
    const attack = { op: 'attack', profile: { range: 3, red: 1, black: 0 }, target: 'choose' }
    const killed: Where = { source: 'event', timing: 'when-demon-killed' }
    hold([
      [attack, {}, ''],
      [{ ...attack, profile: 'this-card' }, {}, 'profile'],
      [{ ...attack, profile: 'this-card' }, { attack: true }, ''],
      [{ ...attack, profile: 'own' }, { source: 'demon' }, ''],
      [{ ...attack, profile: 'own' }, {}, 'profile profile'],
      [{ ...attack, profile: 'own' }, { source: 'event' }, 'profile'],
      [{ ...attack, profile: 'own-of-trigger-figure' }, killed, ''],
      [{ ...attack, profile: 'own-of-trigger-figure' }, { ...killed, source: 'class' }, 'profile'],
      [{ ...attack, profile: 'own-of-trigger-figure' }, { source: 'event', timing: 'between-activations' }, 'profile'],
      [{ ...attack, profile: { range: 0, red: 1, black: 0 } }, {}, 'profile.range'],
      [{ ...attack, profile: { range: 1, red: 0, black: 0 } }, {}, 'profile'],
      [{ ...attack, profile: { range: 1, red: 0, black: 1 } }, {}, ''],
      [{ ...attack, profile: { range: 1, red: 1, black: 1 } }, {}, ''],
      [{ ...attack, target: 'attacker' }, { timing: 'after-attack' }, 'target'],
      [{ ...attack, target: 'attacker' }, { timing: 'after-defense' }, ''],
      [{ ...attack, target: 'killer' }, { timing: 'after-attack' }, ''],
      [{ ...attack, target: 'trigger-figure' }, { timing: 'activation-start' }, 'target'],
      [{ ...attack, target: 'trigger-figure' }, { timing: 'bonus-action' }, 'target'],
      [{ ...attack, target: 'trigger-figure' }, { timing: 'after-defense' }, ''],
      [{ ...attack, target: 'trigger-figure' }, { source: 'event', timing: 'activation-start' }, ''],
      [attack, { source: 'objective', timing: 'activation-end' }, 'op'],
      [attack, { source: 'demon', timing: 'activation-end' }, ''],
      [{ ...attack, beforeRemoval: true }, killed, ''],
      [{ ...attack, beforeRemoval: true }, { source: 'event', timing: 'between-activations' }, 'beforeRemoval'],
    ])
    const waiting = { ...attack, window: 'until-activation-end' }
    hold([
      [waiting, {}, ''],
      [waiting, { source: 'demon' }, 'window'],
      [{ ...waiting, target: 'killer' }, {}, 'window'],
      [{ ...waiting, noArgent: true }, {}, 'window'],
      [{ ...attack, noArgent: true }, {}, ''],
      [{ ...waiting, beforeRemoval: true }, { timing: 'when-demon-killed' }, 'window'],
    ])
    // Between steps 1 and 6 of an attack nobody performs another; after it somebody may.
    for (const timing of IN_ATTACK)
      expect(refused(attack, { timing }), timing).toBe(timing.includes('after-') ? '' : 'op')
  })

  test('D-ATTACK-2 an attack made again is that of the card, or the demon’s own, and follows an attack', () => {
    const again = { op: 'extraAttack', times: 1, profile: 'this-card', differentDefender: false }
    const own = { ...again, profile: 'own' }
    const card: Where = { source: 'action', timing: 'after-attack', attack: true }
    const demon: Where = { source: 'demon', timing: 'after-attack' }
    hold([
      [again, card, ''],
      [again, { ...card, attack: false }, 'all'],
      [{ ...again, removeDice: { red: 1 } }, card, 'all'],
      [own, card, 'profile'],
      [own, demon, ''],
      [{ ...own, removeDice: { red: 1 } }, demon, ''],
      [again, demon, 'profile'],
      [own, { ...demon, timing: 'during-attack' }, 'at'],
    ])
  })

  test('D-MARINE-6 another main action: always, or in an activation of the own', () => {
    const more = { op: 'extraMainAction', who: 'self', amount: 1, until: 'activation-end' }
    const always = { ...more, until: 'permanent' }
    hold([
      [more, {}, ''],
      [always, { timing: 'passive' }, ''],
      [more, { timing: 'passive' }, 'until'],
      [always, {}, 'until'],
      [more, { timing: 'after-defense' }, 'op'],
      [{ ...more, removeDice: { count: 1, chooser: 'self' } }, {}, ''],
      [{ ...more, removeDice: { count: 1, chooser: 'invader' } }, {}, 'removeDice.chooser'],
    ])
  })

  test('a choice: a marine has it, and every branch happens at once', () => {
    const heal = { op: 'heal', who: 'chooser', amount: 1 }
    const choice = (chooser: unknown, second: object = heal) => ({ op: 'choice', chooser, options: [[heal], [second]] })
    const event: Where = { source: 'event', timing: 'between-activations' }
    hold([
      [choice('self'), event, 'chooser'],
      [choice('marine'), event, ''],
      [choice('marines'), event, ''],
      [choice('demons'), event, 'chooser'],
      [choice({ pick: 1, side: 'marine' }), event, ''],
      [choice('marine', { ...heal, at: 'activation-start' }), event, 'options.1.0'],
      [choice('marine', { op: 'noCover', who: 'chooser', until: 'round-end' }), event, 'options.1.0'],
    ])
  })

  test('tokens: who places which, and on what', () => {
    const token = (token: string, more: object = {}) => ({ op: 'placeToken', token, count: 1, where: {}, ...more })
    const hazard = { who: 'any', triggers: ['enter'], damage: 1 }
    const rule: Where = { source: 'objective', timing: 'activation-end' }
    hold([
      [token('progress'), rule, ''],
      [token('progress', { count: 2 }), rule, 'count'],
      [token('threat', { count: 2 }), rule, ''],
      [token('threat'), {}, 'token'],
      [token('plasma', { hazard }), {}, ''],
      [token('fire', { hazard }), {}, ''],
      [token('fire'), {}, 'hazard'],
      [token('frag-grenade', { hazard }), {}, 'hazard'],
      [token('frag-grenade'), {}, ''],
      [token('frag-grenade'), { source: 'event' }, 'token'],
      [token('portal'), rule, 'token'],
      [token('objective'), rule, 'where'],
      [token('objective', { where: { mission: 'assets' } }), rule, ''],
      [token('objective', { where: { who: { side: 'demon' } } }), rule, ''],
    ])
    const taken = (token: string) => ({ op: 'removeToken', token, amount: 1, where: {} })
    hold([
      [taken('threat'), { source: 'threat', timing: 'round-end' }, ''],
      [taken('portal'), { source: 'threat', timing: 'round-end' }, ''],
      [taken('plasma'), rule, 'token'],
      [taken('objective'), rule, ''],
      [taken('objective'), { source: 'objective', timing: 'round-end' }, 'token'],
    ])
    const asked = (token: string, cond: object) => ({ ...taken(token), where: { if: [cond] } })
    const late = { cond: 'round', min: 9 }
    const near = { cond: 'figureWithin', side: 'demon', of: 'objective', max: 1 }
    hold([
      [asked('progress', near), rule, ''],
      [asked('progress', { ...near, cond: 'noFigureWithin' }), rule, ''],
      [asked('progress', late), rule, 'where.if'],
      [asked('portal', { cond: 'progressAtLeastSealValue' }), { source: 'threat', timing: 'round-end' }, ''],
      [asked('threat', late), { source: 'threat', timing: 'round-end' }, 'where.if'],
      [asked('objective', late), rule, 'where.if'],
    ])
    const laid = token('frag-grenade')
    const back = { op: 'recoverToken', token: 'frag-grenade' }
    const decoy = { op: 'custom', name: 'attack-decoy', procedure: ['x'] }
    const drawing = {
      op: 'restrictTargets',
      who: { pick: 'all', side: 'demon', losTo: 'token' },
      rule: 'cannot-choose-defender-farther-than-token',
      until: 'token-removed',
    }
    hold([
      [back, {}, 'token'],
      [back, { beside: [laid] }, ''],
      [back, { beside: [token('siphon-grenade')] }, 'token'],
      [decoy, {}, 'name'],
      [decoy, { beside: [laid, back] }, ''],
      [{ ...decoy, name: 'set-samples-aside' }, { beside: [laid] }, 'name'],
      [drawing, {}, 'op'],
      [drawing, { beside: [laid, back] }, ''],
    ])
  })

  test('D-DAMAGE-1 damage: only what an attack has dealt or rolled can be dealt again', () => {
    const excess = { op: 'damage', who: 'self', amount: 'excessDamage' }
    const splash = { op: 'splash', center: 'self', radius: 1, amount: 'hitsRolled', who: 'any' }
    const at = (timing: Timing): Where => ({ timing })
    const laid = { op: 'placeToken', token: 'frag-grenade', count: 1, where: {} }
    const moved = { op: 'moveFigure', who: 'self', spaces: 1 }
    hold([
      [excess, at('suffer-damage'), ''],
      [excess, at('after-attack'), ''],
      [excess, at('during-attack'), 'amount'],
      [{ ...excess, amount: 1 }, at('during-attack'), ''],
      [splash, at('before-attack'), 'amount'],
      [splash, at('defender-chosen'), 'amount'],
      [splash, at('during-attack'), ''],
      [{ ...splash, amount: 1 }, at('before-attack'), ''],
      [{ ...splash, amount: 1, radius: 0 }, {}, 'radius'],
      [{ ...splash, amount: 1, radius: 0, includeCenter: true }, {}, ''],
      [{ ...splash, amount: 1, radius: 0, center: 'defender' }, at('after-attack'), ''],
      [{ ...splash, amount: 1, center: 'token' }, {}, 'center'],
      [{ ...splash, amount: 1, center: 'token' }, { beside: [laid, moved] }, ''],
      [{ ...splash, amount: 1, center: 'space-left' }, { beside: [laid] }, 'center'],
      [{ ...splash, amount: 1, center: 'space-left' }, { beside: [moved] }, ''],
    ])
  })

  test('D-GLORY-1 a kill: in the place of damage only as a Glory Kill of the defender, and only by marines', () => {
    const glory = { op: 'kill', who: 'defender', as: 'glory' }
    const instead = { ...glory, replacesDamage: true }
    const argent = { op: 'gainArgent', amount: 'remainingHealthOfKilled', to: 'any-face-up' }
    const event: Where = { source: 'event' }
    hold([
      [glory, {}, ''],
      [glory, event, 'as'],
      [{ ...glory, as: 'normal' }, event, ''],
      [instead, { timing: 'suffer-damage' }, ''],
      [instead, { timing: 'after-attack' }, 'replacesDamage'],
      [{ ...instead, as: 'normal' }, { timing: 'suffer-damage' }, 'replacesDamage'],
      [{ ...instead, who: 'attacker' }, { timing: 'suffer-damage' }, 'replacesDamage'],
      [argent, event, 'amount'],
      [
        argent,
        {
          ...event,
          beside: [
            { ...glory, as: 'normal' },
            { op: 'gainFrags', amount: 1 },
          ],
        },
        '',
      ],
      [{ ...argent, amount: 1 }, event, ''],
    ])
  })

  test('D-HAND-2 cards: marines draw their own, the invader events, and nobody touches another’s', () => {
    const draw = (deck: string, who: unknown) => ({ op: 'drawCards', deck, who, amount: 1 })
    const discard = (who: string) => ({ op: 'discard', who, from: 'hand', amount: 1, chooser: 'self' })
    const event: Where = { source: 'event' }
    hold([
      [draw('event', 'invader'), event, ''],
      [draw('event', 'self'), {}, 'who'],
      [draw('action', 'self'), {}, ''],
      [draw('action', 'self'), event, 'who'],
      [draw('glory', 'killer'), event, ''],
      [draw('action', 'marines'), event, ''],
      [draw('action', 'invader'), event, 'who'],
      [draw('action', { side: 'marine' }), event, ''],
      [draw('action', { side: 'demon' }), {}, 'who'],
      [discard('self'), {}, ''],
      [discard('marines'), {}, 'who'],
    ])
  })

  test('words that need an attack only in some of what they say', () => {
    const needs = (said: object) => {
      const e = effectSchema.parse(said)
      return wordNamed(e.op).partlyInAttack!(e)
    }
    const staying = { until: 'activation-end', at: 'before-attack' }
    expect(needs({ op: 'addDice', red: 1, black: 0 })).toBe(true)
    expect(needs({ op: 'addDice', red: 1, black: 0, ...staying })).toBe(false)
    expect(needs({ op: 'addShields', amount: 1 })).toBe(true)
    expect(needs({ op: 'addShields', amount: 1, ...staying })).toBe(false)
    expect(needs({ op: 'kill', who: 'defender', as: 'glory', replacesDamage: true })).toBe(true)
    expect(needs({ op: 'kill', who: 'self', as: 'normal' })).toBe(false)
    const splash = { op: 'splash', center: 'self', radius: 1, who: 'any' }
    expect([needs({ ...splash, amount: 'hitsRolled' }), needs({ ...splash, amount: 1 })]).toEqual([true, false])
  })

  test('D-OBJECTIVE-6 only spaces moved are counted for an activation alone', () => {
    const counts = (said: object) => effectSchema.safeParse({ op: 'addCounter', amount: 1, ...said }).success
    expect([counts({ counter: 'x' }), counts({ counter: 'spacesMoved' })]).toEqual([true, true])
    expect(counts({ counter: 'spacesMoved', until: 'activation-end' })).toBe(true)
    expect(counts({ counter: 'x', until: 'activation-end' })).toBe(false)
  })

  test('the rest: movement, dice left out, portals, teleporters', () => {
    const lost = { op: 'loseMovement', who: 'self', amount: 1 }
    const sprint = { op: 'modifySprint', who: 'self', set: 3 }
    const fewer = { op: 'removeDice' }
    const portals = { op: 'revealPortals', which: 'face-down-in-regions-of-door' }
    const rule: Where = { source: 'mission', timing: 'round-end' }
    hold([
      [lost, {}, 'op'],
      [lost, { beside: [sprint] }, ''],
      [sprint, { source: 'demon' }, 'who'],
      [sprint, {}, ''],
      [{ ...sprint, who: 'defender' }, { source: 'demon' }, ''],
      [fewer, {}, 'all'],
      [{ ...fewer, red: 1 }, {}, ''],
      [{ ...fewer, black: 1 }, {}, ''],
      [{ ...fewer, count: 1 }, {}, ''],
      [{ ...fewer, count: 1, chooser: 'owner' }, {}, ''],
      [{ ...fewer, count: 1, chooser: 'invader' }, {}, 'chooser'],
      [portals, rule, 'which'],
      [portals, { ...rule, timing: 'door-opened' }, ''],
      [{ op: 'revealPortals', which: 'all' }, rule, ''],
      [{ op: 'setTeleporter', pick: 1 }, rule, 'state'],
      [{ op: 'setTeleporter', pick: 1, state: 'active' }, rule, ''],
      [{ op: 'setTeleporter', pick: 1, state: 'active', active: true }, rule, 'active'],
      [{ op: 'setTeleporter', teleporter: 't1', active: false }, rule, ''],
      [{ op: 'setTeleporter', teleporter: 't1', state: 'active' }, rule, 'state'],
    ])
  })
})
