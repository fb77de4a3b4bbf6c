import { finding, type Said } from '@redoubt/kernel'
import { CARD_FILE_NAMES, MISSION_FOLDER, OPERATIONS_FILE, TEXT_FOLDER, TILES_FILE } from '../files.ts'
import { PACK_LIMITS } from './limits.ts'

export const MANIFEST_FILE = 'pack.json'
const MISSION_FILE = /^maps\/missions\/[a-z0-9]+(-[a-z0-9]+)*\.json$/
const TEXT_FILE = /^text\/([A-Za-z0-9-]+)\.json$/
/** Texts for people. Nothing reads them. */
const FOR_PEOPLE = /^(README|LICEN[CS]E|CHANGELOG|CREDITS)(\.(md|txt))?$/i
/** What file managers and version control leave behind. */
const LITTER = /(^|\/)(\.|__MACOSX\/|Thumbs\.db$)/

/** Why a path may not be in a pack at all, or null. */
export function unsafePath(path: string): Said | null {
  if (path.length > PACK_LIMITS.path)
    return finding`the path has ${path.length} characters; at most ${PACK_LIMITS.path}`
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what it looks for
  if (path === '' || /[\u0000-\u001f\\]/.test(path)) return 'the path contains a character that is not allowed'
  if (/^(\/|[A-Za-z]:)/.test(path)) return 'the path is absolute; a pack stays in its own folder'
  if (path.split('/').some(part => part === '..')) return 'the path leaves the folder of the pack'
  if (path.split('/').some(part => part === '.' || part === '')) return 'the path is not in its simplest form'
  return null
}

/** Files that a pack may have and nobody reads. */
export const ignoredPath = (path: string): boolean => FOR_PEOPLE.test(path) || LITTER.test(path)

/** The language of a file of texts; null for all other files. */
export const languageOf = (path: string): string | null => TEXT_FILE.exec(path)?.[1] ?? null

export const contentPath = (path: string): boolean =>
  languageOf(path) !== null ||
  path === OPERATIONS_FILE ||
  path === TILES_FILE ||
  MISSION_FILE.test(path) ||
  (CARD_FILE_NAMES as string[]).includes(path)

export const ALLOWED = finding`${MANIFEST_FILE}, ${OPERATIONS_FILE}, ${TILES_FILE}, ${MISSION_FOLDER}<id>.json, ${TEXT_FOLDER}<language>.json and lists of cards such as demons.json`

/** A zipped folder has everything one folder down: the common folder of all paths, if `pack.json` lies there. */
export function rootOf(paths: readonly string[]): string {
  const kept = paths.filter(path => !LITTER.test(path))
  if (kept.includes(MANIFEST_FILE)) return ''
  const first = kept[0]?.split('/')[0]
  const root = `${first}/`
  return first !== undefined && kept.includes(root + MANIFEST_FILE) && kept.every(path => path.startsWith(root))
    ? root
    : ''
}
