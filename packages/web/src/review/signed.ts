/** +19, −7: with a true minus sign. */
export function signed(value: number, digits = 0): string {
  const text = Math.abs(value).toFixed(digits)
  return Number(text) === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}
