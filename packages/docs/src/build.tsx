import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import MiniSearch from 'minisearch'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'
import { readEvidence } from './accessibility/evidence.js'
import { makeReports } from './accessibility/reports.js'
import { readContent } from './content.js'
import { Frame, type SiteAssets } from './pages/frame.js'
import { PageProvider } from './pages/names.js'
import { namesOf, sitePages } from './pages/site-pages.js'
import { silentNames } from './read/silent-names.js'
import { type SearchRow, searchOptions } from './site/search-options.js'

const output = join(import.meta.dirname, '../dist')

/** Builds the scripts and styles of the site, and the frame of the stories. */
async function buildAssets(): Promise<SiteAssets> {
  const root = join(import.meta.dirname, 'site')
  await build({
    root,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@gauze/source', 'module', 'browser', 'production'] },
    build: {
      outDir: output,
      emptyOutDir: true,
      manifest: true,
      // Keeps light-dark() as it is, so that a part of a page can have its own scheme.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: 4000,
      rolldownOptions: { input: { site: join(root, 'site.ts'), frame: join(root, 'frame.html') } },
    },
  })
  const manifest: Record<string, { file: string; css?: string[] }> = JSON.parse(
    readFileSync(join(output, '.vite/manifest.json'), 'utf8'),
  )
  rmSync(join(output, '.vite'), { recursive: true })
  const { file, css = [] } = manifest['site.ts'] ?? { file: '' }
  return { script: file, sheets: css }
}

function writePage(path: string, text: string) {
  const file = join(output, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

// The bundler works outside of this thread.
const [assets, content] = await Promise.all([buildAssets(), readContent()])
const reports = makeReports(readEvidence(), content.modules)
for (const { path, yaml } of [reports.store, ...reports.components.values()]) writePage(path, yaml)
const { pages, menu } = sitePages(content, reports)
const names = namesOf(content, pages)
for (const { path, title, summary, headings, body } of pages) {
  const html = renderToStaticMarkup(
    <PageProvider value={{ path, names }}>
      <Frame title={title} summary={summary} menu={menu} assets={assets} headings={headings}>
        {body}
      </Frame>
    </PageProvider>,
  )
  writePage(path, `<!doctype html>\n${html}\n`)
}
const index = new MiniSearch<SearchRow>(searchOptions)
index.addAll(pages.flatMap(({ rows }) => rows).map((row, id) => ({ id, ...row })))
writePage('search.json', JSON.stringify(index))
// For the check of the sources: the site itself is whole without.
writePage('silent-names.json', JSON.stringify(silentNames(content.modules, content.areas)))

for (const file of globSync('**/*.{html,js,css,json,svg,yaml}', { cwd: output })) {
  const plain = readFileSync(join(output, file))
  writeFileSync(join(output, `${file}.gz`), gzipSync(plain))
}
