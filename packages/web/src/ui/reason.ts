import type { MessageKey, Tongue } from '../i18n/i18n.ts'

/** What the rules say, in English, about a file that cannot be played on; and the message that says the same. */
const REASONS: ReadonlyArray<readonly [said: RegExp, MessageKey]> = [
  [/^There is no game "(?<what>.*)"\.$/, 'reason.no-game'],
  [/^There is no seat "(?<what>.*)" in this match\.$/, 'reason.no-seat'],
  [/^There is no bot "(?<what>.*)" for .*\.$/, 'reason.no-bot'],
  [/^It takes longer than (?<what>\d+) seconds to check\.$/, 'reason.too-long'],
  [/^This save holds no seed, so it cannot be played on\.$/, 'reason.no-seed'],
  [/^The seed of the save does not match its commitment\.$/, 'reason.other-seed'],
  [/^(This is not a save of a match\.|The decisions of a save are a list of texts\.)$/, 'reason.no-save'],
  [/^This save says that it has \d+ decisions and holds \d+:/, 'reason.cut-short'],
  [/^Rules version (?<what>.*) of \w+ is not known/, 'reason.other-rules'],
  [/^The options of the save are refused:/, 'reason.options'],
  [/^The position from which this save goes on cannot be played\.$/, 'reason.no-position'],
  [/^Decision (?<what>\d+) of the save, ".*", cannot be made:/s, 'reason.no-decision'],
  [/^After (?<what>\d+) decisions the match stands in another position than the save says:/, 'reason.elsewhere'],
  [/^The match (ends in another position|has another outcome) than the save says:/, 'reason.other-end'],
]

/** The same in the language of the page; null for what only whoever repairs it needs. */
export function reasonWords(t: Tongue['t'], said: string): string | null {
  for (const [pattern, key] of REASONS) {
    const found = pattern.exec(said)
    if (found) return t(key, { what: found.groups?.what ?? '' })
  }
  return null
}
