import type { DoomDecisionKind } from '@redoubt/doom'
import classes from '@redoubt/doom/content/class-cards.json'
import events from '@redoubt/doom/content/event-cards.json'
import objectives from '@redoubt/doom/content/objective-cards.json'
import type { Scene } from '../scene.ts'

/** An open room of so many columns and rows. */
function room(columns: number, rows: number): string[] {
  const wall = `+${'-+'.repeat(columns)}`
  const floor = `|${'. '.repeat(columns).trimEnd()}|`
  const open = `+${' +'.repeat(columns)}`
  return [wall, ...Array.from({ length: rows }, (_, row) => [floor, row < rows - 1 ? open : wall]).flat()]
}

/** Four marines, so that nobody has a squad card; those not mentioned are dead, and nobody holds more than is said. */
function position(
  marines: Readonly<Record<string, object>>,
  scenario: Readonly<Record<string, unknown>>,
  options: Readonly<Record<string, unknown>> = {},
): object {
  const squad = ['alpha', 'bravo', 'charlie', 'delta']
  return {
    ...{ mission: 'black-bishop-3', marines: 4 },
    ...{ eventSets: ['power-overwhelming', 'seek-and-destroy', 'armored-offensive'] },
    squad: Object.fromEntries(squad.map(id => [id, { class: null }])),
    ...options,
    scenario: {
      ...{ map: room(7, 3), initiative: [], events: { hand: [] } },
      marines: Object.fromEntries(squad.map(id => [id, { hand: [], ...(marines[id] ?? { at: null }) }])),
      ...scenario,
    },
  }
}

/** A pack in which one card of the box says something else. */
function packWith<C extends { id: string }>(
  file: string,
  cards: readonly C[],
  id: string,
  change: (card: C) => object,
) {
  const card = change(cards.find(one => one.id === id)!)
  const manifest = { id: 'gallery', name: 'Gallery', version: '1' }
  return { pack: { 'pack.json': JSON.stringify(manifest), [file]: JSON.stringify([card]) } }
}

/** No card of the box lets a demon attack more than once again. */
const onslaughtTwice = packWith('event-cards.json', events, 'onslaught', card => ({
  ...card,
  effects: card.effects.map(effect => ({ ...effect, times: 2 })),
}))

/** What the box says of Sprint costs nothing, so nobody is asked. */
const paidSprint = packWith('class-cards.json', classes, 'assault-runner', card => ({
  ...card,
  abilities: card.abilities.map(ability => ({ ...ability, cost: { movement: 1 } })),
}))

const NEAR_DEMON = { pick: 1, side: 'demon', within: 'adjacent', of: 'self' }

/** In the box only marines carry what can be dropped, and a marine drops it in its one space. */
const demonsCarry = packWith('objective-cards.json', objectives, 'asset-extraction', card => ({
  ...card,
  rules: card.rules.map(rule =>
    rule.id === 'extract-pass' ? { ...rule, effects: [{ op: 'passToken', token: 'objective', to: NEAR_DEMON }] } : rule,
  ),
}))

const baron = { kind: 'baron-of-hell', at: ['f1', 'g1', 'f2', 'g2'] }

/** Questions that matches played at random hardly ever come to. */
export const DOOM_SCENES = {
  kit: {
    options: {
      ...{ mission: 'black-bishop-2', marines: 1 },
      squad: { alpha: { class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'], usual: true } },
    },
    keys: [],
  },
  'attack-again': {
    options: position(
      { alpha: { at: 'a1', deck: ['ammo-check'] }, bravo: { at: 'a2', deck: ['ammo-check'] }, charlie: { at: 'a3' } },
      { demons: [{ kind: 'imp', at: 'c2' }], turn: 'imp', events: { hand: ['onslaught'] }, dice: [0, 0, 0, 0] },
      onslaughtTwice,
    ),
    keys: ['attack', 'target:alpha', 'use:onslaught', 'target:bravo'],
  },
  line: {
    options: position(
      { alpha: { at: 'a2', hand: ['rail-line'], weapons: ['gauss-cannon'] } },
      {
        demons: [baron, { kind: 'imp', at: 'e2' }, { kind: 'pinky', at: 'e1' }],
        ...{ turn: 'alpha', dice: [0, 0, 0] },
      },
    ),
    keys: ['play:rail-line', 'attack:rail-line', 'target:baron-of-hell-1'],
  },
  'effect-order': {
    options: position(
      {
        alpha: {
          ...{ at: 'a1', hand: ['throw-siphon-grenade', 'recharge-cycle'], deck: ['sidearm', 'armor', 'ammo-check'] },
          ...{ discard: ['critical-mass', 'double-time'], weapons: ['siphon-grenade', 'bfg-9000'] },
        },
      },
      { map: room(9, 1), demons: [{ kind: 'imp', at: 'd1' }], turn: 'alpha', initiative: ['alpha'] },
    ),
    keys: ['play:throw-siphon-grenade', 'token:c1', 'play:recharge-cycle', 'end'],
  },
  'drop-token': {
    options: position(
      { alpha: { at: 'e2', mp: 4, carries: 'o1', hand: ['armor'] } },
      { demons: [{ ...baron, damage: 9 }], turn: 'alpha' },
      demonsCarry,
    ),
    keys: ['use:extract-pass', 'step:f2'],
  },
  'hand-over': {
    options: position(
      { alpha: { at: 'b2', mp: 3, carries: 'o1' }, bravo: { at: 'a2' }, charlie: { at: 'c2' } },
      { demons: [], turn: 'alpha' },
    ),
    keys: ['use:extract-pass'],
  },
  'activation-end': {
    options: position(
      { alpha: { at: 'a2' } },
      {
        demons: [{ kind: 'cyberdemon', at: ['b1', 'c1', 'b2', 'c2', 'b3', 'c3'] }],
        turn: 'cyberdemon',
        argent: { cyberdemon: 2 },
      },
    ),
    keys: ['end'],
  },
  'demon-activation-end': {
    options: position(
      { alpha: { at: 'a1', hand: ['hold-the-lane'], weapons: ['gauss-cannon'] } },
      { demons: [{ kind: 'imp', at: 'g1' }], turn: 'imp' },
    ),
    keys: ['end'],
  },
  'on-sprint': {
    options: position(
      { alpha: { at: 'a1', hand: ['armor'] } },
      { demons: [{ kind: 'imp', at: 'c1' }], turn: 'alpha' },
      { ...paidSprint, squad: { alpha: { class: 'assault-runner' } } },
    ),
    keys: ['sprint:armor'],
  },
} satisfies Partial<Record<DoomDecisionKind, Scene>>
