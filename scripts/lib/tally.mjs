/** Counts the tests of vitest's JSON report. Whatever made vitest fail is counted, also where no test did. */
export function tally(exitCode, report) {
  if (!report) return { passed: 0, failed: 1, notes: ['Failed: vitest ended without a report'] }
  const results = report.testResults.flatMap(file => file.assertionResults)
  const count = status => results.filter(result => result.status === status).length
  const broken = report.testResults.filter(
    file => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const notes = broken.map(file => `Failed: ${file.name} could not be run`)
  let failed = count('failed') + broken.length
  if (exitCode !== 0 && failed === 0) {
    failed = 1
    notes.push('Failed: an error outside the tests, see above')
  }
  const left = results.length - count('passed') - count('failed')
  if (left) notes.push(`${left} skipped`)
  return { passed: count('passed'), failed, notes }
}
