import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CUES, isCue, RECIPES } from '../src/sound/recipes.ts'
import { lengthOf } from '../src/sound/synth.ts'

const SRC = join(import.meta.dirname, '../src')

/** DESIGN, section 6. */
const DESIGNED = [
  'select step-metal step-stone door shotgun rifle plasma rocket chainsaw energy-charge die-tap die-land shield-ring',
  'dodge-swish flesh-hit stagger-gong demon-death marine-down glory-kill pick-up heal argent-spend portal-open teleport',
  'card-draw card-play initiative-flip your-decision reaction-window error win lose dial-lock dial-reveal command-won',
  'resource-clink battle-drum planet-won warlord-bloodied',
].flatMap(line => line.split(' '))

/** Names in quotes: those given to `play`, and all in the modules that turn events into cues. */
function used(): string[] {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file))
  const text = (file: string) => readFileSync(join(SRC, file), 'utf8')
  const played = files.flatMap(file => [...text(file).matchAll(/\bplay\('([\w-]+)'\)/g)].map(match => match[1]!))
  const told = ['doom', 'conquest'].flatMap(game =>
    [...text(`${game}/words/cue.ts`).matchAll(/(?:return|\?|:|, )\s*'([a-z-]+)'/g)].map(match => match[1]!),
  )
  return [...played, ...told]
}

describe('sounds', () => {
  test('Every cue of the design has a recipe', () => {
    expect(DESIGNED.filter(cue => !isCue(cue))).toEqual([])
  })

  test('Every cue that a screen asks for has a recipe', () => {
    const names = used()
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(name => !isCue(name))).toEqual([])
  })

  test('A cue is short, its parts are audible and none is harsh', () => {
    for (const cue of CUES) {
      expect(lengthOf(RECIPES[cue]), cue).toBeLessThan(1.8)
      for (const { gain, pitch } of RECIPES[cue]) {
        expect(gain, cue).toBeGreaterThan(0.03)
        expect(gain, cue).toBeLessThanOrEqual(0.9)
        expect(Math.min(...pitch), cue).toBeGreaterThanOrEqual(30)
        expect(Math.max(...pitch), cue).toBeLessThan(7000)
      }
    }
  })
})
