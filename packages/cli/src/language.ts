import deRefused from '@redoubt/host/refused/de.json'
import plRefused from '@redoubt/host/refused/pl.json'
import ruRefused from '@redoubt/host/refused/ru.json'
import { LANGUAGES, type Language, type Said, sentence } from '@redoubt/kernel'
import de from '../messages/de.json'
import deFound from '../messages/found/de.json'
import plFound from '../messages/found/pl.json'
import ruFound from '../messages/found/ru.json'
import deHelp from '../messages/help/de.json'
import plHelp from '../messages/help/pl.json'
import ruHelp from '../messages/help/ru.json'
import pl from '../messages/pl.json'
import deReasons from '../messages/reasons/de.json'
import plReasons from '../messages/reasons/pl.json'
import ruReasons from '../messages/reasons/ru.json'
import ru from '../messages/ru.json'

/**
 * What the command says, by its English words: `{}` stands for what is put in, in the order in which it stands there. English is in the
 * code. The reasons are those of the packages below: why a position, a save or a database is refused.
 */
const SAID: Readonly<Record<Translated, Readonly<Record<string, string>>>> = {
  pl: { ...pl, ...plReasons },
  de: { ...de, ...deReasons },
  ru: { ...ru, ...ruReasons },
}

/** What comes as data: why packs, positions and saves are refused, and what the commands print. */
const FOUND: Readonly<Record<Translated, Readonly<Record<string, string>>>> = {
  pl: { ...plFound, ...plRefused },
  de: { ...deFound, ...deRefused },
  ru: { ...ruFound, ...ruRefused },
}

type Translated = Exclude<Language, 'en'>

/** The help of each command, line by line. */
const HELP: Readonly<Record<Translated, Readonly<Record<string, readonly string[]>>>> = {
  pl: plHelp,
  de: deHelp,
  ru: ruHelp,
}

const isLanguage = (word: string | undefined): word is Language => LANGUAGES.some(language => language === word)

export type Environment = Readonly<Record<string, string | undefined>>

/** The language of somebody's environment, as POSIX says it: pl_PL.UTF-8. */
export function languageOf(environment: Environment): Language {
  const wish = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  const [word] = wish.toLowerCase().split(/[_.@-]/)
  return isLanguage(word) ? word : 'en'
}

/** `--language pl` may stand anywhere; the commands never see it. */
export function takeLanguage(argv: readonly string[], usual: Language): { language: Language; rest: string[] } {
  const rest = [...argv]
  const at = rest.findIndex(word => word === '--language' || word.startsWith('--language='))
  if (at < 0) return { language: usual, rest }
  const [option] = rest.splice(at, 1)
  const wish = option!.includes('=') ? option!.split('=')[1] : rest.splice(at, 1)[0]
  return { language: isLanguage(wish) ? wish : usual, rest }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
const pattern = (english: string) => new RegExp(`^${english.split('{}').map(escaped).join('([^]*?)')}$`)

/** `ask[0].to: …`: which field of what was given is wrong, then why. */
const FIELD = /^([\w[][\w.[\]-]*): (.+)$/s

/** The same in another language, with all that is put in; what is not known there stays as it is. */
export function inLanguage(language: Language, text: string): string {
  if (language === 'en') return text
  const catalogue = SAID[language]
  if (Object.hasOwn(catalogue, text)) return catalogue[text]!
  const [, field, reason] = FIELD.exec(text) ?? []
  if (field && reason) return `${inLanguage(language, field)}: ${inLanguage(language, reason)}`
  for (const [english, said] of Object.entries(catalogue)) {
    const [, ...parts] = (english.includes('{}') && pattern(english).exec(text)) || []
    if (parts.length > 0) return said.replaceAll(/\{(\d)\}/g, (_, n) => inLanguage(language, parts[Number(n)] ?? ''))
  }
  return text
}

/** A sentence in a language: what comes as data from its catalogue, a text by its words. */
export function toldIn(language: Language, said: Said): string {
  if (language === 'en') return sentence(said)
  const known = FOUND[language]
  return typeof said === 'object' || Object.hasOwn(known, said) ? sentence(said, known) : inLanguage(language, said)
}

/** The help of a command in another language than English; undefined for that one, which stands in the code. */
export function helpIn(language: Language, command: string, values: Readonly<Record<string, string>> = {}) {
  if (language === 'en') return undefined
  return HELP[language][command]?.join('\n').replaceAll(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
}
