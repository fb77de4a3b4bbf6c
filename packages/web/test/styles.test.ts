import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { scopedName, withQueries } from '../vite/styles.ts'

const SRC = join(import.meta.dirname, '../src')
const files = (readdirSync(SRC, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
  .filter(entry => entry.isFile())
  .map(entry => relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
const read = (file: string) => readFileSync(join(SRC, file), 'utf8')
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** The ground of every screen: elements and attributes, no classes. */
const SHARED = ['fonts.css', 'tokens.css', 'app/base.css']
/** Drawings are made of their own colours, as pictures are. */
const DRAWINGS = /^(conquest\/art\/|doom\/art\/|doom\/board\/ground\/paint\/|ui\/drawing\.ts)/

const sheets = files.filter(file => file.endsWith('.css'))
const modules = sheets.filter(file => file.endsWith('.module.css'))

test('every style sheet is a module beside its component, but for the ground they stand on', () => {
  const open = sheets.filter(file => !modules.includes(file) && !SHARED.includes(file))
  expect(open).toEqual([])
})

test('no two modules give the same names', () => {
  const prefixes = modules.map(file => scopedName('', join(SRC, file)))
  expect(prefixes.filter((prefix, i) => prefixes.indexOf(prefix) !== i)).toEqual([])
})

test('a component uses no class that its module lacks, and a module has none that nobody uses', () => {
  const wrong: string[] = []
  const used = new Map(modules.map(file => [file, new Set<string>()]))
  for (const file of files.filter(name => /\.tsx?$/.test(name))) {
    const text = read(file)
    for (const [, name, path] of text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)) {
      const sheet = join(file, '..', path!).replaceAll('\\', '/')
      const known = classesIn(read(sheet))
      const words = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([\\w-]+)'\\])`, 'g'))]
      for (const [, plain, quoted] of words) {
        const word = (plain ?? quoted)!
        used.get(sheet)!.add(word)
        if (!known.has(word)) wrong.push(`${file}: .${word} is not in ${sheet}`)
      }
      // Names made at run time: `style[kind]`, where the kinds are a closed list of the component.
      if (new RegExp(`\\b${name}\\[[^'\\]]`).test(text)) for (const word of known) used.get(sheet)!.add(word)
    }
  }
  for (const [sheet, names] of used)
    for (const word of classesIn(read(sheet))) if (!names.has(word)) wrong.push(`${sheet}: nobody uses .${word}`)
  expect(wrong).toEqual([])
})

test('no class has a plain name: neither on the ground nor in a component', () => {
  const ground = SHARED.flatMap(file => [...classesIn(read(file))])
  const plain = files
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(file =>
      [
        ...withoutComments(read(file)).matchAll(
          /\b\w*[cC]lassName=(?:"[^"]+"|\{['`][^}]*)|\bclasses\('[^']*'|'class', '[^']*'/g,
        ),
      ].map(([text]) => `${file}: ${text}`),
    )
  expect({ ground, plain }).toEqual({ ground: [], plain: [] })
})

test('what a module says of a part of another is the full name of a class in ui', () => {
  const ours = modules.filter(file => file.startsWith('ui/'))
  const known = new Set(ours.flatMap(file => [...classesIn(read(file))].map(name => scopedName(name, join(SRC, file)))))
  const named = modules.flatMap(file =>
    [...withoutComments(read(file)).matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g)].flatMap(([, selector]) =>
      [...selector!.matchAll(/\.([\w-]+)/g)].map(([, name]) => ({ file, name: name! })),
    ),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})

test('what code looks for on the page has no plain class: it would never be found', () => {
  const selector =
    /\b(?:querySelector(?:All)?|closest|matches)(?:<[^>]*>)?\(\s*['`]([^'`]*)['`]|['`]([^'`]*\[data-[^'`]*)['`]/g
  const plain = files
    .filter(name => /\.tsx?$/.test(name))
    .flatMap(file =>
      [...withoutComments(read(file)).matchAll(selector)].flatMap(([, asked, held]) =>
        [...(asked ?? held)!.replace(/\$\{[^}]*\}?/g, '').matchAll(/\.[a-zA-Z][\w-]*/g)].map(
          ([name]) => `${file}: ${name}`,
        ),
      ),
    )
  expect(plain).toEqual([])
})

test('no module names an id of the page as its own: it would be scoped, and the rule meet nothing', () => {
  const ids = modules.flatMap(file => {
    const selectors = withoutComments(read(file))
      .replace(/:global\([^)]*\)/g, '')
      .replace(/\{[^{}]*\}/g, '{}')
    return [...selectors.matchAll(/#[a-zA-Z][\w-]*/g)].map(([id]) => `${file}: ${id}`)
  })
  expect(ids).toEqual([])
})

function classesIn(css: string): Set<string> {
  const plain = withoutComments(css)
    .replace(/:global\((?:[^()]|\([^()]*\))*\)/g, '')
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^{}]*\}/g, '{}')
  return new Set([...plain.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name]) => name!))
}

test('colours come from tokens.css', () => {
  const colour = /#[0-9a-fA-F]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?)\(\s*[\d.]/g
  const found = files
    .filter(file => /\.(css|tsx?)$/.test(file) && file !== 'tokens.css' && !DRAWINGS.test(file))
    .flatMap(file => [...withoutComments(read(file)).matchAll(colour)].map(([literal]) => `${file}: ${literal}`))
  expect(found).toEqual([])
})

test('widths at which a layout changes come from breakpoints.ts', () => {
  const literal =
    /@(?:media|container)[^{]*\d(?:px|rem|em)[^{]*|matchMedia\(\s*['"`][^)]*|\((?:min|max)-(?:width|height):[^)]*/g
  const found = files
    .filter(file => file !== 'ui/breakpoints.ts')
    .flatMap(file => [...withoutComments(read(file)).matchAll(literal)].map(([text]) => `${file}: ${text.trim()}`))
  expect(found).toEqual([])
})

test('a breakpoint is put in by its name; one that does not exist is an error', () => {
  expect(withQueries('(--phone) and (orientation: portrait)')).toBe('(max-width: 699px) and (orientation: portrait)')
  expect(() => withQueries('(--wristwatch)')).toThrow('There is no breakpoint "wristwatch"')
})

test('every token that is used is defined', () => {
  const scripts = files.filter(file => /\.(css|tsx?)$/.test(file)).map(file => [file, read(file)] as const)
  const defined = new Set(
    scripts.flatMap(([, text]) => [...text.matchAll(/['"]?(--[\w-]+)['"]?\s*[:,]/g)].map(m => m[1]!)),
  )
  const missing = scripts.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)(?=\))/g)].flatMap(([, name]) =>
      defined.has(name!) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(missing).toEqual([])
})

test('what style sheets and keys find by an attribute is in some component', () => {
  const components = files
    .filter(file => /\.tsx$/.test(file))
    .map(read)
    .join('\n')
  const wanted = new Set(
    sheets.flatMap(file =>
      [...read(file).matchAll(/\[(data-(?:part|panel|table|region)="[\w-]+")\]/g)].map(m => m[1]!),
    ),
  )
  for (const file of files.filter(name => /\.tsx?$/.test(name))) {
    const text = read(file)
    if (!text.includes('focused: true')) continue
    for (const [, region] of text.matchAll(/region: '([\w-]+)'/g)) wanted.add(`data-region="${region}"`)
  }
  expect([...wanted].filter(attribute => !components.includes(attribute))).toEqual([])
})

test('signs before and after words are drawn, or letters of the faces', () => {
  const strange = sheets.flatMap(file =>
    [...read(file).matchAll(/content: "([^"]*)"/g)]
      .filter(([, text]) => /[^\u0020-\u00ff\u2000-\u206f]/.test(text!.replace(/\\[0-9a-f]+/g, '')))
      .map(([said]) => `${file}: ${said}`),
  )
  expect(strange).toEqual([])
})

test('the sprite refers to no gradient, mask or filter, which would not be drawn because it is not displayed', () => {
  const sprite = readFileSync(join(SRC, '../public/icons.svg'), 'utf8')
  expect(sprite).toContain('<symbol')
  expect(sprite.match(/url\(|<(linearGradient|radialGradient|pattern|mask|filter|clipPath)\b/g)).toBeNull()
})
