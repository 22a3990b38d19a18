// Prints, and checks, the gzip bytes of script and style that a browser must load before each kind of public page is
// interactive: the entry, the root, the page's route, and everything they import statically.
import { readdir, readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'

const client = new URL('../build/client/', import.meta.url)
const pages = {
  home: 'routes/home',
  listing: 'routes/products',
  category: 'routes/category',
  product: 'routes/product',
}
const limits = { js: 150_000, css: 25_000 }

const assets = await readdir(new URL('assets/', client))
const manifestFile = assets.find((name) => /^manifest-.*\.js$/.test(name))
if (!manifestFile) throw new Error('There is no built manifest. Run the build first.')
const script = await readFile(new URL(`assets/${manifestFile}`, client), 'utf8')
const manifest = JSON.parse(script.slice(script.indexOf('=') + 1).replace(/;\s*$/, ''))

/** A file and everything it imports statically. */
const closure = async (file, seen) => {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = await readFile(new URL(`.${file}`, client), 'utf8')
  for (const [, path] of source.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+?from\s*)?["'](\.[^"']+)["']/g,
  )) {
    await closure(new URL(path, `http://x${file}`).pathname, seen)
  }
  return seen
}
const gzipOf = async (file) => gzipSync(await readFile(new URL(`.${file}`, client)), { level: 9 }).length

let isTooLarge = false
for (const [page, id] of Object.entries(pages)) {
  const parts = [manifest.entry, manifest.routes.root, manifest.routes[id]]
  const scripts = new Set([`/assets/${manifestFile}`])
  for (const part of parts) for (const file of [part.module, ...part.imports]) await closure(file, scripts)
  const styles = new Set(parts.flatMap((part) => part.css ?? []))
  const sizes = { js: 0, css: 0 }
  for (const file of scripts) sizes.js += await gzipOf(file)
  for (const file of styles) sizes.css += await gzipOf(file)
  isTooLarge ||= sizes.js > limits.js || sizes.css > limits.css
  console.log(`${page.padEnd(9)} js ${sizes.js} of ${limits.js}, css ${sizes.css} of ${limits.css}`)
  if (process.argv.includes('--files')) {
    for (const file of scripts) console.log(`    ${String(await gzipOf(file)).padStart(6)}  ${file}`)
  }
}
if (isTooLarge) process.exitCode = 1
