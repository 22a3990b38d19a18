// Generates src/theme/theme.generated.ts: the part of the theme of @gauze/ui that the elements use, rewritten for a
// shadow root.
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
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
  'feedback/dialog',
  'feedback/loader',
  'feedback/supported-browsers-dialog',
  'feedback/toast',
  'forms/checkbox',
  'forms/form',
  'navigation/',
  'notifications/',
  'product/buy-box',
  'product/carousel',
  'product/gallery',
  'product/product-card',
  'product/product-grid',
  'product/variant-picker',
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
    .replace(/^\s*color-scheme: light dark;$/m, '')
    .replace(/^\[data-theme="(light|dark)"\]/gm, ':host([data-theme="$1"])')
    .replace(/^(html|body) \{[^}]*\}/gm, '')
    .replace(/^main:focus \{[^}]*\}/gm, '')
    .replace(/@(?:media|container) \((max|min)-width: ([\d.]+)r?em\)/g, atTextSize)
    .replace(/(\d*\.?\d+)rem\b/g, 'calc($1 * var(--gz-rem, 1rem))')
}

const entry = await readFile(theme, 'utf8')
const files = [...entry.matchAll(/@import "(\.[^"]+)"/g)].map(([, path]) => path)
if (files.length === 0) throw new Error(`${theme} imports no file. Run this with --conditions=@gauze/source.`)
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
