import { globSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { defineConfig, type Options } from 'tsup'

const target = ['chrome123', 'firefox120', 'safari17.5']

/** The style sheets that are lists of others, and that pages load. */
const themes = ['theme', 'components', 'shop', 'product', 'listing', 'account']

/** Every style sheet that is not a list of others, by the name that others import it by. */
function singleSheets() {
  const lists = ['all', 'shop-sheets', ...themes].map((name) => `src/theme/${name}.css`)
  const sheets = globSync('src/**/*.css', { cwd: import.meta.dirname, exclude: [...lists, 'src/story-data/**'] })
  return Object.fromEntries(sheets.map((path) => [path.replace(/^src\/(?:theme\/)?(.*)\.css$/, '$1'), path]))
}

/** Puts the rules of a style sheet into the layer of the theme, as the lists do. */
const layered: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'layered',
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ kind, path, resolveDir }) =>
      kind === 'entry-point' ? { path: `${resolve(resolveDir, path)}?layered`, namespace: 'layered' } : null,
    )
    build.onLoad({ filter: /\?layered$/, namespace: 'layered' }, ({ path }) => {
      const sheet = path.replace(/\?layered$/, '')
      return { contents: `@import "${sheet}" layer(gauze);`, loader: 'css', resolveDir: dirname(sheet) }
    })
  },
}

export default defineConfig([
  {
    entry: [
      'src/**/*.ts',
      'src/**/*.tsx',
      '!src/**/*.test.*',
      '!src/**/*.stories.*',
      '!src/**/story-*',
      '!src/story-data/**',
    ],
    format: 'esm',
    target: 'es2022',
    bundle: false,
    sourcemap: true,
    // The other entries write the style sheets here.
    clean: ['!**/*.css'],
  },
  { entry: Object.fromEntries(themes.map((name) => [name, `src/theme/${name}.css`])), target },
  { entry: singleSheets(), target, esbuildPlugins: [layered] },
])
