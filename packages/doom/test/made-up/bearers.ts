import { BOX_FILES } from '../../src/content/box-files.ts'

/** The cards that an ability can be printed on, as files of a pack with nothing else in it. */

export interface Spoken {
  timing: string
  cost: Record<string, unknown>
  limit: string | null
  if: object[]
  effects: Array<Record<string, unknown> & { op: string }>
}

export type Files = Record<string, unknown>

/** Rules of missions are written into this one and its cards. */
export const MISSION = 'black-bishop-3'
export const OBJECTIVE = 'asset-extraction'
export const THREAT = 'horde'

const text = 'Made up.'
const origin = { provenance: 'designed', printedFields: [] }

function fromBox(file: string, id: string): Record<string, unknown> & { rules?: object[] } {
  const card = (BOX_FILES[file] as Array<{ id: string }>).find(one => one.id === id)
  return structuredClone(card) as unknown as Record<string, unknown>
}

export const missionOfBox = () => structuredClone(BOX_FILES[`maps/missions/${MISSION}.json`]) as Record<string, any>
const COUNTERS = [{ id: 'made', start: 0 }]

const withRule =
  (file: string, card: string) =>
  (id: string, { limit, ...said }: Spoken) => {
    const { rules = [], ...found } = fromBox(file, card)
    const own = { id: `${id}-1`, ...said, ...(limit ? { limit } : {}), text }
    return { [file]: [{ ...found, id, rules: [...rules.map((rule, n) => ({ ...rule, id: `${id}-box-${n}` })), own] }] }
  }

export const BEARERS = {
  class: (id, said) => ({
    'class-cards.json': [{ id, name: id, role: text, abilities: [{ id: `${id}-1`, ...said, text }], ...origin }],
  }),
  glory: (id, { limit: _, ...said }) => ({
    'glory-kill-cards.json': [{ id, name: id, copies: 1, onGain: [], ...said, text, ...origin }],
  }),
  event: (id, { limit: _l, cost: _c, ...said }) => ({
    'event-sets.json': [{ id: `${id}-set`, name: id, theme: text, ...origin }],
    'event-cards.json': [
      { id, name: id, set: `${id}-set`, copies: 6, ...said, text, defense: { shields: 0, special: true }, ...origin },
    ],
  }),
  demon: (id, { cost, limit: _, ...said }) => {
    const ability = { id: `${id}-1`, name: id, cost: 'exhaust' in cost ? 1 : 0, ...said, text, provenance: 'designed' }
    return {
      'demons.json': [{ ...fromBox('demons.json', 'imp'), id, dice: { red: 1, black: 1 }, abilities: [ability] }],
    }
  },
  action: (id, { timing, if: play, effects }) => {
    const type = timing === 'main-action' ? 'main' : timing === 'bonus-action' ? 'bonus' : 'reaction'
    const set = `${id}-set`
    return {
      'weapons.json': [{ ...fromBox('weapons.json', 'chainsaw'), id: set, name: id, cards: [id], tokens: 2 }],
      'action-cards.json': [
        {
          ...fromBox('action-cards.json', 'sidearm'),
          ...{ id, name: id, design: id, set, number: 1, setSize: 1, copies: 2, type, timing, play, effects, text },
          speed: type === 'reaction' ? null : 2,
          attack: type === 'main' ? { range: 6, red: 2, black: 1 } : null,
        },
      ],
    }
  },
  objective: withRule('objective-cards.json', OBJECTIVE),
  threat: withRule('threat-cards.json', THREAT),
  mission: (id, { timing, if: asks, effects }) => {
    const rule = { id: `${id}-1`, name: id, timing, if: asks, effects, text }
    return { [`maps/missions/${id}.json`]: { ...missionOfBox(), id, counters: COUNTERS, specialRules: [rule] } }
  },
} satisfies Record<string, (id: string, spoken: Spoken) => Files>

export type Bearer = keyof typeof BEARERS
