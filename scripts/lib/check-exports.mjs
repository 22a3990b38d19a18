import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

/** Doors of the packages. What one lets out must be used somewhere: in code, a test, a story or a README. */
function isIndex(file) {
  return /^packages\/[^/]+\/src\/(?!db\/)(?:.*\/)?(?:index|schemas)\.ts$/.test(file)
}

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.md', '*.mdx', ':!.changeset'], {
  cwd: root,
  encoding: 'utf8',
})
const texts = new Map(
  listed
    .split('\n')
    .filter(Boolean)
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)

/** How many files have each name, indexes left out. */
const uses = new Map()
for (const [file, text] of texts) {
  if (isIndex(file)) continue
  for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) uses.set(name, (uses.get(name) ?? 0) + 1)
}

/** Types are left out: they say what a function takes and answers, used by name or not. */
function valuesOf(text) {
  return [...text.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
}

const unused = [...texts].flatMap(([file, text]) =>
  isIndex(file)
    ? valuesOf(text)
        .filter((name) => (uses.get(name) ?? 0) <= 1)
        .map((name) => `${file}: nothing but an index uses ${name}. Use it, document it, or take it out.`)
    : [],
)
if (unused.length > 0) {
  console.error(unused.join('\n'))
  process.exitCode = 1
}
