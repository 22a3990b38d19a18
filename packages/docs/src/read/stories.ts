import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import type { StoriesDoc, StoryDoc } from './docs.types.js'
import { workspace } from './sources.js'

/**
 * Reads the stories of a folder, each with its source and with the functions and constants of its file that it uses.
 *
 * @param folder path in the workspace
 */
export function readStories(folder: string): readonly StoriesDoc[] {
  return globSync('*.stories.tsx', { cwd: join(workspace, folder) })
    .sort()
    .map((name) => readFile(`${folder}/${name}`))
}

function readFile(file: string): StoriesDoc {
  const text = readFileSync(join(workspace, file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const own = new Map<string, ts.Statement>()
  const exported: { name: string; statement: ts.Statement; story: ts.Expression | undefined }[] = []
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) own.set(statement.name.text, statement)
    if (!ts.isVariableStatement(statement)) continue
    for (const variable of statement.declarationList.declarations) {
      const name = variable.name.getText()
      own.set(name, statement)
      if (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
        exported.push({ name, statement, story: variable.initializer })
    }
  }
  const [, title = ''] = /title: '([^']+)'/.exec(text) ?? []
  return {
    file,
    title,
    stories: exported.map(({ name, statement, story }): StoryDoc => {
      const [, viewport] = /viewport: \{ value: '(\w+)'/.exec(story?.getText() ?? '') ?? []
      return {
        exportName: name,
        name: wordsOf(name),
        code: usedBy(statement, own)
          .map((part) => part.getText())
          .join('\n\n'),
        viewport: viewport ?? null,
      }
    }),
  }
}

/** A statement after the statements of its file that it uses, in the order of the file. */
function usedBy(statement: ts.Statement, own: ReadonlyMap<string, ts.Statement>): readonly ts.Statement[] {
  const used = new Set<ts.Statement>()
  const add = (one: ts.Statement): void => {
    if (used.has(one)) return
    used.add(one)
    const visit = (node: ts.Node): void => {
      const other = ts.isIdentifier(node) ? own.get(node.text) : undefined
      if (other && !ts.isPropertyAssignment(node.parent)) add(other)
      ts.forEachChild(node, visit)
    }
    visit(one)
  }
  add(statement)
  const meta = own.get('meta')
  if (meta) add(meta)
  return [...used].sort((a, b) => a.pos - b.pos)
}

/** OnAllocation as "On allocation", as Storybook names it. */
function wordsOf(name: string): string {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
