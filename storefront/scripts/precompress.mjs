// Writes a .br and a .gz copy next to every built text file that gets smaller by it.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folder = new URL('../build/client', import.meta.url).pathname
const packable = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest'])
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const entries = await readdir(folder, { recursive: true, withFileTypes: true })
for (const entry of entries) {
  if (!entry.isFile() || !packable.has(extname(entry.name))) continue
  const path = join(entry.parentPath, entry.name)
  const plain = await readFile(path)
  const [br, gz] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(plain, { level: 9 }),
  ])
  if (br.length < plain.length) await writeFile(`${path}.br`, br)
  if (gz.length < plain.length) await writeFile(`${path}.gz`, gz)
}
