import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from './shell.mjs'

/** Files whose named functions are declarations, as pathspecs of git. Biome's rule for this would forbid local arrows. */
const checked = ['*.ts', '*.tsx', '*.mjs']

const isCode = /(?<!\.d)\.(?:tsx?|m[jt]s)$/

/** A type on the variable needs an arrow: a declaration cannot have one. */
function isNamedArrow({ initializer, type }) {
  return type === undefined && initializer !== undefined && ts.isArrowFunction(initializer)
}

function checkFile(file) {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest)
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations.filter(isNamedArrow))
    .map(({ name, pos }) => {
      const { line } = source.getLineAndCharacterOfPosition(pos)
      return `${file}:${line + 1} ${name.text}: write a function declaration`
    })
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...checked], {
  cwd: root,
  encoding: 'utf8',
})
const found = files
  .split('\n')
  .filter((file) => isCode.test(file) && existsSync(join(root, file)))
  .flatMap(checkFile)
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exitCode = 1
}
