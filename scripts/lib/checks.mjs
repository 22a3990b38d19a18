import { spawnSync } from 'node:child_process'
import { root } from './shell.mjs'

/**
 * Runs checks one after the other, shows what the failing ones print, counts them and names those that failed.
 * @param checks rows of [name, command, args, environment?]
 */
export const runChecks = (checks, env) => {
  const failures = []
  for (const [name, command, args, extra] of checks) {
    const started = Date.now()
    const result = spawnSync(command, args, {
      cwd: root,
      env: { ...env, ...extra },
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    })
    const fine = result.status === 0
    if (!fine) failures.push(name)
    console.log(`${fine ? 'ok  ' : 'FAIL'}  ${name}  (${Math.round((Date.now() - started) / 1000)} s)`)
    if (!fine) console.log(`${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`)
  }
  return { passed: checks.length - failures.length, failed: failures.length, failures }
}

/** The static checks: style, arrows between packages, unused code. */
export const lintChecks = [
  ['format and lint', 'pnpm', ['exec', 'biome', 'check', '--error-on-warnings', '.']],
  [
    'dependency rules',
    'pnpm',
    ['exec', 'depcruise', '--config', '.dependency-cruiser.cjs', 'packages', 'storefront/app'],
  ],
  // The routes' types are made, not kept, and code refers to them.
  ['route types', 'pnpm', ['--filter', '@gauze/storefront', 'exec', 'react-router', 'typegen']],
  ['unused code', 'pnpm', ['exec', 'knip']],
]

/** Types of every package. */
export const typeChecks = [['types', 'pnpm', ['-r', '--workspace-concurrency=2', 'run', 'typecheck']]]
