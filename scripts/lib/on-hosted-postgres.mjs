// Runs a command with a PostgreSQL of the system at TEST_DATABASE_URL, and removes the database afterwards.
import { spawnSync } from 'node:child_process'
import { findInitdb, withHostedPostgres } from './hosted-postgres.mjs'

const [command, ...args] = process.argv.slice(2)
process.exitCode = withHostedPostgres(
  findInitdb(),
  (url) => spawnSync(command, args, { env: { ...process.env, TEST_DATABASE_URL: url }, stdio: 'inherit' }).status ?? 1,
)
