import { demo } from '@gauze/demo'
import { search } from '@gauze/search'
import { runGauze } from '@gauze/server'

// Run from sources: `pnpm gauze <command>`.
process.exitCode = await runGauze(process.argv.slice(2), { search, demo })
