type Table = Readonly<Record<string, number>>

const HEAD = `import type { AssignmentKind } from '../character/assignment.ts'

/** What each feature of a position says about who wins: fitted to matches between Veterans by soak/judgement.ts. */
export const WEIGHTS: Readonly<{
  /** By what the marines have to do, in log odds. */
  assignments: Readonly<Record<AssignmentKind, Readonly<Record<string, number>>>>
  /** How the marines stand when nothing else is known, by mission and number of marines. */
  missions: Readonly<Record<string, number>>
}> = {
`

/** The source of src/doom/search/weights.ts. */
export function weightsText(found: { assignments: Readonly<Record<string, Table>>; missions: Table }): string {
  const lines = (table: Table, indent: string) =>
    Object.entries(table)
      .map(([name, weight]) => `${indent}${quoted(name)}: ${Number(weight.toFixed(3))},\n`)
      .join('')
  const assignments = Object.entries(found.assignments)
    .map(([name, table]) => `    ${quoted(name)}: {\n${lines(table, '      ')}    },\n`)
    .join('')
  return `${HEAD}  assignments: {\n${assignments}  },\n  missions: {\n${lines(found.missions, '    ')}  },\n}\n`
}

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)
