import { posix } from 'node:path'

const OUTSIDE = /(['"`(\s])((?:\.\.\/)+shared)(?=[/'"`)\s])|(['"`])\.\.\3\s*,\s*(['"`])shared\4/g
const REGISTRY =
  /\b(?:registry\.[a-z0-9-]+\.[a-z]{2,}|(?:[a-z0-9-]+\.)*(?:artifactory|verdaccio|nexus|jfrog)\.[a-z0-9.-]+)/gi
const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)$/

/** What no tracked file may hold: paths out of the repository, names of package registries. One line each. */
export function textProblems(file, text, registryHost) {
  const problems = []
  const report = (index, problem) => problems.push(`${file}:${text.slice(0, index).split('\n').length}: ${problem}`)

  for (const match of text.matchAll(OUTSIDE)) {
    const imported = IMPORT.test(text.slice(0, match.index + (match[2] ? 0 : 1)))
    const inside = match[2] && imported && !posix.join(posix.dirname(file), match[2]).startsWith('..')
    if (!inside) report(match.index, 'reads a folder outside the repository; copy what is needed')
  }
  for (const match of text.matchAll(REGISTRY)) report(match.index, 'names a package registry')
  if (registryHost)
    for (let at = text.indexOf(registryHost); at >= 0; at = text.indexOf(registryHost, at + 1))
      report(at, 'names the package registry of this machine')
  if (file.endsWith('package-lock.json'))
    for (const match of text.matchAll(/"resolved": "(?:https?:|git)/g))
      report(match.index, 'locks a package to one address; install with omit-lockfile-registry-resolved=true')
  return [...new Set(problems)]
}
