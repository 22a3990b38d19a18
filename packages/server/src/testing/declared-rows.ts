import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** The kind of a value of a row in TypeScript. */
export type DeclaredKind = 'boolean' | 'json' | 'number' | 'string' | 'unknown'

/** A column of a row type. */
export interface DeclaredColumn {
  readonly kind: DeclaredKind
  readonly isOptional: boolean
}

/** A statement as the source declares it. */
export interface DeclaredStatement {
  /** Of a named statement; file and line of another. */
  readonly name: string
  /**
   * SQL of a statement that is written where it is sent; null for a named one, whose text is known once it is loaded.
   */
  readonly text: string | null
  /** By name; null where no row type was given, because no row is read. */
  readonly columns: Readonly<Record<string, DeclaredColumn>> | null
}

const packagesFolder = fileURLToPath(new URL('../../../', import.meta.url))
/** The packages that send statements of their own. */
const senders = ['server', 'search']

function isSource(file: string) {
  return file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/')
}

function filesWith(pattern: RegExp): string[] {
  return senders
    .map((sender) => join(packagesFolder, sender, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => join(folder, file)),
    )
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
}

/** Every source file that declares a named statement. */
export function namedStatementFiles(): string[] {
  return filesWith(/= namedQuery[<(]/)
}

function partsOf(type: ts.Type) {
  return type.isUnion() ? type.types : [type]
}

function isNothing({ flags }: ts.Type) {
  return (flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0
}

const { NumberLike, StringLike, BooleanLike } = ts.TypeFlags

function kindOfPart({ flags }: ts.Type): DeclaredKind {
  if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown'
  if (flags & NumberLike) return 'number'
  if (flags & StringLike) return 'string'
  return flags & BooleanLike ? 'boolean' : 'json'
}

function kindOf(type: ts.Type): DeclaredKind {
  const [kind, ...others] = new Set(
    partsOf(type)
      .filter((part) => !isNothing(part))
      .map(kindOfPart),
  )
  if (kind === undefined || others.length > 0)
    throw new Error('A column has values of several kinds. Give it one type.')
  return kind
}

function columnsOf(checker: ts.TypeChecker, node: ts.TypeNode | undefined) {
  if (node === undefined) return null
  const columns = checker.getPropertiesOfType(checker.getTypeFromTypeNode(node)).map((column) => {
    const isOptional = (column.flags & ts.SymbolFlags.Optional) !== 0
    return [column.name, { kind: kindOf(checker.getTypeOfSymbol(column)), isOptional }] as const
  })
  return Object.fromEntries(columns)
}

/** Whether an expression in a template of drizzle's `sql` becomes a parameter, and not a piece of SQL. */
function isValue(checker: ts.TypeChecker, node: ts.Expression): boolean {
  return (
    node.getText().startsWith('sql.param(') ||
    partsOf(checker.getTypeAtLocation(node)).every((part) => isNothing(part) || kindOfPart(part) !== 'json')
  )
}

/** The SQL of a template whose expressions are all values; null where some of it is made as it runs. */
function textOf(checker: ts.TypeChecker, template: ts.TemplateLiteral): string | null {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  const spans = template.templateSpans
  if (!spans.every(({ expression }) => isValue(checker, expression))) return null
  return template.head.text + spans.map(({ literal }, index) => `$${index + 1}${literal.text}`).join('')
}

function statementAt(checker: ts.TypeChecker, node: ts.CallExpression): DeclaredStatement | null {
  const [first] = node.arguments
  const columns = () => columnsOf(checker, node.typeArguments?.[0])
  if (ts.isIdentifier(node.expression) && node.expression.text === 'namedQuery') {
    if (first === undefined || !ts.isStringLiteral(first))
      throw new Error('The name of a statement must be a plain text.')
    return { name: first.text, text: null, columns: columns() }
  }
  if (!ts.isPropertyAccessExpression(node.expression) || node.expression.name.text !== 'execute') return null
  if (first === undefined || !ts.isTaggedTemplateExpression(first)) return null
  const text = textOf(checker, first.template)
  if (text === null) return null
  const source = node.getSourceFile()
  const line = source.getLineAndCharacterOfPosition(first.getStart()).line + 1
  return { name: `${relative(packagesFolder, source.fileName)}:${line}`, text, columns: columns() }
}

function programOf(files: readonly string[]): ts.Program {
  const host: ts.ParseConfigFileHost = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const config = ts.getParsedCommandLineOfConfigFile(join(packagesFolder, 'server/tsconfig.json'), {}, host)
  return ts.createProgram([...files], config?.options ?? {})
}

/**
 * Every statement of server and search with the columns of its row type: the named statements, and the statements that
 * are sent from where they are written. The statements of drizzle's query builder are not included; they have their
 * types from the schema.
 */
export function readDeclaredStatements(): DeclaredStatement[] {
  const files = filesWith(/= namedQuery[<(]|\.execute[<(]/)
  const program = programOf(files)
  const checker = program.getTypeChecker()
  return files.flatMap((file) => {
    const found: DeclaredStatement[] = []
    const visit = (node: ts.Node): void => {
      const statement = ts.isCallExpression(node) ? statementAt(checker, node) : null
      if (statement !== null) found.push(statement)
      ts.forEachChild(node, visit)
    }
    const source = program.getSourceFile(file)
    if (source !== undefined) visit(source)
    return found
  })
}
