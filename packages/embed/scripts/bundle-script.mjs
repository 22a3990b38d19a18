// Bundles the elements and all that they need, with a small runtime in place of React, into the script that a page
// loads, the file that this script loads for a customer's cart, and the file of the Spanish words.
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { minify } from 'terser'

const names = { script: 'gauze-embed.js', cart: 'gauze-embed-cart.js', es: 'gauze-embed-es.js' }

function pathOf(module) {
  return fileURLToPath(import.meta.resolve(module))
}

const runtime = {
  'react-dom/client': pathOf('preact/compat/client'),
  'react/jsx-runtime': pathOf('preact/jsx-runtime'),
  'react-dom': pathOf('preact/compat'),
  react: pathOf('preact/compat'),
  // Of the hooks, those that the elements leave out import it.
  '@xstate/react': false,
}

/** The names in a list such as `configureGauze, a as b`, each with its name elsewhere. */
function namesIn(list) {
  return list.split(',').map((entry) => {
    const [name, elsewhere = name] = entry.trim().split(' as ')
    return { name, elsewhere }
  })
}

/**
 * Hands the shared code of the script to the cart's file as an argument. A file that imported the script by its name
 * would run it once more on a page that loads it by another address, such as one with a version. The two files belong
 * to one build: the name of the only function in the cart's file is the build's.
 */
function link(scriptText, cartText) {
  const exported = /export \{([^}]*)\};?\s*$/.exec(scriptText)
  const imported = /^import \{([^}]*)\} from "\.\/gauze-embed\.js";?$/m.exec(cartText)
  const made = /export \{([^}]*)\};?\s*$/.exec(cartText)
  const call = `import("./${names.cart}")`
  if (!exported || !imported || !made || !scriptText.includes(call)) throw new Error('The bundler writes other files.')
  const build = `v${createHash('sha256').update(scriptText).update(cartText).digest('hex').slice(0, 8)}`
  const needed = new Set(namesIn(imported[1]).map(({ name }) => name))
  const all = namesIn(exported[1])
  const shared = all.filter(({ elsewhere }) => needed.has(elsewhere))
  const exports = all.filter(({ elsewhere }) => !needed.has(elsewhere))
  const pairs = (entries, from, to) => entries.map((entry) => `${entry[from]}: ${entry[to]}`).join(', ')
  const load = `import("./${names.cart}?${build}").then(({ ${build} }) => ${build}({ ${pairs(shared, 'elsewhere', 'name')} }))`
  const parameters = pairs(namesIn(imported[1]), 'name', 'elsewhere')
  const results = pairs(namesIn(made[1]), 'elsewhere', 'name')
  return {
    [names.script]: scriptText
      .replace(exported[0], `export { ${exports.map(({ name, elsewhere }) => `${name} as ${elsewhere}`).join(', ')} }`)
      .replace(call, () => load),
    [names.cart]: [
      `export const ${build} = ({ ${parameters} }) => {`,
      cartText.replace(imported[0], '').replace(made[0], () => `return { ${results} }`),
      '}',
    ].join('\n'),
  }
}

/** Makes the script load the words of its own build: the file has nothing but words, and imports nothing. */
function linkWords(scriptText, wordsText) {
  const call = `import("./${names.es}")`
  if (/^import\b/m.test(wordsText) || !scriptText.includes(call)) throw new Error('The bundler writes other files.')
  const build = createHash('sha256').update(wordsText).digest('hex').slice(0, 8)
  return scriptText.replace(call, () => `import("./${names.es}?v${build}")`)
}

/** The script, the cart's file and the Spanish words as the bundler makes them, each with its modules. */
export async function bundle() {
  const made = await rolldown({
    cwd: dirname(import.meta.dirname),
    input: { 'gauze-embed': 'src/gauze-embed.ts' },
    // What both files need is in the script, from which it is then handed over.
    preserveEntrySignatures: 'allow-extension',
    platform: 'browser',
    resolve: { alias: runtime, conditionNames: ['@gauze/source', 'production', 'module', 'browser', 'import'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022', jsx: { runtime: 'automatic' } },
    checks: { moduleLevelDirective: false },
  })
  const { output } = await made.generate({
    format: 'esm',
    entryFileNames: names.script,
    chunkFileNames: ({ facadeModuleId }) => (facadeModuleId?.endsWith('.es.ts') ? names.es : names.cart),
    comments: false,
  })
  const [script, cart, es] = Object.values(names).map((name) => output.find(({ fileName }) => fileName === name))
  if (!script || !cart || !es || output.length > 3)
    throw new Error(`The script consists of other files: ${output.map(({ fileName }) => fileName).join(', ')}.`)
  return { script, cart, es }
}

/**
 * The files of the script.
 * @returns the text of each, by name
 */
export async function bundleScript() {
  const { script, cart, es } = await bundle()
  const options = { module: true, ecma: 2020, compress: { passes: 3 } }
  const minified = Object.entries({ ...link(linkWords(script.code, es.code), cart.code), [names.es]: es.code }).map(
    async ([name, text]) => [name, (await minify(text, options)).code],
  )
  return Object.fromEntries(await Promise.all(minified))
}
