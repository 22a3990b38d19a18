#!/usr/bin/env node
// Runs a task with the pinned toolchain, which it installs first if missing. Needs only Node 20 and npm.
import { Stop } from './lib/shell.mjs'
import { prepare } from './lib/toolchain.mjs'

const tasks = [
  ...['start', 'dev', 'build', 'test', 'lint', 'typecheck', 'ci', 'ci-release', 'bench', 'flakes', 'days'],
  ...['docs', 'storybook', 'chromatic', 'changeset', 'gauze', 'registry', 'size', 'acr'],
]
const [task, ...args] = process.argv.slice(2)

async function main() {
  if (!tasks.includes(task)) throw new Stop(`There is no task '${task ?? ''}'. Choose one of: ${tasks.join(', ')}.`)
  if (Number(process.versions.node.split('.')[0]) < 20)
    throw new Stop(
      `Gauze needs Node 20 or newer, and this is ${process.version}. Install a newer Node and run it again.`,
    )
  const env = prepare()
  const { default: execute } = await import(`./tasks/${task}.mjs`)
  process.exitCode = await execute({ env, args })
}

main().catch((error) => {
  console.error(error instanceof Stop ? `\ngauze: ${error.message}` : error)
  process.exitCode = 1
})
