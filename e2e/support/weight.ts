import { gzipSync } from 'node:zlib'
import type { Page, Response } from 'playwright-core'

/** The files that a browser loads before a page can be used, in gzip bytes. */
export interface Weight {
  readonly scripts: number
  readonly styles: number
  /** The document without its style sheets. */
  readonly document: number
  readonly files: readonly { path: string; bytes: number }[]
}

const staticImports = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["']([^"']+)["']/g

async function fetchText(url: string) {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}. Is it in the build?`)
  return answer.text()
}

function attribute(tag: string, name: string) {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
}

/** The gzip bytes of module scripts and of all that they import statically. */
export async function weighScripts(urls: readonly string[]): Promise<Pick<Weight, 'scripts' | 'files'>> {
  const waiting = [...urls]
  const files = new Map<string, number>()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (files.has(next)) continue
    const text = await fetchText(next)
    files.set(next, gzipSync(text, { level: 9 }).length)
    for (const [, path] of text.matchAll(staticImports)) if (path) waiting.push(new URL(path, next).href)
  }
  return {
    scripts: [...files.values()].reduce((sum, bytes) => sum + bytes, 0),
    files: [...files].map(([path, bytes]) => ({ path: new URL(path).pathname, bytes })),
  }
}

/**
 * Weighs a page: its module scripts with all their static imports, its preloads, and its style sheets, in the page or
 * in files. Imports on demand do not count, because the page works before they arrive; neither do the data within the
 * document.
 * @param url of the page
 */
export async function weigh(url: string): Promise<Weight> {
  const html = await fetchText(url)
  const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag)
  // Browsers that run modules skip the files for others.
  const scripts = [...html.matchAll(/<script\b(?![^>]*\bnomodule\b)[^>]*>([\s\S]*?)<\/script>/gi)]
  const first = [
    ...links.filter((tag) => attribute(tag, 'rel') === 'modulepreload').map((tag) => attribute(tag, 'href')),
    ...scripts.map(([tag]) => attribute(tag.slice(0, tag.indexOf('>')), 'src')),
    ...scripts.flatMap(([, text]) => [...(text ?? '').matchAll(staticImports)].map(([, path]) => path)),
  ].flatMap((path) => (path ? [new URL(path, url).href] : []))

  const inlineStyles = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi)]
  const sheets = links.filter((tag) => attribute(tag, 'rel') === 'stylesheet').map((tag) => attribute(tag, 'href'))
  let styles = inlineStyles.reduce((sum, [, text]) => sum + gzipSync(text ?? '', { level: 9 }).length, 0)
  for (const path of sheets) if (path) styles += gzipSync(await fetchText(new URL(path, url).href), { level: 9 }).length
  const rest = inlineStyles.reduce((text, [sheet]) => text.replace(sheet, ''), html)
  return { ...(await weighScripts(first)), styles, document: gzipSync(rest, { level: 9 }).length }
}

/**
 * Collects the scripts that a page loads from now on.
 * @returns weighs what has been loaded
 */
export function weighLoaded(page: Page): () => Promise<Weight['files']> {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response)
  })
  return () =>
    Promise.all(
      scripts.map(async (response) => ({
        path: new URL(response.url()).pathname,
        bytes: gzipSync(await response.body(), { level: 9 }).length,
      })),
    )
}
