import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/** Latin letters are on every screen in every language. Other parts are asked for with the words of a language. */
const NEEDED = /-latin-(wght|700)-normal-[\w-]+\.woff2$/
const LICENCES = ['@fontsource-variable/roboto/LICENSE', '@fontsource/roboto-condensed/LICENSE']

/** Lets the browser fetch the faces along with the script, not after it; lays their licences beside them, as these ask. */
export function fonts(): Plugin {
  const { resolve } = createRequire(import.meta.url)
  return {
    name: 'redoubt-fonts',
    apply: 'build',
    generateBundle() {
      const source = LICENCES.map(licence => readFileSync(resolve(licence), 'utf8')).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'roboto-licence.txt', source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => NEEDED.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
            injectTo: 'head',
          })),
    },
  }
}
