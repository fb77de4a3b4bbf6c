import { designById, offer, PLANETS } from '@redoubt/conquest'
import { expect, test } from 'vitest'
import type { Question } from '../../src/conquest/reading/advice.ts'
import type { Figure, Picture } from '../../src/conquest/reading/picture.ts'
import { adviceOn } from '../../src/conquest/rules/index.ts'

function figure(card: string, more: Partial<Figure> = {}): Figure {
  const design = designById(card.slice(0, card.lastIndexOf('.')))!
  const { atk, hp, command } = design.card
  return {
    card,
    design,
    mine: true,
    at: 'p1',
    ready: true,
    atk: atk ?? 0,
    damage: 0,
    life: hp ?? 0,
    command: command ?? 0,
    bloodied: false,
    flying: false,
    ...more,
  }
}

const holdings = { resources: 5, hand: 3, deck: 20, won: [] }
function picture(figures: Figure[], more: Partial<Picture> = {}): Picture {
  return {
    seat: 'a',
    round: 2,
    phase: 'combat',
    initiative: true,
    home: 'hq-a',
    figures,
    things: [],
    worlds: PLANETS.slice(0, 3).map((planet, i) => ({ at: `p${i + 1}`, planet, first: i === 0 })),
    me: holdings,
    foe: holdings,
    cards: [],
    battle: 'p1',
    attack: null,
    assigned: [],
    ...more,
  }
}

const question = (kind: Question['kind'], options: Question['options'], about = {}): Question => ({
  kind,
  options,
  about,
})
const cato = figure('sm-cato-sicarius.0')
const nob = figure('ork-goff-nob.31', { mine: false })
const grot = figure('ork-sniveling-grot.32', { mine: false })

test('CQ-7.29 a bloodied warlord that could be struck down retreats, one that is safe attacks', () => {
  const options = [offer.attack(cato.card), offer.retreat(cato.card)]
  const bloodied = { ...cato, bloodied: true, life: 4 }
  expect(adviceOn(picture([bloodied, nob]), question('combat-turn', options)).pick.do).toBe('retreat')
  expect(adviceOn(picture([bloodied, grot]), question('combat-turn', options)).pick.do).toBe('attack')
  expect(adviceOn(picture([bloodied, { ...nob, ready: false }]), question('combat-turn', options)).pick.do).toBe(
    'attack',
  )
})

test('CQ-7.27 what can be killed is attacked', () => {
  const options = [nob, grot].map(f => offer.defender(f.card))
  const ask = (nobLife: number) =>
    adviceOn(picture([cato, { ...nob, life: nobLife }, grot]), question('defender', options, { attacker: cato.card }))
  expect(ask(2).pick.card).toBe(nob.card)
  expect(ask(2).why()).toContain('finish off')
})

test('CQ-8.3 the cheapest shield that saves the warlord is used, none for a trifle', () => {
  const options = ['sm-tempest-blade.9', 'sm-drop-pod-assault.8', 'sm-indomitable.7'].map(offer.shield)
  const all = [...options, { do: 'pass' as const }]
  const ask = (unit: Figure, amount: number) =>
    adviceOn(picture([unit]), question('shield', all, { unit: unit.card, amount })).pick
  expect(ask({ ...cato, bloodied: true, life: 1 }, 1).card).toBe('sm-indomitable.7')
  expect(ask({ ...cato, bloodied: true, life: 3 }, 5).card).toBe('sm-tempest-blade.9')
  expect(ask(figure('sm-land-raider.5'), 1).do).toBe('pass')
})

test('CQ-6.13 a bonus is taken whole', () => {
  const options = (['both', 'resources', 'cards', 'nothing'] as const).map(offer.bonus)
  expect(adviceOn(picture([cato]), question('bonus', options)).pick.do).toBe('take-both')
})

test('CQ-7.22 a hopeless battle is left, a good one is not', () => {
  const scout = figure('sm-10th-company-scout.4')
  const options = [offer.withdraw(scout.card), { do: 'done' as const }]
  expect(adviceOn(picture([scout, nob]), question('withdraw', options)).pick.do).toBe('withdraw')
  expect(adviceOn(picture([scout, grot]), question('withdraw', options)).pick.do).toBe('done')
})

test('CQ-5.11 attachments go on own units only', () => {
  const options = [offer.deployAt('n-promotion.12', nob.card), { do: 'pass' as const }]
  expect(
    adviceOn(picture([cato, nob], { phase: 'deploy', battle: null }), question('deploy-turn', options)).pick.do,
  ).toBe('pass')
})
