#!/usr/bin/env node
// Compiles every block of TypeScript or JavaScript in the READMEs and recipes, each as a module of its own, against the
// types of the packages, in one strict run. A comment before a block gives names that the text around it explains:
// <!-- given: declare const signal: AbortSignal -->
// Needs a build with type declarations.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './shell.mjs'

const folder = join(root, '.gauze/samples')

/** Dependencies of an application that uses the packages, and who has them in this workspace. */
const dependencies = {
  'packages/ui': ['react', 'react-dom', '@types/react', '@types/react-dom', 'xstate'],
  storefront: ['react-router-dom', '@fastify/static'],
  'packages/server': ['fastify', 'zod'],
}

function linkPackages() {
  const link = (name, target) => {
    const path = join(folder, 'node_modules', name)
    mkdirSync(dirname(path), { recursive: true })
    symlinkSync(target, path)
  }
  for (const name of readdirSync(join(root, 'packages'))) link(`@gauze/${name}`, join(root, 'packages', name))
  for (const [from, names] of Object.entries(dependencies))
    for (const name of names)
      if (existsSync(join(root, from, 'node_modules', name))) link(name, join(root, from, 'node_modules', name))
}

/** The blocks of a text, each with the line that it starts on. */
function blocksOf(text) {
  return [...text.matchAll(/(?:<!-- given:([\s\S]*?)-->\s*)?^```(tsx?|jsx?|mjs)\n([\s\S]*?)^```/gm)].map(
    ({ 1: given = '', 2: language, 3: code, index, 0: whole }) => ({
      given: given.trim(),
      language,
      code,
      line: text.slice(0, index + whole.indexOf('```')).split('\n').length + 1,
    }),
  )
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
linkPackages()

const pages = globSync(
  '{README.md,docs/**/*.md,{packages,examples}/*/{*.md,{src,docs,recipes}/**/*.md},storefront/{*.md,docs/**/*.md}}',
  {
    cwd: root,
    exclude: (path) => /node_modules|\/dist\b/.test(path),
  },
).sort()
const samples = new Map()
for (const page of pages) {
  for (const { given, language, code, line } of blocksOf(readFileSync(join(root, page), 'utf8'))) {
    const name = `${page.replaceAll(/\W+/g, '-')}-${line}.${language.endsWith('x') ? 'tsx' : 'ts'}`
    // The names that the page gives stand on the first line, so that a line of the sample keeps its distance to the page's.
    writeFileSync(
      join(folder, name),
      `${given.replaceAll('\n', ' ')}\n${code.replaceAll("'/gauze-embed.js'", "'@gauze/embed'")}\nexport {}\n`,
    )
    samples.set(name, { page, line })
  }
}
writeFileSync(join(folder, 'ambient.d.ts'), "declare module '*.css'\ndeclare module 'next/*'\n")
writeFileSync(
  join(folder, 'tsconfig.json'),
  JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      target: 'es2024',
      lib: ['es2024', 'dom', 'dom.iterable'],
      jsx: 'react-jsx',
      types: [],
      skipLibCheck: true,
    },
    include: ['*'],
  }),
)
try {
  execFileSync('node', [join(root, 'node_modules/ts7/bin/tsc'), '--checkers', '1', '--pretty', 'false', '-p', folder], {
    encoding: 'utf8',
  })
  console.log(`${samples.size} samples of ${pages.length} pages`)
} catch ({ stdout }) {
  // A sample's error at its place on the page.
  const placed = stdout.replaceAll(/(?:\S*\/)?([\w-]+\.[jt]sx?)\((\d+),(\d+)\)/g, (whole, name, line, column) => {
    const sample = samples.get(name)
    return sample ? `${sample.page}:${sample.line + Number(line) - 2}:${column}` : whole
  })
  console.error(placed)
  process.exitCode = 1
}
