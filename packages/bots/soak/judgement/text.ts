type Table = Readonly<Record<string, number>>

const HEAD = `/** What each feature of a position says about who wins: fitted to matches between Veterans by soak/judgement.ts. */
export const WEIGHTS: Readonly<{
  /** Per objective, in log odds. */
  objectives: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** How the marines stand when nothing else is known, by mission and number of marines. */
  missions: Readonly<Record<string, number>>
}> = {
`

/** The source of src/doom/search/weights.ts. */
export function weightsText(found: { objectives: Readonly<Record<string, Table>>; missions: Table }): string {
  const lines = (table: Table, indent: string) =>
    Object.entries(table)
      .map(([name, weight]) => `${indent}${quoted(name)}: ${Number(weight.toFixed(3))},\n`)
      .join('')
  const objectives = Object.entries(found.objectives)
    .map(([name, table]) => `    ${quoted(name)}: {\n${lines(table, '      ')}    },\n`)
    .join('')
  return `${HEAD}  objectives: {\n${objectives}  },\n  missions: {\n${lines(found.missions, '    ')}  },\n}\n`
}

const quoted = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`)
