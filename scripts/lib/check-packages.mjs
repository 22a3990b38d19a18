#!/usr/bin/env node
// Checks that other projects can use each published package, by its tarball: its files and manifest by publint and by
// the facts below, its types, for each of its entries, by arethetypeswrong. Needs the tarballs of `packAll`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { problemAffectsResolutionKind } from '@arethetypeswrong/core/problems'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { onDemand, published, tarballOf } from './packed.mjs'
import { root } from './shell.mjs'

/** The ways of resolving a module that the packages support: Node's for ES modules, and the bundlers'. */
const supported = ['node16-esm', 'bundler']

/** An app has these once, and chooses their versions. */
const shared = ['react', 'react-dom', 'react-aria-components', 'xstate']

/** Packages that run in a browser. */
const forBrowsers = ['contract', 'rules', 'api-client', 'machines', 'ui', 'embed']

/** The files of a script tag, which are minified, with everything they need. */
const scriptTag = /\/gauze-embed(-\w+)?\.js$/

const license = readFileSync(join(root, 'LICENSE'), 'utf8')
const { homepage, repository, bugs } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

async function publintProblems(tarball) {
  const { buffer, byteOffset, byteLength } = tarball
  const { messages, pkg } = await publint({
    pack: { tarball: buffer.slice(byteOffset, byteOffset + byteLength) },
    strict: true,
  })
  return messages.map((message) => formatMessage(message, pkg, { color: false }))
}

async function typeProblems(content) {
  const analysis = await checkPackage(content, { excludeEntrypoints: [/\.css$/, /gauze-embed-\w+\.js$/] })
  if (!analysis.types) return ['It has no types.']
  return analysis.problems
    .filter((problem) => supported.some((kind) => problemAffectsResolutionKind(problem, kind, analysis)))
    .map((problem) => JSON.stringify(problem))
}

function manifestProblems(name, manifest) {
  const directory = `packages/${name}`
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest
  const site = homepage.replace(/#.*/, '')
  const facts = [
    [manifest.homepage === `${site}/tree/main/${directory}#readme`, 'homepage is not its folder of the repository.'],
    [manifest.repository?.url === repository.url, 'repository is not that of the root.'],
    [manifest.repository?.directory === directory, 'repository names another folder.'],
    [manifest.bugs === bugs, 'bugs is not that of the root.'],
    [manifest.keywords?.length > 3, 'keywords has less than four words.'],
    [manifest.license === 'MIT', 'license is not MIT.'],
    [manifest.publishConfig?.provenance === true, 'publishConfig.provenance is not true.'],
  ]
  const isBrowserPackage = forBrowsers.includes(name)
  const rows = [
    ...shared.map((other) => [!(other in dependencies), `${other} is a dependency; make it a peer.`]),
    ...onDemand.map((other) => [
      !isBrowserPackage || !(other in dependencies),
      `${other} is a dependency; make it an optional peer.`,
    ]),
    ...Object.entries(peerDependencies).map(([other, range]) => [
      /^(\^|>=)\d/.test(range) && (!onDemand.includes(other) || peerDependenciesMeta[other]?.optional === true),
      `the peer ${other} has no range, or is not optional: ${range}`,
    ]),
  ]
  return [...facts, ...rows].filter(([isTrue]) => !isTrue).map(([, problem]) => problem)
}

function fileProblems(content, { name, version }) {
  const files = content.listFiles()
  const folder = `/node_modules/${name}/`
  const read = (file) => content.tryReadFile(`${folder}${file}`) ?? ''
  // A module of types alone has neither code nor a source.
  const hasSources = (file) =>
    /^\/\/# sourceMappingURL=\S+\s*$/.test(content.readFile(file)) ||
    JSON.parse(content.tryReadFile(`${file}.map`) ?? '{}').sourcesContent?.length > 0
  const withoutMap = files.filter((file) => file.endsWith('.js') && !scriptTag.test(file) && !hasSources(file))
  return [
    ...(read('LICENSE') === license ? [] : ['LICENSE is not that of the root.']),
    ...(read('README.md').startsWith(`# ${name}`) ? [] : ['README.md is missing.']),
    ...(read('CHANGELOG.md').includes(`\n## ${version}\n`) ? [] : [`CHANGELOG.md does not have ${version}.`]),
    ...withoutMap.map((file) => `${file} has no source map with its source.`),
  ]
}

for (const name of published) {
  const tarball = readFileSync(tarballOf(name))
  const content = createPackageFromTarballData(tarball)
  const manifest = JSON.parse(content.readFile(`/node_modules/@gauze/${name}/package.json`))
  const problems = [
    ...manifestProblems(name, manifest),
    ...fileProblems(content, manifest),
    ...(await publintProblems(tarball)),
    ...(await typeProblems(content)),
  ]
  for (const problem of problems) {
    console.error(`${name}: ${problem}`)
    process.exitCode = 1
  }
}
