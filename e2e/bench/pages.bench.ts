import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { show } from '../../packages/server/bench/figures.js'
import { ensureBrowser } from '../../scripts/lib/browser.mjs'
import { startStore } from '../support/store-process.js'

const rounds = 3
const packed = /^text\/|json|javascript|svg/
const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking']

/** The measures of Lighthouse of a page on its slow phone; times are in milliseconds. */
interface Figures {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly score: number
  readonly requests: number
  readonly scripts: number
}

/** The store's pages without any script, read again from the store and packed as it packs them. */
async function startPlain(storeUrl: string) {
  const answer = async ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const page = await fetch(storeUrl + url)
    const type = page.headers.get('content-type') ?? ''
    response.setHeader('content-type', type)
    response.setHeader('cache-control', page.headers.get('cache-control') ?? '')
    if (!packed.test(type)) return response.writeHead(page.status).end(Buffer.from(await page.arrayBuffer()))
    const text = await page.text()
    response.setHeader('content-encoding', 'gzip')
    return response.writeHead(page.status).end(gzipSync(type.includes('html') ? withoutScript(text) : text))
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The plain pages have no port.')
  return { url: `http://localhost:${address.port}`, close: () => server.close() }
}

function withoutScript(html: string): string {
  return html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(/<link[^>]*modulepreload[^>]*>/g, '')
}

async function measure(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' })
  const { audits, categories, runtimeError } = result?.lhr ?? {}
  if (!audits || runtimeError) throw new Error(`Lighthouse did not measure ${url}: ${runtimeError?.message ?? ''}`)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const { details } = audits['network-requests'] ?? {}
  const items = details?.type === 'table' ? details.items : []
  return {
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    score: categories?.performance?.score ?? Number.NaN,
    requests: items.length,
    scripts: items.filter(({ resourceType }) => resourceType === 'Script').length,
  }
}

/** The middle one of several figures of a kind. */
function middle(all: readonly Figures[], of: (figures: Figures) => number): number {
  const sorted = all.map(of).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A page without script may block for no time at all, which is no measure of another. */
function ratioOf(ours: number, bare: number): string {
  return bare === 0 ? '-' : (ours / bare).toFixed(2)
}

function row(name: string, all: readonly Figures[]) {
  const at = (of: (figures: Figures) => number, digits = 0) => middle(all, of).toFixed(digits)
  show([
    name,
    ...[at(({ fcp }) => fcp), at(({ lcp }) => lcp), at(({ tbt }) => tbt), at(({ cls }) => cls, 3)],
    ...[at(({ score }) => score, 2), at(({ requests }) => requests), at(({ scripts }) => scripts)],
  ])
}

async function pathsOf(storeUrl: string): Promise<Record<string, string>> {
  const [item] = await (await fetch(`${storeUrl}/api/shopping/item/topItems?limit=1`)).json()
  return { home: '/', listing: '/products/1?search=gloves', product: `/product/${item.urlComponent}` }
}

/**
 * Runs Lighthouse on pages of the built store and on the same pages without script, in turns, and prints the middle
 * figures with their ratio. A smoke run measures home once and shows nothing.
 */
export async function benchPages(isSmoke: boolean): Promise<void> {
  await using undo = new AsyncDisposableStack()
  const dataDir = mkdtempSync(join(tmpdir(), 'gauze-bench-'))
  undo.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const store = await startStore({ dataDir })
  undo.defer(async () => void (await store.stop()))
  const plain = await startPlain(store.url)
  undo.defer(() => void plain.close())
  const chrome = await launch({ chromePath: ensureBrowser(process.env), chromeFlags: flags, logLevel: 'error' })
  undo.defer(() => chrome.kill())
  if (!isSmoke) show(['', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'score', 'requests', 'scripts'])
  for (const [name, path] of Object.entries(await pathsOf(store.url))) {
    const ours: Figures[] = []
    const bare: Figures[] = []
    for (let round = 0; round < (isSmoke ? 1 : rounds); round += 1) {
      bare.push(await measure(plain.url + path, chrome.port))
      ours.push(await measure(store.url + path, chrome.port))
    }
    if (isSmoke) return
    const ratio = (of: (figures: Figures) => number) => ratioOf(middle(ours, of), middle(bare, of))
    row(name, ours)
    row(`${name}, plain`, bare)
    show(['ratio', ratio(({ fcp }) => fcp), ratio(({ lcp }) => lcp), ratio(({ tbt }) => tbt)])
  }
}
