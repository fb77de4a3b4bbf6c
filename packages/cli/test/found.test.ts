import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cardsContent } from '@redoubt/conquest'
import deRefused from '@redoubt/host/refused/de.json'
import plRefused from '@redoubt/host/refused/pl.json'
import ruRefused from '@redoubt/host/refused/ru.json'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import de from '../messages/found/de.json'
import pl from '../messages/found/pl.json'
import ru from '../messages/found/ru.json'

const ROOT = join(import.meta.dirname, '../..')

/** Why packs, positions and files are refused: the screens say it too. */
const REFUSING = ['doom/src/content', 'doom/src/language', 'doom/src/rules/objectives', 'doom/src/board/maps']
  .concat('doom/src/board/map.ts', 'doom/src/setup', 'conquest/src/setup', 'host/src/record')
  .concat('kernel/src/choice.ts', 'kernel/src/explain.ts', 'kernel/src/game.ts', 'kernel/src/json.ts')
  .concat('kernel/src/finding.ts', 'kernel/src/replay.ts', 'kernel/src/save.ts')
  .concat('server/src/service/games/setup.ts', 'server/src/service/threads/inspect.ts')
  .concat('web/src/companion/values.ts', 'web/src/tables/hosttables.ts', 'web/src/tables/judged.ts')
  .concat('web/src/tables/local.ts')

/** What the commands print. */
const PRINTING = [
  'doom/src/referee/draw.ts',
  'cli/src/check',
  'cli/src/commands/check.ts',
  'cli/src/commands/replay.ts',
]
  .concat('cli/src/commands/referee.ts', 'cli/src/io.ts')
  .concat('cli/src/endings.ts', 'cli/src/simulate/report', 'cli/src/simulate/ladder', 'cli/src/simulate/table.ts')

const sourcesIn = (places: readonly string[]) =>
  places.flatMap(place =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(join(ROOT, place), { recursive: true })
          .map(file => `${place}/${file}`)
          .filter(file => file.endsWith('.ts')),
  )

/** Who says a plain sentence: the call, or the field or constant it is given to. */
const SAY =
  /^(c\.say|say|idle|no|report|refuse|warn|problem|problemAt|told|fault|bad|refusal|saidAt|unverified|new (MapError|BadSave|BadOptions|Error))$/
const ZOD = /\.(regex|refine|custom(<\w+>)?)$/
const LISTS = /^(head|PAIRINGS|facts|NAMES|WORDS|ASSIGNED|DECIDED|LEGAL|UNREAD|verdict|why|wrong)$/

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
    if (ts.isPropertyAssignment(parent) && parent.name.getText() === 'why') return / /.test(node.text)
    if (ts.isPropertyAssignment(parent) && LISTS.test(parent.name.getText())) return true
    if (ts.isVariableDeclaration(parent)) return LISTS.test(parent.name.getText())
    if (ts.isFunctionLike(parent)) return false
  }
  return false
}

const saidIn = (places: readonly string[]) =>
  [...new Set(sourcesIn(places).flatMap(wordsIn))].filter(words => /[a-z]{3}/i.test(words) && !words.includes('_'))

type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>
const REFUSED: Catalogues = { pl: plRefused, de: deRefused, ru: ruRefused }
const PRINTED: Catalogues = { pl, de, ru }

/** What a card says stands in its data. */
const LIMITS = cardsContent.cards.flatMap(({ traitLimit }) => (traitLimit ? [traitLimit.text] : []))

const refusing = [...saidIn(REFUSING), ...LIMITS]

describe.each(Object.entries(REFUSED))('%s: all that is refused', (language, refused) => {
  test('is said', () => expect(refusing.filter(words => !Object.hasOwn(refused, words))).toEqual([]))
  test('and all that the commands print', () => {
    const told = { ...PRINTED[language], ...refused }
    expect(saidIn(PRINTING).filter(words => !Object.hasOwn(told, words))).toEqual([])
  })
  test('nothing is said twice', () =>
    expect(Object.keys(refused).filter(words => Object.hasOwn(PRINTED[language]!, words))).toEqual([]))
  test.each([
    ['refused', refused],
    ['printed', PRINTED[language]!],
  ])('with the same things put in: %s', (_, catalogue) => {
    const wrong = Object.entries(catalogue).filter(([words, told]) => {
      const named = [...told.matchAll(/\{(\d)\}/g)].map(([, n]) => Number(n)).sort()
      return named.join() !== Array.from({ length: words.split('{}').length - 1 }, (__, n) => n).join()
    })
    expect(wrong).toEqual([])
  })
})
