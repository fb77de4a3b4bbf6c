/**
 * What is broken on purpose, and which tests must notice. The folders stand here and nowhere else; one that does not exist
 * is an error, so that a move of files is noticed.
 */
export const GAMES = {
  conquest: {
    code: [
      'packages/conquest/src/rules',
      'packages/conquest/src/abilities',
      'packages/conquest/src/language',
      'packages/conquest/src/board',
    ],
    content: ['packages/conquest/content'],
    tests: 'packages/conquest/test',
  },
  doom: {
    code: [
      'packages/doom/src/rules',
      'packages/doom/src/abilities',
      'packages/doom/src/language',
      'packages/doom/src/board',
    ],
    content: ['packages/doom/content'],
    tests: 'packages/doom/test',
  },
}

/**
 * Tests that may not count as noticing. Recorded matches and random play fail at any change and say nothing about the rule
 * that broke; documents and lists are compared with themselves.
 */
export const NO_WITNESS = [
  /\/test\/golden\.test\.ts$/, // recorded matches
  /\/(random|tight|blind)\.test\.ts$/, // random play
  /\/marathon\//,
  /docs\.test\.ts$/,
  /\/coverage\.test\.ts$/,
  /\/fuzz\.test\.ts$/,
  /\/content-words\.test\.ts$/, // cards made up and played at random
  /\/(translations|schemas)\.test\.ts$/, // documents
]

/** Code that only saves time: whoever is asked in vain says nothing, so most of its mutants change nothing. */
export const NO_CODE = [/\/src\/abilities\/(listeners|tables)\.ts$/]

/** Content that is no card: generated lists, words for people, and the maps, which are drawings with tests of their own. */
export const NO_CONTENT = [/\/vocabulary\.json$/, /\/content\/(maps|text)\//]

/** Fields of content that are words for people, names of things, notes of their makers or advice for bots. */
export const NO_FIELD =
  /^(\$schema|version|id|no|name|text|rules|procedure|provenance|printedFields|design|theme|role|summary|terms|notes?|identity|icon|mean|constraint|status|assignedTo|hints)$/

/** Calls that only tell what happened, for logs and animation: what they say is no rule. */
export const ONLY_TELLS = /^(heard|say|emit)$/
