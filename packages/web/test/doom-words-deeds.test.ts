import { type Doom, type DoomDecision, type DoomEvent, type DoomOption, type DoomView, doom } from '@redoubt/doom'
import { box } from '@redoubt/doom/content'
import { below, type Event, fastRandom, seenDecision } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { foretellPanels } from '../src/doom/events/foretellPanels.ts'
import { isPick } from '../src/doom/panels/Chooser/choices.ts'
import { lastRoll } from '../src/doom/panels/DiceTray/roll.ts'
import { reasonAgainst } from '../src/doom/panels/Hand/reasons.ts'
import { initiativeOf } from '../src/doom/panels/Initiative/order.ts'
import { deedsOf } from '../src/doom/panels/Prompt/buttons.ts'
import { optionsOf } from '../src/doom/reading/choices.ts'
import { heldCards, optionsWith, triedOn } from '../src/doom/reading/held.ts'
import type { LoggedEvent } from '../src/screen/match.ts'

const MISSIONS = Object.keys(box().missions)

/** Plays at random and shows every decision with what its seat sees. */
function play(mission: string, seed: string, most: number, look: (view: DoomView, decision: DoomDecision) => void) {
  const g = doom.create({ mission, marines: 2 + (mission.length % 2), freeChoice: mission !== 'tutorial' }, seed)
  const chance = { random: fastRandom(seed) }
  for (let i = 0; g.decision && i < most; i++) {
    const { seat, options } = g.decision
    look(doom.view(g, seat) as DoomView, seenDecision<DoomDecision>(g, seat)!)
    doom.choose(g, options[below(chance, options.length)]!)
  }
}

/** Where on the screen an option can be chosen. */
function placeOf(option: DoomOption, decision: DoomDecision, view: DoomView): string | null {
  if (isPick(decision.kind) && option.do !== 'done') return 'tile'
  if (decision.kind === 'reroll' || decision.kind === 'set-die') if (option.n !== undefined) return 'die'
  const minds = [
    { card: null, target: null },
    { card: option.card ?? null, target: option.figure ?? null },
  ]
  for (const mind of minds)
    if (deedsOf(decision, view, mind).some(({ keys }) => keys.length === 1 && keys[0] === option.key)) return 'button'
  return option.to !== undefined ? 'board' : null
}

describe('every option can be chosen somewhere', () => {
  test.each(MISSIONS)('%s', mission => {
    play(mission, `deeds ${mission}`, 260, (view, decision) => {
      for (const option of optionsOf(decision))
        expect(placeOf(option, decision, view), `${decision.kind} ${option.key}`).not.toBeNull()
    })
  })

  test('at most one button is the obvious one, and a single option is', () => {
    play('black-bishop-1', 'obvious', 400, (view, decision) => {
      const deeds = deedsOf(decision, view, { card: null, target: null })
      expect(deeds.filter(({ primary }) => primary).length).toBeLessThan(2)
      if (optionsOf(decision).length === 1 && deeds.length === 1) expect(deeds[0]!.primary).toBe(true)
    })
  })

  test('a card of the hand either can be used or says why not', () => {
    let reasons = 0
    play('black-bishop-1', 'reasons', 400, (view, decision) => {
      if (decision.kind !== 'activation') return
      for (const { id, kind } of heldCards(view)) {
        if (kind !== 'action') continue
        const reason = reasonAgainst(box().actionCards[id]!, decision, view)
        const playable = optionsWith(id, decision).some(option => option.do === 'play')
        expect(reason === null, id).toBe(playable)
        if (reason) reasons++
      }
    })
    expect(reasons).toBeGreaterThan(0)
  })
})

describe('what the panels work out', () => {
  test('the initiative track holds every card once and never the order of the deck', () => {
    play('black-bishop-1', 'initiative', 500, view => {
      if (view.round === 0) return
      const { drawn, current, left } = initiativeOf(view)
      const { deck, discard } = view.initiative
      expect(left.length).toBe(deck.count)
      expect(drawn.length + (current === null ? 0 : 1)).toBe(discard.count)
      expect(left).toEqual([...left].sort((a, b) => Number(a === 'invader') - Number(b === 'invader')))
    })
  })

  test('while events are shown the numbers come to what the view will say', () => {
    const events: Event[] = []
    const g = doom.create({ mission: 'black-bishop-2', marines: 2 }, 'foretold', events)
    const chance = { random: fastRandom('foretold') }
    for (let i = 0; g.decision && i < 500; i++) {
      const before = doom.view(g, 'spectator') as DoomView
      const heard: DoomEvent[] = []
      doom.choose(g, g.decision.options[below(chance, g.decision.options.length)]!, heard)
      const shown = heard.reduce(foretellPanels, before)
      const after = doom.view(g, 'spectator') as DoomView
      expect(shown.invader.frags).toBe(after.invader.frags)
      expect(shown.invader.argent).toBe(after.invader.argent)
      expect(shown.round).toBe(after.round)
      expect(shown.initiative.discard.count).toBe(after.initiative.discard.count)
      for (const kind of Object.keys(after.demons)) expect(shown.demons[kind]!.argent).toBe(after.demons[kind]!.argent)
    }
  })

  test('the tray shows the attack as far as it is known, until somebody goes on', () => {
    const log: LoggedEvent<Doom>[] = []
    const view = { attack: null } as unknown as DoomView
    const hear = (event: object) => {
      log.push({ n: log.length, event: event as DoomEvent, view })
      return lastRoll(log, view, true)
    }
    expect(hear({ type: 'played', marine: 'alpha', card: 'sidearm', as: 'main' })).toBeNull()
    expect(
      hear({ type: 'attack', attacker: 'alpha', defender: 'imp-1', dice: { red: 2, black: 0 }, range: 2 }),
    ).toBeNull()
    const dice = [
      { colour: 'red', face: 2 },
      { colour: 'red', face: 0 },
    ]
    expect(hear({ type: 'rolled', by: 'alpha', dice })).toMatchObject({
      by: 'alpha',
      defender: 'imp-1',
      dice,
      sum: null,
    })
    const again = hear({ type: 'rolled', by: 'alpha', dice: [{ colour: 'red', face: 1 }], again: true, n: 0 })
    expect(again!.dice.map(({ face }) => face)).toEqual([1, 0])
    expect(again!.dice.map(die => [die.again, die.thrown === again!.thrown])).toEqual([
      [true, true],
      [false, false],
    ])
    hear({ type: 'defense', defender: 'imp-1', card: null, shields: 1, dodge: false, special: false })
    hear({ type: 'hits', attacker: 'alpha', defender: 'imp-1', hits: 1, shields: 1, dodge: false, damage: 0 })
    expect(hear({ type: 'killed', figure: 'imp-1', by: 'alpha', how: 'attack', at: [3] })).toMatchObject({
      killed: true,
      sum: { hits: 1, shields: 1, damage: 0 },
    })
    expect(hear({ type: 'step', figure: 'alpha', from: [1], at: [2], cost: 1, how: 'walk' })).toBeNull()
  })
})

test('D-OPERATION-7 the kit of the last mission is what Enter chooses', () => {
  const squad = { alpha: { class: 'ripper', weapons: ['super-shotgun', 'plasma-rifle'], usual: true } }
  const g = doom.create({ mission: 'black-bishop-2', marines: 1, squad }, 'kit')
  const deeds = deedsOf(seenDecision<DoomDecision>(g, 'alpha'), doom.view(g, 'alpha') as DoomView, {
    card: null,
    target: null,
  })
  expect(deeds.map(({ keys, primary }) => [...keys, primary])).toEqual([
    ['keep-kit', true],
    ['anew', false],
  ])
})

test('a locked card that is looked at is only read: the board goes on showing the one picked up', () => {
  const held = (id: string) => ({ id, kind: 'action', key: `${id}#1` }) as const
  const decision = { options: [{ key: 'play:armor', do: 'play', card: 'armor' }] } as never
  expect(triedOn(held('double-time'), held('armor'), decision)?.id).toBe('armor')
  expect(triedOn(held('double-time'), undefined, decision)).toBe(null)
  expect(triedOn(held('armor'), undefined, decision)?.id).toBe('armor')
  expect(triedOn(null, held('armor'), decision)?.id).toBe('armor')
})
