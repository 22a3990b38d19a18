#!/usr/bin/env node
// Packs each published package once and checks that other projects can use it: its manifest and files by publint, its
// types, for each of its entries, by arethetypeswrong. Needs a build with type declarations.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { root } from './shell.mjs'

const published = ['contract', 'rules', 'api-client', 'machines', 'ui', 'embed', 'server', 'search', 'demo', 'kit']

/** The ways of resolving a module that the packages support: Node's for ES modules, and the bundlers'. */
const supported = ['node16-esm', 'bundler']

function pack(name, folder) {
  const file = join(folder, `${name}.tgz`)
  execFileSync('pnpm', ['pack', '--out', file], { cwd: join(root, 'packages', name), stdio: 'pipe' })
  return readFileSync(file)
}

async function manifestProblems(tarball) {
  const { buffer, byteOffset, byteLength } = tarball
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    strict: true,
  })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

async function typeProblems(tarball) {
  const analysis = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/\.css$/] })
  if (!analysis.types) return ['It has no types.']
  return analysis.problems
    .filter((problem) => supported.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)))
    .map((problem) => JSON.stringify(problem))
}

const folder = mkdtempSync(join(tmpdir(), 'gauze-packed-'))
try {
  for (const name of published) {
    const tarball = pack(name, folder)
    for (const problem of [...(await manifestProblems(tarball)), ...(await typeProblems(tarball))]) {
      console.error(`${name}: ${problem}`)
      process.exitCode = 1
    }
  }
} finally {
  rmSync(folder, { recursive: true })
}
