// Writes the script that a page loads: `node scripts/build-script.mjs dist/gauze-embed.js`.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { bundleScript } from './bundle-script.mjs'

const [, , path] = process.argv
const { code } = await bundleScript()
await mkdir(dirname(path), { recursive: true })
await writeFile(path, code)
