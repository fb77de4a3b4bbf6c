/** No position, scenario or save is this deep; beyond it recursion would become dangerous. */
export const DEEPEST = 100

/** Judged by the text: what is nested deeper overflows whoever walks it. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (quoted) {
      if (c === '\\') i++
      else if (c === '"') quoted = false
    } else if (c === '"') quoted = true
    else if (c === '{' || c === '[') {
      if (++depth > DEEPEST) return true
    } else if (c === '}' || c === ']') depth--
  }
  return false
}
