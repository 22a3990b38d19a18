// Bundles the elements and all that they need into one file, with a small runtime in place of React.
import { dirname } from 'node:path'
import { build } from 'esbuild'
import { minify } from 'terser'

const root = dirname(import.meta.dirname)

const runtime = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
}

/**
 * The script that a page loads.
 * @returns its text, and the bytes of each source in it, by path
 */
export async function bundleScript() {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/gauze-embed.ts'],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    alias: runtime,
    conditions: ['@gauze/source', 'production', 'module', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'error',
  })
  // 3 kB less than esbuild's own minification.
  const { code } = await minify(outputFiles[0].text, { module: true, ecma: 2020, compress: { passes: 3 } })
  return { code, sources: Object.values(metafile.outputs)[0].inputs }
}
