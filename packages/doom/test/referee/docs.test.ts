import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { referee, refereeDrawing } from '../../src/index.ts'

/** docs/referee.md shows positions as ```json blocks, each followed by its answers and, some, by a drawing. */
const page = readFileSync(new URL('../../../../docs/referee.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```(json|answers|drawing)\n([\s\S]*?)^```$/gm)].map(([, kind, text]) => ({
  kind,
  text: text!,
}))
const examples = blocks.flatMap(({ kind, text }, k) =>
  kind === 'json' ? [{ input: JSON.parse(text) as unknown, rest: blocks.slice(k + 1, k + 3) }] : [],
)

describe('docs/referee.md tells the truth', () => {
  test('about three positions a player meets, at least', () => expect(examples.length).toBeGreaterThanOrEqual(3))
  test.each(examples.map((one, k) => [k + 1, one] as const))('position %i', (_, { input, rest }) => {
    const [answers, drawing] = rest
    expect(answers?.kind).toBe('answers')
    expect(referee(input)).toEqual(JSON.parse(answers!.text))
    if (drawing?.kind === 'drawing') expect(refereeDrawing(input).trimEnd()).toBe(drawing.text.trimEnd())
  })
})
