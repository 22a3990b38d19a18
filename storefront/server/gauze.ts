import { demo } from '@gauze/demo'
import { search } from '@gauze/search'
import { runCommand } from '@gauze/server'

// Run from sources: `pnpm gauze <command>`.
await runCommand(process.argv.slice(2), { search, demo })
