import { BROKEN_OFF } from '@redoubt/bots'

/** What the rules that end a match come to, in few words. */
const WORDS: Readonly<Record<string, string>> = {
  'D-OBJECTIVE-1': 'objective achieved',
  'D-OBJECTIVE-2': 'frag limit reached',
  'D-TUTORIAL-12': 'map cleared',
  'CQ-3.1': 'three planets of a type',
  'CQ-3.2': 'warlord defeated',
  'CQ-3.4': 'last planet decides',
  'CQ-3.5': 'nobody won a planet',
  'CQ-3.7': 'both warlords at once',
  'CQ-3.9': 'empty deck',
  'CQ-3.11': 'both decks empty',
  [BROKEN_OFF]: 'broken off',
}

export const endingWords = (rule: string): string | undefined => WORDS[rule]
