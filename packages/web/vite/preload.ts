import type { Plugin } from 'vite'

const FIRST = /\/src\/home\/HomeScreen\.tsx$/

/** Lets the browser fetch the start page along with the script that asks for it, not after it. */
export function preload(): Plugin {
  return {
    name: 'redoubt-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const chunks = Object.values(bundle ?? {}).filter(file => file.type === 'chunk')
        const first = chunks.find(({ facadeModuleId }) => facadeModuleId && FIRST.test(facadeModuleId))
        if (!first) return []
        const link = (file: string, attrs: Record<string, string>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: '', href: `./${file}` },
          injectTo: 'head' as const,
        })
        return [
          ...[first.fileName, ...first.imports].map(file => link(file, { rel: 'modulepreload' })),
          ...[...(first.viteMetadata?.importedCss ?? [])].map(file => link(file, { rel: 'preload', as: 'style' })),
        ].filter(({ attrs }) => !html.includes(attrs.href))
      },
    },
  }
}
