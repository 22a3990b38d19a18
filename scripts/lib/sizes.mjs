import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { bundleScript } from '../../packages/embed/scripts/bundle-script.mjs'
import { root } from './shell.mjs'

/**
 * The gzip bytes that a page loads at once for a part of the library, in a bundle that esbuild splits. React is outside,
 * because a page has it already; XState is inside.
 */

/** The app of README.md. */
function readmeCard() {
  const shown = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/```tsx\n(.*?)```/gs)]
  return shown.find(([, code]) => code.includes('<ItemCard'))?.[1] ?? ''
}

const bundles = [
  ['ProductCard', 7_200, `export { ProductCard } from '@gauze/ui/catalog/product-card'`],
  ['SignIn', 10_500, `export { SignIn } from '@gauze/ui/sign-in/sign-in'`],
  ['API client', 6_000, `export { createApiClient } from '@gauze/api-client'`],
  [
    'API client of two calls',
    4_000,
    `import { createApiClientOf } from '@gauze/api-client'
     import { addItem, getCart } from '@gauze/contract/routes'
     export const api = (options) => createApiClientOf({ addItem, getCart }, options)`,
  ],
  [
    'API client of a store',
    4_200,
    `import { createApiClientOf, storeRoutes } from '@gauze/api-client'
     export const api = (options) => createApiClientOf(storeRoutes, options)`,
  ],
  [
    'cart machine, hooks and store',
    27_200,
    `export { useAddToCart, useCart, useSession } from '@gauze/ui/hooks'
     export { GauzeProvider, startBrowserStore } from '@gauze/ui/provider'`,
  ],
  ['README card', 43_000, readmeCard()],
]

function gzipBytes(text) {
  return gzipSync(text, { level: 9 }).length
}

/** The bytes of a bundle's entry and of all files that it imports statically. */
async function weigh(code) {
  const { metafile, outputFiles } = await build({
    // A package with all others of the library among its dependencies.
    stdin: { contents: code, resolveDir: join(root, 'packages/embed'), loader: 'tsx' },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    absWorkingDir: root,
    outdir: 'out',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    conditions: ['@gauze/source', 'production', 'module', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    logLevel: 'error',
  })
  const files = Object.entries(metafile.outputs)
  const loaded = new Set(files.flatMap(([path, { entryPoint }]) => (entryPoint === '<stdin>' ? [path] : [])))
  for (const path of loaded)
    for (const { path: next, kind, external } of metafile.outputs[path].imports)
      if (kind === 'import-statement' && !external) loaded.add(next)
  return outputFiles
    .filter(({ path }) => loaded.has(path.slice(root.length + 1)))
    .reduce((sum, { contents }) => sum + gzipBytes(contents), 0)
}

/**
 * Weighs every part.
 * @returns rows of a name, its bytes and its budget
 */
export async function weighAll() {
  const files = await bundleScript()
  const script = [
    { name: 'gauze-embed.js', bytes: gzipBytes(files['gauze-embed.js']), budget: 60_000 },
    { name: 'gauze-embed-cart.js', bytes: gzipBytes(files['gauze-embed-cart.js']), budget: 12_000 },
    { name: 'gauze-embed-es.js', bytes: gzipBytes(files['gauze-embed-es.js']), budget: 8_000 },
  ]
  const rows = await Promise.all(
    bundles.map(async ([name, budget, code]) => ({ name, bytes: await weigh(code), budget })),
  )
  return [...rows, ...script]
}
