/** Corners of the rules that cards of the box rarely meet. */
import { expect, test } from 'vitest'
import { fight } from '../cards/fight.ts'
import { skirmish } from '../cards/skirmish.ts'
import { changed, classThat, eventThat } from '../changed.ts'
import { ground, on } from '../missions/ground.ts'
import { box, corridor, doom, fallen, room } from '../play.ts'

test('D-ARGENT-3 without a face-up demon card nothing is gained that only they could take', () => {
  const start = (to: string) =>
    fight({
      alpha: { at: 'a1' },
      events: ['darkness'],
      initiative: ['alpha'],
      options: eventThat('darkness', 'between-activations', { op: 'gainArgent', amount: 2, to }),
    }).does('use:darkness')
  expect(start('any-face-up')).waitsFor('alpha', 'activation')
  const g = start('any-face-up-or-invasion')
  while (g.offers.includes('argent:invasion')) g.does('argent:invasion')
  expect(g.state.invader.argent).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ARGENT-7 a group that comes while no argent lies on the invasion card moves none', () => {
  const g = doom({ mission: 'black-bishop-1', begins: 2 })
  for (let n = 0; n < 60 && g.events('summoned').length === 0 && !g.outcome; n++) g.does(g.offers[0]!)
  expect(g.events('argent').filter(e => (e as unknown as { change: number }).change === 0)).toEqual([])
})

test('D-COVER-7 a stunned Ghost has no cover, whoever looks at it', () => {
  const cover = (stunned: boolean) => {
    const g = fight({
      map: room(8, 2),
      alpha: { at: 'a1', class: 'ghost', stunned, deck: ['ammo-check'] },
      bravo: { at: 'a2', deck: ['ammo-check'] },
      demons: { cacodemon: { at: 'g1' } },
      turn: 'cacodemon',
      options: changed('demons.json', 'cacodemon', card => {
        card.abilities = card.abilities.filter((a: { timing: string }) => a.timing === 'passive')
      }),
    }).does('attack')
    const option = g.state.decision!.options.find(o => (o as { figure?: string }).figure === 'alpha')
    return (option as unknown as { info: { cover: boolean } }).info.cover
  }
  expect(cover(false)).toBe(true)
  expect(cover(true)).toBe(false)
})

test('D-COVER-7 a large demon has no cover, not even by a card', () => {
  const covered = (kind: string, at: string | string[]) => {
    const g = fight({
      map: room(8, 3),
      alpha: { at: 'a1', hand: ['sidearm'] },
      demons: { [kind]: { at } },
      events: ['unbreakable'],
      initiative: ['alpha'],
      dice: [0, 0],
      options: eventThat('unbreakable', 'between-activations', {
        op: 'grantCover',
        who: { pick: 'all', side: 'demon' },
        until: 'round-end',
      }),
    }).does('use:unbreakable', 'play:sidearm', 'attack:sidearm')
    return g.offers.some(key => key.startsWith('reject:'))
  }
  expect(covered('imp', 'e1')).toBe(true)
  expect(covered('mancubus', ['e1', 'e2'])).toBe(false)
})

test('D-ATTACK-2 further attacks that need no other defender may be against the same one', () => {
  const again = (differentDefender: boolean) =>
    fight({
      alpha: { at: 'a1', deck: ['ammo-check'] },
      bravo: { at: 'a3', deck: ['ammo-check'] },
      demons: { imp: { at: 'c2' } },
      events: ['onslaught'],
      turn: 'imp',
      dice: [0, 0, 0, 0, 0, 0],
      options: changed('event-cards.json', 'onslaught', card => {
        card.effects[0].times = 2
        card.effects[0].differentDefender = differentDefender
      }),
    }).does('attack', 'target:alpha', 'use:onslaught')
  const same = again(false)
  expect(same).offers('target:alpha')
  same.does('target:alpha')
  if (same.state.decision!.kind === 'attack-again') same.does('yes')
  expect(same).offers('target:alpha')
  const other = again(true)
  expect(other.events('attack').map(e => (e as unknown as { defender: string }).defender)).toEqual(['alpha', 'bravo'])
  expect(other).waitsFor('invader', 'demon-activation') // nobody is left who was not attacked
})

test('D-TUTORIAL-6 a first lesson without toughness: a tough demon has no shield of its own', () => {
  const shields = (mission: string) => {
    const g = doom({
      mission,
      map: corridor(6),
      alpha: { at: 'a1', hand: ['aimed-salvo'], weapons: ['heavy-assault-rifle'] },
      ...fallen,
      demons: { mancubus: { at: ['c1', 'd1'] } },
      turn: 'alpha',
      dice: [0, 0, 0],
      scenario: { events: { hand: [], deck: ['onslaught'] } },
      options: { eventSets: ['power-overwhelming', 'seek-and-destroy', 'armored-offensive'] },
    })
    g.does('play:aimed-salvo', 'attack:aimed-salvo')
    return (g.events('defense')[0] as unknown as { shields: number }).shields
  }
  expect(box().missions.tutorial!.tutorial!.skip).toContain('toughness')
  expect(shields('black-bishop-1')).toBe(1)
  expect(shields('tutorial')).toBe(0)
})

test('D-ITEM-2 of two items on one space the marine takes the one it names', () => {
  const start = () =>
    skirmish({
      map: corridor(6),
      alpha: { at: 'b1', damage: 6 },
      demons: { imp: { at: 'f1' } },
      turn: 'alpha',
      scenario: {
        items: [
          { type: 'health-pack', at: 'b1' },
          { type: 'weapon', weapon: 'chaingun', at: 'b1' },
        ],
      },
    })
  const weapon = start().does('take:chaingun')
  expect(weapon.marine().weapons).toContain('chaingun')
  expect(weapon.figure('alpha').damage).toBe(6)
  expect(weapon.state.items).toMatchObject([{ type: 'health-pack' }])
  const pack = start().does('take:health-pack')
  expect(pack.figure('alpha').damage).toBe(1)
  expect(pack.state.items).toMatchObject([{ weapon: 'chaingun' }])
})

test('D-TELE-2 entering a teleporter that is active already changes nothing and says nothing', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1', mp: 2 },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    scenario: { teleporters: [{ at: 'b1' }, { at: 'c1', active: false }] },
  })
  g.does('step:b1')
  expect(g.events('teleporter')).toEqual([])
  g.does('step:c1')
  expect(g.events('teleporter')).toMatchObject([{ active: true }])
})

test('D-ATTACK-15 a card that kills the defender before the dice are rolled ends the attack', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1', class: 'marksman', hand: ['aimed-salvo'] },
    demons: { imp: [{ at: 'd1', damage: 3 }, { at: 'h1' }] },
    turn: 'alpha',
    options: classThat('marksman', {
      timing: 'defender-chosen',
      effects: [{ op: 'damage', who: 'defender', amount: 1 }],
    }),
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo', 'target:imp-1')
  g.does('yes') // it costs nothing and may kill, so it is asked about
  expect(g.has('imp-1')).toBe(false)
  expect(g.events('attack')).toEqual([])
  expect(g).waitsFor('alpha', 'activation')
  expect(g).not.offers('attack:aimed-salvo')
})

test('D-ATTACK-2 D-COVER-1 an attack turned upon a demon out of sight goes on, and cover is that from the attacker', () => {
  const g = fight({
    map: ['+-+-+-+', '|. . .|', '+-+-+ +', '|. . .|', '+-+-+-+'],
    alpha: { at: 'a1', hand: ['sidearm'] },
    demons: { imp: { at: 'c1' }, pinky: { at: 'a2' } },
    events: ['darkness'],
    turn: 'alpha',
    dice: [2, 1],
    options: eventThat('darkness', 'defender-chosen', {
      op: 'redirectAttack',
      to: { pick: 1, side: 'demon', within: 2, of: 'defender', exclude: ['defender'] },
    }),
  })
  g.does('play:sidearm', 'attack:sidearm', 'use:darkness')
  expect(g).waitsFor('invader', 'defense-card')
  g.does(g.offers[0]!)
  expect(g.events('hits')).toMatchObject([{ defender: 'pinky-1' }])
  expect(g).waitsFor('alpha', 'activation')
})

test('D-ATTACK-15 so it does when the defender is a marine, which lies beside the map from then on', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1', damage: 9, deck: ['ammo-check'] },
    demons: { imp: { at: 'c1' } },
    events: ['darkness'],
    turn: 'imp',
    options: eventThat('darkness', 'defender-chosen', { op: 'damage', who: 'defender', amount: 3 }),
  })
  g.does('attack', 'use:darkness')
  expect(g.has('alpha')).toBe(false)
  expect(g.events('attack')).toEqual([])
  expect(g.events('defense')).toEqual([])
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-ATTACK-15 a card that kills the attacker while the defender defends ends the attack', () => {
  const g = fight({
    map: corridor(8),
    alpha: { at: 'a1', class: 'sentinel', deck: ['ammo-check'] },
    demons: { imp: [{ at: 'c1', damage: 3 }, { at: 'h1' }] },
    turn: 'imp',
    dice: [2, 2],
    options: classThat('sentinel', {
      timing: 'during-defense',
      cost: {},
      effects: [{ op: 'damage', who: 'attacker', amount: 1 }],
    }),
  })
  g.does('figure:imp-1', 'attack')
  g.does('yes')
  expect(g.has('imp-1')).toBe(false)
  expect(g.figure('alpha').damage).toBe(0)
  expect(g.marine().discard.cards).toEqual(['ammo-check'])
  expect(g).waitsFor('invader', 'demon-activation')
})

test('D-ABILITY-2 a limit per target: whoever has been a target in this activation is none again', () => {
  const g = fight({
    map: room(6, 2),
    alpha: { at: 'a1', class: 'breacher', damage: 6 },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    initiative: ['alpha'],
    options: classThat('breacher', {
      timing: 'during-activation',
      effects: [{ op: 'heal', who: 'self', amount: 1, limit: 'once-per-target-per-activation' }],
    }),
  })
  g.does('use:breacher-1')
  expect(g.figure('alpha').damage).toBe(5)
  if (g.offers.includes('use:breacher-1')) g.does('use:breacher-1')
  expect(g.figure('alpha').damage).toBe(5)
  g.does('end').passes()
  expect(g).waitsFor('alpha', 'activation')
  g.does('use:breacher-1')
  expect(g.figure('alpha').damage).toBe(4)
})

test('D-ROUND-1 the phase of the round is for everybody to see', () => {
  const g = skirmish({
    map: corridor(6),
    alpha: { at: 'a1' },
    demons: { imp: { at: 'f1' } },
    turn: 'alpha',
    initiative: [],
  })
  expect(g.state.phase).toBe('activation')
  g.does('end').passes()
  expect(g.state.phase).toBe('status')
  const begun = doom({ mission: 'black-bishop-2', begins: 1 })
  expect(['setup', 'status']).toContain(begun.state.phase)
})

test('D-PORTAL-2 a face-down portal summons nobody', () => {
  const at = ground('black-bishop-3')
  const g = on('black-bishop-3', {
    alpha: { at: at(1, 4) },
    demons: {},
    scenario: {
      initiative: [],
      portals: [
        { at: at(9, 7), level: 'blue', up: false, threat: 9 },
        { at: at(12, 0), level: 'blue', up: true, threat: 9 },
      ],
    },
  })
  g.does('end').passes()
  for (let n = 0; n < 40 && g.state.phase === 'status' && !g.outcome; n++) g.does(g.offers[0]!)
  const from = g.events('portal').map(e => e as unknown as { portal: string; change: string })
  expect(from.filter(e => e.change === 'discarded' && e.portal === 'p1')).toEqual([])
})

test('D-FLY-1 a demon that flies by two cards may stay in the air if one of them allows it', () => {
  const hover = (flies: boolean) => {
    const g = fight({
      map: ['+-+-+-+-+', '|. # . .|', '+-+-+-+-+'],
      alpha: { at: 'd1' },
      demons: { revenant: { at: 'a1' } },
      turn: 'revenant',
      options: changed('demons.json', 'revenant', card => {
        if (!flies) return
        card.flying = true
        card.abilities.push({
          ...structuredClone(card.abilities[0]),
          id: 'revenant-wings',
          timing: 'passive',
          effects: [{ op: 'grantFlying', who: 'self', until: 'permanent', mustEndOnGround: false }],
        })
      }),
    }).does('step:b1')
    return g.offers.includes('end')
  }
  expect(hover(true)).toBe(true)
  expect(hover(false)).toBe(false)
})
