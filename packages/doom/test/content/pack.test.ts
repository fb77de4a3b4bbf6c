import { describe, expect, test } from 'vitest'
import {
  box,
  contentById,
  contentFrom,
  loadPack,
  packOption,
  problemText,
  registerContent,
} from '../../src/content/index.ts'
import { packFiles } from './packs.ts'

const content = (name: string) => loadPack(packFiles(name)).content!

describe('a content pack', () => {
  test('adds a mission, an operation, a class and an invasion card to the box', () => {
    const pack = content('foundry-night')
    expect(pack.missions['foundry-night-1']!.name).toBe('Three Valves')
    expect(pack.operations['foundry-night']!.missions).toEqual(['foundry-night-1'])
    expect(pack.classes.welder).toBeDefined()
    expect(pack.invasions['night-shift']).toBeDefined()
    expect(Object.keys(pack.missions).length).toBe(Object.keys(box().missions).length + 1)
    expect(pack.demons.imp).toBe(box().demons.imp)
  })

  test('brings abilities that are found like those of the box', () => {
    const pack = content('foundry-night')
    expect(pack.abilities['welder-1']).toMatchObject({ source: 'class', card: 'welder', timing: 'bonus-action' })
    expect(pack.byTiming('class', 'bonus-action').map(ability => ability.id)).toContain('welder-1')
    expect(pack.abilitiesOf('foundry-night-1').map(ability => ability.id)).toEqual(['fn1-heat'])
  })

  test('overrides entries of the box by id: an owner enters the values of their own cards', () => {
    const pack = content('my-copy')
    expect(pack.demons.pinky).toMatchObject({ speed: 5, health: 9, dice: { red: 3, black: 1 } })
    expect(pack.abilitiesOf('pinky').map(ability => ability.name)).toEqual(['Rush'])
    expect(pack.abilities['pinky-trample']).toBeUndefined()
    expect(pack.dice).toEqual({ red: [0, 1, 1, 1, 1, 2], black: box().dice.black })
    expect(Object.keys(pack.demons)).toEqual(Object.keys(box().demons))
  })

  test('leaves the box as it was', () => {
    const before = JSON.stringify(box())
    content('my-copy')
    expect(JSON.stringify(box())).toBe(before)
    expect(box().demons.pinky!.speed).toBe(6)
  })

  test('gets an id of its own: other files, other id', () => {
    const files = packFiles('my-copy')
    const other = { ...files, 'dice.json': files['dice.json']!.replace('[0, 1, 1, 1, 1, 2]', '[0, 1, 1, 1, 2, 2]') }
    expect(content('my-copy').id).toBe(content('my-copy').id)
    expect(loadPack(other).content!.id).not.toBe(content('my-copy').id)
  })

  test('may lie one folder down, as a zipped folder does, next to what file managers leave', () => {
    const files = Object.fromEntries(
      Object.entries(packFiles('foundry-night')).map(([path, text]) => [`pack/${path}`, text]),
    )
    expect(loadPack({ ...files, '__MACOSX/pack/._pack.json': 'x', 'pack/.DS_Store': 'x' }).problems).toEqual([])
  })

  test('may be given as JSON that was read already', () => {
    const read = Object.entries(packFiles('my-copy')).map(([path, text]) => [path, JSON.parse(text)])
    expect(loadPack(Object.fromEntries(read)).content!.id).toBe(content('my-copy').id)
  })
})

describe('options.pack', () => {
  test('nothing given means the box', () => {
    expect(contentFrom({})).toBe(box())
  })

  test('the files of a pack give its content, found by its id from then on', () => {
    const pack = contentFrom({ pack: packFiles('my-copy') })
    expect(pack.demons.pinky!.speed).toBe(5)
    expect(contentById(pack.id)).toBe(pack)
    expect(contentFrom({ pack: packFiles('my-copy') })).toBe(pack)
  })

  test('the id of registered content gives that content', () => {
    const pack = content('foundry-night')
    registerContent(pack)
    expect(contentFrom({ pack: pack.id })).toBe(pack)
    expect(() => registerContent({ ...pack, id: 'box' })).toThrow('box')
  })

  test('the schema lets sound packs pass and refuses others with the first problem', () => {
    const problem = (pack: unknown) => packOption.safeParse(pack).error?.issues[0]?.message
    expect(problem(packFiles('my-copy'))).toBeUndefined()
    expect(problem('nobody-loaded-this')).toContain('nobody-loaded-this')
    expect(problem({ 'demons.json': '[]' })).toBe('pack.json: is missing: a pack says who it is')
    expect(problem(7)).toContain('must be the id of a pack or its files')
  })

  test('a refused pack is not found by any id', () => {
    const files = { ...packFiles('my-copy'), 'dice.json': '[]x' }
    expect(() => contentFrom({ pack: files })).toThrow('dice.json: is not JSON')
    const { content: none, problems } = loadPack(files)
    expect(none).toBeNull()
    expect(problems.map(problemText)).toHaveLength(1)
  })
})
