// npm run lock: after npm install, so that the lockfile serves every platform and says what each package must be.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLock, sealLock } from './lib/lockfile.mjs'
import { npm } from './lib/npm.mjs'
import { root } from './lib/root.mjs'
import { Stop, script } from './lib/stop.mjs'

await script(async () => {
  const file = join(root, 'package-lock.json')
  const before = readFileSync(file, 'utf8')
  const { lock, left } = await sealLock(completeLock(JSON.parse(before)), integrityOf)
  const after = `${JSON.stringify(lock, null, 2)}\n`
  if (after !== before) writeFileSync(file, after)
  if (left.length)
    throw new Stop(
      `${left.map(({ name, version }) => `The registry has no ${name} ${version}.`).join('\n')}\nChoose a version that it holds for every platform.`,
    )
  console.log(
    after === before
      ? 'The lockfile is complete.'
      : 'The lockfile now has an entry with its integrity for every optional package.',
  )
})

async function integrityOf(name, version) {
  const { code, output } = await npm(root, ['view', `${name}@${version}`, 'dist.integrity', '--loglevel=error'])
  return code === 0 ? (/^sha512-[A-Za-z0-9+/=]+$/m.exec(output)?.[0] ?? null) : null
}
