const ID = /^(?:(?:D|W)-[A-Z]+-\d+|CQ-\d+\.\d+|EX-\d+|OP-\d+)$/
const LEADING = /^(?:[\s,;:/&+]|and )*((?:D|W)-[A-Z][\w.-]*|(?:CQ|EX|OP)-\d[\w.-]*)/

export const isId = text => ID.test(text)

/** `D-LOS-3` is in `D-LOS`, `CQ-6.9` in `CQ-6`, `EX-4` in `EX`, `OP-3` in `OP`. */
export const groupOf = id => id.replace(/[.-]\d+$/, '')

/**
 * The ids a name begins with: "D-LOS-3, D-LOS-4 no sight through a wall" gives two. Words that only look like an id
 * come along, so that a slip of the pen is found. `rest` is what follows.
 */
export function leadingIds(name) {
  const ids = []
  let rest = name
  for (let match = LEADING.exec(rest); match; match = LEADING.exec(rest)) {
    const id = match[1].replace(/[.-]+$/, '')
    ids.push(id)
    rest = rest.slice(match[0].length - match[1].length + id.length)
  }
  return { ids, rest }
}
