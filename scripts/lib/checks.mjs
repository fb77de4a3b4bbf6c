/** Version 7 has no API yet: what tools import as `typescript` is version 6. */
export const TYPESCRIPT = 'node_modules/@typescript/native/bin/tsc'

/** What must hold beside the tests: a name and the program with its arguments. */
export const CHECKS = [
  ['Types', TYPESCRIPT, '--noEmit'],
  ['Types without browser and Node', TYPESCRIPT, '--noEmit', '-p', 'tsconfig.portable.json'],
  ['Lint', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'],
  ['Imports', 'scripts/check-imports.mjs'],
]
