const FACES = ['1em Roboto', '700 1em "Roboto Condensed"']
/** Letters from the parts of the faces that a language needs beside the Latin one: see fonts.css. */
const LETTERS: Readonly<Record<string, string>> = { pl: 'ą', ru: 'я' }
/** Words that come late are worse than words in another face. */
const PATIENCE = 1000

/** Resolves when the faces of a language are there, so that nothing moves when they come; at the latest after a second. */
export async function loadFaces(locale: string): Promise<void> {
  const text = `a${LETTERS[locale] ?? ''}`
  const all = Promise.allSettled(FACES.map(face => document.fonts.load(face, text)))
  await Promise.race([all, new Promise(resolve => setTimeout(resolve, PATIENCE))])
}
