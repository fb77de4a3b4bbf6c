import { emit } from '../../match/events.ts'
import { count } from '../basic.ts'
import { counter } from '../fields.ts'
import { type Word, word } from '../word.ts'

const fields = { counter, value: count }

export const setCounter: Word<'setCounter', typeof fields> = word('setCounter', {
  means: 'Sets a mission counter.',
  group: 'mission',
  mission: true,
  mapOnly: true,
  fields,
  run: (g, _f, e) => {
    g.counters[e.counter] = e.value
    emit('counter', { counter: e.counter, value: e.value })
  },
})
