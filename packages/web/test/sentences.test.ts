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

const formsIn = (texts: readonly string[]) => [
  ...new Set(
    texts
      .flatMap(text => text.match(/_(?:many_)?(?:nom|gen|dat|acc|ins|loc)\b/gi) ?? [])
      .map(form => form.toLowerCase()),
  ),
]

test.each(LOCALES)(
  '%s: the samples have every category of its plural and every case that its messages ask for',
  locale => {
    const messages = readMessages(locale)
    const rules = new Intl.PluralRules(locale)
    const met = new Set<string>()
    for (const [key, values] of SAMPLES)
      for (const { name } of shapeOf(messages.get(key)!.text, locale).plurals)
        if (typeof values[name] === 'number') met.add(rules.select(values[name]))
    // Fractions have a category of their own in Polish and Russian; nothing here is counted in them.
    const isWhole = (category: string) => category !== 'other' || locale === 'de' || locale === 'en'
    expect([...met]).toEqual(expect.arrayContaining(rules.resolvedOptions().pluralCategories.filter(isWhole)))
    const asked = formsIn([...messages.values()].map(({ text }) => text))
    expect(asked.length).toBeGreaterThanOrEqual(locale === 'en' ? 0 : 8)
    expect(formsIn(SAMPLES.map(([key]) => messages.get(key)!.text)).sort()).toEqual(asked.sort())
  },
)
