/** True while a choice is carried out in an imagined match that nobody watches. */
let unwatched = false

/** Carries out `work` in a hurry: nobody is asked for show, because there is nobody whom a pause could betray anything. */
export function hurrying(work: () => void): void {
  const before = unwatched
  unwatched = true
  try {
    work()
  } finally {
    unwatched = before
  }
}

/** False in a hurry: then whoever has nothing to choose is not asked. */
export function isWatched(): boolean {
  return !unwatched
}
