import { join } from 'node:path'
import { schemaText } from '@redoubt/kernel/testing'
import { expect, test } from 'vitest'
import { file, matchFile } from '../src/tables/matchfile.ts'

test('docs/schemas/match-file.json is what the app opens', async () => {
  const page = join(import.meta.dirname, '../../../docs/schemas/match-file.json')
  await expect(schemaText('A match exported by the browser app', file)).toMatchFileSnapshot(page)
})

test('a match file, and the save in it, may name their schemas', () => {
  const save = { format: 1, game: 'doom', rules: '1', options: {}, commitment: 'c', seed: 's', decisions: ['pass'] }
  const $schema = 'schemas/match-file.json'
  const opened = matchFile({ $schema, redoubt: 1, seats: {}, created: 0, save: { $schema, ...save } })
  expect(opened.save).toEqual(save)
  expect(matchFile({ $schema, ...save }).save).toEqual(save)
})
