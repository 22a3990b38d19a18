import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './shell.mjs'

/**
 * Every value that a package exports is used by code that ships, or is part of its API: a name in a public entry, which
 * is a source file that `exports` of its package.json names. Tests, stories and comments are no use.
 */

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { cwd: root, encoding: 'utf8' })
const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
const sources = new Map(files.map((file) => [file, withoutComments(readFileSync(join(root, file), 'utf8'))]))

function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
}

/** Code for tests, stories and benchmarks, which no package and no page has. */
function isForTests(file) {
  return /\.(test|stories|bench|e2e)\.|(^|\/)(e2e|test|testing|bench|\.storybook)\/|\/story-|vitest/.test(file)
}

/** The source files that package.json of a package exports. */
function entriesOf(manifest) {
  const folder = dirname(manifest)
  const { exports = {}, bin = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8'))
  const targets = [...Object.values(exports).map((entry) => entry['@gauze/source']), ...Object.values(bin)]
  const patterns = targets
    .filter((target) => typeof target === 'string')
    .map((target) => new RegExp(`^${join(folder, target).replaceAll('.', '\\.').replaceAll('*', '.+')}$`))
  return files.filter((file) => patterns.some((pattern) => pattern.test(file)))
}

const reexports = /export (?:type )?(\*|\{[^}]*\}) from '(\.[^']*)'/g

function namesIn(braces) {
  return braces
    .slice(1, -1)
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter(Boolean)
}

/** Adds the names of a public file to the API: its own, and the names that it re-exports. */
function publish(file, wanted, api) {
  const text = sources.get(file) ?? ''
  for (const [, name] of text.matchAll(declarations))
    if (wanted === null || wanted.has(name)) api.add(`${file} ${name}`)
  for (const [, what, from] of text.matchAll(reexports)) {
    const target = ['.ts', '.tsx']
      .map((end) => join(dirname(file), from.replace(/\.js$/, end)))
      .find((at) => sources.has(at))
    if (target === undefined) continue
    const names = what === '*' ? wanted : new Set(namesIn(what).map((name) => name.split(' as ')[0]))
    publish(target, names, api)
  }
}

/** Types are left out: they say what a function takes and answers, used by name or not. */
const declarations = /^export (?:async )?(?:function\*?|const|let|class|abstract class) ([A-Za-z_$][\w$]*)/gm

const api = new Set()
const manifests = execFileSync('git', ['ls-files', 'packages/*/package.json'], { cwd: root, encoding: 'utf8' })
for (const manifest of manifests.split('\n').filter(Boolean))
  for (const entry of entriesOf(manifest)) publish(entry, null, api)

/** In how many places of code that ships each name stands; re-exports are no use. */
const uses = new Map()
for (const [file, text] of sources) {
  if (isForTests(file)) continue
  for (const [name] of text.replaceAll(reexports, '').matchAll(/[A-Za-z_$][\w$]*/g))
    uses.set(name, (uses.get(name) ?? 0) + 1)
}

const unused = [...sources].flatMap(([file, text]) =>
  /^packages\/[^/]+\/src\//.test(file) && !isForTests(file)
    ? [...text.matchAll(declarations)]
        .filter(([, name]) => (uses.get(name) ?? 0) <= 1 && !api.has(`${file} ${name}`))
        .map(([, name]) => `${file}: no code that ships uses ${name}. Use it, or remove it.`)
    : [],
)
if (unused.length > 0) {
  console.error(unused.join('\n'))
  process.exitCode = 1
}
