import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reference } from './reference.ts'

const PAGE = join(import.meta.dirname, '../../../../docs/content-packs.md')
const MARK = '<!-- From here on made from the schemas: npx vitest run packages/doom/test/content/docs.test.ts -u -->'

test('the field reference in docs/content-packs.md is what the schemas say', async () => {
  const [guide, ...rest] = readFileSync(PAGE, 'utf8').split(MARK)
  expect(rest).toHaveLength(1)
  await expect(`${guide}${MARK}\n\n${reference()}`).toMatchFileSnapshot(PAGE)
})
