import type { Plugin } from 'vite'

const START = /\/src\/home\/HomeScreen\.tsx$/
/** What a table of a game is made of: its screens, and what its worker starts with. */
const TABLE = (game: string) =>
  new RegExp(
    '/src/(?:home/NewScreen\\.tsx|match/MatchScreen\\.tsx|tables/worker\\.ts)$' +
      `|/web/src/${game}/screen\\.ts$|/${game}/src/index\\.ts$|/bots/src/${game}-levels\\.ts$`,
  )
const GAMES = ['doom', 'conquest']

interface Chunk {
  fileName: string
  moduleIds: readonly string[]
  imports: readonly string[]
}

/** The files of these modules with everything that they import. */
function filesOf(chunks: ReadonlyArray<Chunk>, modules: RegExp): Set<string> {
  const open = chunks.filter(({ moduleIds }) => moduleIds.some(id => modules.test(id)))
  const found = new Set(open.map(({ fileName }) => fileName))
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)!.imports) found.add(next)
  return found
}

/**
 * Lets the browser fetch the start page along with the script that asks for it, not after it. The parts of a table are only named: an
 * address that leads to one wakes them (public/early.js).
 */
export function preload(): Plugin {
  return {
    name: 'redoubt-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter(file => file.type === 'chunk')
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId && START.test(facadeModuleId))
        if (!first) return []
        const tag = (file: string, attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '', href: `./${file}` },
          injectTo: 'head' as const,
        })
        const start = [first.fileName, ...first.imports]
        const styles = [...(first.viteMetadata?.importedCss ?? [])]
        const tables = new Map<string, string[]>()
        for (const game of GAMES)
          for (const file of filesOf(chunks, TABLE(game))) tables.set(file, [...(tables.get(file) ?? []), game])
        for (const file of start) tables.delete(file)
        return [
          ...start.map(file => tag(file, { rel: 'modulepreload' })),
          ...styles.map(file => tag(file, { rel: 'preload', as: 'style' })),
          ...[...tables].map(([file, games]) => tag(file, { 'data-early': games.join(' ') })),
        ].filter(({ attrs }) => !html.includes(attrs.href))
      },
    },
  }
}
