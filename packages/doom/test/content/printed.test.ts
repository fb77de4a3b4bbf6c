import { expect, test } from 'vitest'
import { boxEntries } from '../../src/content/box.ts'

/** What stands on the cards besides sentences and what other tests play through, written down once more. */
const box = boxEntries()
const dice = ({ range, red, black }: { range: number; red: number; black: number }) =>
  `${range}: ${red} red ${black} black`

test('D-ACTION-1, D-WEAPON-1 action cards: set, place in it, copies, type, attack, traits', () => {
  expect(
    box.actionCards.map(card =>
      [
        card.id,
        `${card.set} ${card.number}/${card.setSize}`,
        `${card.copies}x`,
        card.type,
        card.attack ? dice(card.attack) : '-',
        card.traits.join(' '),
      ].join(', '),
    ),
  ).toEqual([
    'armor, uac 1/4, 4x, reaction, -, uac',
    'sidearm, uac 2/4, 4x, main, 4: 1 red 1 black, uac',
    'double-time, uac 3/4, 4x, bonus, -, uac',
    'ammo-check, uac 4/4, 4x, bonus, -, uac',
    'point-blank-blast, combat-shotgun 1/3, 2x, main, 3: 2 red 1 black, combat-shotgun shotgun',
    'triple-burst, combat-shotgun 2/3, 2x, main, 3: 0 red 1 black, combat-shotgun shotgun',
    'shoulder-through, combat-shotgun 3/3, 2x, bonus, -, combat-shotgun shotgun',
    'up-close-and-personal, super-shotgun 1/3, 2x, main, 2: 1 red 2 black, super-shotgun shotgun',
    'both-barrels, super-shotgun 2/3, 2x, main, 2: 3 red 2 black, super-shotgun shotgun',
    'snap-reload, super-shotgun 3/3, 2x, bonus, -, super-shotgun shotgun',
    'hold-the-trigger, heavy-assault-rifle 1/3, 2x, main, 6: 1 red 1 black, heavy-assault-rifle rifle',
    'aimed-salvo, heavy-assault-rifle 2/3, 2x, main, 8: 1 red 2 black, heavy-assault-rifle rifle',
    'target-lock, heavy-assault-rifle 3/3, 2x, main, 6: 3 red 0 black, heavy-assault-rifle rifle',
    'stun-bomb, plasma-rifle 1/3, 2x, main, 5: 2 red 1 black, plasma-rifle rifle',
    'plasma-stream, plasma-rifle 2/3, 2x, main, 5: 4 red 0 black, plasma-rifle rifle',
    'thermal-purge, plasma-rifle 3/3, 2x, bonus, -, plasma-rifle rifle',
    'run-and-gun, burst-rifle 1/3, 2x, main, 4: 3 red 0 black, burst-rifle rifle',
    'walking-fire, burst-rifle 2/3, 2x, main, 5: 2 red 1 black, burst-rifle rifle',
    'break-contact, burst-rifle 3/3, 2x, reaction, -, burst-rifle rifle',
    'kinetic-arc, static-rifle 1/3, 2x, main, 6: 0 red 1 black, static-rifle rifle',
    'full-discharge, static-rifle 2/3, 2x, main, 6: 2 red 1 black, static-rifle rifle',
    'dynamo-stride, static-rifle 3/3, 2x, bonus, -, static-rifle rifle',
    'rocket-salvo-1, rocket-launcher 1/3, 1x, main, 7: 2 red 2 black, rocket-launcher',
    'rocket-salvo-2, rocket-launcher 2/3, 1x, main, 7: 2 red 2 black, rocket-launcher',
    'blast-jump, rocket-launcher 3/3, 1x, bonus, -, rocket-launcher',
    'spin-to-full, chaingun 1/3, 1x, main, 5: 2 red 1 black, chaingun',
    'sweeping-fire, chaingun 2/3, 1x, main, 5: 2 red 0 black, chaingun',
    'brace, chaingun 3/3, 1x, bonus, -, chaingun',
    'saw-through, chainsaw 1/3, 1x, main, 1: 2 red 1 black, chainsaw',
    'carve-a-path, chainsaw 2/3, 1x, main, 1: 1 red 1 black, chainsaw',
    'rev-the-engine, chainsaw 3/3, 1x, bonus, -, chainsaw',
    'piercing-bolt, gauss-cannon 1/3, 1x, main, 10: 1 red 2 black, gauss-cannon',
    'rail-line, gauss-cannon 2/3, 1x, main, 10: 1 red 2 black, gauss-cannon',
    'hold-the-lane, gauss-cannon 3/3, 1x, reaction, 10: 1 red 1 black, gauss-cannon',
    'critical-mass, bfg-9000 1/3, 1x, main, 6: 3 red 2 black, bfg-9000',
    'tendril-surge, bfg-9000 2/3, 1x, main, 6: 1 red 2 black, bfg-9000',
    'recharge-cycle, bfg-9000 3/3, 1x, bonus, -, bfg-9000',
    'throw-frag-grenade, frag-grenade 1/1, 2x, bonus, -, grenade frag-grenade',
    'throw-siphon-grenade, siphon-grenade 1/1, 2x, bonus, -, grenade siphon-grenade',
    'throw-decoy-grenade, decoy-grenade 1/1, 2x, bonus, -, grenade decoy-grenade',
  ])
})

test('D-EVENT-1, D-DEFENSE-1 event cards: set, copies and what they are worth in defense', () => {
  expect(
    box.events.map(
      ({ id, set, copies, defense }) =>
        `${id}: ${set}, ${copies}x, ${defense.shields}${defense.special ? ' special' : ''}`,
    ),
  ).toEqual([
    'demonic-strength: power-overwhelming, 2x, 0 special',
    'hellish-power: power-overwhelming, 1x, 0',
    'crippling-strike: power-overwhelming, 1x, 1',
    'onslaught: power-overwhelming, 1x, 0',
    'explosive-blast: power-overwhelming, 1x, 0',
    'demonic-speed: seek-and-destroy, 2x, 1',
    'demonic-precision: seek-and-destroy, 1x, 0 special',
    'ambush: seek-and-destroy, 1x, 0 special',
    'ferocity: seek-and-destroy, 1x, 0',
    'execution: seek-and-destroy, 1x, 0',
    'demonic-resilience: armored-offensive, 2x, 0 special',
    'iron-skin: armored-offensive, 1x, 2',
    'unbreakable: armored-offensive, 1x, 2',
    'unstoppable: armored-offensive, 1x, 1',
    'wall-of-flesh: armored-offensive, 1x, 0',
    'paranoia: whispers-in-the-dark, 1x, 0 special',
    'darkness: whispers-in-the-dark, 1x, 0 special',
    'devious-schemes: whispers-in-the-dark, 1x, 0',
    'dark-pact: whispers-in-the-dark, 1x, 0 special',
    'beckoning-voices: whispers-in-the-dark, 1x, 0',
    'severed-conduit: whispers-in-the-dark, 1x, 1',
    'death-curse: rites-of-blood, 1x, 0 special',
    'soul-harvest: rites-of-blood, 1x, 0 special',
    'carrion-feast: rites-of-blood, 1x, 1',
    'blood-frenzy: rites-of-blood, 1x, 0',
    'dying-lash: rites-of-blood, 1x, 2',
    'blood-tithe: rites-of-blood, 1x, 0',
    'argent-surge: argent-tempest, 1x, 0',
    'rift-walk: argent-tempest, 1x, 0 special',
    'torn-veil: argent-tempest, 1x, 1',
    'scorched-earth: argent-tempest, 1x, 1',
    'overflow: argent-tempest, 1x, 0 special',
    'rolling-advance: argent-tempest, 1x, 2',
  ])
})

test('D-INVASION-1 invasion cards: demons, argent and points of every group', () => {
  const group = ({ demons, argent, points }: (typeof box.invasions)[number]['groups']['blue'][number]) =>
    `${demons.map(({ demon, count }) => `${count} ${demon}`).join(' + ')}, argent ${argent}, ${points} points`
  expect(
    box.invasions.flatMap(({ id, groups }) =>
      (['blue', 'yellow', 'red'] as const).map(level => `${id} ${level}: ${groups[level].map(group).join('; ')}`),
    ),
  ).toEqual([
    'first-strike blue: 3 imp, argent 0, 6 points; 2 possessed-soldier, argent 0, 6 points',
    'first-strike yellow: 2 imp + 2 cacodemon, argent 0, 12 points; 1 possessed-soldier + 2 pinky, argent 0, 13 points',
    'first-strike red: 1 cacodemon + 2 mancubus, argent 2, 18 points; 3 imp + 4 possessed-soldier, argent 0, 18 points',
    'imp-assault blue: 3 imp, argent 0, 6 points; 2 imp, argent 2, 6 points',
    'imp-assault yellow: 2 imp + 2 cacodemon, argent 2, 14 points; 2 imp + 1 revenant, argent 1, 11 points',
    'imp-assault red: 3 imp + 2 revenant, argent 0, 18 points; 4 imp + 1 baron-of-hell, argent 3, 19 points',
    'brute-stampede blue: 1 pinky, argent 1, 6 points; 2 possessed-soldier, argent 0, 6 points',
    'brute-stampede yellow: 2 pinky, argent 2, 12 points; 1 pinky + 2 possessed-soldier, argent 1, 12 points',
    'brute-stampede red: 1 baron-of-hell + 2 pinky, argent 0, 18 points; 1 pinky + 1 cacodemon + 3 possessed-soldier, argent 0, 18 points',
    'dead-battalion blue: 2 possessed-soldier, argent 0, 6 points; 1 possessed-soldier + 1 imp, argent 1, 6 points',
    'dead-battalion yellow: 4 possessed-soldier, argent 0, 12 points; 1 revenant + 2 possessed-soldier, argent 0, 12 points',
    'dead-battalion red: 1 mancubus + 4 possessed-soldier, argent 0, 18 points; 2 revenant + 2 possessed-soldier, argent 1, 19 points',
    'skyfall blue: 1 cacodemon + 1 imp, argent 0, 6 points; 3 imp, argent 0, 6 points',
    'skyfall yellow: 3 cacodemon, argent 1, 13 points; 1 revenant + 1 cacodemon + 1 imp, argent 1, 13 points',
    'skyfall red: 1 revenant + 3 cacodemon, argent 1, 19 points; 3 revenant, argent 1, 19 points',
    'furnace-march blue: 3 imp, argent 0, 6 points; 1 possessed-soldier + 1 imp, argent 1, 6 points',
    'furnace-march yellow: 1 mancubus + 2 imp, argent 2, 12 points; 1 mancubus + 2 possessed-soldier, argent 0, 12 points',
    'furnace-march red: 2 mancubus + 2 possessed-soldier, argent 0, 18 points; 1 baron-of-hell + 1 mancubus + 2 imp, argent 0, 18 points',
    'rocket-choir blue: 1 revenant, argent 0, 6 points; 2 possessed-soldier, argent 0, 6 points',
    'rocket-choir yellow: 2 revenant, argent 0, 12 points; 1 revenant + 3 imp, argent 0, 12 points',
    'rocket-choir red: 2 revenant + 3 imp, argent 0, 18 points; 1 revenant + 4 possessed-soldier, argent 0, 18 points',
    'lords-of-the-pit blue: 3 imp, argent 0, 6 points; 1 pinky, argent 1, 6 points',
    'lords-of-the-pit yellow: 1 baron-of-hell + 2 imp, argent 0, 12 points; 1 baron-of-hell + 1 cacodemon, argent 1, 13 points',
    'lords-of-the-pit red: 2 baron-of-hell + 1 imp, argent 2, 20 points; 1 baron-of-hell + 2 pinky, argent 1, 19 points',
    'titan-s-arrival blue: 2 possessed-soldier, argent 0, 6 points; 2 imp, argent 2, 6 points',
    'titan-s-arrival yellow: 2 pinky + 1 imp, argent 0, 12 points; 2 cacodemon + 2 imp, argent 1, 13 points',
    'titan-s-arrival red: 1 cyberdemon, argent 2, 18 points; 2 mancubus + 3 imp, argent 0, 18 points',
    'menagerie blue: 1 cacodemon + 1 imp, argent 0, 6 points; 1 pinky, argent 1, 6 points',
    'menagerie yellow: 1 pinky + 1 cacodemon + 1 possessed-soldier, argent 0, 12 points; 1 revenant + 1 cacodemon + 1 imp, argent 0, 12 points',
    'menagerie red: 1 baron-of-hell + 1 revenant + 1 cacodemon, argent 0, 18 points; 1 mancubus + 1 pinky + 1 cacodemon + 1 possessed-soldier, argent 0, 18 points',
    'argent-communion blue: 1 possessed-soldier + 1 imp, argent 2, 7 points; 2 imp, argent 3, 7 points',
    'argent-communion yellow: 1 revenant + 2 possessed-soldier, argent 2, 14 points; 2 cacodemon + 1 possessed-soldier, argent 3, 14 points',
    'argent-communion red: 1 baron-of-hell + 1 mancubus + 1 possessed-soldier, argent 3, 20 points; 2 revenant + 2 possessed-soldier, argent 2, 20 points',
    'pack-hunters blue: 3 imp, argent 0, 6 points; 1 pinky, argent 1, 6 points',
    'pack-hunters yellow: 1 pinky + 3 imp, argent 1, 12 points; 1 cacodemon + 4 imp, argent 0, 12 points',
    'pack-hunters red: 2 pinky + 4 imp, argent 0, 18 points; 3 pinky + 1 possessed-soldier, argent 0, 18 points',
  ])
})

test('D-WEAPON-1 weapons: kind, tokens, stripes', () => {
  expect(box.weapons.map(w => `${w.id}: ${w.kind}, ${w.tokens}${w.stripes ? ', striped' : ''}`)).toEqual([
    'combat-shotgun: starting, 2',
    'super-shotgun: starting, 2',
    'heavy-assault-rifle: starting, 2',
    'plasma-rifle: starting, 2',
    'burst-rifle: starting, 2',
    'static-rifle: starting, 2',
    'rocket-launcher: mission, 1, striped',
    'chaingun: mission, 1, striped',
    'chainsaw: mission, 1, striped',
    'gauss-cannon: mission, 1, striped',
    'bfg-9000: mission, 1, striped',
    'frag-grenade: grenade, 2, striped',
    'siphon-grenade: grenade, 2, striped',
    'decoy-grenade: grenade, 2, striped',
  ])
})

test('D-SQUAD-1, D-CLASS-1 squads, marines and the cards of initiative, stun and Glory Kills', () => {
  expect(
    box.squads.map(s => [s.id, s.copies, s.marines, s.health, s.handSize, s.mainActions, s.initiativeCards]),
  ).toEqual([
    ['solo-operative', 1, 1, 2, 1, 2, 2],
    ['combat-veteran', 2, 2, 2, 0, 2, 1],
    ['taking-point', 1, 3, 0, 1, 2, 1],
  ])
  for (const marine of box.marines)
    expect(marine).toMatchObject({ health: 10, handSize: 3, base: [1, 1], classSlot: 1 })
  expect(box.stun.map(card => [card.copies, card.demonTokens])).toEqual([[4, 7]])
  for (const card of box.glory) expect(card.onGain).toEqual([{ op: 'heal', who: 'self', amount: 2 }])
})

test('D-LIMITS-1 demons: figures, base, what they are worth', () => {
  expect(box.demons.map(d => [d.id, d.figures, d.base.join('x'), d.points, d.large, d.flying])).toEqual([
    ['imp', 7, '1x1', 2, false, false],
    ['possessed-soldier', 6, '1x1', 3, false, false],
    ['pinky', 5, '1x1', 5, false, false],
    ['cacodemon', 4, '1x1', 4, false, true],
    ['revenant', 4, '1x1', 6, false, false],
    ['mancubus', 3, '1x2', 6, true, false],
    ['baron-of-hell', 3, '2x2', 8, true, false],
    ['cyberdemon', 1, '2x3', 16, true, false],
  ])
})

test('D-LIMITS-9 the faces of the dice', () => {
  expect(box.dice.map(die => [die.id, ...[...die.faces].sort()])).toEqual([
    ['red', 0, 1, 1, 1, 2, 2],
    ['black', 1, 1, 2, 2, 3, 3],
  ])
})

test('D-OBJECTIVE-2 frag tokens that win for the invader, by the number of marines', () => {
  expect(box.objectives.map(({ id, fragsToWin, fragsByMarines }) => [id, fragsToWin, fragsByMarines])).toEqual(
    ['sample-collection', 'guard-duty', 'asset-extraction', 'seal-the-breach', 'escort-detail', 'purge-protocol'].map(
      id => [id, 6, { 1: 3, 2: 5, 3: 5, 4: 6 }],
    ),
  )
})

test('objective and progress tokens that each objective card asks for', () => {
  expect(box.objectives.map(({ id, tokens }) => [id, tokens.objective, tokens.progress])).toEqual([
    ['sample-collection', 3, 0],
    ['guard-duty', 3, 6],
    ['asset-extraction', 4, 0],
    ['seal-the-breach', 0, 12],
    ['escort-detail', 1, 0],
    ['purge-protocol', 0, 0],
  ])
})
