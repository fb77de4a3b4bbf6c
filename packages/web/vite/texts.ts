import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:texts/'
const DOOM = join(import.meta.dirname, '../../doom/content')
const CONQUEST = join(import.meta.dirname, '../../conquest/content')
const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const idsOf = (file: string): string[] => read(join(DOOM, file)).map(({ id }: { id: string }) => id)

const missionIds = (): string[] => readdirSync(join(DOOM, 'maps/missions')).map(file => basename(file, '.json'))

/** The text ids that the start page shows: what missions, operations, decks and planets are called. */
function startIds(): RegExp {
  const { decks, planetSets } = read(join(CONQUEST, 'decks.json'))
  const sets = [...decks, ...planetSets].map(({ id }: { id: string }) => id)
  return new RegExp(`^(?:${[...missionIds(), 'operation\\..*', ...sets].join('|')})\\.name$`)
}

/** The English of these stands in the content itself, which is too heavy for the start page. */
function startInEnglish(): Record<string, string> {
  const missions = missionIds().map(id => [`${id}.name`, read(join(DOOM, `maps/missions/${id}.json`)).name])
  const { operations } = read(join(DOOM, 'maps/operations.json'))
  const names = operations.map(({ id, name }: { id: string; name: string }) => [`operation.${id}.name`, name])
  return Object.fromEntries([...missions, ...names])
}

/** Those of the set-up: missions in a few words, and the cards that can be chosen for one. */
function kitIds(): RegExp {
  const cards = ['class-cards.json', 'event-sets.json', 'invasion-cards.json', 'weapons.json'].flatMap(idsOf)
  const abilities = read(join(DOOM, 'class-cards.json')).flatMap(
    ({ abilities }: { abilities: Array<{ id: string }> }) => abilities.map(({ id }) => id),
  )
  return new RegExp(
    `^(?:(?:${cards.join('|')})\\.(?:name|role|theme|identity)|(?:${abilities.join('|')})\\.text` +
      `|(?:${missionIds().join('|')})\\.(?:objective\\.params\\.marinesWin|guidance\\.marines)` +
      `|(?:${idsOf('objective-cards.json').join('|')})\\.(?:name|marinesWin\\.text)` +
      `|(?:${idsOf('threat-cards.json').join('|')})\\.(?:name|summary)` +
      `|operation\\..*\\.blurb|difficulty\\..*)$`,
  )
}

/** `virtual:texts/start/pl`: the few texts of cards and missions that a screen shows before a game is loaded. */
export function texts(): Plugin {
  return {
    name: 'redoubt-texts',
    resolveId: id => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      const [part, language] = id.slice(PREFIX.length + 1).split('/')
      if (language === 'en') return `export default ${JSON.stringify(startInEnglish())}`
      const wanted = part === 'start' ? startIds() : kitIds()
      const files = [DOOM, CONQUEST].map(folder => join(folder, `text/${language}.json`))
      for (const file of files) this.addWatchFile(file)
      const entries = files.flatMap(file => Object.entries(read(file))).filter(([key]) => wanted.test(key))
      return `export default ${JSON.stringify(Object.fromEntries(entries))}`
    },
  }
}
