import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from './build.mjs'

const PACKED = 'packages/cli/dist/packed'
const LICENCE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/** What the published command needs beside its own file: the browser app, the schemas for editors, and the licences of all that was bundled. */
export async function fillPackage(root) {
  await build(root, 'cli')
  await build(root, 'web')
  emptyPackage(root)
  mkdirSync(join(root, PACKED), { recursive: true })
  const isOurs = file => basename(file) !== '.stamp.json'
  cpSync(join(root, 'packages/web/dist'), join(root, PACKED, 'site'), { recursive: true, filter: isOurs })
  cpSync(join(root, 'docs/schemas'), join(root, PACKED, 'schemas'), { recursive: true })
  for (const file of ['LICENSE', 'NOTICE']) copyFileSync(join(root, file), join(root, PACKED, file))
  writeFileSync(join(root, PACKED, 'THIRD-PARTY.txt'), licences(root))
}

/** So that the repository serves its own app, never an old copy of it. */
export function emptyPackage(root) {
  rmSync(join(root, PACKED), { recursive: true, force: true })
}

/** Everything the product depends on, bundled or not, with the words under which others let us have it. */
function licences(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, optional, link }]) =>
        path.includes('node_modules/') && !dev && !devOptional && !optional && !link,
    )
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const texts = readdirSync(join(root, path)).filter(file => LICENCE.test(file))
      const words = texts.map(file => readFileSync(join(root, path, file), 'utf8').trim())
      return [`${name} ${version}, ${license ?? 'see below'}`, ...words].join('\n\n')
    })
    .join(`\n\n${'─'.repeat(80)}\n\n`)
}
