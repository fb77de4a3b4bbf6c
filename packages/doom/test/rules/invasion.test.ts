import { expect, test } from 'vitest'
import { box, doom, game } from '../play.ts'
import { split } from '../split.ts'

test('D-INVASION-1 D-INVASION-2 every invasion card lists two groups per level, each with kinds, numbers and an argent value', () => {
  const cards = Object.values(box().invasions)
  expect(cards).toHaveLength(12)
  for (const { groups } of cards)
    for (const level of ['blue', 'yellow', 'red'] as const) {
      expect(groups[level]).toHaveLength(2)
      for (const { demons, argent } of groups[level]) {
        expect(demons.length).toBeGreaterThan(0)
        for (const { demon, count } of demons) {
          expect(box().demons[demon]).toBeDefined()
          expect(count).toBeGreaterThan(0)
        }
        expect(argent).toBeGreaterThanOrEqual(0)
      }
    }
})

test('D-INVASION-3 D-SECRET-1 the invader sees the card, marines and spectators only the groups that came', () => {
  const g = doom({
    map: split(8, 5, 2, 3),
    doors: [['b3', 'c3']],
    alpha: { at: 'b3', mp: 2 },
    turn: 'alpha',
    options: { invasion: 'dead-battalion' },
    scenario: { portals: [{ at: 'e3', level: 'blue', up: false }] },
  })
  expect(g.view('invader').invader.invasion).toBe('dead-battalion')
  for (const viewer of ['alpha', 'spectator']) {
    expect(g.view(viewer).invader).not.toHaveProperty('invasion')
    expect(JSON.stringify(g.view(viewer))).not.toContain('dead-battalion')
    expect(g.view(viewer).invader.groups).toEqual([])
  }
  g.does('open:d1', 'group:0')
  expect(g.view('alpha').invader.groups).toMatchObject([
    { level: 'blue', demons: [{ demon: 'possessed-soldier', count: 2 }], argent: 0 },
  ])
})

test('D-INVASION-4 the invasion card holds any number of tokens, up to the supply', () => {
  const g = doom({
    map: ['+-+', '|.|', '+-+'],
    alpha: { at: 'a1' },
    turn: 'alpha',
    scenario: { argent: { invasion: 18 } },
  })
  expect(g.state.invader.argent).toBe(18)
  expect(() =>
    doom({
      map: ['+-+-+', '|. .|', '+-+-+'],
      alpha: { at: 'a1' },
      demons: { imp: { at: 'b1' } },
      scenario: { argent: { invasion: 18, imp: 1 } },
    }),
  ).toThrow('18 tokens')
})

test('D-INVASION-3 D-SETUP-11 with free choice the invader picks the card in secret', () => {
  const g = game.create({ mission: 'black-bishop-1', marines: 1, freeChoice: true }, 'invasion')
  const pick = (prefix: string) => {
    const choice = g.decision!.options.find(o => o.do === prefix)!
    game.choose(g, choice)
  }
  for (let n = 0; n < 3; n++) pick('set')
  expect(g.decision).toMatchObject({ seat: 'invader', kind: 'invasion-card' })
  expect(g.decision!.options).toHaveLength(12)
  pick('invasion')
  expect(game.view(g, 'invader')).toMatchObject({ invader: { invasion: g.invader.invasion } })
  expect(JSON.stringify(game.view(g, 'alpha'))).not.toContain(g.invader.invasion)
})
