import type { Case, Catalogue, Forms } from '@redoubt/kernel'

/** The forms of names, by the name as it is shown. */
type Dictionary = Map<string, Forms>

/** All names of a catalogue that its language declines. */
export function dictionaryOf(texts: Catalogue): Dictionary {
  const found: Dictionary = new Map()
  for (const [id, forms] of Object.entries(texts)) {
    const name = id.endsWith('.forms') ? texts[id.replace(/forms$/, 'name')] : undefined
    if (typeof name === 'string' && typeof forms === 'object') found.set(name, forms)
  }
  return found
}

/** `target_acc`, `name_many_gen`, `who_Nom` (at the beginning of a sentence), `who_gender`. */
const WISH = /^(\w+?)_(many_)?(nom|gen|dat|acc|ins|loc|gender)$/i
const WISHES = /\{\s*(\w+?_(?:many_)?(?:nom|gen|dat|acc|ins|loc|gender))\s*[,}]/gi
/** What follows a name and is not declined: the number of a figure, the seat of a side. */
const TAIL = /^(.+?)((?: \d+| \([A-Z]\))?)$/

export interface Wish {
  /** The variable as the message calls it. */
  name: string
  /** The value it is a form of. */
  of: string
  form: Case | 'gender'
  many: boolean
  capital: boolean
}

/** Which forms of which names a message asks for. */
export function wishesIn(message: string): Wish[] {
  const names = new Set([...message.matchAll(WISHES)].map(([, name]) => name!))
  return [...names].map(name => {
    const [, of, many, form] = WISH.exec(name)!
    return {
      ...{ name, of: of!, many: many !== undefined },
      form: form!.toLowerCase() as Wish['form'],
      capital: /^\p{Lu}/u.test(form!),
    }
  })
}

/** A name in the form that is asked for; as it is if the language does not decline it. */
export function formOf(name: string, { form, many, capital }: Wish, dictionary: Dictionary): string {
  const [, stem = name, tail = ''] = TAIL.exec(name) ?? []
  const found = dictionary.get(name)
  const forms = found ?? dictionary.get(stem)
  if (form === 'gender') return (many && forms?.virile ? 'virile' : forms?.gender) ?? 'none'
  const text = forms && ((many ? forms.many : undefined) ?? forms.one)[form]
  const whole = text === undefined ? name : text + (found ? '' : tail)
  return capital ? whole.slice(0, 1).toUpperCase() + whole.slice(1) : whole
}
