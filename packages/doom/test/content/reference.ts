import { z } from 'zod'
import { forms } from '../../src/content/catalogue.ts'
import { CARD_FILES } from '../../src/content/files.ts'
import { hintedFigure, hintedFigures, reason } from '../../src/content/hints.ts'
import { mission, objectiveParams, operationsFile, specialRule } from '../../src/content/mission.ts'
import { manifest } from '../../src/content/pack/pack.ts'
import * as basic from '../../src/language/basic.ts'
import { condition } from '../../src/language/condition.ts'
import { cost } from '../../src/language/cost.ts'
import { DURATIONS, LIMITS } from '../../src/language/durations.ts'
import { effect } from '../../src/language/effect.ts'
import * as lists from '../../src/language/lists.ts'
import { NAMED_FIGURES } from '../../src/language/named-figures.ts'
import { REFERENCES } from '../../src/language/references.ts'
import { query, selector, spaceQuery } from '../../src/language/selector.ts'
import { MISSION_TIMINGS, TIMINGS } from '../../src/language/timings.ts'
import { MISSION_CONDITIONS, MISSION_OPS, vocabulary } from '../../src/language/vocabulary.ts'

/** The field reference of docs/content-packs.md, made from the schemas that read the files. */

/** Schemas that have a section or an entry of their own in the reference. */
const NAMED = new Map<unknown, string>([
  [effect, '[effect](#effects)'],
  [condition, '[condition](#conditions)'],
  [cost, '[cost](#costs)'],
  [selector, '[figures](#figures)'],
  [query, '[query](#figures)'],
  [spaceQuery, '[place](#places)'],
  [objectiveParams, '[parameters](#objective-parameters)'],
  [specialRule, '[special rule](#special-rules)'],
  [reason, '[reason](#hints)'],
  [hintedFigure, '[hinted figure](#hints)'],
  [hintedFigures, '[hinted figures](#hints)'],
  [basic.id, 'id'],
  [basic.space, '`[x, y]`'],
  [basic.dice, '`{ "red": n, "black": n }`'],
  [basic.profile, '`{ "range": n, "red": n, "black": n }`'],
])

/** Closed lists that are too long to be repeated in every row. */
const LISTS = new Map<string, string>(
  (
    [
      [TIMINGS, '[timing](#timings)'],
      [MISSION_TIMINGS, '[timing of missions](#timings)'],
      [DURATIONS, '[duration](#durations)'],
      [LIMITS, '[limit](#limits)'],
      [NAMED_FIGURES, '[figure](#figures)'],
      [REFERENCES, '[reference](#lists)'],
      [lists.TOKENS, '[token](#lists)'],
      [lists.SKIPPABLE, '[rule](#lists)'],
      [lists.FORBIDDEN, '[action](#lists)'],
    ] as const
  ).map(([list, name]) => [JSON.stringify(list), name]),
)

interface Json {
  name?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  items?: Json
  prefixItems?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  description?: string
}

/** Small schemas are also known by their looks: a description makes a copy of the object. */
const bare = ({ description: _d, name: _n, ...rest }: Json): string => JSON.stringify(rest)
const byLooks = new Map<string, string>()

const jsonOf = (schema: z.ZodType, io: 'input' | 'output' = 'output'): Json =>
  z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const name = NAMED.get(zodSchema)
      if (name) Object.assign(jsonSchema, { name })
    },
  }) as Json

const code = (value: unknown) => `\`${JSON.stringify(value)}\``
const bounds = (min: number | undefined, max: number | undefined) =>
  min === undefined && max === undefined ? '' : min === max ? ` ${min}` : ` ${min ?? ''}–${max ?? ''}`

for (const small of [basic.id, basic.space, basic.dice, basic.profile]) {
  const { $schema: _, ...json } = z.toJSONSchema(small) as Json & { $schema?: string }
  byLooks.set(bare(json), NAMED.get(small)!)
}

/** Unions told apart by a word are effects or conditions, also where a few of them are left out. */
const wordUnion = (choices: readonly Json[]): string | undefined => {
  const words = choices.flatMap(choice => Object.keys(choice.properties ?? {}).slice(0, 1))
  if (choices.length > 3 && words.every(word => word === 'op')) return NAMED.get(effect)
  if (choices.length > 3 && words.every(word => word === 'cond')) return NAMED.get(condition)
  return undefined
}

function typeOf(json: Json): string {
  const known = json.name ?? byLooks.get(bare(json))
  if (known) return known
  if ('const' in json) return code(json.const)
  if (json.enum) return LISTS.get(JSON.stringify(json.enum)) ?? json.enum.map(code).join(' ')
  const choices = json.anyOf ?? json.oneOf
  if (choices) return wordUnion(choices) ?? [...new Set(choices.map(typeOf))].join(' or ')
  if (json.type === 'array') {
    if (json.prefixItems)
      return `\`[${json.prefixItems.map(item => bounds(item.minimum, item.maximum).trim() || typeOf(item)).join(', ')}]\``
    const many = json.minItems === json.maxItems && json.minItems !== undefined ? `${json.minItems} of` : 'list of'
    return `${many} ${typeOf(json.items!)}`
  }
  if (json.type === 'object') {
    if (typeof json.additionalProperties === 'object') return `object, by id: ${typeOf(json.additionalProperties)}`
    return `{ ${fields(json)} }`
  }
  if (Array.isArray(json.type)) return json.type.map(type => (type === 'string' ? 'text' : `\`${type}\``)).join(' or ')
  if (json.type === 'number') return `decimal${bounds(json.minimum, json.maximum)}`
  if (json.type === 'integer') return `number${bounds(json.minimum, json.maximum)}`
  if (json.type === 'boolean') return '`true` `false`'
  if (json.type === 'string' && json.pattern) return `text \`${json.pattern.replaceAll('|', '\\|')}\``
  if (json.type === 'string') return json.maxLength ? `text, at most ${json.maxLength}` : 'text'
  return json.type ?? 'anything'
}

const isRequired = (json: Json, field: string) => json.required?.includes(field) ?? false

/** `who`: figures; `amount?`: number */
const fields = (json: Json, skip: readonly string[] = []): string =>
  Object.entries(json.properties ?? {})
    .filter(([field]) => !skip.includes(field))
    .map(([field, type]) => `\`${field}${isRequired(json, field) ? '' : '?'}\`: ${typeOf(type)}`)
    .join('; ')

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]) =>
  [row(...head), row(...head.map(() => '---')), ...rows.map(cells => row(...cells))].join('\n')

/** Objects inside objects get rows of their own: `abilities[].text`, `groups.blue[].argent`. */
function* rowsOf(json: Json, path = ''): Generator<string[]> {
  for (const [field, type] of Object.entries(json.properties ?? {})) {
    const at = `${path}${field}`
    const must = isRequired(json, field) ? 'yes' : ''
    const byId = typeof type.additionalProperties === 'object' ? type.additionalProperties : undefined
    const inner = type.type === 'array' && type.items ? type.items : (byId ?? type)
    const parts = Object.values(inner.properties ?? {})
    const plain = parts.every(part => !part.description && !part.properties && part.type !== 'array')
    const open = !plain && typeOf(inner).startsWith('{') ? inner : undefined
    const list = inner === type ? '' : byId ? '.*' : '[]'
    const value = open ? (byId ? 'object, by id' : list ? 'list' : 'object') : typeOf(type)
    yield [`\`${at}\``, must, value, type.description ?? '']
    if (open) yield* rowsOf(open, `${at}${list}.`)
  }
}

export const fieldTable = (schema: z.ZodType, io: 'input' | 'output' = 'output') =>
  table(['Field', 'Must', 'Value', 'Meaning'], [...rowsOf(jsonOf(schema, io))])

const meanings = (head: string, list: Record<string, string>) =>
  table(
    [head, 'Meaning'],
    Object.entries(list).map(([word, meaning]) => [`\`${word}\``, meaning]),
  )

const COMMON = ['op', 'cond', 'at', 'if', 'optional', 'limit']

function effectTables(): string {
  const ops = new Map(effect.options.map(option => [[...option.shape.op.values][0] as string, option]))
  const groups = new Map<string, string[][]>()
  for (const [op, { group, meaning }] of Object.entries(vocabulary.ops)) {
    const option = ops.get(op)!
    const onMap = 'at' in option.shape && !NAMED.has(option.shape.at) ? COMMON : COMMON.filter(field => field !== 'at')
    const rows = groups.get(group) ?? []
    rows.push([`\`${op}\``, fields(jsonOf(option), onMap) || '–', meaning])
    groups.set(group, rows)
  }
  return [...groups].map(([group, rows]) => `**${group}**\n\n${table(['op', 'Fields', 'Meaning'], rows)}`).join('\n\n')
}

function conditionTable(): string {
  const conds = new Map(condition.options.map(option => [[...option.shape.cond.values][0] as string, option]))
  return table(
    ['cond', 'Fields', 'Meaning'],
    Object.entries(vocabulary.conditions).map(([cond, meaning]) => [
      `\`${cond}\``,
      fields(jsonOf(conds.get(cond)!), COMMON) || '–',
      meaning.includes(' – ') ? meaning.slice(meaning.indexOf(' – ') + 3) : meaning,
    ]),
  )
}

const withMeanings = (schema: z.ZodType, list: Record<string, string>) => {
  const json = jsonOf(schema)
  return table(
    ['Field', 'Value', 'Meaning'],
    Object.entries(json.properties!).map(([field, type]) => [`\`${field}\``, typeOf(type), list[field]!]),
  )
}

const listed = (...lists: Array<[string, readonly string[]]>) =>
  lists.map(([name, list]) => `- **${name}**: ${list.map(word => `\`${word}\``).join(', ')}`).join('\n')

/** In its own section a named schema shows what is inside. */
function inside(schema: z.ZodType, show: () => string): string {
  const name = NAMED.get(schema)!
  NAMED.delete(schema)
  const text = show()
  NAMED.set(schema, name)
  return text
}

export function reference(): string {
  return [
    '`number 1–99` is a whole number with its bounds, `id` is lower case words joined by hyphens, `text, at most 200` counts',
    'characters, `field?` may be left out.',
    '',
    '### pack.json',
    '',
    fieldTable(manifest),
    '',
    ...Object.entries(CARD_FILES).flatMap(([file, { schema }]) => [
      `### ${file}`,
      '',
      'A list of entries:',
      '',
      fieldTable(schema),
      '',
    ]),
    '### maps/operations.json',
    '',
    fieldTable(operationsFile),
    '',
    '### maps/missions/&lt;id&gt;.json',
    '',
    fieldTable(mission),
    '',
    '### text/&lt;language&gt;.json',
    '',
    'An object from the id of a text to its words (text, at most 1200). `<id>.forms` holds the forms of a name:',
    '',
    fieldTable(forms),
    '',
    '### Objective parameters',
    '',
    inside(objectiveParams, () => fieldTable(objectiveParams)),
    '',
    '### Special rules',
    '',
    inside(specialRule, () => fieldTable(specialRule)),
    '',
    `Operations: ${MISSION_OPS.map(op => `\`${op}\``).join(', ')}.`,
    `Conditions: ${MISSION_CONDITIONS.map(cond => `\`${cond}\``).join(', ')}.`,
    '',
    '### Effects',
    '',
    'Every effect also takes `at` ([timing](#timings): when it resolves; without it, when the card or ability is used), `if` (list of',
    '[condition](#conditions), all must hold), `optional` (`true`: the owner may decline) and `limit` ([limit](#limits)). Only for',
    '`placePortal`, `placeDemon` and `placeItem` is `at` a space of the map.',
    '',
    effectTables(),
    '',
    '### Conditions',
    '',
    conditionTable(),
    '',
    '### Figures',
    '',
    'A word:',
    '',
    meanings('Word', vocabulary.selectors.named),
    '',
    'or a query:',
    '',
    inside(query, () => withMeanings(query, vocabulary.selectors.keys)),
    '',
    '### Places',
    '',
    inside(spaceQuery, () => withMeanings(spaceQuery, vocabulary.places)),
    '',
    '### Costs',
    '',
    inside(cost, () => fieldTable(cost)),
    '',
    '### Hints',
    '',
    'A reason to use a card; everything given must hold:',
    '',
    inside(reason, () => fieldTable(reason)),
    '',
    'A hinted figure, as whoever would use the card sees it; everything given must be true of it. Hinted figures are counted:',
    '',
    inside(hintedFigures, () => fieldTable(hintedFigures)),
    '',
    '### Timings',
    '',
    meanings('Timing', vocabulary.timings),
    '',
    `Special rules of missions use only ${MISSION_TIMINGS.map(word => `\`${word}\``).join(', ')}.`,
    '',
    '### Durations',
    '',
    meanings('Duration', vocabulary.durations),
    '',
    '### Limits',
    '',
    meanings('Limit', vocabulary.limits),
    '',
    '### Lists',
    '',
    listed(
      ['reference', REFERENCES],
      ['token', lists.TOKENS],
      ['action that can be forbidden', lists.FORBIDDEN],
      ['rule a lesson may skip', lists.SKIPPABLE],
    ),
    '',
  ].join('\n')
}
