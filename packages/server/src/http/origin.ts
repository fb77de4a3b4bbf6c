import type { IncomingHttpHeaders } from 'node:http'

/**
 * Did a page of ours ask? Browsers say where a request comes from whenever they send cookies along; whoever says nothing is no
 * browser and has no cookie that it did not ask for itself. `own` is the public address if the server knows it.
 */
export function isOwnOrigin({ origin, host, 'sec-fetch-site': site }: IncomingHttpHeaders, own?: string): boolean {
  if (site === 'cross-site' || site === 'same-site') return false
  if (origin === undefined) return true
  if (own !== undefined) return origin === own
  return URL.canParse(origin) && new URL(origin).host === host
}
