import { expect, test } from 'vitest'
import { fight } from '../fight.ts'

test('breacher breacher-1 plays: against a demon 2 spaces away one die is set to any face', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'breacher', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'c1' } },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'set-die')
  expect(g).offers('set:0:2')
  expect(g).offers('set:1:3')
  expect(g).not.offers('set:1:0') // no such face
  g.does('set:1:3')
  expect(g.figure('possessed-soldier-1').damage).toBe(3)
  expect(g).waitsFor('alpha', 'activation')
})

test('breacher breacher-1 plays: it may be declined', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'breacher', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'b1' } },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm', 'attack:sidearm', 'done')
  expect(g.figure('possessed-soldier-1').damage).toBe(1)
  expect(g).waitsFor('alpha', 'activation')
})

test('breacher breacher-1 refused: a demon 3 spaces away', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'breacher', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'd1' } },
    turn: 'alpha',
    dice: [0, 1],
  })
  g.does('play:sidearm', 'attack:sidearm')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('possessed-soldier-1').damage).toBe(1)
})

test('marksman marksman-1 plays: up to 2 dice are rerolled against a demon 5 spaces away, each once', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'marksman', hand: ['aimed-salvo'] },
    demons: { 'possessed-soldier': { at: 'f1' } },
    turn: 'alpha',
    dice: [0, 1, 1, 2, 3],
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(g).waitsFor('alpha', 'reroll')
  g.does('reroll:0')
  expect(g).not.offers('reroll:0')
  g.does('reroll:1')
  expect(g.events('hits').at(-1)).toMatchObject({ hits: 2 + 3 + 1 })
  expect(g).waitsFor('alpha', 'activation')
})

test('marksman marksman-1 refused: a demon 4 spaces away', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'marksman', hand: ['aimed-salvo'] },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
    dice: [0, 1, 1],
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(g).waitsFor('alpha', 'activation')
  expect(g.figure('possessed-soldier-1').damage).toBe(2)
})

test('D-ABILITY-4 gunslinger gunslinger-1 plays: an attack with 1 black die beside the main action', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'gunslinger', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'e1' } },
    turn: 'alpha',
    dice: [3, 0, 1],
  })
  g.does('use:gunslinger-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(3)
  expect(g.marine().exhausted).toBe(true)
  expect(g.events('attack').at(-1)).toMatchObject({ dice: { red: 0, black: 1 } })
  expect(g).not.offers('use:gunslinger-1') // exhausted
  expect(g).offers('play:sidearm')
  expect(g).waitsFor('alpha', 'activation')
})

test('gunslinger gunslinger-1 refused: no demon within 4 spaces and in sight', () => {
  const far = fight({
    alpha: { at: 'a1', class: 'gunslinger' },
    demons: { 'possessed-soldier': { at: 'f1' } },
    turn: 'alpha',
  })
  expect(far).not.offers('use:gunslinger-1')
  const hidden = fight({
    map: ['+-+-+-+', '|. .|.|', '+-+-+-+'],
    alpha: { at: 'a1', class: 'gunslinger' },
    demons: { 'possessed-soldier': { at: 'c1' } },
    turn: 'alpha',
  })
  expect(hidden).not.offers('use:gunslinger-1')
})

test('D-ACTION-4 gunslinger gunslinger-1 refused: while a card still waits for its attack', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'gunslinger', hand: ['sidearm'] },
    demons: { 'possessed-soldier': { at: 'b1' } },
    turn: 'alpha',
  })
  g.does('play:sidearm')
  expect(g).not.offers('use:gunslinger-1')
  g.does('forgo')
  expect(g).offers('use:gunslinger-1')
})

test('sentinel sentinel-1 plays: an adjacent demon that attacked suffers a black die', () => {
  const g = fight({
    alpha: { at: 'a1', class: 'sentinel', deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1, 3],
  })
  g.does('attack')
  expect(g).waitsFor('alpha', 'after-defense')
  g.does('use:sentinel-1')
  expect(g.figure('pinky-1').damage).toBe(3)
  expect(g.marine().exhausted).toBe(true)
  expect(g.figure('alpha').damage).toBe(1)
  expect(g).waitsFor('invader', 'demon-activation')
})

test('sentinel sentinel-1 refused: a demon 2 spaces away, or an exhausted card', () => {
  const far = fight({
    alpha: { at: 'a1', class: 'sentinel', deck: ['ammo-check'] },
    demons: { 'possessed-soldier': { at: 'c1' } },
    turn: 'possessed-soldier',
    dice: [0, 1],
  })
  far.does('attack', 'done')
  expect(far).waitsFor('invader', 'demon-activation')
  const tired = fight({
    alpha: { at: 'a1', class: 'sentinel', exhausted: true, deck: ['ammo-check'] },
    demons: { pinky: { at: 'b1' } },
    turn: 'pinky',
    dice: [0, 0, 1],
  })
  tired.does('attack')
  expect(tired).waitsFor('invader', 'demon-activation')
})

/** A wall runs round the middle: from b3 nobody sees d3, from d1 one does. */
const corner = ['+-+-+-+-+', '|. . . .|', '+ +-+-+ +', '|. . .|.|', '+ +-+-+ +', '|. . .|.|', '+-+-+-+-+']

test('spotter spotter-1 plays: another marine attacks along the line of sight of the Spotter', () => {
  const g = fight({
    map: corner,
    alpha: { at: 'b3', hand: ['aimed-salvo'] },
    bravo: { at: 'd1', class: 'spotter' },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
    dice: [0, 1, 1],
  })
  g.does('play:aimed-salvo', 'attack:aimed-salvo')
  expect(g).waitsFor('bravo', 'before-attack')
  g.does('use:spotter-1')
  expect(g.marine('bravo').exhausted).toBe(true)
  expect(g.figure('imp-1').damage).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})

test('spotter spotter-1 plays: the attack ignores cover, so no second defense card', () => {
  const shoot = (answer: string) =>
    fight({
      map: ['+-+-+-+-+-+', '|. . ~ . .|', '+-+-+-+-+-+'],
      alpha: { at: 'b1', hand: ['sidearm'] },
      bravo: { at: 'a1', class: 'spotter' },
      demons: { 'possessed-soldier': { at: 'e1' } },
      turn: 'alpha',
      dice: [2, 1],
    }).does('play:sidearm', 'attack:sidearm', answer)
  expect(shoot('pass')).waitsFor('invader', 'defense-card')
  expect(shoot('use:spotter-1')).waitsFor('alpha', 'activation')
})

test('spotter spotter-1 plays: also for an attack without a card', () => {
  const g = fight({
    map: corner,
    alpha: { at: 'b3', class: 'gunslinger', glory: ['torn-limb'] },
    bravo: { at: 'c3', class: 'spotter' },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
  })
  expect(g).not.offers('use:torn-limb') // Bravo does not see it either
  const seen = fight({
    map: corner,
    alpha: { at: 'c1', class: 'gunslinger' },
    bravo: { at: 'd1', class: 'spotter' },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
    dice: [2],
  })
  expect(seen).offers('use:gunslinger-1')
  seen.does('use:gunslinger-1', 'use:spotter-1')
  expect(seen.figure('imp-1').damage).toBe(2)
  expect(seen).waitsFor('alpha', 'activation')
})

test('spotter spotter-1 refused: the own attack, and a target that the Spotter cannot see either', () => {
  const own = fight({
    map: corner,
    alpha: { at: 'b3', class: 'spotter', hand: ['aimed-salvo'] },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
  })
  expect(own.does('play:aimed-salvo')).not.offers('attack:aimed-salvo')
  const blind = fight({
    map: corner,
    alpha: { at: 'b3', hand: ['aimed-salvo'] },
    bravo: { at: 'c3', class: 'spotter' },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
  })
  expect(blind.does('play:aimed-salvo')).not.offers('attack:aimed-salvo')
})

test('spotter spotter-1 refused: an exhausted card lends no eyes', () => {
  const g = fight({
    map: corner,
    alpha: { at: 'b3', hand: ['aimed-salvo'] },
    bravo: { at: 'd1', class: 'spotter', exhausted: true },
    demons: { imp: { at: 'd3' } },
    turn: 'alpha',
  })
  expect(g.does('play:aimed-salvo')).not.offers('attack:aimed-salvo')
})

test('demolitionist demolitionist-1 plays: splash hurts demons 1 more and spares the marine', () => {
  const g = fight({
    alpha: {
      at: 'a1',
      class: 'demolitionist',
      weapons: ['rocket-launcher', 'combat-shotgun'],
      hand: ['rocket-salvo-1'],
    },
    bravo: { at: 'a2' },
    demons: { 'possessed-soldier': [{ at: 'b1' }, { at: 'c2' }] },
    turn: 'alpha',
    dice: [0, 0, 1, 1, 2],
  })
  g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:possessed-soldier-1')
  expect(g.figure('possessed-soldier-1').damage).toBe(2) // the attack itself is not splash
  expect(g.figure('possessed-soldier-2').damage).toBe(3)
  expect(g.figure('bravo').damage).toBe(2) // marines suffer the plain roll
  expect(g.figure('alpha').damage).toBe(0)
  expect(g).waitsFor('alpha', 'activation')
})

test('demolitionist demolitionist-1 plays: grenades too', () => {
  const g = fight({
    alpha: {
      at: 'b1',
      class: 'demolitionist',
      weapons: ['combat-shotgun', 'heavy-assault-rifle', 'siphon-grenade'],
      hand: ['throw-siphon-grenade'],
      damage: 4,
    },
    demons: { 'possessed-soldier': { at: 'c1' } },
    turn: 'alpha',
  })
  g.does('play:throw-siphon-grenade', 'token:b2')
  expect(g.figure('possessed-soldier-1').damage).toBe(2)
  expect(g.figure('alpha').damage).toBeLessThanOrEqual(4)
  expect(g).waitsFor('alpha', 'activation')
})

test("demolitionist demolitionist-1 refused: another marine's splash is not changed", () => {
  const g = fight({
    alpha: { at: 'a1', weapons: ['rocket-launcher', 'combat-shotgun'], hand: ['rocket-salvo-1'] },
    bravo: { at: 'a2', class: 'demolitionist' },
    demons: { 'possessed-soldier': [{ at: 'b1' }, { at: 'c2' }] },
    turn: 'alpha',
    dice: [0, 0, 1, 1, 2],
  })
  g.does('play:rocket-salvo-1', 'attack:rocket-salvo-1', 'target:possessed-soldier-1')
  expect(g.figure('possessed-soldier-2').damage).toBe(2)
  expect(g.figure('alpha').damage).toBe(2)
  expect(g.figure('bravo').damage).toBe(2)
  expect(g).waitsFor('alpha', 'activation')
})
