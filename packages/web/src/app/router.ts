import { useSyncExternalStore } from 'react'

/** Addresses live behind the #: the app needs no server and works from any folder. */
export const ROUTES = [
  'home',
  'new',
  'matches',
  'match',
  'replay',
  'rules',
  'decks',
  'settings',
  'about',
  'gallery',
] as const
export type RouteName = (typeof ROUTES)[number]

export interface Route {
  name: RouteName
  /** The rest of the path: the id of a match, a rule. */
  rest: string[]
}

export function parseHash(hash: string): Route {
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

let last = { hash: '\0', route: parseHash('') }

function current(): Route {
  if (location.hash !== last.hash) last = { hash: location.hash, route: parseHash(location.hash) }
  return last.route
}

export function useRoute(): Route {
  return useSyncExternalStore(listener => {
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, current)
}
