import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'
import type { ExportDoc, ModuleDoc } from './docs.types.js'
import { exportDoc } from './exports.js'
import { noSentences, sentencesOf } from './sentences.js'
import { type ExportedSymbol, exportsOf, openSources, type Sources, workspace } from './sources.js'
import { readStories } from './stories.js'
import { readStyle } from './styles.js'

/** A documented package, and how its exports are divided into pages. */
interface PackagePlan {
  readonly name: string
  readonly folder: string
  /** Whether one page has the exports of one folder, or of one file. */
  readonly pageOf: (path: string) => string
}

function folderOf(path: string): string {
  return path.includes('/') ? dirname(path) : path
}

function ownFile(path: string): string {
  return path.replace(/\.tsx?$/, '')
}

const plans: readonly PackagePlan[] = [
  {
    name: '@gauze/ui',
    folder: 'packages/ui/src',
    pageOf: (path) => (path.startsWith('hooks/') ? ownFile(path) : folderOf(path)),
  },
  { name: '@gauze/machines', folder: 'packages/machines/src', pageOf: folderOf },
  {
    name: '@gauze/rules',
    folder: 'packages/rules/src',
    pageOf: (path) => (path.includes('/') ? folderOf(path) : ownFile(path)),
  },
  {
    name: '@gauze/api-client',
    folder: 'packages/api-client/src',
    pageOf: (path) => (path.includes('/') ? folderOf(path) : 'client'),
  },
  { name: '@gauze/embed', folder: 'packages/embed/src', pageOf: () => 'embed' },
  { name: '@gauze/kit', folder: 'packages/kit/src', pageOf: () => 'kit' },
]

/** Reads every public module of the packages: their exports, styles, words and stories. */
export function readModules(): readonly ModuleDoc[] {
  const sources = openSources(plans.flatMap(({ folder }) => [`${folder}/**/index.ts`]))
  return plans.flatMap((plan) => readPackage(plan, sources))
}

function readPackage({ name, folder, pageOf }: PackagePlan, sources: Sources): readonly ModuleDoc[] {
  const entries = entriesOf(folder)
  const pages = new Map<string, Map<string, { exported: ExportedSymbol; entry: string }>>()
  for (const entry of entries) {
    for (const exported of exportsOf(sources, `${folder}/${entry}`)) {
      if (!exported.file.startsWith(`${folder}/`)) continue
      const page = pageOf(relative(folder, exported.file))
      if (/^(?:internal|story-data)(?:\/|$)/.test(page)) continue
      const known = pages.get(page) ?? new Map()
      pages.set(page, known)
      // The nearest entry is the one to import from.
      const other = known.get(exported.name)
      if (!other || entry.length > other.entry.length) known.set(exported.name, { exported, entry })
    }
  }
  return [...pages]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, found]) => {
      const members = [...found.values()]
      const exports = members.map(({ exported }) => exportDoc(exported, sources)).sort(byKind)
      const entry = members.map((member) => member.entry).sort((a, b) => b.length - a.length)[0] ?? 'index.ts'
      const isFolder = existsSync(join(workspace, folder, path, 'index.ts'))
      return {
        packageName: name,
        path,
        importPath: [name, entry === 'index.ts' ? '' : dirname(entry)].filter(Boolean).join('/'),
        title: titleOf(path, exports),
        exports,
        style: name === '@gauze/ui' && isFolder ? readStyle(`${folder}/${path}`, exports) : null,
        stories: name === '@gauze/ui' && isFolder ? readStories(`${folder}/${path}`) : [],
        words: members.flatMap(({ exported }) => wordsOf(exported, sources)),
      }
    })
}

/** The entry modules of a package, which `exports` of its manifest names by a pattern or one by one. */
function entriesOf(folder: string): readonly string[] {
  const manifest = readFileSync(join(workspace, folder, '../package.json'), 'utf8')
  const named = [...manifest.matchAll(/"@gauze\/source": "\.\/src\/([^"]+)"/g)].map(([, path = '']) => path)
  return [...new Set(named)]
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => globSync(path.replace('*', '**'), { cwd: join(workspace, folder) }))
    .filter((path) => !/^(?:internal|story-data)\//.test(path))
}

const order: readonly ExportDoc['kind'][] = ['component', 'hook', 'function', 'value', 'type']

function byKind(a: ExportDoc, b: ExportDoc): number {
  return order.indexOf(a.kind) - order.indexOf(b.kind) || (a.name < b.name ? -1 : 1)
}

/** The name of the component or hook that a page is named after; without one, the words of its path. */
function titleOf(path: string, exports: readonly ExportDoc[]): string {
  const last = path.split('/').at(-1) ?? path
  const plain = last.replaceAll('-', '')
  const main = exports.find(({ kind, name }) => /component|hook/.test(kind) && name.toLowerCase() === plain)
  const words = last.replaceAll('-', ' ')
  return main?.name ?? words.charAt(0).toUpperCase() + words.slice(1)
}

/** The texts of a table of messages, with the comment of each. */
function wordsOf({ name, declaration }: ExportedSymbol, { checker }: Sources): ModuleDoc['words'] {
  if (!/Messages$/.test(name) || !ts.isVariableDeclaration(declaration)) return []
  const table = declaration.initializer
  if (!table || !ts.isObjectLiteralExpression(table)) return []
  return table.properties.flatMap((property) => {
    const symbol = property.name && checker.getSymbolAtLocation(property.name)
    if (!ts.isPropertyAssignment(property)) return []
    const sentences = symbol ? sentencesOf(symbol, checker) : noSentences
    return [{ key: property.name.getText(), text: property.initializer.getText(), sentence: sentences.text }]
  })
}
