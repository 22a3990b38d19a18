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

/** Types of every package. */
export const typeChecks = [check('types', 'pnpm', '-r', '--workspace-concurrency=1', 'run', 'typecheck')]

const published = ['contract', 'rules', 'api-client', 'machines', 'ui', 'embed', 'server', 'search', 'demo', 'kit']

/**
 * What a build writes into the sources is committed, published packages work in other projects, and Storybook builds.
 * Needs a build with type declarations.
 */
export const packageChecks = [
  check('generated files are committed', 'git', 'diff', '--exit-code', '--stat', '--', '*.generated.ts'),
  check('Storybook builds', 'pnpm', 'run', 'build-storybook', '--output-dir', '.gauze/storybook'),
  ...published.flatMap((name) => [
    check(`publint ${name}`, 'pnpm', 'exec', 'publint', '--strict', '--pack', 'pnpm', `packages/${name}`),
    check(
      `types as others see them: ${name}`,
      ...['pnpm', '--dir', `packages/${name}`, 'exec', 'attw', '--pack', '.', '--profile', 'esm-only'],
      ...['--exclude-entrypoints', './theme.css', './shop.css', './account.css', './*.css'],
    ),
  ]),
]

/** Every benchmark runs, and the answers it compares are the same; nothing is timed. */
export const benchmarkChecks = [check('benchmarks run', 'node', 'scripts/run.mjs', 'bench', '--smoke')]

/** The routes' types are generated and not committed, and code refers to them. */
export function makeRouteTypes(env) {
  return run('pnpm', ['--filter', '@gauze/storefront', 'exec', 'react-router', 'typegen'], { env, quiet: true })
}
