import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { explain, missing } from '../lib/install.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'redoubt-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const linux = { platform: 'linux', arch: 'x64' } as unknown as NodeJS.Process
const mac = { platform: 'darwin', arch: 'arm64' } as unknown as NodeJS.Process

const wanted = {
  '': {},
  'packages/kernel': { version: '0.1.0' },
  'node_modules/@redoubt/kernel': { link: true },
  'node_modules/zod': { version: '4.0.0' },
  'node_modules/binding-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] },
  'node_modules/binding-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
}

function lock(packages: object) {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }))
}

function installed({ 'node_modules/binding-darwin': _other, '': _root, ...packages }: Record<string, object> = wanted) {
  for (const path of Object.keys(packages)) mkdirSync(join(root, path), { recursive: true })
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

test('a complete installation is left alone', () => {
  lock(wanted)
  installed()
  expect(missing(root, linux)).toBeNull()
})

test('a fresh clone and an interrupted installation are installed', () => {
  lock(wanted)
  expect(missing(root, linux)).toBe('nothing is installed')
  mkdirSync(join(root, 'node_modules/zod'), { recursive: true })
  expect(missing(root, linux)).toBe('nothing is installed')
})

test('a package that the lockfile added, raised or that was deleted by hand is noticed', () => {
  installed()
  lock({ ...wanted, 'node_modules/fastify': { version: '5.0.0' } })
  expect(missing(root, linux)).toBe('node_modules/fastify is missing or outdated')
  lock({ ...wanted, 'node_modules/zod': { version: '4.0.1' } })
  expect(missing(root, linux)).toBe('node_modules/zod is missing or outdated')
  lock(wanted)
  rmSync(join(root, 'node_modules/zod'), { recursive: true })
  expect(missing(root, linux)).toBe('node_modules/zod is missing or outdated')
})

test('an installation made on another platform is noticed', () => {
  lock(wanted)
  installed()
  expect(missing(root, mac)).toBe('node_modules/binding-linux is for another platform')
})

test('no network is said in one line', () => {
  const line = explain('npm error code EAI_AGAIN\nnpm error syscall getaddrinfo\nnpm error errno EAI_AGAIN\n')
  expect(line).toMatch(/^No network: .*run the command again\.$/)
})

test('any other failure of npm is one line with its code and first sentence', () => {
  expect(explain('npm warn old\nnpm error code EUSAGE\nnpm error\nnpm error The lockfile is out of step.\n')).toBe(
    'npm ci failed (EUSAGE): The lockfile is out of step. Run "npm ci" to see all it says.',
  )
  expect(explain('npm error code ENOSPC\nnpm error write\n')).toMatch(/^The disk is full/)
  expect(explain('')).toContain('npm gave no reason')
})
