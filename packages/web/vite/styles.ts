import { basename, relative } from 'node:path'
import type { CSSOptions } from 'vite'
import { BREAKPOINTS } from '../src/ui/breakpoints.ts'

const SRC = new URL('../src', import.meta.url).pathname

/** `.card` of doom/cards/Hand.module.css is `doom-Hand-card` in the page: one can read it, and nobody else's rule reaches it. */
export function scopedName(local: string, file: string): string {
  const [room] = relative(SRC, file).split('/')
  return `${room}-${basename(file).split('.')[0]}-${local}`
}

/** `@media (--phone)` with the query of that name. */
export function withQueries(params: string): string {
  return params.replace(/\(--([a-z-]+)\)/g, (_, name: string) => {
    const query = (BREAKPOINTS as Readonly<Record<string, string>>)[name]
    if (query === undefined) throw new Error(`There is no breakpoint "${name}" in src/ui/breakpoints.ts.`)
    return query
  })
}

interface AtRule {
  params: string
}
const named = (rule: AtRule) => {
  if (rule.params.includes('(--')) rule.params = withQueries(rule.params)
}

/** What our style sheets may say beyond CSS. */
export const styles: CSSOptions = {
  modules: { generateScopedName: scopedName },
  postcss: {
    plugins: [{ postcssPlugin: 'redoubt-breakpoints', AtRule: { media: named, container: named } }],
  },
}
