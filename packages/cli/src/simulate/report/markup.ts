export const safe = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

/** A figure for the page: at most one decimal, no trailing zero. */
export const figure = (n: number): string => String(Number(n.toFixed(n < 10 ? 1 : 0)))

export const percent = (share: number): string => `${Math.round(100 * share)} %`

/** For coordinates in drawings: short and always the same. */
export const at = (n: number): string => String(Math.round(n * 100) / 100)
