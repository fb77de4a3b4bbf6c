import { execFileSync } from 'node:child_process'
import { Stop } from './stop.mjs'

/** The files that differ from the main branch, committed or not; on the main branch itself from the last commit. */
export function changedFiles(root) {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  const tried = (...args) => {
    try {
      return git(...args)
    } catch {
      return ''
    }
  }
  const head = tried('rev-parse', 'HEAD')
  if (!head) throw new Stop('npm run check asks git what has changed, and this is no clone. Run npm test instead.')
  const main = ['main', 'origin/main'].map(name => tried('merge-base', 'HEAD', name)).find(Boolean)
  const dirty = git('status', '--porcelain') !== ''
  const base = main && main !== head ? main : dirty ? head : tried('rev-parse', 'HEAD~1') || head
  const lines = text => text.split('\0').filter(Boolean)
  const differ = lines(git('diff', '--name-only', '--no-renames', '-z', base))
  return [...new Set([...differ, ...lines(git('ls-files', '--others', '--exclude-standard', '-z'))])].sort()
}
