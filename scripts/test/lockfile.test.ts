import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLock, lockProblems, sealLock } from '../lib/lockfile.mjs'

const bundler = {
  version: '1.0.0',
  integrity: 'sha512-bundler',
  dev: true,
  license: 'MIT',
  optionalDependencies: { '@x/binding-darwin-arm64': '1.0.0', '@x/binding-linux-x64-musl': '1.0.0', plain: '2.0.0' },
}
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { devDependencies: { bundler: '^1.0.0' } },
    'node_modules/bundler': bundler,
    'node_modules/bundler/node_modules/plain': { version: '2.0.0', integrity: 'sha512-plain', optional: true },
  },
}

function problemsOf(given: object, manifest: object) {
  const root = mkdtempSync(join(tmpdir(), 'redoubt-'))
  try {
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(given))
    return lockProblems(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('binaries for other platforms that the registry did not give get an entry npm can use', () => {
  const { packages } = completeLock(lock)
  expect(packages['node_modules/@x/binding-darwin-arm64']).toMatchObject({
    version: '1.0.0',
    cpu: ['arm64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  })
  expect(packages['node_modules/@x/binding-linux-x64-musl']).toMatchObject({
    cpu: ['x64'],
    os: ['linux'],
    libc: ['musl'],
  })
  expect(Object.keys(packages)).toHaveLength(5)
  expect(completeLock({ ...lock, packages }).packages).toEqual(packages)
})

test('a package without integrity is found, and gets the one that the registry has for its version', async () => {
  const manifest = { devDependencies: { bundler: '^1.0.0' } }
  expect(problemsOf(completeLock(lock), manifest)).toEqual([
    'package-lock.json: @x/binding-darwin-arm64 1.0.0 has no integrity; run npm run lock',
    'package-lock.json: @x/binding-linux-x64-musl 1.0.0 has no integrity; run npm run lock',
  ])
  const { lock: sealed, left } = await sealLock(completeLock(lock), async (name: string, version: string) =>
    name.includes('darwin') ? `sha512-${name}-${version}` : null,
  )
  expect(sealed.packages['node_modules/@x/binding-darwin-arm64']).toMatchObject({
    version: '1.0.0',
    integrity: 'sha512-@x/binding-darwin-arm64-1.0.0',
    os: ['darwin'],
  })
  expect(left).toEqual([{ name: '@x/binding-linux-x64-musl', version: '1.0.0' }])
})

test('a lockfile that npm ci would refuse is found', async () => {
  const sealed = await sealLock(completeLock(lock), async (name: string) => `sha512-${name}`)
  const manifest = { devDependencies: { bundler: '^1.0.0' } }
  expect(problemsOf(lock, manifest)).toEqual([
    'package-lock.json: @x/binding-darwin-arm64 has no entry; run npm run lock',
    'package-lock.json: @x/binding-linux-x64-musl has no entry; run npm run lock',
  ])
  expect(problemsOf(sealed.lock, manifest)).toEqual([])
  expect(problemsOf(sealed.lock, { ...manifest, dependencies: { zod: '1.0.0' } })).toEqual([
    'package-lock.json: does not fit package.json; run npm install',
  ])
})
