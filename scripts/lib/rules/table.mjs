const HEAD = ['Group', 'Rules', 'Tested', 'Elsewhere', 'Missing', '']
const BOOKS = [
  ['DOOM', /^D-/],
  ['DOOM, worked examples', /^W-/],
  ['DOOM, open points', /^OP$/],
  ['Conquest', /^CQ-/],
  ['Conquest, worked examples', /^EX/],
]

/** Coverage as text: a line per group and per book, or per book alone. */
export function table(groups, { brief = false } = {}) {
  const rows = brief ? [] : [...groups.map(row), []]
  for (const [group, pattern] of BOOKS)
    rows.push(
      row(
        total(
          group,
          groups.filter(entry => pattern.test(entry.group)),
        ),
      ),
    )
  rows.push(row(total('All', groups)))
  const widths = HEAD.map((_, column) => Math.max(...[HEAD, ...rows].map(cells => (cells[column] ?? '').length)))
  return [HEAD, ...rows]
    .map(cells =>
      cells
        .map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[0])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function row({ group, rules, tested, elsewhere, missing, complete }) {
  return [group, `${rules}`, `${tested}`, `${elsewhere}`, `${missing.length}`, complete ? 'complete' : '']
}

function total(group, groups) {
  const sum = of => groups.reduce((all, entry) => all + of(entry), 0)
  return {
    group,
    rules: sum(entry => entry.rules),
    tested: sum(entry => entry.tested),
    elsewhere: sum(entry => entry.elsewhere),
    missing: groups.flatMap(entry => entry.missing),
    complete: groups.length > 0 && groups.every(entry => entry.complete),
  }
}
