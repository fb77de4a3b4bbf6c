/** A pack is someone else's data. The whole box is a quarter of a megabyte in thirty files; these leave room and end mischief. */
export const PACK_LIMITS = {
  files: 200,
  fileSize: 1_000_000,
  totalSize: 4_000_000,
  path: 120,
  /** Nested lists and objects. */
  depth: 24,
  /** Characters of one text; no field needs more. */
  text: 4_000,
  /** Values of all files together. */
  values: 200_000,
} as const

/** Keys that reach into the machinery of objects instead of naming data. */
export const FORBIDDEN_KEYS: readonly string[] = ['__proto__', 'constructor', 'prototype']
