import { createRequire } from 'node:module'
import type { Plugin } from 'esbuild'
import { defineConfig } from 'tsup'

const script = 'src/gauze-embed.ts'
const require = createRequire(import.meta.url)

/**
 * React is CommonJS, so each module that imports it would read its functions from an object of its own. One ES module
 * in between makes them variables, which is 1 kB less.
 */
const plainReact: Plugin = {
  name: 'plain-react',
  setup({ onResolve, onLoad }) {
    const namespace = 'plain-react'
    onResolve({ filter: /^react(?:\/jsx-runtime)?$/ }, ({ path, kind, namespace: from }) =>
      kind === 'import-statement' && from !== namespace ? { path, namespace } : null,
    )
    onLoad({ filter: /./, namespace }, ({ path }) => {
      const names = Object.keys(require(path)).filter((name) => /^[a-z]\w*$/i.test(name))
      const doors = names.map((name) => `export const ${name} = /* @__PURE__ */ (() => react.${name})()`)
      const contents = [`import react from '${path}'`, 'export default react', ...doors].join('\n')
      return { contents, resolveDir: import.meta.dirname }
    })
  },
}

export default defineConfig([
  {
    entry: ['src/**/*.ts', 'src/**/*.tsx', `!${script}`, '!src/**/*.test.*'],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    clean: true,
  },
  {
    entry: [script],
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    noExternal: [/./],
    // 3 kB less than esbuild's own.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    esbuildPlugins: [plainReact],
    splitting: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    esbuildOptions(options) {
      options.conditions = ['@gauze/source', 'production', 'module', 'browser']
      options.legalComments = 'none'
    },
  },
])
