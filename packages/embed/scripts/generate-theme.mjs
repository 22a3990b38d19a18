// Generates src/theme/theme.generated.ts: the part of the theme of @gauze/ui that the elements use, rewritten for a
// shadow root.
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/theme')
const theme = fileURLToPath(import.meta.resolve('@gauze/ui/theme.css'))

/** Files of the theme that no element needs. A new file is included until it is listed here. */
const unused = [
  'account/',
  'checkout/',
  'content/',
  'data-table/',
  'feedback/connection',
  'feedback/dialog',
  'feedback/error-page',
  'feedback/loader',
  'feedback/supported-browsers-dialog',
  'feedback/toast',
  'forms/checkbox',
  'forms/form',
  'listing/',
  'navigation/',
  'notifications/',
  'product/buy-box',
  'product/carousel',
  'product/comparison',
  'product/gallery',
  'product/product-card',
  'product/product-grid',
  'product/add-items',
  'product/product-lookup',
  'product/product-sections',
  'product/variant-picker',
  'cart/cart-page',
  'cart/cart-preview-trigger',
  'search/',
]

/** Text size of the elements in rem of the theme, like `--gz-text-m`. */
const TEXT_SIZE = 0.9375

/** A condition cannot contain a variable, so it uses the text size of the elements, which follows `--gz-rem`. */
function atTextSize(_, edge, size) {
  return `@container (${edge}-width: ${Number((size / TEXT_SIZE).toFixed(4))}em)`
}

/**
 * A shadow root has no :root, html or body; an element responds to its own width, and its page may have another root
 * font size.
 */
function forShadowRoot(css) {
  return css
    .replace(/:root\b/g, ':host')
    .replace(/^\[data-theme="(auto|light|dark)"\]/gm, ':host([data-theme="$1"])')
    .replace(/^(?:html|body|main:focus|\.gz-page|\.gz-num) \{[^}]*\}/gm, '')
    .replace(/^@media [^{]*\{\s*\.gz-page \{[^}]*\}\s*\}/gm, '')
    .replace(/@(?:media|container) \((max|min)-width: ([\d.]+)r?em\)/g, atTextSize)
    .replace(/(\d*\.?\d+)rem\b/g, 'calc($1 * var(--gz-rem, 1rem))')
}

/** The files that a style sheet imports, in their order, those of its lists included. */
async function importsOf(sheet) {
  const text = await readFile(join(dirname(theme), sheet), 'utf8')
  const paths = [...text.matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) => path)
  return paths.length === 0 ? [sheet] : (await Promise.all(paths.map(importsOf))).flat()
}

const files = await importsOf(basename(theme))
if (files.length === 1) throw new Error(`${theme} imports no file. Run this with --conditions=@gauze/source.`)
const used = files.filter((path) => !unused.some((name) => path.includes(`../${name}`)))
const parts = await Promise.all(used.map((path) => readFile(join(dirname(theme), path), 'utf8')))
const own = await readFile(join(folder, 'embed.css'), 'utf8')
const css = forShadowRoot([...parts, own].join('\n'))
const { code } = await transform(css, { loader: 'css', minify: true, target: ['chrome114', 'firefox125', 'safari17'] })
const text = code.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")
await writeFile(
  join(folder, 'theme.generated.ts'),
  `// Made by \`pnpm --filter @gauze/embed generate\` from the theme of @gauze/ui and embed.css. Change those.\n\n/** The style sheet of the elements. */\nexport const themeCss =\n  '${text}'\n`,
)
