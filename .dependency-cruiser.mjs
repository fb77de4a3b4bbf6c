// Who may import whom, for dependency-cruiser. docs/architecture.md says why; scripts/check-imports.mjs asks.

/** kernel ← doom, conquest ← bots ← host ← protocol ← server, web, cli. `redoubt serve` needs the server, `redoubt replay` the log of the screens. */
const MAY_IMPORT = {
  kernel: [],
  doom: ['kernel'],
  conquest: ['kernel'],
  bots: ['kernel', 'doom', 'conquest'],
  host: ['kernel', 'doom', 'conquest', 'bots'],
  protocol: ['kernel', 'host'],
  server: ['kernel', 'doom', 'conquest', 'bots', 'host', 'protocol'],
  web: ['kernel', 'doom', 'conquest', 'bots', 'host', 'protocol'],
  cli: ['kernel', 'doom', 'conquest', 'bots', 'host', 'protocol', 'server', 'web'],
}

/**
 * Rooms inside a package, the lowest first: a file imports its own room and lower ones. Files beside the rooms are on top. Folders that are
 * not listed need no order of ours, only one at all: scripts/lib/imports.mjs finds those that know each other both ways.
 */
const ROOMS = {
  doom: ['match', 'abilities', 'board', 'rules', 'odds', 'language', 'content', 'seen', 'setup', 'text', 'referee'],
  conquest: ['match', 'board', 'abilities', 'rules', 'language', 'content', 'setup', 'seen', 'text'],
  host: ['time', 'messages', 'record', 'seats', 'match'],
  server: ['store', 'service', 'http'],
  'server/service': ['people', 'games', 'threads', 'tables', 'matches'],
  web: [
    ...['tables', 'i18n', 'missions', 'screen', 'ui', 'app', 'sound', 'coach', 'learn', 'match', 'review', 'conquest'],
    ...['statistics', 'keeping', 'online', 'settings', 'home', 'library', 'doom', 'puzzles', 'replay', 'referee'],
    ...['rules', 'glossary', 'gallery', 'companion', 'about'],
  ],
  'web/conquest': [
    ...[
      'art',
      'column',
      'dialogs',
      'reading',
      'words',
      'events',
      'common',
      'cards',
      'end',
      'hand',
      'moments',
      'phases',
    ],
    ...['shields', 'units', 'victory', 'what-if', 'windows', 'decks', 'headquarters', 'inspect', 'planets', 'preview'],
    ...['prompt', 'seats', 'tray', 'field', 'side', 'table'],
  ],
  'web/doom': [
    ...[
      'art',
      'reading',
      'sheet',
      'story',
      'words',
      'events',
      'cards',
      'common',
      'board',
      'panels',
      'inspect',
      'table',
    ],
  ],
  'web/online': [
    ...['server', 'links', 'kept', 'lists', 'guest', 'seats', 'table', 'waiting', 'join', 'lobby', 'me', 'opening'],
    ...['records', 'match'],
  ],
  'bots/conquest': ['reading', 'rules', ''],
  'bots/doom': ['character', 'reading', 'walking', 'weighing', 'marine', 'invader', 'decisions', '', 'search'],
}

/** These run unchanged in a browser and in Node. tsconfig.portable.json sees to the globals. */
const PORTABLE = ['kernel', 'doom', 'conquest', 'bots', 'host', 'protocol']

const rule = (name, from, to) => ({ name, severity: 'error', from, to })
const any = names => `(${names.join('|')})`
const SOURCE = '^packages/[^/]+/src/'

const packages = Object.entries(MAY_IMPORT).map(([name, allowed]) =>
  rule(
    `${name} must not import this package`,
    { path: `^packages/${name}/` },
    { path: '^packages/', pathNot: `^packages/${any([name, ...allowed])}/` },
  ),
)

const rooms = Object.entries(ROOMS).flatMap(([house, list]) => {
  const base = `^packages/${house.replace(/\/|$/, '/src$&')}`.replace(/\/?$/, '/')
  const place = room => (room ? `${base}${room}/` : `${base}[^/]+$`)
  const others = list.includes('') ? [] : [`${base}(?!${any(list)}/)`]
  return list.flatMap((room, floor) => {
    const higher = [...list.slice(floor + 1).map(place), ...others]
    const name = `${room || 'the top'} of ${house} must not import a room above it`
    return higher.length ? [rule(name, { path: place(room) }, { path: higher })] : []
  })
})

export default {
  forbidden: [
    ...packages,
    ...rooms,
    rule('imports must not go in a circle', { path: SOURCE }, { circular: true }), // nor imports of types alone
    rule(
      'server must not know the inside of a game',
      { path: '^packages/server/' },
      { path: '^packages/(doom|conquest)/', pathNot: '^packages/[^/]+/src/index[.]ts$' },
    ),
    rule(
      'cli may know nothing of web but its log',
      { path: '^packages/cli/' },
      { path: '^packages/web/', pathNot: '^packages/web/src/log[.]ts$' },
    ),
    rule(
      'what is made for one game must not know the other',
      { path: '^packages/(bots|web)/src/(doom|conquest)/' },
      { path: '^packages/$1/src/(doom|conquest)/', pathNot: '^packages/$1/src/$2/' },
    ),
    rule(
      'another package must be imported by its name',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    ),
    rule(
      'only what is in packages is part of the product',
      { path: SOURCE },
      { path: '^(?!packages/)', dependencyTypes: ['local'] },
    ),
    rule('tests are no part of the product', { path: SOURCE }, { path: '^packages/[^/]+/(test|testing|bench|soak)/' }),
    rule(
      'what runs in browsers too must not import what only Node has',
      { path: `^packages/${any(PORTABLE)}/src/` },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'only web may import React',
      { path: '^packages/(?!web/)' },
      { path: 'node_modules/(react|react-dom|preact)/' },
    ),
    rule(
      'not among the dependencies of its package.json',
      { path: SOURCE },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'], couldNotResolve: false },
    ),
    // The command is published as one file: what goes into it is no dependency of whoever installs it.
    rule(
      'only a development dependency',
      { path: '^packages/(?!cli/)[^/]+/src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['triple-slash-type-reference'] },
    ),
    rule('not found, or not exported by its package', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^virtual:' }, // made by our own build, in packages/web/vite
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: true, // workspaces are named in the package.json of the root
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
