/** Coordinates people use: a1 is the upper left space, letters grow to the right (… z, aa, ab …), numbers downwards. */
export function columnName(x: number): string {
  let name = ''
  for (let k = x; k >= 0; k = Math.floor(k / 26) - 1) name = String.fromCharCode(97 + (k % 26)) + name
  return name
}

export const spaceName = (x: number, y: number): string => `${columnName(x)}${y + 1}`

/** Column and row counted from 0, or null if the text is no coordinate. */
export function parseName(name: string): [x: number, y: number] | null {
  const match = /^([a-z]{1,3})([1-9]\d{0,3})$/.exec(name)
  if (!match) return null
  let x = 0
  for (const letter of match[1]!) x = x * 26 + letter.charCodeAt(0) - 96
  return [x - 1, Number(match[2]) - 1]
}
