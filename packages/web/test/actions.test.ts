import { afterEach, describe, expect, test } from 'vitest'
import { changeSettings } from '../src/app/settings.ts'
import { type Action, actionFor, type Focus } from '../src/ui/actions.ts'
import { keyNames } from '../src/ui/keys.ts'

const key = (key: string, code = '', shiftKey = false) => keyNames({ key, code, shiftKey })

test('a key goes by what it writes, letters in small', () => {
  expect(key('Z')).toEqual(['z'])
  expect(key('Escape')).toEqual(['Escape'])
  expect(key(' ')).toEqual(['Space'])
})

test('keys of the number pad go by their place first: on the board they are directions', () => {
  expect(key('7', 'Numpad7')).toEqual(['Numpad7', '7'])
  expect(key('Enter', 'NumpadEnter')).toContain('Enter')
})

test('Shift makes another key, and else the same', () => {
  expect(key('ArrowUp', 'ArrowUp', true)).toEqual(['Shift+ArrowUp', 'ArrowUp'])
  expect(key('?', 'Slash', true)).toContain('?')
})

describe('which action a key means', () => {
  const action = (id: string, shortcut: string, more: Partial<Action> = {}): Action => ({
    ...{ id, shortcut, region: 'board', label: 'bar.menu', run: () => {} },
    ...more,
  })
  const AWAY: Focus = { regions: [], inDialog: false, isTyping: false, isPressable: false }
  const within = (...regions: string[]): Focus => ({ ...AWAY, regions })
  const idFor = (actions: readonly Action[], key: string, focus = AWAY) => actionFor(actions, key, focus)?.id
  afterEach(() => changeSettings({ letters: true }))

  test('an action of a region works only with the focus in it, and goes before one that works everywhere', () => {
    const actions = [action('everywhere', 'i'), action('board', 'i', { focused: true })]
    expect(idFor(actions, 'i')).toBe('everywhere')
    expect(idFor(actions, 'i', within('board'))).toBe('board')
    expect(idFor([actions[1]!], 'i', within('hand'))).toBeUndefined()
  })

  test('the inner region goes first, and whatever cannot be done now steps aside', () => {
    const menu = action('menu', 'Escape', { region: 'space-menu', focused: true })
    const board = action('board', 'Escape', { focused: true })
    expect(idFor([board, menu], 'Escape', within('space-menu', 'board'))).toBe('menu')
    expect(idFor([board, { ...menu, enabled: () => false }], 'Escape', within('space-menu', 'board'))).toBe('board')
    expect(idFor([board, { ...menu, reason: 'not now' }], 'Escape', within('space-menu', 'board'))).toBe('board')
  })

  test('a dialog keeps its keys to itself, but for regions inside it', () => {
    const actions = [action('undo', 'z'), action('next', 'n', { region: 'timeline', focused: true })]
    expect(idFor(actions, 'z', { ...AWAY, inDialog: true })).toBeUndefined()
    expect(idFor(actions, 'n', { ...within('timeline'), inDialog: true })).toBe('next')
  })

  test('Enter is left to a button that has the focus', () => {
    const actions = [action('main', 'Enter')]
    expect(idFor(actions, 'Enter')).toBe('main')
    expect(idFor(actions, 'Enter', { ...AWAY, isPressable: true })).toBeUndefined()
  })

  test('a field takes what is written into it, but for keys that are meant for it', () => {
    const actions = [
      action('undo', 'z'),
      action('down', 'ArrowDown', { region: 'search', focused: true, typing: true }),
    ]
    expect(idFor(actions, 'z', { ...within('search'), isTyping: true })).toBeUndefined()
    expect(idFor(actions, 'ArrowDown', { ...within('search'), isTyping: true })).toBe('down')
    expect(idFor(actions, 'ArrowDown', { ...AWAY, isTyping: true })).toBeUndefined()
  })

  test('what lies over the page closes before anything below it hears the key', () => {
    const card = action('card', 'Escape', { over: true })
    const board = action('board', 'Escape', { focused: true })
    expect(idFor([board, card], 'Escape', within('board'))).toBe('card')
    expect(idFor([board, { ...card, enabled: false }], 'Escape', within('board'))).toBe('board')
    expect(idFor([card], 'Escape', { ...AWAY, inDialog: true })).toBeUndefined()
  })

  test('single characters can be switched off, named keys cannot', () => {
    const actions = [action('undo', 'z'), action('leave', 'Escape')]
    changeSettings({ letters: false })
    expect(idFor(actions, 'z')).toBeUndefined()
    expect(idFor(actions, 'Escape')).toBe('leave')
    expect(idFor([action('face', '2', { focused: true, typing: true })], '2', within('board'))).toBe('face')
  })
})
