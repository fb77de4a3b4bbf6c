/** What the table answers by itself where there is nothing else to say. */
const isAnswered = (key: string): boolean => /^(pass|done|no)\b/.test(key)

/** How many decisions of a line these choices have made; null if they left it. What the table answers by itself may be missing. */
export function followed(line: readonly string[], keys: readonly string[]): number | null {
  let at = 0
  for (const key of keys) {
    while (at < line.length && line[at] !== key && isAnswered(line[at]!)) at++
    if (line[at] !== key) {
      if (isAnswered(key)) continue
      return null
    }
    at++
  }
  return at
}

/** The option that goes on with the line. */
export function nextOf<O extends { key: string }>(
  line: readonly string[],
  done: number | null,
  options: readonly O[],
): O | undefined {
  for (let at = done ?? line.length; at < line.length; at++) {
    const found = options.find(({ key }) => key === line[at])
    if (found || !isAnswered(line[at]!)) return found
  }
  return undefined
}
