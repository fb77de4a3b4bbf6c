import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadTexts as conquestTexts } from '@redoubt/conquest/text'
import { loadTexts as doomTexts } from '@redoubt/doom/text'
import { type Catalogue, wordsIn } from '@redoubt/kernel'
import { expect, test } from 'vitest'
import { readMessages, shapeOf } from '../../../scripts/lib/messages.mjs'
import { LOCALES, type Locale, type MessageKey, type Tongue, tongue, type Values } from '../src/i18n/i18n.ts'

/**
 * What people read, said with real names and figures: `@imp 3` is the third Imp, `#rip-and-tear` a card. Read them in every language after
 * a change, then `UPDATE_SENTENCES=1 npx vitest run packages/web/test/sentences.test.ts`.
 */
const FILE = join(import.meta.dirname, 'sentences.json')
const SAMPLES: Array<[MessageKey, Values]> = JSON.parse(readFileSync(join(import.meta.dirname, 'samples.json'), 'utf8'))

async function speak(locale: Locale): Promise<{ words: Tongue; texts: Catalogue }> {
  const texts = { ...(await doomTexts(locale)), ...(await conquestTexts(locale)) }
  const messages = Object.fromEntries([...readMessages(locale)].map(([key, { text }]) => [key, text]))
  return { words: tongue(locale, messages, texts), texts }
}

const ENGLISH: Record<string, string> = {
  'imp.name': 'Imp',
  'pinky.name': 'Pinky',
  'possessed-soldier.name': 'Possessed Soldier',
  'baron-of-hell.name': 'Baron of Hell',
  'alpha.name': 'Alpha',
  'bravo.name': 'Bravo',
  'charlie.name': 'Charlie',
  'delta.name': 'Delta',
  'chaingun.name': 'Chaingun',
  'plasma-rifle.name': 'Plasma Rifle',
  'faction.orks.name': 'Orks',
  'faction.space-marines.name': 'Space Marines',
}

function say({ words, texts }: { words: Tongue; texts: Catalogue }, [key, values]: (typeof SAMPLES)[number]): string {
  const named = Object.entries(values).map(([name, value]) => {
    const [, id, tail = ''] = (typeof value === 'string' && /^@([\w.-]+)(.*)$/.exec(value)) || []
    return [name, id ? (wordsIn(texts, `${id}.name`) ?? ENGLISH[`${id}.name`] ?? id) + tail : value]
  })
  return words.t(key, Object.fromEntries(named))
}

test.each(LOCALES)('%s: sentences of the log and of prompts come out as a player would say them', async locale => {
  const tongue = await speak(locale)
  const said = SAMPLES.map(sample => say(tongue, sample))
  const all: Record<string, string[]> = JSON.parse(readFileSync(FILE, 'utf8'))
  if (process.env.UPDATE_SENTENCES) {
    all[locale] = said
    writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`)
  }
  expect(said.length).toBeGreaterThanOrEqual(60)
  expect(said).toEqual(all[locale])
})

test.each([
  ['pl', ['acc', 'dat', 'gen', 'ins', 'nom']],
  ['de', ['acc', 'dat', 'gen', 'nom']],
  ['ru', ['acc', 'dat', 'gen', 'ins']],
] as const)(
  '%s: the samples have every category of its plural and every case that its messages ask for',
  (locale, cases) => {
    const messages = readMessages(locale)
    const rules = new Intl.PluralRules(locale)
    const met = new Set<string>()
    const asked = new Set<string>()
    for (const [key, values] of SAMPLES) {
      const { text } = messages.get(key)!
      for (const { name } of shapeOf(text, locale).plurals)
        if (typeof values[name] === 'number') met.add(rules.select(values[name]))
      for (const [, form] of text.matchAll(/_(nom|gen|dat|acc|ins|loc)\b/gi)) asked.add(form!.toLowerCase())
    }
    // Fractions have a category of their own in Polish and Russian; nothing here is counted in them.
    const whole = rules.resolvedOptions().pluralCategories.filter(category => locale === 'de' || category !== 'other')
    expect([...met]).toEqual(expect.arrayContaining(whole))
    expect([...asked].sort()).toEqual(expect.arrayContaining([...cases]))
  },
)
