import { groupOf, isId } from './id.mjs'

/**
 * Compares the rules with the ids that tests cite and with what `coverage.json` declares:
 * `complete` groups must have a test for every rule; `elsewhere` gives the reason why a rule has none of its own.
 *
 * @param {{ complete?: string[], elsewhere?: Record<string, string> }} declared
 */
export function coverage(rules, cited, declared) {
  const { complete = [], elsewhere = {} } = declared
  const tested = new Set(cited.map(({ id }) => id))
  const problems = []
  const known = new Map()
  for (const rule of rules) {
    if (known.has(rule.id)) problems.push(`${rule.at}: ${rule.id} is already the id of ${known.get(rule.id).at}`)
    known.set(rule.id, rule)
  }

  const groups = new Map()
  for (const { id, group, withdrawn, says } of known.values()) {
    const entry = groups.get(group) ?? {
      group,
      rules: 0,
      tested: 0,
      elsewhere: 0,
      missing: [],
      complete: complete.includes(group),
    }
    groups.set(group, entry)
    if (withdrawn) continue
    entry.rules++
    if (tested.has(id)) entry.tested++
    else if (elsewhere[id]) entry.elsewhere++
    else entry.missing.push({ id, says })
  }

  for (const { id, at } of cited)
    if (!known.has(id) && !groups.has(id)) problems.push(`${at}: ${id} is not a rule${nearest(id, known)}`)
  for (const group of complete)
    if (!groups.has(group)) problems.push(`coverage.json: complete: ${group} is not a group of rules`)
  for (const [id, reason] of Object.entries(elsewhere)) {
    if (!known.has(id)) problems.push(`coverage.json: elsewhere: ${id} is not a rule`)
    if (typeof reason !== 'string' || !reason.trim()) problems.push(`coverage.json: elsewhere: ${id} needs a reason`)
  }
  for (const { group, missing } of [...groups.values()].filter(entry => entry.complete))
    for (const { id } of missing) problems.push(`${id} has no test, but ${group} is declared complete`)
  return { groups: [...groups.values()], problems: [...new Set(problems)] }
}

function nearest(id, known) {
  const group = isId(id) ? [...known.keys()].filter(other => groupOf(other) === groupOf(id)) : []
  return group.length ? ` (${groupOf(id)} has ${group[0]} to ${group.at(-1)})` : ''
}
