import type { z } from 'zod'
import { type Finding, finding, phrase, type Said } from './finding.ts'

type Issue = z.core.$ZodIssue
type Path = readonly PropertyKey[]

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

const NAMES: Record<string, string> = { array: 'a list', object: 'an object', string: 'a text', int: 'a whole number' }
const named = (type: string): Finding => phrase(NAMES[type] ?? `a ${type}`)

function at(root: unknown, path: Path): unknown {
  let value = root
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}

const wanted = (issue: Issue): Finding | string => {
  if (issue.code === 'invalid_value') return issue.values.map(value => shown(value)).join(', ')
  if (issue.code === 'invalid_type') return named(issue.expected)
  return ''
}

/** A branch of a union that the author evidently meant: it fails deeper inside, not because the value is of another type. */
const meant = (issues: readonly Issue[]) =>
  !issues.some(issue => issue.path.length === 0 && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))

/** `portals[2].at` */
export const pathText = (path: Path): string =>
  path.map((key, n) => (typeof key === 'number' ? `[${key}]` : n === 0 ? String(key) : `.${String(key)}`)).join('')

/** An issue of a schema in words an author can act on: what is wrong, where, what is allowed instead. */
export function explainIssue(issue: Issue, root: unknown, base: Path = []): Array<{ path: Path; said: Said }> {
  const path = [...base, ...issue.path]
  const value = at(root, path)
  const say = (said: Said) => [{ path, said }]
  switch (issue.code) {
    case 'invalid_union': {
      if ('discriminator' in issue && issue.discriminator) {
        if (value === undefined) return say('is missing')
        return say(finding`${shown(value)} is no word of the vocabulary; packs carry no code`)
      }
      const branch = issue.errors.find(meant)
      if (branch) return branch.flatMap(inner => explainIssue(inner, root, path))
      const allowed = issue.errors.flatMap(errors => errors.map(wanted)).reduce((all, one) => finding`${all} or ${one}`)
      return say(finding`${shown(value)} does not fit; allowed: ${allowed}`)
    }
    case 'invalid_type':
      return say(value === undefined ? 'is missing' : finding`must be ${named(issue.expected)}, not ${shown(value)}`)
    case 'invalid_value':
      return say(
        value === undefined ? 'is missing' : finding`${shown(value)} is not allowed; allowed: ${wanted(issue)}`,
      )
    case 'unrecognized_keys':
      return say(finding`no such field: ${issue.keys.join(', ')}`)
    case 'too_big':
      if (typeof value === 'string') return say(finding`${value.length} characters; at most ${issue.maximum}`)
      if (Array.isArray(value)) return say(finding`${value.length} entries; at most ${issue.maximum}`)
      return say(finding`${shown(value)} is too large; at most ${issue.maximum}`)
    case 'too_small':
      if (typeof value === 'string') return say('must not be empty')
      if (Array.isArray(value)) return say(finding`${value.length} entries; at least ${issue.minimum}`)
      return say(finding`${shown(value)} is too small; at least ${issue.minimum}`)
    case 'invalid_key':
      return say(issue.issues[0]?.message ?? issue.message)
    case 'custom':
      return say((issue.params?.said as Said | undefined) ?? issue.message)
    default:
      return say(issue.code === 'invalid_format' ? finding`${shown(value)}: ${phrase(issue.message)}` : issue.message)
  }
}
