/** A copy as it would arrive over a wire: whoever changes it changes nothing of the match. */
export function plain<T>(value: T): T {
  return value === undefined ? (null as T) : JSON.parse(JSON.stringify(value))
}
