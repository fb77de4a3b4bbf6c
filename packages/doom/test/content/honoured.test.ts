/** Numbers and switches of effects do what they say, also where no card of the box uses the value. */
import { expect, test } from 'vitest'
import { BOX_FILES } from '../../src/content/box-files.ts'
import { fight } from '../cards/fight.ts'
import { room } from '../play.ts'

type Entry = Record<string, unknown> & { id: string }

/** A pack with one entry of the box changed. */
function pack(file: string, id: string, change: (entry: any) => void) {
  const entry = structuredClone((BOX_FILES[file] as Entry[]).find(one => one.id === id)!)
  change(entry)
  return {
    'pack.json': JSON.stringify({ id: 'change', name: 'Change', version: '1' }),
    [file]: JSON.stringify([entry]),
  }
}

const event = (id: string, change: (entry: any) => void) => ({ pack: pack('event-cards.json', id, change) })
const glory = (id: string, change: (entry: any) => void) => ({ pack: pack('glory-kill-cards.json', id, change) })

test('D-ATTACK-2 times of an extra attack: a demon attacks up to that often, each defender once', () => {
  const start = (times = 2) =>
    fight({
      alpha: { at: 'a1', deck: ['ammo-check'] },
      bravo: { at: 'a2', deck: ['ammo-check'] },
      charlie: { at: 'a3', deck: ['ammo-check'] },
      demons: { imp: { at: 'c2' } },
      events: ['onslaught'],
      turn: 'imp',
      dice: [0, 0, 1, 2],
      options: event('onslaught', card => {
        card.effects[0].times = times
      }),
    })
  const g = start().does('attack', 'target:alpha', 'use:onslaught')
  expect(g.offers).toEqual(['target:bravo', 'target:charlie'])
  g.does('target:bravo')
  expect(g).waitsFor('invader', 'attack-again')
  g.does('yes')
  expect(['alpha', 'bravo', 'charlie'].map(id => g.figure(id).damage)).toEqual([0, 1, 2])
  expect(g).waitsFor('invader', 'demon-activation')
  const once = start().does('attack', 'target:alpha', 'use:onslaught', 'target:bravo', 'no')
  expect(once.figure('charlie').damage).toBe(0)
  expect(once).waitsFor('invader', 'demon-activation')
  const single = start(1).does('attack', 'target:alpha', 'use:onslaught', 'target:bravo')
  expect(single).waitsFor('invader', 'demon-activation') // Charlie is still there, but that was all
})

test('D-ACTION-5 dice taken from an additional main action: as many, and of the colour, that the card says', () => {
  const two = fight({
    alpha: { at: 'a1', hand: ['armor', 'sidearm'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    options: glory('unleashed', card => {
      card.effects[0].removeDice = { count: 2 }
    }),
  })
  two.does('sprint:armor', 'use:unleashed', 'play:sidearm', 'attack:sidearm', 'remove:red')
  expect(two.events('attack').at(-1)).toMatchObject({ dice: { red: 0, black: 0 } })
  const black = fight({
    alpha: { at: 'a1', hand: ['armor', 'sidearm'], glory: ['unleashed'] },
    demons: { pinky: { at: 'c1' } },
    turn: 'alpha',
    options: glory('unleashed', card => {
      card.effects[0].removeDice = { black: 1 }
    }),
  })
  black.does('sprint:armor', 'use:unleashed', 'play:sidearm', 'attack:sidearm')
  expect(black.events('attack').at(-1)).toMatchObject({ dice: { red: 1, black: 0 } })
})

const teleporters = [{ at: 'a1' }, { at: 'c3' }, { at: 'h1', active: false }]

test('D-TELE-1 restrictions, state and number of teleporters that a card turns', () => {
  const start = (change: (effect: any) => void) =>
    fight({
      alpha: { at: 'a1' },
      demons: { imp: { at: 'j4' } },
      events: ['severed-conduit'],
      initiative: ['alpha'],
      scenario: { teleporters },
      options: event('severed-conduit', card => change(card.effects[0])),
    }).does('use:severed-conduit')
  const under = start(effect => {
    effect.restrict = ['not-last-active']
  })
  expect(under.offers).toEqual(['teleporter:a1', 'teleporter:c3']) // also under a marine
  const on = start(effect => {
    effect.state = 'active'
  })
  expect(on.state.teleporters.map(t => t.active)).toEqual([true, true, true])
  const both = start(effect => {
    effect.pick = 2
    delete effect.restrict
  }).does('teleporter:a1')
  expect(both.state.teleporters.map(t => t.active)).toEqual([false, false, false])
  const last = start(effect => {
    effect.pick = 2
  })
  expect(last.state.teleporters.map(t => t.active)).toEqual([true, false, false])
  expect(last).waitsFor('alpha', 'activation')
})

test('D-SUMMON-6 a card that does not ask for empty spaces puts its demons on free ones all the same', () => {
  const g = fight({
    map: room(10, 2),
    alpha: { at: 'a1' },
    demons: { pinky: [{ at: 'i2' }, { at: 'i1' }] },
    events: ['torn-veil'],
    initiative: ['alpha'],
    options: event('torn-veil', card => {
      delete card.effects[0].where.empty
    }),
  })
  g.does('use:torn-veil', 'kind:imp')
  expect(g.offers).toEqual(['place:h1', 'place:j1', 'place:h2', 'place:j2'])
})

test('D-SUMMON-10 a card that counts across terrain puts nobody onto it', () => {
  const g = fight({
    map: ['+-+-+-+-+-+-+-+-+', '|. . . . . ^ . #|', '+-+-+-+-+-+-+-+-+', '|. . . . . . . .|', '+-+-+-+-+-+-+-+-+'],
    alpha: { at: 'a2' },
    demons: { pinky: { at: 'g1' } },
    events: ['torn-veil'],
    initiative: ['alpha'],
    options: event('torn-veil', card => {
      Object.assign(card.effects[0].where, { within: 2 })
    }),
  })
  g.does('use:torn-veil', 'kind:imp')
  expect(g.at('imp-1')).toEqual(['e1']) // the only space left to choose
})

test('D-SUMMON-3 number and argent of a summons by a card', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { pinky: { at: 'i2' } },
    events: ['torn-veil'],
    initiative: ['alpha'],
    options: event('torn-veil', card => {
      card.effects[0].options[0].count = 2
      card.effects[0].argent = 3
    }),
  })
  g.does('use:torn-veil', 'kind:imp', 'place:i1', 'place:j1')
  expect(g.at('imp-1')).toEqual(['i1'])
  expect(g.at('imp-2')).toEqual(['j1'])
  expect(g.state.demons.imp!.argent).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-GLORY-2 what a Glory Kill card gives when gained is what it says', () => {
  const g = fight({
    map: room(3, 1),
    alpha: { at: 'a1', damage: 5, mp: 2 },
    demons: { imp: { at: 'b1', damage: 1 } },
    turn: 'alpha',
    gloryDeck: ['torn-limb'],
    options: glory('torn-limb', card => {
      card.onGain = [{ op: 'heal', who: 'self', amount: 4 }]
    }),
  })
  g.does('step:b1')
  expect(g.figure('alpha').damage).toBe(1)
})

test('D-ARGENT-5 an ability that is cancelled with a refund costs nothing', () => {
  const start = (refund: boolean) =>
    fight({
      alpha: { at: 'a1', class: 'exorcist', hand: ['armor', 'sidearm'], deck: ['ammo-check'] },
      demons: { imp: { at: 'c1' } },
      argent: { imp: 3 },
      turn: 'imp',
      dice: [0, 0, 0],
      options: {
        pack: pack('class-cards.json', 'exorcist', card => {
          card.abilities[0].effects[0].refund = refund
        }),
      },
    })
  for (const [refund, left] of [
    [true, 3],
    [false, 2],
  ] as const) {
    const g = start(refund).does('attack')
    const ability = g.offers.find(key => key.startsWith('use:imp-charged-fireball'))!
    g.does(ability, 'use:exorcist-1')
    while (g.offers.some(key => key.startsWith('discard:'))) g.does(g.offers[0]!)
    expect(g.state.demons.imp!.argent, String(refund)).toBe(left)
  }
})

test('D-ARGENT-9 a number of argent tokens to move is the most that are moved', () => {
  const g = fight({
    alpha: { at: 'a1' },
    demons: { imp: { at: 'j1' }, pinky: { at: 'j2' } },
    events: ['devious-schemes'],
    deck: ['onslaught', 'ferocity'],
    argent: { imp: 3 },
    initiative: ['alpha'],
    options: event('devious-schemes', card => {
      card.effects.find((e: any) => e.op === 'moveArgent').amount = 1
    }),
  })
  g.does('use:devious-schemes', 'from:imp')
  expect(g.state.demons.imp!.argent).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('torn-veil plays: whoever it summons counts as summoned, though not from a portal', () => {
  const threat = (rules: (rules: any[]) => void) => ({
    pack: pack('objective-cards.json', 'sample-collection', card => rules(card.rules)),
  })
  const start = (rules: (rules: any[]) => void) =>
    fight({
      alpha: { at: 'a1' },
      demons: { pinky: { at: 'i2' } },
      events: ['torn-veil'],
      initiative: ['alpha'],
      scenario: { counters: { samplesSetAside: 1 }, objectives: { 'sample-1': {} } },
      options: threat(rules),
    }).does('use:torn-veil', 'kind:imp', 'place:i1')
  const plain = start(() => {})
  expect(plain.figure('imp-1').carries).toBeUndefined() // a sample comes from a yellow or red portal only
  const anywhere = start(rules => {
    const rule = rules.find(one => one.id === 'sample-carrier')
    rule.if = rule.if.filter((c: any) => c.cond !== 'portalColor')
  })
  expect(anywhere.figure('imp-1').carries).toBe('sample-1')
  expect(anywhere).waitsFor('alpha', 'activation')
})

test('D-ABILITY-1 count of tokens: of several the invader may leave out any, a single one is placed', () => {
  const burn = (count: number) =>
    fight({
      alpha: { at: 'c1', deck: ['ammo-check'] },
      demons: { imp: { at: 'f1' } },
      events: ['scorched-earth'],
      turn: 'imp',
      dice: [0, 1],
      options: event('scorched-earth', card => {
        card.effects[0].count = count
      }),
    }).does('attack', 'use:scorched-earth')
  const two = burn(2)
  expect(two).offers('done')
  two.does('token:b1', 'token:d1')
  expect(two.state.tokens).toHaveLength(2)
  expect(two).waitsFor('invader', 'demon-activation')
  const one = burn(1)
  expect(one).waitsFor('invader', 'place-token')
  expect(one).not.offers('done')
})
