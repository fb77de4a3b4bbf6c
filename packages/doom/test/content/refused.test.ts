import { describe, expect, test } from 'vitest'
import { box, loadPack, problemText } from '../../src/content/index.ts'
import { PACK_LIMITS } from '../../src/content/pack/limits.ts'
import { packFiles } from './packs.ts'

const problems = (files: Record<string, unknown>) => {
  const { content, problems } = loadPack(files)
  expect(content === null).toBe(problems.length > 0)
  return problems.map(problemText)
}
const pack = (extra: Record<string, unknown>) =>
  problems({ 'pack.json': '{"id":"p","name":"P","version":"1"}', ...extra })
const foundry = packFiles('foundry-night')
const MISSION = 'maps/missions/foundry-night-1.json'

/** The example mission, changed. */
const mission = (change: (mission: any) => void) => {
  const json = JSON.parse(foundry[MISSION]!)
  change(json)
  return problems({ ...foundry, [MISSION]: JSON.stringify(json) })
}
const card = (file: string, id: string, change: (card: any) => void) => {
  const lists: Record<string, any> = {
    'demons.json': box().demons,
    'action-cards.json': box().actionCards,
    'event-cards.json': box().events,
    'weapons.json': box().weapons,
    'invasion-cards.json': box().invasions,
    'class-cards.json': box().classes,
    'glory-kill-cards.json': box().glory,
    'squad-cards.json': box().squads,
    'threat-cards.json': box().threats,
    'objective-cards.json': box().objectives,
    'marine-cards.json': box().marines,
    'stun-card.json': box().stun,
    'initiative-cards.json': box().initiative,
  }
  const json = structuredClone(lists[file][id])
  change(json)
  return pack({ [file]: JSON.stringify([json]) })
}

describe('a malicious pack is refused', () => {
  test.each([
    ['../evil.json', 'leaves the folder'],
    ['maps/../../evil.json', 'leaves the folder'],
    ['/etc/passwd', 'is absolute'],
    ['C:/windows/win.ini', 'is absolute'],
    ['maps\\..\\evil.json', 'not allowed'],
    ['maps//missions/x.json', 'not in its simplest form'],
    ['./demons.json', 'not in its simplest form'],
    ['demons.json\u0000.png', 'not allowed'],
    [`${'a'.repeat(500)}.json`, 'characters; at most'],
    ['code.js', 'does not belong in a pack'],
    ['__proto__', 'does not belong in a pack'],
    ['maps/missions/../demons.json', 'leaves the folder'],
  ])('for the path %j', (path, reason) => {
    const found = pack(Object.fromEntries([[path, '[]']]))
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(reason)
  })

  test.each(['__proto__', 'constructor', 'prototype'])('for the field %s, at any depth', key => {
    expect(pack({ 'demons.json': `[{"id":"imp","${key}":{"polluted":true}}]` })).toEqual([
      `demons.json: [0]: a field must not be called ${key}`,
    ])
    expect(({} as any).polluted).toBeUndefined()
    expect(mission(m => Object.defineProperty(m.zones, key, { value: { tiles: [0] }, enumerable: true }))).toEqual([
      `${MISSION}: zones: a field must not be called ${key}`,
    ])
  })

  test('for a text of 100 MB, whether it is a file or a field', () => {
    const huge = 'x'.repeat(100_000_000)
    expect(pack({ 'demons.json': huge })[0]).toContain(`at most ${PACK_LIMITS.totalSize}`)
    expect(pack({ 'demons.json': [{ id: 'imp', name: huge }] })[0]).toContain(
      `demons.json: [0].name: a text of 100000000`,
    )
  })

  test('for a file, a number of files, a number of values beyond bounds', () => {
    expect(pack({ 'demons.json': `"${'x'.repeat(PACK_LIMITS.fileSize)}"` })[0]).toContain(
      'demons.json: 1000002 characters',
    )
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`maps/missions/m${n}.json`, '{}']))
    expect(pack(many)[0]).toContain('301 files; at most 200')
    expect(pack({ 'demons.json': `[${'0,'.repeat(300_000)}0]` })[0]).toContain('more than 200000 values')
  })

  test('for JSON nested without end', () => {
    expect(pack({ 'demons.json': '['.repeat(400_000) + ']'.repeat(400_000) })[0]).toContain('nested more than 24 deep')
    let deep: unknown = 0
    for (let n = 0; n < 200_000; n++) deep = [deep]
    expect(pack({ 'demons.json': deep })[0]).toContain('nested more than 24 deep')
  })

  test('for code of its own', () => {
    const found = card('class-cards.json', 'ripper', c => {
      c.abilities[0].effects = [{ op: 'eval', code: 'process.exit()' }]
    })
    expect(found).toEqual([
      'class-cards.json: [0].abilities[0].effects[0].op: "eval" is no word of the vocabulary; packs carry no code',
    ])
    expect(
      card('class-cards.json', 'ripper', c => {
        c.abilities[0].effects = [{ op: 'custom', name: 'mine', procedure: ['Win.'] }]
      })[0],
    ).toContain('effects[0].name: "mine" is not allowed; allowed: "attack-decoy"')
    expect(pack({ 'demons.json': [{ id: () => 1 }] })[0]).toContain('is no data')
  })

  test('for calling itself the box', () => {
    expect(problems({ 'pack.json': '{"id":"box","name":"P","version":"1"}' })).toEqual([
      'pack.json: id: the id box is ours',
    ])
  })
})

describe('a broken pack is refused, every problem with file and path', () => {
  test('without a name tag, with a bad one, with bad JSON', () => {
    expect(problems({})).toEqual(['pack.json: is missing: a pack says who it is'])
    expect(problems({ 'pack.json': '{"id":"My Pack","version":"one"}' })).toEqual([
      'pack.json: id: "My Pack": an id is lower case words joined by hyphens',
      'pack.json: name: is missing',
      'pack.json: version: "one": a version is written 1, 1.2 or 1.2.3',
    ])
    expect(pack({ 'demons.json': '{"id": }' })[0]).toContain('demons.json: is not JSON')
    expect(pack({ 'demons.json': '{}' })).toEqual(['demons.json: must be a list of entries'])
  })

  test('with fields that are missing, unknown, of the wrong kind or out of bounds', () => {
    const found = card('demons.json', 'imp', imp => {
      delete imp.speed
      imp.helth = 4
      imp.range = 'far'
      imp.stagger = 0
      imp.abilities[0].timing = 'sometimes'
      imp.abilities[0].text = 'x'.repeat(201)
    })
    expect(found).toEqual([
      'demons.json: [0].speed: is missing',
      'demons.json: [0].range: must be a number, not "far"',
      'demons.json: [0].stagger: 0 is too small; at least 1',
      expect.stringContaining('demons.json: [0].abilities[0].timing: "sometimes" is not allowed; allowed: "passive"'),
      'demons.json: [0].abilities[0].text: 201 characters; at most 200',
      'demons.json: [0]: no such field: helth',
    ])
  })

  test('with figures that no selector names', () => {
    const found = card('class-cards.json', 'ripper', c => {
      c.abilities[0].effects = [
        { op: 'heal', who: 'everybody', amount: 1 },
        { op: 'heal', who: { side: 'marine', near: 3 }, amount: 1 },
        { op: 'damage', who: 'self' },
      ]
    })
    const at = 'class-cards.json: [0].abilities[0].effects'
    expect(found[0]).toContain(`${at}[0].who: "everybody" does not fit; allowed: "self", "attacker"`)
    expect(found.slice(1)).toEqual([`${at}[1].who: no such field: near`, `${at}[2]: needs exactly one of amount, dice`])
  })

  test.each<[string, string, string, (card: any) => void, string]>([
    [
      'an unknown weapon',
      'action-cards.json',
      'throw-frag-grenade',
      c => (c.play[0].weapon = 'rock'),
      '[0].play[0].weapon: no weapon rock',
    ],
    [
      'an unknown trait',
      'action-cards.json',
      'brace',
      c => (c.effects[1].if[0].trait = 'sword'),
      '[0].effects[1].if[0].trait: no trait sword',
    ],
    ['an unknown set', 'action-cards.json', 'brace', c => (c.set = 'sword'), '[0].set: no weapon sword'],
    [
      'a number taken',
      'action-cards.json',
      'brace',
      c => (c.number = 1),
      '[0].number: another card of chaingun has the number 1',
    ],
    [
      'a wrong set size',
      'action-cards.json',
      'brace',
      c => (c.setSize = 4),
      '[0].setSize: 4, but the set has 3 cards (D-WEAPON-2)',
    ],
    [
      'a wrong number of copies',
      'action-cards.json',
      'brace',
      c => (c.copies = 2),
      '[0].copies: 2 copies, but 1 tokens of chaingun',
    ],
    [
      'a main card without attack',
      'action-cards.json',
      'sidearm',
      c => (c.attack = null),
      '[0].attack: a main action card needs an attack',
    ],
    [
      'a main card as reaction',
      'action-cards.json',
      'sidearm',
      c => (c.timing = 'reaction:defending'),
      '[0].timing: a main card cannot be played at reaction:defending',
    ],
    [
      'shields and a dodge',
      'action-cards.json',
      'armor',
      c => (c.defense.dodge = true),
      '[0].defense: shows shields or a dodge, not both',
    ],
    ['an unknown event set', 'event-cards.json', 'ambush', c => (c.set = 'no-set'), '[0].set: no event set no-set'],
    [
      'an event set of seven',
      'event-cards.json',
      'ambush',
      c => (c.copies = 2),
      'the set seek-and-destroy has 7 cards; an event set has 6 (D-EVENT-1)',
    ],
    [
      'shields and the symbol',
      'event-cards.json',
      'ambush',
      c => (c.defense.shields = 1),
      '[0].defense: shows shields or the symbol, not both',
    ],
    [
      'an unknown demon',
      'event-cards.json',
      'torn-veil',
      c => (c.effects[0].options[0].demon = 'orc'),
      '[0].effects[0].options[0].demon: no demon orc',
    ],
    [
      'more demons than figures',
      'invasion-cards.json',
      'skyfall',
      c => (c.groups.blue[0].demons[0].count = 9),
      '[0].groups.blue[0].demons[0].count: 9 of cacodemon, but the box holds 4',
    ],
    [
      'a kind nobody has',
      'invasion-cards.json',
      'skyfall',
      c => (c.groups.red[1].demons[0].demon = 'orc'),
      '[0].groups.red[1].demons[0].demon: no demon orc',
    ],
    [
      'a stagger value beyond health',
      'demons.json',
      'imp',
      c => (c.stagger = 4),
      '[0].stagger: must be less than health',
    ],
    ['a base that is not large', 'demons.json', 'imp', c => (c.base = [2, 2]), '[0].large: the base is 2x2'],
    [
      'an impossible base',
      'demons.json',
      'cyberdemon',
      c => (c.base = [3, 3]),
      '[0].base: a base is 1x1, 1x2, 2x2 or 2x3 (D-LARGE-1)',
    ],
    [
      'two special defenses',
      'demons.json',
      'imp',
      c => (c.specialDefense.dodge = true),
      '[0].specialDefense: is either shields or a dodge',
    ],
    [
      'no attack dice',
      'demons.json',
      'imp',
      c => (c.dice = { red: 0, black: 0 }),
      '[0].dice: a demon attacks with at least one die',
    ],
    [
      'a card list that is not the set',
      'weapons.json',
      'chaingun',
      c => c.cards.reverse(),
      '[0].cards: lists brace, sweeping-fire, spin-to-full, but the set is spin-to-full, sweeping-fire, brace',
    ],
    [
      'a recommended class that nobody has',
      'marine-cards.json',
      'alpha',
      c => (c.hints.class = 'tank'),
      '[0].hints.class: no class card tank',
    ],
    [
      'a recommended weapon that has to be found',
      'marine-cards.json',
      'alpha',
      c => (c.hints.weapons[1] = 'chaingun'),
      '[0].hints.weapons[1]: chaingun is no starting weapon (D-SETUP-8)',
    ],
    [
      'stripes on a starting weapon',
      'weapons.json',
      'plasma-rifle',
      c => (c.stripes = true),
      '[0].stripes: starting weapons have no stripes, found ones do (D-WEAPON-6)',
    ],
    [
      'a word of the maps',
      'event-cards.json',
      'ambush',
      c => (c.effects = [{ op: 'openDoor', doors: ['d1'] }]),
      '[0].effects[0].op: only a special rule of a mission can use openDoor',
    ],
    [
      'portals by name',
      'event-cards.json',
      'ambush',
      c => (c.effects = [{ op: 'revealPortals', portals: ['p1'] }]),
      '[0].effects[0].portals: only a special rule of a mission can name portals',
    ],
    [
      'a teleporter by name',
      'event-cards.json',
      'ambush',
      c => (c.effects = [{ op: 'setTeleporter', teleporter: 't1', active: true }]),
      '[0].effects[0].teleporter: only a special rule of a mission can name a teleporter',
    ],
    [
      'a counter nobody counts',
      'event-cards.json',
      'ambush',
      c => (c.if = [{ cond: 'counter', counter: 'sheep', min: 1 }]),
      '[0].if[0].counter: nothing on this card counts sheep',
    ],
    [
      'an id that another card has',
      'class-cards.json',
      'ripper',
      c => (c.abilities[0].id = 'imp'),
      '[0].abilities[0].id: the id imp is also used by another entry of demons',
    ],
  ])('a card with %s', (_, file, id, change, problem) => {
    expect(
      card(file, id, change).map(text => text.replace(`${file}: `, '').replace('box/event-sets.json: [1]: ', '')),
    ).toContain(problem)
  })
})

describe('a mission nobody can play or win is refused', () => {
  test.each<[string, (mission: any) => void, string]>([
    [
      'a frag limit of 0',
      m => (m.objective.params.fragLimit[2] = 0),
      'objective.params.fragLimit.2: 0 is too small; at least 1',
    ],
    ['no teleporter', m => (m.teleporters = []), 'teleporters: 0 entries; at least 1'],
    [
      'no active teleporter',
      m => (m.teleporters[0].active = false),
      'teleporters: at least one must be active: killed marines come back there',
    ],
    ['no tiles', m => (m.tiles = []), 'tiles: 0 entries; at least 1'],
    ['an unknown tile', m => (m.tiles[0].tile = '99A'), 'tiles: unknown tile 99A'],
    [
      'more pieces than the box holds',
      m => (m.tiles[5].tile = '16B'),
      'tiles[5].tile: only 1 pieces have the number 16',
    ],
    ['tiles that overlap', m => (m.tiles[0].y = 4), 'tiles: tiles 10A and 05A overlap at 3,4'],
    ['a tile apart from the others', m => (m.tiles[6].x = 20), 'tiles: nobody can get to 20,7 21,7 20,8 21,8'],
    [
      'a checkpoint on an island',
      m => {
        m.tiles[6].x = 20
        m.objectiveTokens[1].at = [20, 8]
        m.objective.places.checkpoints[1] = [20, 8]
      },
      'objectiveTokens[1].at: 20,8 cannot be reached from the start',
    ],
    ['an item outside the map', m => (m.items[1].at = [40, 40]), 'items[1].at: 40,40 is not on the map'],
    ['a portal in a pit', m => (m.portals[1].at = [7, 3]), 'portals[1].at: 7,3 is blocking or impassable'],
    ['two tokens in one space', m => (m.items[1].at = [4, 5]), 'objectiveTokens[2].at: another token lies on 4,5'],
    ['two marines in one space', m => (m.marineStart.spaces[1] = [0, 3]), 'marineStart: two figures start on 0,3'],
    [
      'a start in the wall',
      m => (m.marineStart.spaces[0] = [6, 1]),
      'marineStart.spaces[0]: a marine cannot stand here',
    ],
    [
      'a door in a wall',
      m => (m.doors[0].edges[0] = 'V 5,1'),
      'doors[0].edges[0]: V 5,1 does not lie between two spaces',
    ],
    [
      'a door across terrain',
      m => (m.doors[0].edges[0] = 'V 6,1'),
      'doors[0].edges[0]: a door needs an open edge; here is a wall or terrain',
    ],
    [
      'two doors on one edge',
      m => m.doors.push({ id: 'd3', edges: ['V 5,2'] }),
      'doors[2]: another door is there already',
    ],
    [
      'an edge nobody can read',
      m => (m.doors[0].edges[0] = 'north of 5,2'),
      'doors[0].edges[0]: "north of 5,2": an edge is written V x,y or H x,y',
    ],
    ['a portal in another area', m => (m.portals[2].area = 1), 'portals[2].area: it lies in area 2, not 1'],
    ['an unknown operation', m => (m.operation = 'nowhere'), 'operation: no operation nowhere'],
    [
      'an operation that does not list it',
      m => (m.operation = 'exodus'),
      'operation: the operation exodus does not list foundry-night-1',
    ],
    ['an unknown objective', m => (m.objective.card = 'have-fun'), 'objective.card: no objective card have-fun'],
    ['an unknown threat', m => (m.threat.card = 'boredom'), 'threat.card: no threat card boredom'],
    [
      'an unknown invasion card',
      m => (m.recommended.invasion = 'picnic'),
      'recommended.invasion: no invasion card picnic',
    ],
    [
      'an event set twice',
      m => (m.recommended.eventSets[1] = 'power-overwhelming'),
      'recommended.eventSets[1]: power-overwhelming is named twice',
    ],
    [
      'an unknown event set',
      m => (m.recommended.eventSets[1] = 'birthday'),
      'recommended.eventSets[1]: no event set birthday',
    ],
    [
      'too few checkpoints',
      m => m.objectiveTokens.pop(),
      'objectiveTokens: guard-duty needs 3 checkpoint tokens, not 2',
    ],
    [
      'a checkpoint nobody placed',
      m => (m.objective.params.checkpoints[0] = 'v9'),
      'objective.params.checkpoints: no objective token v9 in this mission',
    ],
    [
      'places beside the tokens',
      m => (m.objective.places.checkpoints[0] = [7, 0]),
      'objective.places.checkpoints: must be 4,5 7,5 9,8, the spaces of its tokens or zone',
    ],
    [
      'a sealed breach with infestation',
      m => {
        m.objective = { card: 'seal-the-breach', params: m.objective.params }
        m.threat = { card: 'infestation', params: {} }
      },
      'threat.card: seal-the-breach goes with horde or assault',
    ],
    [
      'more to seal than tokens',
      m => {
        m.objective = { card: 'seal-the-breach', params: m.objective.params }
        for (let n = 0; n < 12; n++) m.portals.push({ ...m.portals[1], id: `q${n}` })
      },
      'portals: sealing them all takes 28 progress tokens; seal-the-breach has 12',
    ],
    [
      'a purge with endless portals',
      m => (m.objective.card = 'purge-protocol'),
      'threat.card: purge-protocol goes with infestation: portals must leave the map',
    ],
    [
      'samples without carriers',
      m => {
        m.objective.card = 'sample-collection'
        m.portals[1].level = 'blue'
      },
      'portals: sample-collection needs 1 yellow or red portals, not 0',
    ],
    [
      'an escort without drone or exit',
      m => (m.objective.card = 'escort-detail'),
      'objective.params.exit: escort-detail needs a zone',
    ],
    [
      'assets without a zone',
      m => {
        m.objective.card = 'asset-extraction'
        m.objective.params.extraction = 'lift'
      },
      'objective.params.extraction: no zone lift in this mission',
    ],
    [
      'a face-down portal with assault',
      m => (m.portals[0].active = false),
      'portals[0].active: with assault all portals are face up',
    ],
    ['a stock for horde', m => (m.threat.card = 'horde'), 'threat.params.stock: horde has no stock'],
    [
      'a hidden portal at the start',
      m => {
        m.threat = { card: 'infestation', params: {} }
        m.portals[2].active = false
      },
      'portals[2].active: with infestation no face-down portal lies in the start area',
    ],
    [
      'a door inside an area, with infestation',
      m => {
        m.threat = { card: 'infestation', params: {} }
        m.doors.push({ id: 'd3', edges: ['V 7,5'] })
      },
      'doors[2]: with infestation every door parts two areas',
    ],
    [
      'a starting weapon on the map',
      m => (m.items[0].weapon = 'plasma-rifle'),
      'items[0].weapon: plasma-rifle is a starting weapon (D-SETUP-8)',
    ],
    ['an unknown weapon on the map', m => (m.items[0].weapon = 'spoon'), 'items[0].weapon: no weapon spoon'],
    [
      'more weapons than tokens',
      m => {
        for (const n of [1, 2, 3]) m.items[n] = { ...m.items[0], at: m.items[n].at }
      },
      'items[2].weapon: only 2 tokens of frag-grenade exist',
    ],
    [
      'more demons at the start than figures',
      m =>
        (m.figures = [
          { demon: 'cyberdemon', at: [7, 0] },
          { demon: 'cyberdemon', at: [6, 0] },
        ]),
      'figures[1]: only 1 figures of cyberdemon exist',
    ],
    [
      'a portal that large demons cannot leave',
      m => {
        m.portals[0].at = [9, 7]
        m.portals[0].level = 'red'
      },
      'portals[0].at: a demon with a base of 2x2 cannot get from here to the marines',
    ],
    [
      'no room for a group',
      m => {
        m.doors.push({ id: 'd3', edges: ['V 9,7', 'V 9,8'] })
        m.portals[0].at = [9, 7]
        m.portals[0].level = 'red'
      },
      'portals[0].at: no room for 1 baron-of-hell, 5 imp: 4 spaces within 2',
    ],
    [
      'an empty zone',
      m => (m.zones.furnace = { rect: [50, 50, 60, 60] }),
      'zones.furnace: no space of this zone can be reached',
    ],
    [
      'a zone of tiles that are not there',
      m => (m.zones.furnace = { tiles: [30] }),
      'zones.furnace.tiles[0]: no tile at position 30',
    ],
    [
      'a zone beside the map',
      m =>
        (m.zones.furnace = {
          spaces: [
            [0, 3],
            [50, 50],
          ],
        }),
      'zones.furnace.spaces[1]: 50,50 is not on the map',
    ],
    [
      'a rule about an unknown zone',
      m => (m.specialRules[0].effects[0].who.zone = 'sauna'),
      'specialRules[0].effects[0].who.zone: no zone sauna in this mission',
    ],
    [
      'a rule about an unknown portal',
      m => (m.specialRules[0].effects = [{ op: 'summonFromPortals', portals: ['p9'] }]),
      'specialRules[0].effects[0].portals: no portal p9 in this mission',
    ],
    [
      'a rule about an unknown door',
      m => (m.specialRules[0].if = [{ cond: 'door', door: 'd9' }]),
      'specialRules[0].if[0].door: no door d9 in this mission',
    ],
    [
      'a rule about an unknown counter',
      m => (m.specialRules[0].if = [{ cond: 'counter', counter: 'heat', is: 2 }]),
      'specialRules[0].if[0].counter: no counter heat in this mission',
    ],
    [
      'a rule about an unknown tag',
      m => (m.specialRules[0].if = [{ cond: 'tagOnMap', tag: 'boss', max: 0 }]),
      'specialRules[0].if[0].tag: no tag boss in this mission',
    ],
    [
      'a named teleporter with the word for picked ones',
      m => (m.specialRules[0].effects = [{ op: 'setTeleporter', teleporter: 't1', state: 'inactive' }]),
      'specialRules[0].effects[0].state: goes with teleporters that are picked',
    ],
    [
      'a picked teleporter with the word for named ones',
      m => (m.specialRules[0].effects = [{ op: 'setTeleporter', pick: 1, state: 'active', active: false }]),
      'specialRules[0].effects[0].active: goes with a teleporter that is named',
    ],
    [
      'a rule about an unknown teleporter',
      m => (m.specialRules[0].effects = [{ op: 'setTeleporter', teleporter: 't9', active: false }]),
      'specialRules[0].effects[0].teleporter: no teleporter t9 in this mission',
    ],
    [
      'a rule about an unknown token',
      m => (m.specialRules[0].effects = [{ op: 'moveToken', token: 'v9', to: [4, 5] }]),
      'specialRules[0].effects[0].token: no objective token v9 in this mission',
    ],
    [
      'a rule that moves a token into the void',
      m => (m.specialRules[0].effects = [{ op: 'moveToken', token: 'v1', to: [50, 5] }]),
      'specialRules[0].effects[0].to: 50,5 is not on the map',
    ],
    [
      'a rule that turns no space to lava',
      m => (m.specialRules[0].effects = [{ op: 'setTerrain', spaces: [[50, 5]], terrain: 'impassable' }]),
      'specialRules[0].effects[0].spaces[0]: 50,5 is not on the map',
    ],
    [
      'a boss that does not fit',
      m => (m.specialRules[0].effects = [{ op: 'placeDemon', demon: 'cyberdemon', at: [7, 11] }]),
      'specialRules[0].effects[0].at: no room for a base of 2x3 with its upper left space here',
    ],
    [
      'a boss nobody placed',
      m => (m.objective.params.boss = 'tyrant'),
      'objective.params.boss: no special rule places a demon with the tag tyrant',
    ],
    [
      'an item without a weapon',
      m => (m.specialRules[0].effects = [{ op: 'placeItem', type: 'weapon', at: [7, 0] }]),
      'specialRules[0].effects[0].weapon: a weapon item names its weapon, a health pack none',
    ],
    [
      'a word that belongs on cards',
      m => (m.specialRules[0].effects = [{ op: 'stun', who: 'marines' }]),
      'specialRules[0].effects[0].op: a special rule cannot use stun',
    ],
    [
      'a question that belongs on cards',
      m => (m.specialRules[0].if = [{ cond: 'defenderAlive' }]),
      'specialRules[0].if[0].cond: a special rule cannot ask defenderAlive',
    ],
    [
      'a moment that belongs on cards',
      m => (m.specialRules[0].timing = 'during-attack'),
      'specialRules[0].timing: "during-attack" is not allowed; allowed: "passive", "activation-end"',
    ],
    ['a door named twice', m => (m.doors[1].id = 'd1'), 'doors[1].id: the id d1 is used twice'],
    [
      'a rule named like a rule of the box',
      m => (m.specialRules[0].id = 'bb1-alarm'),
      'specialRules[0].id: the id bb1-alarm is also used by a rule of black-bishop-1',
    ],
    [
      'a weapon nobody starts with',
      m =>
        (m.tutorial = {
          skip: [],
          weapons: {
            alpha: ['chaingun', 'plasma-rifle'],
            bravo: ['plasma-rifle', 'burst-rifle'],
            charlie: ['plasma-rifle', 'burst-rifle'],
            delta: ['plasma-rifle', 'burst-rifle'],
          },
        }),
      'tutorial.weapons.alpha[0]: chaingun is no starting weapon (D-SETUP-8)',
    ],
  ])('for %s', (_, change, problem) => {
    const found = mission(change)
    expect(
      found.some(text => text.startsWith(`${MISSION}: ${problem}`)),
      found.join('\n'),
    ).toBe(true)
  })

  test('for a file that is called otherwise', () => {
    const { [MISSION]: text, ...files } = foundry
    expect(problems({ ...files, 'maps/missions/other.json': text })[0]).toBe(
      'maps/missions/other.json: id: the file of foundry-night-1 must be called foundry-night-1.json',
    )
  })

  test('for an operation that lists a mission nobody wrote', () => {
    const file = 'maps/operations.json'
    const text = foundry[file]!.replace('["foundry-night-1"]', '["foundry-night-1", "foundry-night-2"]')
    expect(problems({ ...foundry, [file]: text })).toEqual([
      `${file}: operations[0].missions[1]: no mission foundry-night-2`,
    ])
  })

  test('for demons of the pack that do not fit on the maps of the box', () => {
    const found = card('demons.json', 'imp', imp => Object.assign(imp, { base: [2, 3], large: true }))
    expect(found.some(text => text.startsWith('box/maps/missions/'))).toBe(true)
  })
})

/** Each would load and then, silently, never do what it says. */
describe('what the rules would pass over is refused', () => {
  const timing = (word: string) => (entry: any) => {
    entry.timing = word
  }
  const effect = (change: object) => (entry: any) => Object.assign(entry.effects[0], change)
  const ability = (change: (ability: any) => void) => (entry: any) => change(entry.abilities[0])

  test.each([
    [
      'an event after a defense',
      'event-cards.json',
      'onslaught',
      timing('after-defense'),
      'timing',
      'nobody asks an event card at after-defense; it can be',
    ],
    [
      'an event that is always in force',
      'event-cards.json',
      'darkness',
      timing('passive'),
      'timing',
      'nobody asks an event card at passive',
    ],
    [
      'a Glory Kill card that is always in force',
      'glory-kill-cards.json',
      'blood-armor',
      timing('passive'),
      'timing',
      'nobody asks a glory card at passive',
    ],
    [
      'a class at a moment of demons',
      'class-cards.json',
      'ripper',
      ability(timing('after-enemy-attack')),
      'abilities[0].timing',
      'nobody asks a class card',
    ],
    [
      'a class in the status phase',
      'class-cards.json',
      'ripper',
      ability(timing('status-phase:end')),
      'abilities[0].timing',
      'nobody asks a class card',
    ],
    [
      'a demon in an activation',
      'demons.json',
      'imp',
      ability(timing('during-activation')),
      'abilities[0].timing',
      'nobody asks a demon card',
    ],
    [
      'a rule at a moment of attacks',
      'objective-cards.json',
      'guard-duty',
      (card: any) => timing('during-attack')(card.rules[0]),
      'rules[0].timing',
      'nobody asks an objective card',
    ],
    [
      'a Glory Kill card that is kept',
      'glory-kill-cards.json',
      'blood-armor',
      (card: any) => {
        card.cost = {}
      },
      'cost.discardThis',
      'without end',
    ],
    [
      'a class card that is discarded',
      'class-cards.json',
      'marksman',
      ability(a => {
        a.cost = { discardThis: true }
      }),
      'abilities[0].cost.discardThis',
      'only a Glory Kill card',
    ],
    [
      'a price of dice as the price of an ability',
      'class-cards.json',
      'marksman',
      ability(a => {
        a.cost = { movementPerDie: 1 }
      }),
      'abilities[0].cost.movementPerDie',
      'the price of a rerollDice',
    ],
    [
      'a limit of effects on an ability',
      'class-cards.json',
      'scavenger',
      ability(a => {
        a.limit = 'once-per-target-per-activation'
      }),
      'abilities[0].limit',
      'a limit of single effects',
    ],
    [
      'a passive with a condition',
      'class-cards.json',
      'slipstream',
      ability(a => {
        a.if = [{ cond: 'marines', min: 2 }]
      }),
      'abilities[0].if',
      'no conditions',
    ],
    [
      'a passive that does something',
      'class-cards.json',
      'slipstream',
      ability(a => {
        a.effects = [{ op: 'heal', who: 'self', amount: 1 }]
      }),
      'abilities[0].effects[0].op',
      'stays in force',
    ],
    [
      'a passive word on a card that is played',
      'event-cards.json',
      'darkness',
      (card: any) => {
        card.effects = [{ op: 'modifySplash', who: 'self', amount: 1, against: 'demon' }]
      },
      'effects[0].op',
      'only ever passive',
    ],
    [
      'an effect at a moment that never comes',
      'event-cards.json',
      'darkness',
      effect({ at: 'on-sprint' }),
      'effects[0].at',
      'nothing waits for on-sprint',
    ],
    [
      'range without an attack',
      'event-cards.json',
      'darkness',
      (card: any) => {
        card.effects = [{ op: 'modifyRange', amount: 2 }]
      },
      'effects[0].op',
      'no attack at between-activations',
    ],
    [
      'an invader who fetches initiative cards',
      'event-cards.json',
      'darkness',
      (card: any) => {
        card.effects = [{ op: 'fetchInitiative', card: 'own', to: 'top' }]
      },
      'effects[0].op',
      'an event card cannot use fetchInitiative',
    ],
    [
      'a marine with the attack of a demon',
      'class-cards.json',
      'gunslinger',
      ability(a => {
        a.effects[0].profile = 'own'
      }),
      'abilities[0].effects[0].profile',
      'only demons',
    ],
    [
      'events for a marine',
      'class-cards.json',
      'scavenger',
      ability(a => {
        a.effects[0].deck = 'event'
      }),
      'abilities[0].effects[0].who',
      'the invader draws events',
    ],
    [
      'action cards for the invader',
      'event-cards.json',
      'devious-schemes',
      (card: any) => {
        card.effects[0].deck = 'action'
      },
      'effects[0].who',
      'marines draw',
    ],
    [
      'a lasting effect inside a choice',
      'event-cards.json',
      'dark-pact',
      (card: any) => {
        card.effects[0].options[0] = [{ op: 'restrictMovement', who: 'chooser', until: 'round-end' }]
      },
      'effects[0].options[0][0]',
      'at once',
    ],
    [
      'dice that stay but are never counted',
      'event-cards.json',
      'blood-frenzy',
      (card: any) => {
        delete card.effects.find((e: any) => e.op === 'addDice').at
      },
      'effects[1].at',
      'counted at before-attack',
    ],
    [
      'shields that last for somebody else',
      'action-cards.json',
      'brace',
      (card: any) => {
        card.effects[2].who = 'defender'
      },
      'effects[2].who',
      'whoever has the card',
    ],
    [
      'shields for oneself while another defends',
      'class-cards.json',
      'shield-bearer',
      (card: any) => {
        card.abilities[0].effects[0].who = 'self'
      },
      'abilities[0].effects[0].who',
      'another marine defends then',
    ],
    [
      'teleporters turned nowhere',
      'event-cards.json',
      'severed-conduit',
      (card: any) => {
        delete card.effects[0].state
      },
      'effects[0].state',
      'which side',
    ],
    [
      'a large demon from the void',
      'event-cards.json',
      'torn-veil',
      (card: any) => {
        card.effects[0].options[0].demon = 'mancubus'
      },
      'effects[0].options[0].demon',
      'one space',
    ],
    [
      'a Glory Kill instead of damage when no damage is suffered',
      'action-cards.json',
      'saw-through',
      (card: any) => {
        card.effects[0].at = 'after-attack'
      },
      'effects[0].replacesDamage',
      'suffer-damage',
    ],
    [
      'a reaction with speed',
      'action-cards.json',
      'armor',
      (card: any) => {
        card.speed = 2
      },
      'speed',
      'no speed',
    ],
    [
      'wings without flight',
      'demons.json',
      'imp',
      (card: any) => {
        card.flying = true
      },
      'flying',
      'no passive ability',
    ],
    [
      'squad numbers that differ from the effects',
      'squad-cards.json',
      'combat-veteran',
      (card: any) => {
        card.health = 3
      },
      'health',
      'its effects say 2',
    ],
    [
      'a squad card nobody is dealt',
      'squad-cards.json',
      'taking-point',
      (card: any) => {
        card.marines = 4
      },
      'marines',
      'no squad card',
    ],
    [
      'two prices',
      'threat-cards.json',
      'assault',
      (card: any) => {
        card.price.red = 4
      },
      'price',
      'differs',
    ],
    [
      'two stocks',
      'threat-cards.json',
      'assault',
      (card: any) => {
        card.stock = 7
      },
      'stock',
      'its setup gives 6',
    ],
    [
      'two healths of the drone',
      'objective-cards.json',
      'escort-detail',
      (card: any) => {
        card.drone.health = 9
      },
      'drone',
      'as its effects say',
    ],
    [
      'another way for the invader to win',
      'objective-cards.json',
      'escort-detail',
      (card: any) => {
        card.invaderWin.condition = { cond: 'demonsOnMap', max: 3 }
      },
      'invaderWin.condition',
      'frags',
    ],
    [
      'a second ability of a marine',
      'marine-cards.json',
      'alpha',
      (card: any) => {
        card.abilities.push({ ...card.abilities[0], id: 'alpha-jump' })
      },
      'abilities',
      'Sprint alone',
    ],
    [
      'another stun',
      'stun-card.json',
      'stunned',
      (card: any) => {
        card.effects.pop()
      },
      'effects',
      'D-STUN',
    ],
    [
      'a stun of somebody else',
      'stun-card.json',
      'stunned',
      (card: any) => {
        card.effects[1].who = 'trigger-figure'
      },
      'effects',
      'D-STUN',
    ],
    [
      'more initiative cards',
      'initiative-cards.json',
      'initiative-invader',
      (card: any) => {
        card.copies = 8
      },
      'copies',
      'is 6',
    ],
  ] as const)('%s', (_, file, id, change, path, reason) => {
    const found = card(file, id, change as (entry: any) => void)
    expect(
      found.some(text => text.startsWith(`${file}: [0].${path}: `) && text.includes(reason)),
      found.join('\n'),
    ).toBe(true)
  })

  test.each([
    [
      'a limit on an effect',
      'once-per-activation',
      (e: any) => {
        e.limit = 'once-per-activation'
      },
    ],
    [
      'several tokens carried',
      'maxCarried',
      (e: any) => {
        Object.assign(e, { op: 'takeToken', token: 'objective', maxCarried: 2 })
      },
    ],
    [
      'a view from elsewhere',
      'from',
      (e: any) => {
        Object.assign(e, { op: 'borrowLineOfSight', who: 'self', from: 'defender' })
      },
    ],
  ])('%s does not fit the schema', (_, word, change) => {
    const found = card('event-cards.json', 'darkness', entry => change(entry.effects[0]))
    expect(found.length, word).toBeGreaterThan(0)
  })
})
