import { useSyncExternalStore } from 'react'

/** Addresses live behind the #: the app needs no server and works from any folder. */
export const ROUTES = [
  'home',
  'new',
  'matches',
  'match',
  'table',
  'lobby',
  'me',
  'shared',
  'replay',
  'rules',
  'decks',
  'settings',
  'about',
  'gallery',
  'learn',
  'puzzles',
  'review',
  'statistics',
  'referee',
  'companion',
] as const
export type RouteName = (typeof ROUTES)[number]

interface Route {
  name: RouteName
  /** The rest of the path: the id of a match, a rule. */
  rest: string[]
}

/** Where an address leads. */
export function routeOf(hash: string): Route {
  const [name = '', ...rest] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decodePart)
  return ROUTES.includes(name as RouteName) ? { name: name as RouteName, rest } : { name: 'home', rest: [] }
}

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export function href(name: RouteName, ...rest: string[]): string {
  return `#/${[name, ...rest.map(encodeURIComponent)].join('/')}`
}

export function go(name: RouteName, ...rest: string[]): void {
  location.hash = href(name, ...rest)
}

let last = { hash: '\0', route: routeOf('') }

function current(): Route {
  if (location.hash !== last.hash) last = { hash: location.hash, route: routeOf(location.hash) }
  return last.route
}

export function useRoute(): Route {
  return useSyncExternalStore(listener => {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, current)
}

/** Whoever comes by `/t/CODE#KEY` is at `#/table/CODE/KEY`; the address then is that of the app, whose files lie beside it. */
export function arriveByLink(): void {
  const link = linkedTable(location.pathname, location.hash)
  if (link) history.replaceState(null, '', link)
}

function linkedTable(path: string, hash: string): string | null {
  const [, root, code] = /^(.*\/)t\/(\w+)$/.exec(path) ?? []
  if (root === undefined || code === undefined) return null
  const key = hash.slice(1)
  return `${root}${href('table', code, ...(key ? [key] : []))}`
}
