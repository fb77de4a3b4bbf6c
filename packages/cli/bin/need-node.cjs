// Runs first, also under a Node that cannot read the other scripts: keep its syntax old.
const have = process.versions.node.split('.').map(Number)

if (have[0] < 20 || (have[0] === 20 && have[1] < 19) || have[0] === 21) {
  process.stderr.write(
    'Redoubt needs Node 20.19 or newer (21 excepted); this is Node ' +
      process.versions.node +
      '. Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exit(1)
}
