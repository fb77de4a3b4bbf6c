/** The score and what nobody noticed. Content that is refused when it is loaded never reaches a table and does not count. */
export function reported(game, results, { placeOf, changeOf, noticed = false }) {
  const lines = []
  const counted = results.filter(({ status }) => status !== 'refused')
  const survivors = counted.filter(({ status }) => status === 'survived')
  for (const { mutant, ran } of survivors) {
    lines.push(`${placeOf(mutant)}  ${changeOf(mutant)}`)
    lines.push(`    ${mutant.text}${ran === 0 ? '   (no test comes here)' : ''}`)
  }
  if (noticed)
    for (const { mutant, status, by } of results)
      if (status !== 'survived') lines.push(`${placeOf(mutant)}  ${changeOf(mutant)}  ${status}: ${by}`)
  const score = group => {
    const left = group.filter(({ status }) => status === 'survived').length
    return group.length === 0 ? 100 : (100 * (group.length - left)) / group.length
  }
  const line = (name, group) => {
    const left = group.filter(({ status }) => status === 'survived').length
    lines.push(`${name}: ${group.length - left} of ${group.length} noticed, ${score(group).toFixed(1)} %`)
  }
  line(
    `${game}, code`,
    counted.filter(({ mutant }) => !mutant.content),
  )
  line(
    `${game}, content`,
    counted.filter(({ mutant }) => mutant.content),
  )
  line(game, counted)
  if (results.length > counted.length)
    lines.push(`${results.length - counted.length} were refused when loaded and do not count.`)
  return { lines, score: score(counted) }
}
