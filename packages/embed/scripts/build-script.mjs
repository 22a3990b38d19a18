// Writes the script that a page loads, and its second file: `node scripts/build-script.mjs dist`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { bundleScript } from './bundle-script.mjs'

const [, , folder] = process.argv
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(await bundleScript())) await writeFile(join(folder, name), text)
