// Generates src/theme/theme.generated.ts and cart-theme.generated.ts: the parts of the theme of @gauze/ui that the
// elements use, and those that only a customer's cart uses, rewritten for a shadow root.
import { readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { bundle } from './bundle-script.mjs'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/theme')
const theme = fileURLToPath(import.meta.resolve('@gauze/ui/theme.css'))

/** Text size of the elements in rem of the theme, like `--gz-text-m`. */
const TEXT_SIZE = 0.9375

/** A condition cannot contain a variable, so it uses the text size of the elements, which follows `--gz-rem`. */
function atTextSize(_, edge, size) {
  return `@container (${edge}-width: ${Number((size / TEXT_SIZE).toFixed(4))}em)`
}

/**
 * A shadow root has no :root, html or body; an element follows its page's light or dark, responds to its own width, and
 * its page may have another root font size. The cart's button has a ground of its own.
 */
function forShadowRoot(css) {
  return css
    .replace(/^:root \{\s*color-scheme: light;\s*\}/m, '')
    .replace(/:root,\s*\[data-theme\] \{/g, ':host {')
    .replace(/^\[data-theme\] \{/m, ':host([data-theme]:not(gauze-cart-button)) {')
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

/** The folders of @gauze/ui that a file of the script has code of, or elements. */
function foldersOf({ modules }, source = /ui\/src\/(.+)\/[^/]+\.tsx?$/) {
  const paths = Object.entries(modules).flatMap(([path, { renderedLength }]) => (renderedLength > 0 ? [path] : []))
  return new Set(paths.flatMap((path) => path.match(source)?.[1] ?? []))
}

function folderOf(path) {
  return dirname(path.slice('../'.length))
}

async function writeSheet(file, name, what, sheets, own = '') {
  const parts = await Promise.all(sheets.map((path) => readFile(join(dirname(theme), path), 'utf8')))
  const css = forShadowRoot([...parts, own].join('\n'))
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome114', 'firefox125', 'safari17'],
  })
  const text = code.trim().replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  await writeFile(
    join(folder, file),
    `// Made by \`pnpm --filter @gauze/embed generate\` from the theme of @gauze/ui and embed.css. Change those.\n\n/** ${what} */\nexport const ${name} =\n  '${text}'\n`,
  )
}

const files = await importsOf(basename(theme))
if (files.length === 1) throw new Error(`${theme} imports no file. Run this with --conditions=@gauze/source.`)
const { script, cart } = await bundle()
const element = /ui\/src\/(.+)\/[^/]+\.tsx$/
const onlyInCart = foldersOf(cart, element).difference(foldersOf(script, element))
const anywhere = foldersOf(script).union(foldersOf(cart))
const inCart = files.filter((path) => onlyInCart.has(folderOf(path)))
const inScript = files.filter(
  (path) => !path.startsWith('../') || (anywhere.has(folderOf(path)) && !inCart.includes(path)),
)
const own = await readFile(join(folder, 'embed.css'), 'utf8')
await writeSheet('theme.generated.ts', 'themeCss', 'The style sheet of the elements.', inScript, own)
await writeSheet('cart-theme.generated.ts', 'cartThemeCss', "The style sheet of a customer's cart.", inCart)
