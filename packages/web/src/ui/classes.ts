/** Class names that apply now, in one string: `classes(style.card, isUp && style.up)`. */
export const classes = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter(Boolean).join(' ')
