import { globSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

/** The folder of the workspace. */
export const workspace = join(import.meta.dirname, '../../../..')

/** The program of all documented packages. */
export interface Sources {
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
}

/** A name that a module exports, and its declaration. */
export interface ExportedSymbol {
  readonly name: string
  readonly symbol: ts.Symbol
  readonly declaration: ts.Declaration
  /** The declaring file, as a path in the workspace. */
  readonly file: string
}

/**
 * Reads the entry modules of the packages, with all that they import.
 *
 * @param entries globs in the workspace
 */
export function openSources(entries: readonly string[]): Sources {
  const files = globSync([...entries], { cwd: workspace }).map((file) => join(workspace, file))
  const program = ts.createProgram(files, {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    customConditions: ['@gauze/source'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
  })
  return { program, checker: program.getTypeChecker() }
}

/** The path of a node's file in the workspace. */
export function fileOf(node: ts.Node): string {
  return relative(workspace, node.getSourceFile().fileName)
}

/**
 * What a module exports, with re-exports followed to their declarations.
 *
 * @param file path in the workspace
 * @throws Error when the program has no such file
 */
export function exportsOf({ program, checker }: Sources, file: string): readonly ExportedSymbol[] {
  const source = program.getSourceFile(join(workspace, file))
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} is not a module of the documented packages.`)
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
    const declaration = symbol.declarations?.[0]
    return declaration ? [{ name: exported.name, symbol, declaration, file: fileOf(declaration) }] : []
  })
}
