import { createHash } from 'node:crypto'

/** What react-aria puts into the page, to the letter: quick taps, and no scrolling behind a dialog on iOS. No other inline style counts. */
const STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
]
const sealed = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Everything the page needs comes from here; nothing else may run, be loaded, or frame it. */
const POLICY = [
  "default-src 'self'",
  `style-src 'self' ${STYLES.map(sealed).join(' ')}`,
  "img-src 'self' data: blob:",
  // The socket of online play is on the same host; browsers count ws: there as 'self'.
  "connect-src 'self'",
  "worker-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of every answer. */
export const SECURITY = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const
