/**
 * Counts the tests of vitest's JSON report. Whatever made vitest fail is counted, also where no test did. The notes name what
 * failed and why: they stand at the end of the output, where a long log is read first.
 */
export function tally(exitCode, report) {
  if (!report) return { passed: 0, failed: 1, notes: ['Failed: vitest ended without a report'] }
  const results = report.testResults.flatMap(file => file.assertionResults)
  const count = status => results.filter(result => result.status === status).length
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const notes = [
    ...report.testResults.flatMap(file =>
      file.assertionResults.filter(({ status }) => status === 'failed').map(result => failure(file, result)),
    ),
    ...broken.map(file => [`Failed: ${file.name} could not be run`, ...reason([file.message])].join('\n')),
  ]
  let failed = count('failed') + broken.length
  if (exitCode !== 0 && failed === 0) {
    failed = 1
    notes.push('Failed: an error outside the tests, see above')
  }
  const left = results.length - count('passed') - count('failed')
  if (left) notes.push(`${left} skipped`)
  return { passed: count('passed'), failed, notes }
}

/** The tests that ran, as `vitest list --json` names them. */
export function namesOf(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title }) => ({ file, name: [...ancestorTitles, title].join(' > ') })),
  )
}

const LINES = 12

const failure = (file, result) =>
  [`Failed: ${file.name}: ${result.fullName}`, ...reason(result.failureMessages)].join('\n')

const reason = messages =>
  (messages ?? [])
    .filter(Boolean)
    .flatMap(message => message.split('\n').slice(0, LINES))
    .map(line => `    ${line}`)
