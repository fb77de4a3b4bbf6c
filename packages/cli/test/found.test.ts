import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import de from '../messages/found/de.json'
import pl from '../messages/found/pl.json'
import ru from '../messages/found/ru.json'

const ROOT = join(import.meta.dirname, '../..')

/** Where what comes as data is said: what is found in a pack, and what the commands print. */
const PLACES = ['doom/src/content', 'doom/src/language', 'doom/src/rules/objectives', 'doom/src/board/maps']
  .concat('doom/src/referee/draw.ts', 'cli/src/check', 'cli/src/commands/check.ts', 'cli/src/commands/replay.ts')
  .concat('cli/src/endings.ts', 'cli/src/simulate/report', 'cli/src/simulate/ladder', 'cli/src/simulate/table.ts')

/** It says too why a scenario is refused: that is told to programs. */
const OTHERS = 'doom/src/rules/objectives/escort-detail.ts'

const sources = PLACES.flatMap(place =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(join(ROOT, place), { recursive: true })
        .map(file => `${place}/${file}`)
        .filter(file => file.endsWith('.ts') && file !== OTHERS),
)

/** Who says a plain sentence: the call, or the field or constant it is given to. */
const SAY = /^(c\.say|say|no|report|refuse|warn|problem|problemAt|told|new MapError)$/
const ZOD = /\.(regex|refine)$/
const LISTS = /^(head|PAIRINGS|facts|NAMES|WORDS|ASSIGNED|DECIDED|LEGAL|verdict|why)$/

/** The sentences of a file, {} for what is put in. */
function wordsIn(file: string): string[] {
  const found: string[] = []
  const tree = ts.createSourceFile(file, readFileSync(join(ROOT, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const skeleton = (template: ts.TemplateLiteral): string =>
    ts.isTemplateExpression(template)
      ? [template.head.text, ...template.templateSpans.map(span => span.literal.text)].join('{}')
      : template.text
  const walk = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'finding') found.push(skeleton(node.template))
    else if (ts.isStringLiteral(node) && isSaid(node)) found.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

/** Is it an argument of whoever says, however it is chosen, or an answer of `absent` and `unsafePath`? */
function isSaid(node: ts.StringLiteral): boolean {
  for (let inner: ts.Node = node, { parent } = node; parent; inner = parent, { parent } = parent) {
    if (
      ts.isImportDeclaration(parent) ||
      (ts.isBinaryExpression(parent) && parent.operatorToken.getText().includes('='))
    )
      return false
    if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
      const name = `${ts.isNewExpression(parent) ? 'new ' : ''}${parent.expression.getText().replace(/^.*\.say$/, 'say')}`
      if (inner === parent.expression) return false
      return /^(told|phrase|section|matrix)$/.test(name) || ((SAY.test(name) || ZOD.test(name)) && / /.test(node.text))
    }
    if (ts.isReturnStatement(parent)) return / /.test(node.text) && !/=/.test(node.text)
    if (ts.isPropertyAssignment(parent) && (inner === parent.name || parent.name.getText() === 'type')) return false
    if (ts.isPropertyAssignment(parent) && LISTS.test(parent.name.getText())) return true
    if (ts.isVariableDeclaration(parent)) return LISTS.test(parent.name.getText())
    if (ts.isFunctionLike(parent)) return false
  }
  return false
}

const said = [...new Set(sources.flatMap(wordsIn))].filter(words => /[a-z]{3}/i.test(words) && !words.includes('_'))

describe.each(Object.entries<Record<string, string>>({ pl, de, ru }))('%s: all that comes as data', (_, catalogue) => {
  test('is said', () => expect(said.filter(words => !Object.hasOwn(catalogue, words))).toEqual([]))
  test('with the same things put in', () => {
    const wrong = Object.entries(catalogue).filter(([words, told]) => {
      const named = [...told.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)).sort()
      return named.join() !== Array.from({ length: words.split('{}').length - 1 }, (__, n) => n).join()
    })
    expect(wrong).toEqual([])
  })
})
