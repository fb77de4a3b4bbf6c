/** What the procedures of words ask, each condition on both of its sides: asked directly, without playing there. */
import { expect, test } from 'vitest'
import { newEffects } from '../../src/abilities/frames.ts'
import { jump } from '../../src/language/moves/jump.ts'
import { march } from '../../src/language/moves/march.ts'
import { peek } from '../../src/language/shared/peek.ts'
import { pickCard } from '../../src/language/shared/pick-card.ts'
import { giveSample } from '../../src/language/tokens/give-sample.ts'
import { pickObjective } from '../../src/language/tokens/pick-objective.ts'
import { placeTokens } from '../../src/language/tokens/place-tokens.ts'
import { wordNamed } from '../../src/language/words/index.ts'
import { newAttack } from '../../src/match/attack-frame.ts'
import type { DoomState } from '../../src/match/state.ts'
import { asked, calls } from '../asked.ts'
import { at, figure, lane, position } from '../lane.ts'
import { box } from '../play.ts'
import { flowOf } from './flow-of.ts'

function attacking(g: DoomState) {
  const blow = newAttack({ attacker: 'imp-1', defender: 'alpha', range: 9, red: 1, black: 0, source: null })
  blow.dice = [{ colour: 'red', face: 1 }]
  blow.spaces = [...figure(g, 'alpha').at]
  g.stack.push(blow)
  return blow
}

test('D-MOVE-20 a push goes on while something is left, away and onto free spaces; one cut short may hurt', () => {
  const pushing = flowOf('push', 'push')
  const g = lane()
  const shove = {
    figure: 'imp-1',
    from: figure(g, 'bravo').at,
    left: 2,
    seat: 'bravo',
    blocked: 0,
    by: null,
    free: false,
  }
  expect(asked(pushing, 'next', g, shove)).toEqual(['push:e1'])
  expect(asked(pushing, 'next', g, { ...shove, free: true })).toEqual(['push:e1', 'done'])
  expect(asked(pushing, 'next', g, { ...shove, left: 0 })).toBeNull()
  expect(asked(pushing, 'next', g, { ...shove, from: figure(g, 'imp-2').at })).toEqual(['push:c1'])
  expect(asked(pushing, 'next', g, { ...shove, figure: 'charlie' })).toBeNull()
  expect(asked(pushing, 'next', g, { ...shove, figure: 'imp-9' })).toBeNull()
  figure(g, 'imp-2').at = [at(g, 'e1')]
  expect(asked(pushing, 'next', g, shove)).toBeNull()
  expect(calls(pushing, 'blocked', g, { ...shove, blocked: 1 })).toEqual(['damage'])
  expect(calls(pushing, 'blocked', g, { ...shove, blocked: 1, left: 0 })).toEqual([])
  expect(calls(pushing, 'blocked', g, shove)).toEqual([])
})

test('D-SUMMON-3 D-SUMMON-4 demons that a card calls: a kind, then places, as long as there are some', () => {
  const called = flowOf('summon', 'call-demon')
  const g = lane()
  const use = newEffects({ ability: 'torn-veil', owner: 'invader', chosen: 'imp-2' })
  const where = { within: 1, of: 'chosen-demon', empty: true }
  const options = [{ demon: 'imp', count: 1 }]
  const frame = { use, options, where, argent: 1, kind: 'imp', left: 1, met: [] as string[] }
  expect(asked(called, 'kind', g, frame)).toEqual(['kind:imp'])
  expect(asked(called, 'kind', g, { ...frame, options: [] })).toBeNull()
  expect(asked(called, 'place', g, frame)).toEqual(['place:g1', 'place:i1'])
  expect(asked(called, 'place', g, { ...frame, left: 0 })).toBeNull()
  expect(calls(called, 'argent', g, frame)).toEqual([])
  expect(calls(called, 'argent', g, { ...frame, met: ['imp-2'] })).toEqual(['argent'])
  figure(g, 'bravo').at = [at(g, 'g1')]
  figure(g, 'alpha').at = [at(g, 'i1')]
  expect(asked(called, 'kind', g, frame)).toBeNull()
  expect(asked(called, 'place', g, frame)).toBeNull()
})

test('D-TELE-1 teleporters are turned one by one, as many as the card says', () => {
  const turning = flowOf('setTeleporter', 'turn-teleporter')
  const g = lane({ scenario: { teleporters: [{ at: 'c1' }, { at: 'e1' }, { at: 'f1', active: false }] } })
  const frame = { seat: 'invader', effect: { op: 'setTeleporter', pick: 1, state: 'inactive' }, left: 1 }
  expect(asked(turning, 'pick', g, frame)).toEqual(['teleporter:c1', 'teleporter:e1'])
  expect(asked(turning, 'pick', g, { ...frame, left: 0 })).toBeNull()
  const wake = { ...frame.effect, state: 'active' }
  expect(asked(turning, 'pick', g, { ...frame, effect: wake })).toEqual(['teleporter:f1'])
})

test('D-ATTACK-2 a further attack is asked about if it may be declined, is left, and somebody is there on both sides', () => {
  const again = flowOf('extraAttack', 'attack-again')
  const g = lane()
  const blow = { attacker: 'imp-1', range: 9, red: 1, black: 0, source: null }
  const frame = { blow, left: 1, different: true, asks: true }
  expect(asked(again, 'more', g, frame)).toEqual(['yes', 'no'])
  expect(asked(again, 'more', g, { ...frame, asks: false })).toBeNull()
  expect(asked(again, 'more', g, { ...frame, left: 0 })).toBeNull()
  expect(asked(again, 'more', g, { ...frame, blow: { ...blow, range: 1 } })).toBeNull()
  expect(asked(again, 'more', g, { ...frame, blow: { ...blow, attacker: 'imp-9' } })).toBeNull()
  expect(calls(again, 'strike', g, frame)).toEqual(['attack'])
  expect(calls(again, 'strike', g, { ...frame, left: 0 })).toEqual([])
})

test('D-ARGENT-9 argent is moved from a card that has some to another, while some moves are left', () => {
  const shift = flowOf('moveArgent', 'shift-argent')
  const g = lane({ demons: { imp: { at: 'd1' }, pinky: { at: 'h1' } } })
  const frame = { from: '', left: null as number | null }
  expect(asked(shift, 'from', g, frame)).toBeNull()
  g.demons.imp!.argent = 1
  expect(asked(shift, 'from', g, frame)).toEqual(['from:imp', 'done'])
  expect(asked(shift, 'from', g, { ...frame, left: 1 })).toEqual(['from:imp', 'done'])
  expect(asked(shift, 'from', g, { ...frame, left: 0 })).toBeNull()
  expect(asked(shift, 'to', g, { ...frame, from: 'imp' })).toEqual(['to:pinky'])
  expect(asked(shift, 'to', g, frame)).toBeNull()
  g.demons.pinky!.up = false
  expect(asked(shift, 'from', g, frame)).toBeNull()
})

test('D-ARGENT-5 argent is spent token by token, as much as the card says and there is', () => {
  const spending = flowOf('spendArgent', 'spend-argent')
  const g = lane()
  g.demons.imp!.argent = 1
  expect(asked(spending, 'pick', g, { kind: 'imp', left: 1 })).toEqual(['spend:imp', 'done'])
  expect(asked(spending, 'pick', g, { kind: 'imp', left: 0 })).toBeNull()
  g.demons.imp!.argent = 0
  expect(asked(spending, 'pick', g, { kind: 'imp', left: 1 })).toBeNull()
})

test('D-THREAT-2 portals that threat buys: not dearer than purse and budget, each once if the card says so', () => {
  const buying = flowOf('buySummons', 'buy-summons')
  const g = lane({
    scenario: {
      portals: [
        { at: 'c1', level: 'blue' },
        { at: 'e1', level: 'red' },
        { at: 'f1', level: 'blue', up: false },
      ],
    },
  })
  g.invader.threat = 3
  const frame = { budget: 3, price: { blue: 1, yellow: 2, red: 3 }, bought: [] as string[], once: true, keep: false }
  const offers = (more: object = {}) => asked(buying, 'buy', g, { ...frame, ...more })
  const [blue, red] = g.portals.map(p => p.id)
  expect(offers()).toEqual([`portal:${blue}`, `portal:${red}`, 'done'])
  expect(offers({ budget: 2 })).toEqual([`portal:${blue}`, 'done'])
  expect(offers({ budget: 0 })).toBeNull()
  expect(offers({ bought: [blue] })).toEqual([`portal:${red}`, 'done'])
  expect(offers({ bought: [blue], once: false })).toHaveLength(3)
  g.invader.threat = 2
  expect(offers()).toEqual([`portal:${blue}`, 'done'])
})

test('D-INIT-5 whoever looks at the initiative deck puts the cards back: in any order, or one on top or at the bottom', () => {
  const g = lane()
  const frame = { seat: 'alpha', seen: ['invader', 'bravo', 'alpha'], back: [] as string[], ends: false }
  expect(asked(peek, 'put', g, frame)).toEqual(['next:invader', 'next:bravo', 'next:alpha'])
  expect(asked(peek, 'put', g, { ...frame, ends: true })).toEqual(['top:alpha', 'bottom:alpha'])
  expect(asked(peek, 'put', g, { ...frame, seen: [] })).toBeNull()
})

test('D-ACTION-3 cards of the own: from the hand, or of one trait and type from the discard pile', () => {
  const g = lane()
  const alpha = g.marines[0]!
  alpha.hand.cards = ['sidearm', 'sidearm', 'armor']
  const weapon = Object.values(box().actionCards).find(card => card.set === 'chaingun' && card.type === 'bonus')!
  const main = Object.values(box().actionCards).find(card => card.set === 'chaingun' && card.type === 'main')!
  alpha.discard.cards = [main.id, weapon.id, 'ammo-check']
  const frame = { marine: 'alpha', left: 1, free: false, what: 'discard' }
  expect(asked(pickCard, 'pick', g, frame)).toEqual(['discard:sidearm', 'discard:armor'])
  expect(asked(pickCard, 'pick', g, { ...frame, free: true })).toHaveLength(3)
  expect(asked(pickCard, 'pick', g, { ...frame, left: 0 })).toBeNull()
  const back = { ...frame, what: 'return', trait: 'chaingun', type: 'bonus' }
  expect(asked(pickCard, 'pick', g, back)).toEqual([`return:${weapon.id}`])
  expect(asked(pickCard, 'pick', g, { ...back, trait: 'rifle' })).toBeNull()
  const asks = (what: string) =>
    pickCard.links.pick!.question!.ask(g, { ...back, what, flow: 'pick-card', step: 'pick' } as never)!.always
  expect([asks('discard'), asks('return')]).toEqual([true, false])
})

test('D-ATTACK-8 a die is turned to another of its faces, while dice lie there and turns are left', () => {
  const turning = flowOf('setDie', 'set-die')
  const g = lane()
  expect(asked(turning, 'pick', g, { seat: 'alpha', left: 1 })).toBeNull()
  const blow = attacking(g)
  expect(asked(turning, 'pick', g, { seat: 'alpha', left: 1 })).toEqual(['set:0:0', 'set:0:2', 'done'])
  expect(asked(turning, 'pick', g, { seat: 'alpha', left: 0 })).toBeNull()
  blow.dice = []
  expect(asked(turning, 'pick', g, { seat: 'alpha', left: 1 })).toBeNull()
})

test('D-MOVE-20 a jump lands within its reach on free ground, over figures and terrain', () => {
  const g = position({
    map: ['+-+-+-+-+-+-+-+', '|. . ^ # . . .|', '+-+-+-+-+-+-+-+'],
    alpha: { at: 'a1' },
    bravo: { at: 'b1' },
    demons: { imp: { at: 'g1' } },
  })
  const leap = { use: newEffects({ ability: 'x', owner: 'alpha' }), figure: 'alpha', spaces: 5 }
  expect(asked(jump, 'pick', g, leap)).toEqual(['jump:e1', 'jump:f1', 'done'])
  expect(asked(jump, 'pick', g, { ...leap, spaces: 4 })).toEqual(['jump:e1', 'done'])
  figure(g, 'alpha').at = []
  expect(asked(jump, 'pick', g, leap)).toBeNull()
})

test('D-OBJECTIVE-6 what a marine works on is asked if there is something, and may be left if the rule says so', () => {
  const g = lane()
  const use = newEffects({ ability: 'ammo-check', owner: 'alpha', self: 'alpha' })
  const frame = { use, effect: 0, on: ['o1'], what: 'progress' }
  expect(asked(pickObjective, 'pick', g, { ...frame, on: [] })).toBeNull()
  expect(asked(pickObjective, 'pick', g, frame)).toEqual(['work:o1'])
})

test('D-ABILITY-1 tokens are laid one by one on spaces not taken by the same effect, the first under the defender if the card says so', () => {
  const [ability, effect] = Object.values(box().abilities)
    .flatMap(a => a.effects.map((e, n) => [a.id, n, e] as const))
    .find(([, , e]) => e.op === 'placeToken' && e.where.includeCenter)!
  const g = lane()
  attacking(g)
  const use = newEffects({ ability, owner: 'alpha', self: 'alpha', trigger: 'imp-1' })
  const frame = { use, effect, left: 2, laid: [] as number[] }
  expect(asked(placeTokens, 'pick', g, frame)).toEqual(['token:a1'])
  expect(asked(placeTokens, 'pick', g, { ...frame, left: 0 })).toBeNull()
  const second = asked(placeTokens, 'pick', g, { ...frame, left: 1, laid: [at(g, 'a1')] })!
  expect(second).toContain('token:b1')
  expect(second).not.toContain('token:a1')
  expect(second).not.toContain('done')
  const auto = { ...use, auto: true }
  expect(asked(placeTokens, 'pick', g, { ...frame, use: auto })).toEqual(['token:a1', 'done'])
  const invader = { ...use, owner: 'invader' }
  expect(asked(placeTokens, 'pick', g, { ...frame, use: invader })).toEqual(['token:a1'])
  expect(asked(placeTokens, 'pick', g, { ...frame, use: invader, laid: [at(g, 'a1')] })).toContain('done')
})

test('D-OBJECTIVE-6 a sample goes to a demon just summoned with free hands, else to another one, else to nobody', () => {
  const g = lane({ demons: { imp: [{ at: 'd1' }, { at: 'h1' }], pinky: { at: 'e1' } } })
  const frame = { use: newEffects({ ability: 'x', owner: 'mission' }), to: ['imp-2'] }
  expect(asked(giveSample, 'pick', g, frame)).toEqual(['carrier:imp-2'])
  figure(g, 'imp-2').carries = 'sample-1'
  expect(asked(giveSample, 'pick', g, frame)).toEqual(['carrier:imp-1', 'carrier:pinky-1'])
  figure(g, 'imp-1').carries = 'sample-2'
  figure(g, 'pinky-1').carries = 'sample-3'
  expect(asked(giveSample, 'pick', g, frame)).toBeNull()
})

test('D-SUMMON-8 a demon that a mission places stands where it says, else as near as can be, if a figure is left', () => {
  const placing = flowOf('placeDemon', 'place-demon')
  const g = lane()
  const frame = { demon: 'imp', at: at(g, 'f1'), tag: '', argent: 0, health: 0 }
  expect(asked(placing, 'place', g, frame)).toEqual(['place:f1'])
  figure(g, 'imp-2').at = [at(g, 'f1')]
  expect(asked(placing, 'place', g, frame)).toEqual(['place:e1', 'place:g1'])
  const copies = box().demons.imp!.figures - 2
  const more = Array.from({ length: copies }, (_, n) => ({
    ...structuredClone(figure(g, 'imp-1')),
    id: `imp-${n + 3}`,
  }))
  g.figures.push(...more.slice(1))
  expect(asked(placing, 'place', g, frame)).not.toBeNull()
  g.figures.push(more[0]!)
  expect(asked(placing, 'place', g, frame)).toBeNull()
})

test('D-SUMMON-13 portals that a rule summons from: those named, of a colour, face up, just revealed, or at their limit', () => {
  const g = lane({
    mission: 'black-bishop-3',
    scenario: {
      portals: [
        { at: 'c1', level: 'blue' },
        { at: 'e1', level: 'red', up: false },
        { at: 'f1', level: 'blue', threat: 9 },
      ],
    },
  })
  const [first, second, third] = g.portals.map(p => p.id) as [string, string, string]
  const from = (said: object, portals?: string[]) => {
    const use = newEffects({ ability: 'x', owner: 'mission', ...(portals ? { portals } : {}) })
    const next = wordNamed('summonFromPortals').run!(g, use, { op: 'summonFromPortals', ...said } as never)
    const [frame] = (next?.push ?? []) as unknown as Array<{ portals: string[]; keep: boolean }>
    expect(use.portals).toEqual(frame?.portals ?? [])
    return frame ? [...frame.portals, frame.keep] : null
  }
  const keep = from({ which: 'face-up' })!.at(-1)
  expect(from({ which: 'face-up' })).toEqual([first, third, keep])
  expect(from({ which: 'red' })).toEqual([second, keep])
  expect(from({ which: 'yellow' })).toBeNull()
  expect(from({ which: 'at-threat-limit' })).toEqual([third, keep])
  g.portals[0]!.threat = 3 // its limit
  expect(from({ which: 'at-threat-limit' })).toEqual([first, third, keep])
  g.portals[0]!.threat = 2
  expect(from({ which: 'at-threat-limit' })).toEqual([third, keep])
  expect(from({ which: 'just-revealed' }, [second])).toEqual([second, keep])
  expect(from({ which: 'just-revealed' })).toBeNull()
  expect(from({ portals: [second], keepPortal: !keep })).toEqual([second, !keep])
})

test('D-PORTAL-3 portals are turned up once: all, those named, or those behind the door', () => {
  const g = lane({
    scenario: {
      portals: [
        { at: 'c1', level: 'blue', up: true },
        { at: 'e1', level: 'red', up: false },
        { at: 'f1', level: 'blue', up: false },
      ],
    },
  })
  const [, second, third] = g.portals.map(p => p.id) as [string, string, string]
  const turned = (said: object) => {
    const use = newEffects({ ability: 'x', owner: 'mission' })
    wordNamed('revealPortals').run!(g, use, { op: 'revealPortals', ...said } as never)
    return use.portals
  }
  expect(turned({ portals: [third] })).toEqual([third])
  expect(turned({ portals: [third] })).toEqual([])
  expect(turned({ which: 'all' })).toEqual([second])
  expect(g.portals.every(p => p.up)).toBe(true)
})

test('D-MOVE-20 a march: free steps while some are left, nearer if it must be, through somebody only with a way on', () => {
  const g = lane()
  const frame = { figure: 'imp-1', seat: 'invader', left: 1 }
  expect(asked(march, 'next', g, frame)).toEqual(['step:c1', 'step:e1', 'done'])
  expect(asked(march, 'next', g, { ...frame, left: 0 })).toEqual(['done'])
  expect(asked(march, 'next', g, { ...frame, figure: 'charlie' })).toBeNull()
  expect(asked(march, 'next', g, { ...frame, figure: 'imp-9' })).toBeNull()
  const toward = figure(g, 'alpha').at
  expect(asked(march, 'next', g, { ...frame, toward })).toEqual(['step:c1', 'done'])
  figure(g, 'imp-2').at = [at(g, 'e1')]
  expect(asked(march, 'next', g, frame)).toEqual(['step:c1', 'done'])
  expect(asked(march, 'next', g, { ...frame, left: 2 })).toEqual(['step:c1', 'step:e1', 'done'])
  expect(asked(march, 'next', g, { ...frame, left: 2, toward: [at(g, 'e1')] })).toEqual(['done'])
  figure(g, 'imp-1').at = [at(g, 'e1')] // on another one: it must go on
  expect(asked(march, 'next', g, frame)).toEqual(['step:d1', 'step:f1'])
  expect(asked(march, 'next', g, { ...frame, left: 0 })).toEqual(['place:d1', 'place:f1'])
})

test('D-DEFENSE-12 whoever a blast may pick is offered, and to pick nobody', () => {
  const picking = flowOf('splash', 'pick-splash')
  const frame = {
    effects: newEffects({ ability: 'x', owner: 'alpha' }),
    effect: {},
    from: ['imp-1', 'imp-2'],
    amount: 2,
  }
  expect(asked(picking, 'pick', lane(), frame)).toEqual(['pick:imp-1', 'pick:imp-2', 'done'])
  const heal = flowOf('splash', 'siphon')
  const g = lane()
  figure(g, 'alpha').damage = 3
  calls(heal, 'heal', g, { marine: 'alpha', amount: 2 })
  expect(figure(g, 'alpha').damage).toBe(1)
  figure(g, 'charlie').damage = 3
  calls(heal, 'heal', g, { marine: 'charlie', amount: 2 })
  expect(figure(g, 'charlie').damage).toBe(3) // off the map: nothing
})
