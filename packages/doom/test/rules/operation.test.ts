import { playRandom, Table } from '@redoubt/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/content/index.ts'
import { doom } from '../../src/game.ts'
import type { DoomState } from '../../src/match/state.ts'
import * as op from '../../src/setup/operation.ts'

const content = box()
const squad = [{ id: 'alpha' as const, class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'] }]

function play(operation: op.Operation, ...winners: op.Side[]): op.Operation {
  return winners.reduce((now, winner) => op.missionWon(content, now, winner, squad), operation)
}

test('D-OPERATION-1 the box holds two operations of six missions each', () => {
  expect(op.missionsOf(content, 'black-bishop')).toHaveLength(6)
  expect(op.missionsOf(content, 'exodus')).toHaveLength(6)
  expect(op.missionsOf(content)).toHaveLength(12)
  expect(() => op.standardOperation(content, 'nowhere')).toThrow('There is no operation "nowhere"')
})

test('D-OPERATION-2 a standard operation is played from mission 1 to mission 6', () => {
  let now = op.standardOperation(content, 'exodus')
  for (let n = 1; n <= 6; n++) {
    expect(op.currentMission(now)).toBe(`exodus-${n}`)
    expect(op.chooserOfMission(now)).toBeNull()
    expect(op.missionChoices(content, now)).toEqual([])
    now = play(now, n % 2 ? 'marines' : 'invader')
  }
  expect(op.currentMission(now)).toBeNull()
  expect(() => play(now, 'marines')).toThrow('No mission is being played')
})

test('D-OPERATION-2 every mission has an ending for the winning side', () => {
  for (const id of op.missionsOf(content)) {
    const { story } = content.missions[id]!
    expect(story.marinesWin.length).toBeGreaterThan(50)
    expect(story.invaderWins.length).toBeGreaterThan(50)
  }
})

test('D-OPERATION-3 four missions win an operation at once', () => {
  const three = play(op.standardOperation(content, 'black-bishop'), 'invader', 'marines', 'invader', 'invader')
  expect(op.winnerOf(three)).toBeNull()
  expect(op.currentMission(three)).toBe('black-bishop-5')
  const four = play(three, 'invader')
  expect(op.winnerOf(four)).toBe('invader')
  expect(op.currentMission(four)).toBeNull()
  expect(op.winnerOf(play(op.standardOperation(content, 'exodus'), 'marines', 'marines', 'marines', 'marines'))).toBe(
    'marines',
  )
})

test('D-OPERATION-3 without four wins the winner of the last mission wins', () => {
  const start = op.standardOperation(content, 'black-bishop')
  expect(op.winnerOf(play(start, 'invader', 'invader', 'invader', 'marines', 'marines'))).toBeNull()
  expect(op.winnerOf(play(start, 'invader', 'invader', 'invader', 'marines', 'marines', 'marines'))).toBe('marines')
  expect(op.winnerOf(play(start, 'marines', 'marines', 'marines', 'invader', 'invader', 'invader'))).toBe('invader')
})

test('D-OPERATION-4 D-WEAPON-7 D-GLORY-7 weapons found and Glory Kill cards are returned, class and starting weapons kept', () => {
  const start = op.standardOperation(content, 'black-bishop')
  const loot = [
    { id: 'alpha' as const, class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle', 'chainsaw', 'frag-grenade'] },
  ]
  for (const winner of op.SIDES) {
    const next = op.missionWon(content, start, winner, loot)
    expect(next.squad.alpha).toEqual({ class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'] })
    const options = op.missionOptions(next, 1)
    expect(options).toEqual({
      mission: 'black-bishop-2',
      marines: 1,
      squad: { alpha: { class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'], usual: true } },
    })
    const g = doom.create(options, 'operation')
    doom.choose(g, { do: 'keep-kit' })
    expect(g.marines[0]!.weapons).toEqual(['super-shotgun', 'plasma-rifle'])
    expect(g.marines[0]!.glory.cards).toEqual([])
    expect(g.glory.deck.cards).toHaveLength(12)
  }
})

test('D-OPERATION-4 the marines of a finished match are what the next mission starts from', () => {
  const start = op.standardOperation(content, 'black-bishop')
  const { state } = playRandom<DoomState>(doom, { ...op.missionOptions(start, 2), mission: 'black-bishop-6' }, 'op')
  const next = op.missionWon(content, start, 'invader', state.marines)
  expect(next.squad.bravo!.class).toBe(state.marines[1]!.class)
  expect(next.squad.bravo!.weapons).toHaveLength(2)
  expect(() => doom.create(op.missionOptions(next, 2), 'next')).not.toThrow()
})

describe('D-OPERATION-7 class and starting weapons are chosen before every mission', () => {
  const second = () => {
    const start = op.standardOperation(content, 'black-bishop')
    const brought = [...squad, { id: 'bravo' as const, class: 'ghost', weapons: ['plasma-rifle', 'static-rifle'] }]
    const options = op.missionOptions(op.missionWon(content, start, 'marines', brought), 2)
    return new Table<DoomState>(doom, options, 'second mission')
  }
  const asked = (t: Table<DoomState>) => [t.state.decision!.seat, t.state.decision!.kind]

  test('the kit of the last mission is offered first, and whoever keeps it is asked no more', () => {
    const t = second()
    expect(asked(t)).toEqual(['alpha', 'kit'])
    expect(t.offers).toEqual(['keep-kit', 'anew'])
    expect(t.state.decision!.about).toEqual({ class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'] })
    t.choose('keep-kit')
    expect(asked(t)).toEqual(['bravo', 'kit'])
    t.choose('keep-kit')
    expect(['kit', 'class-card', 'starting-weapon']).not.toContain(t.state.decision!.kind)
    expect(t.state.marines.map(m => [m.class, m.weapons])).toEqual([
      ['ripper', ['super-shotgun', 'plasma-rifle']],
      ['ghost', ['plasma-rifle', 'static-rifle']],
    ])
  })

  test('whoever chooses anew may take everything but what another keeps', () => {
    const t = second()
    t.choose('anew')
    t.choose('keep-kit')
    expect(asked(t)).toEqual(['alpha', 'class-card'])
    expect(t.offers).toContain('class:ripper')
    expect(t.offers).not.toContain('class:ghost')
    t.choose('class:field-medic')
    expect(asked(t)).toEqual(['alpha', 'starting-weapon'])
    t.choose('weapon:burst-rifle')
    t.choose('weapon:super-shotgun')
    expect(t.state.marines[0]).toMatchObject({ class: 'field-medic', weapons: ['burst-rifle', 'super-shotgun'] })
    expect(t.state.marines[0]!.deck.cards.length + t.state.marines[0]!.hand.cards.length).toBe(10)
  })

  test('an offer of nothing is refused', () => {
    const options = { marines: 1, squad: { alpha: { usual: true } } }
    expect(() => doom.create(options, 'x')).toThrow('squad.alpha.usual: there is neither a class nor weapons to keep.')
  })
})

test('D-OPERATION-5 in a custom operation the invader picks first, then the loser, never a mission twice', () => {
  let now = op.customOperation()
  expect(op.currentMission(now)).toBeNull()
  expect(() => play(now, 'marines')).toThrow()
  expect(op.chooserOfMission(now)).toBe('invader')
  expect(op.missionChoices(content, now)).toHaveLength(12)
  expect(() => op.chooseMission(content, now, 'tutorial')).toThrow('"tutorial" cannot be chosen now.')
  now = op.chooseMission(content, now, 'exodus-4')
  expect(op.chooserOfMission(now)).toBeNull()
  expect(op.currentMission(now)).toBe('exodus-4')
  expect(() => op.chooseMission(content, now, 'exodus-5')).toThrow()
  now = play(now, 'invader')
  expect(op.chooserOfMission(now)).toBe('marines')
  expect(op.missionChoices(content, now)).not.toContain('exodus-4')
  expect(() => op.chooseMission(content, now, 'exodus-4')).toThrow()
  now = play(op.chooseMission(content, now, 'black-bishop-2'), 'marines')
  expect(op.chooserOfMission(now)).toBe('invader')
})

test('D-OPERATION-6 a custom operation ends after six missions at most', () => {
  let now = op.customOperation()
  for (const winner of ['marines', 'invader', 'marines', 'invader', 'marines'] as const)
    now = play(op.chooseMission(content, now, op.missionChoices(content, now)[0]!), winner)
  expect(op.winnerOf(now)).toBeNull()
  now = play(op.chooseMission(content, now, op.missionChoices(content, now)[0]!), 'invader')
  expect(op.winnerOf(now)).toBe('invader')
  expect(op.chooserOfMission(now)).toBeNull()
  expect(op.missionChoices(content, now)).toEqual([])
})
