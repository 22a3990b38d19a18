import { spawnSync } from 'node:child_process'
import { ensureBrowser } from '../lib/browser.mjs'
import { build } from '../lib/build.mjs'
import { lintChecks, runChecks, typeChecks } from '../lib/checks.mjs'
import { findInitdb, withHostedPostgres } from '../lib/hosted-postgres.mjs'
import { root } from '../lib/shell.mjs'
import { conclude, failurePrefix, runSuite, sum } from '../lib/suites.mjs'

const published = ['contract', 'rules', 'api-client', 'machines', 'ui', 'embed', 'server']

const packageChecks = published.flatMap((name) => [
  [`publint ${name}`, 'pnpm', ['exec', 'publint', '--strict', '--pack', 'pnpm', `packages/${name}`]],
  [
    `types as others see them: ${name}`,
    'pnpm',
    [
      '--dir',
      `packages/${name}`,
      'exec',
      'attw',
      '--pack',
      '.',
      '--profile',
      'esm-only',
      '--exclude-entrypoints',
      './theme.css',
    ],
  ],
])

const readmeTestCommand = (env) => {
  const result = spawnSync('npm', ['test'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: env.NO_COLOR, CHROMIUM_PATH: env.CHROMIUM_PATH },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  process.stdout.write(result.stdout)
  process.stderr.write(result.stderr)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(result.stdout) ?? [null, '0', '0']
  const failures = result.stdout
    .split('\n')
    .filter((line) => line.startsWith(failurePrefix))
    .map((line) => line.slice(failurePrefix.length))
  if (result.status === 0 || failed !== '0') return { passed: Number(passed), failed: Number(failed), failures }
  return { passed: Number(passed), failed: 1, failures: [...failures, `npm test ended with ${result.status}`] }
}

/** What is tested a second time, on a PostgreSQL that Gauze did not start. */
const hostedSuites = (url) => [
  [
    { name: 'contract on the PostgreSQL of the system', config: 'vitest.config.ts', args: ['--project', 'server'] },
    { TEST_DATABASE_URL: url },
  ],
  [
    { name: 'main job on the PostgreSQL of the system', config: 'e2e/vitest.config.ts', args: ['main-job'] },
    { E2E_DATABASE_URL: url },
  ],
]

export default ({ env: tools }) => {
  // A log is read as text: colours and their codes belong on a screen.
  const env = { ...tools, NO_COLOR: '1', CHROMIUM_PATH: ensureBrowser(tools) }
  const counts = [runChecks([...lintChecks, ...typeChecks], env)]
  build(env, { declarations: true })
  counts.push(runChecks(packageChecks, env))
  counts.push(
    runChecks(
      [['Storybook builds', 'pnpm', ['exec', 'storybook', 'build', '--quiet', '--output-dir', '.gauze/storybook']]],
      env,
    ),
  )
  counts.push(readmeTestCommand(env))
  const hosted = findInitdb()
  if (hosted)
    counts.push(
      withHostedPostgres(hosted, (url) =>
        sum(hostedSuites(url).map(([suite, extra]) => runSuite(suite, { ...env, ...extra }))),
      ),
    )
  return conclude(counts)
}
