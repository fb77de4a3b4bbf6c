import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { completeLock, lockProblems } from '../lib/lockfile.mjs'

const bundler = {
  version: '1.0.0',
  dev: true,
  license: 'MIT',
  optionalDependencies: { '@x/binding-darwin-arm64': '1.0.0', '@x/binding-linux-x64-musl': '1.0.0', plain: '2.0.0' },
}
const lock = {
  lockfileVersion: 3,
  packages: {
    '': { devDependencies: { bundler: '^1.0.0' } },
    'node_modules/bundler': bundler,
    'node_modules/bundler/node_modules/plain': { version: '2.0.0', optional: true },
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

test('a lockfile that npm ci would refuse is found', () => {
  const manifest = { devDependencies: { bundler: '^1.0.0' } }
  expect(problemsOf(lock, manifest)).toEqual([
    'package-lock.json: @x/binding-darwin-arm64 has no entry; run npm run lock',
    'package-lock.json: @x/binding-linux-x64-musl has no entry; run npm run lock',
  ])
  expect(problemsOf(completeLock(lock), manifest)).toEqual([])
  expect(problemsOf(completeLock(lock), { ...manifest, dependencies: { zod: '1.0.0' } })).toEqual([
    'package-lock.json: does not fit package.json; run npm install',
  ])
})
