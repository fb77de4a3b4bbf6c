import { join } from 'node:path'

const WEB = join(import.meta.dirname, '..')

/** The modules of a language: messages, texts of cards and missions, and the part of these that a screen shows first. */
const WORDS = [
  /\/messages\/(?<language>\w\w)\/(?<part>\w+)\.json$/,
  /\/messages\/(?<part>refused)\/(?<language>\w\w)\.json$/,
  /\/(?<part>doom|conquest)\/content\/text\/(?<language>\w\w)\.json$/,
  /virtual:texts\/(?<part>\w+)\/(?<language>\w\w)$/,
  /\/book\/(?<language>\w\w)\/(?<part>\w+)\.md(?:\?raw)?$/,
]

/** What people read is in files that name their language, so that only the languages used are kept: see offline.ts. */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  for (const words of WORDS) {
    const { language, part } = words.exec(facadeModuleId ?? '')?.groups ?? {}
    if (language) return `assets/words-${language}-${part}-[hash].js`
  }
  return 'assets/[name]-[hash].js'
}

/** Where people go, by what they start from. */
const PLACES = {
  start: ['src/main.tsx', 'src/home/HomeScreen.tsx', 'src/home/start/Returning.tsx'],
  setup: ['src/home/SetupScreen.tsx'],
  table: ['src/match/MatchScreen.tsx'],
  doom: ['src/doom/screen.ts'],
  conquest: ['src/conquest/screen.ts'],
}
/** What workers start from: the host of matches, the rules that it fetches with a match, and what thinks apart. */
const WORKERS = {
  host: ['src/tables/worker.ts'],
  doom: ['../doom/src/index.ts'],
  conquest: ['../conquest/src/index.ts'],
  thought: [
    ...['../bots/src/doom-levels.ts', '../bots/src/conquest-levels.ts', '../bots/src/search/index.ts'],
    ...['src/tables/thinker.ts', 'src/review/reviewer.ts'],
  ],
}

interface Modules {
  getModuleInfo(id: string): {
    importedIds: readonly string[]
    isEntry: boolean
    dynamicImporters: readonly string[]
    importers: readonly string[]
  } | null
}

/** Everything these modules import, by however many steps. */
function reachedFrom(files: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const open = files.map(file => join(WEB, file))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

const reaches = <Name extends string>(places: Record<Name, string[]>, modules: Modules) => {
  const sets = (Object.keys(places) as Name[]).map(name => [name, reachedFrom(places[name], modules)] as const)
  return (id: string): Name[] => sets.filter(([, reached]) => reached.has(id)).map(([name]) => name)
}

/**
 * On a slow line every file costs a turn, and a table is made of hundreds of modules. Those that the same places need are one file: of the
 * start page, of every table, of a game, of the rules that a table and its worker share. Nobody loads what only another place needs, and
 * no worker what needs a page.
 */
export function codeSplitting() {
  let places: ((id: string) => Array<keyof typeof PLACES>) | null = null
  let workers: ((id: string) => Array<keyof typeof WORKERS>) | null = null
  const name = (id: string, modules: Modules): string | null => {
    const info = modules.getModuleInfo(id)
    // A library whose index imports all of it seems to be needed whole wherever a part of it is.
    if (/node_modules/.test(id)) return /node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : null
    // What is only asked for by itself stays a file by itself, and so do the words of a language.
    if (!info || info.isEntry || WORDS.some(words => words.test(id))) return null
    if (info.dynamicImporters.length > 0 && info.importers.length === 0) return null
    places ??= reaches(PLACES, modules)
    workers ??= reaches(WORKERS, modules)
    const here = places(id)
    const there = workers(id)
    if (there.length > 0 && here[0] === 'start') return 'shared'
    if (there.includes('host')) return here.length > 0 ? 'shared' : null
    const rules = there.filter(place => place !== 'thought')
    if (there.length > 0) return rules.length > 0 ? `${rules.join('-')}-rules` : null
    if (here.length === 0 || here.join() === 'setup') return null
    return here[0] === 'start' ? 'start' : here.join('-')
  }
  return { groups: [{ name, includeDependenciesRecursively: false }] }
}
