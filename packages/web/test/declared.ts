import { join } from 'node:path'
import ts from 'typescript'

const ROOT = join(import.meta.dirname, '../../..')

/** The words of unions that packages export as types, each read off its declaration, sorted. */
export function declaredWords(types: ReadonlyArray<[file: string, type: string]>): string[][] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.portable.json'), ts.sys.readFile)
  const include = types.map(([file]) => file.replace(/\/src\/.*/, '/src'))
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, ROOT)
  const program = ts.createProgram(fileNames, options)
  const checker = program.getTypeChecker()
  return types.map(([file, type]) => {
    const source = checker.getSymbolAtLocation(program.getSourceFile(join(ROOT, file))!)!
    const symbol = checker.getExportsOfModule(source).find(({ name }) => name === type)!
    const union = checker.getDeclaredTypeOfSymbol(symbol) as ts.UnionType
    return union.types.map(word => (word as ts.StringLiteralType).value).sort()
  })
}
