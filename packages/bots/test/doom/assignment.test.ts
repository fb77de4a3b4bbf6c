import { box, type Content } from '@redoubt/doom/content'
import { describe, expect, test } from 'vitest'
import { ordersOf } from '../../src/doom/reading/assignment.ts'

const content = box()
const orders = (mission: string) => ordersOf(content, content.missions[mission]!)

describe('what a mission asks for is read from the words of its cards', () => {
  test.each([
    ['tutorial', { kind: 'lesson' }],
    ['black-bishop-1', { kind: 'hunt', needed: 3, counter: 'samples' }],
    ['black-bishop-2', { kind: 'mark', needed: 2 }],
    ['black-bishop-3', { kind: 'fetch', needed: 3, counter: 'extracted', home: 'extraction' }],
    ['black-bishop-4', { kind: 'escort', exit: 'exit' }],
    ['black-bishop-5', { kind: 'seal', values: { blue: 1, yellow: 2, red: 3 } }],
    ['black-bishop-6', { kind: 'clear' }],
  ])('%s', (mission, assignment) => {
    expect(orders(mission).assignment).toEqual(assignment)
  })

  test('a door matters where it lets demons out, and portals may keep demons from opening one', () => {
    const missions = Object.keys(content.missions)
    const matter = ['tutorial', 'black-bishop-1', 'black-bishop-4', 'black-bishop-6', 'exodus-6']
    expect(missions.filter(id => orders(id).doorsMatter)).toEqual(matter)
    expect(missions.filter(id => orders(id).shut.length > 0)).toEqual(matter)
  })

  test('what was done at a checkpoint is undone unless a marine is near, as its card says', () => {
    const missions = Object.keys(content.missions).filter(id => orders(id).guarded !== null)
    expect(missions.map(id => [id, orders(id).guarded])).toEqual([
      ['black-bishop-2', 2],
      ['exodus-4', 2],
    ])
  })

  test('demons are scarce where a portal is gone once it was used', () => {
    const missions = Object.keys(content.missions).filter(id => orders(id).scarce)
    expect(missions).toEqual(['black-bishop-1', 'black-bishop-4', 'black-bishop-6', 'exodus-6'])
  })

  test('the same words under another name ask for the same', () => {
    const mission = content.missions['exodus-1']!
    const card = content.objectives[mission.objective.card]!
    const renamed: Content = {
      ...content,
      objectives: { other: { ...card, id: 'other' } },
      abilitiesOf: id => content.abilitiesOf(id === 'other' ? card.id : id),
    }
    const theirs = { ...mission, objective: { ...mission.objective, card: 'other' } }
    expect(ordersOf(renamed, theirs)).toEqual(orders('exodus-1'))
  })
})
