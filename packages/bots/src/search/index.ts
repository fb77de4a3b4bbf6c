export type { Adapter } from './adapter.ts'
export { playOut } from './adapter.ts'
export { type Ally, allyIn, type Errand, type Help } from './allies.ts'
export type { Port } from './channel.ts'
export { type CompareTerms, type Comparison, compare } from './compare.ts'
export { type Pace, paceOf } from './pace.ts'
export {
  SEARCH_TERMS,
  type SearchResult,
  type SearchTerms,
  search,
  type Tree,
  type Tried,
  treesTogether,
} from './search.ts'
export { type Run, runsTogether, type TryOut, type TryOutResult, type TryOutTerms, tryOut, type Way } from './tryout.ts'
export { type WebWorker, webPort } from './web-port.ts'
export { botInWorker, type Elsewhere, serveBots } from './worker-protocol.ts'
