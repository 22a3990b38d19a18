import { run } from './shell.mjs'

function check(name, ...command) {
  return { name, command }
}

/** The static checks: style, dependencies between packages, unused code, notes of the next release. */
export const lintChecks = [
  check('format and lint', 'pnpm', 'exec', 'biome', 'check', '--error-on-warnings', '.'),
  check(
    'dependency rules',
    ...['pnpm', 'exec', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'storefront/app'],
  ),
  check('named functions', 'node', 'scripts/lib/check-functions.mjs'),
  check('unused code', 'pnpm', 'exec', 'knip'),
  check('unused exports', 'node', 'scripts/lib/check-exports.mjs'),
  check('change notes can be read', 'pnpm', 'exec', 'changeset', 'status'),
]

/** Types of every package, and of the end-to-end tests, which are no package. */
export const typeChecks = [
  check('types', 'pnpm', '-r', '--workspace-concurrency=1', 'run', 'typecheck'),
  check('types of end-to-end tests', 'node', 'node_modules/ts7/bin/tsc', '--checkers', '1', '-p', 'e2e'),
]

/**
 * Files that a build writes into the sources are committed, published packages work in other projects, and the code that
 * texts show compiles. Needs a build with type declarations.
 */
export const packageChecks = [
  check('generated files are committed', 'git', 'diff', '--exit-code', '--stat', '--', '*.generated.ts'),
  check('bytes that a page loads', 'node', 'scripts/run.mjs', 'size'),
  check('packages as others see them', 'node', 'scripts/lib/check-packages.mjs'),
  check('samples of READMEs and recipes', 'node', 'scripts/lib/check-samples.mjs'),
]

/** Public names are documented. Needs built documentation. */
export const docsChecks = [
  { ...check('sentences of public names', 'node', 'scripts/lib/check-sentences.mjs'), needsDocs: true },
]

/**
 * The checks that only a release needs: the packages are published to a registry in memory and installed from there,
 * Storybook builds, and every benchmark runs and finds the same answers on both sides. Nothing is timed.
 */
export const releaseChecks = [
  check('packages are published and installed', 'node', 'scripts/lib/check-release.mjs'),
  check('Storybook builds', 'pnpm', 'run', 'build-storybook', '--output-dir', '.gauze/storybook'),
  check('benchmarks run', 'node', 'scripts/run.mjs', 'bench', '--smoke'),
]

/** The routes' types are generated and not committed, and code refers to them. */
export function makeRouteTypes(env) {
  return run('pnpm', ['--filter', '@gauze/storefront', 'exec', 'react-router', 'typegen'], { env, quiet: true })
}
