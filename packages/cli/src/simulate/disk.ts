import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Failure } from '../io.ts'

/** What the system's short words mean to people. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'nothing may be written there',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  EISDIR: 'it is a folder',
  ENOENT: 'it is not there',
}

/** Works with a file or folder; what goes wrong there is said in one sentence. */
export function using<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (typeof code !== 'string' || error instanceof Failure) throw error
    throw new Failure(`${path} cannot be used: ${REASONS[code] ?? code}. What was kept before is still there.`)
  }
}

/** Puts a file in place whole: whoever dies in the middle leaves the old one, or none. */
export function replaceFile(path: string, text: string): void {
  const fresh = `${path}.new`
  try {
    const file = openSync(fresh, 'w')
    try {
      writeFileSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(fresh, path)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}
