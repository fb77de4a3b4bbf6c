import { doom } from '@redoubt/doom'
import { hash, offered } from '@redoubt/kernel'
import { describe, expect, test } from 'vitest'
import { advance, begin, type MatchSave, openSave, toSave } from '../src/index.ts'

/** A card that does nothing: no pack with it is taken in any more, but somebody was in the middle of a match with it. */
const effects = [{ op: 'grantFlying', who: 'self', until: 'permanent', mustEndOnGround: true }]
const ability = { id: 'idler-1', timing: 'passive', cost: {}, limit: null, effects, text: 'You fly.' }
const card = {
  id: 'idler',
  name: 'Idler',
  role: 'Idle.',
  abilities: [ability],
  provenance: 'designed',
  printedFields: [],
}
const pack = {
  'pack.json': '{"id":"idle","name":"Idle","version":"1"}',
  'class-cards.json': JSON.stringify([card]),
}
const options = { mission: 'black-bishop-1', marines: 1, squad: { alpha: { class: 'idler' } }, pack }

function kept(): MatchSave {
  const line = begin(doom, options, 'seed')
  for (let n = 0; n < 12; n++) advance(line, offered(line.state)[0]!)
  return JSON.parse(JSON.stringify(toSave(line)))
}

describe('D-GOLDEN-1 a match that was begun with a pack that is refused today', () => {
  test('is not begun anew', () => {
    expect(doom.refuses!(options)).toBeTruthy()
    expect(doom.refuses!({ ...options, pack: undefined })).toBeNull()
  })

  test('opens as it was, and goes on', () => {
    const save = kept()
    const { line, drift, moved } = openSave(doom, save)
    expect({ drift, moved, made: line.keys.length }).toEqual({ drift: null, moved: false, made: 12 })
    expect(hash(line.state)).toBe(save.hash)
    advance(line, offered(line.state)[0]!)
  })
})
