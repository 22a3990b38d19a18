import { createReadStream } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** Best first. The build writes the compressed copies, see scripts/precompress.mjs. */
const ENCODINGS = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const

interface StaticFile {
  readonly path: string
  readonly size: number
  readonly type: string
  readonly lastModified: string
  readonly immutable: boolean
}

/** Answers from the folder and returns true; returns false when the folder has no such file. */
export type StaticHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves a built folder from a list that is read once: only files that existed at start can be requested, so no path of
 * a request ever reaches the disk.
 *
 * @param folder the built client files
 * @param immutablePrefix files below it carry a hash in their name and never change
 */
export async function createStaticHandler(folder: string, immutablePrefix: string): Promise<StaticHandler> {
  const files = await listFiles(folder, immutablePrefix)
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false
    const [pathname = ''] = (request.url ?? '').split(/[?#]/, 1)
    const plain = files.get(pathname)
    if (!plain) return false
    send(request, response, plain, pick(files, pathname, request.headers['accept-encoding']))
    return true
  }
}

async function listFiles(folder: string, immutablePrefix: string): Promise<Map<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry): Promise<[string, StaticFile]> => {
        const path = join(entry.parentPath, entry.name)
        const url = `/${relative(folder, path).split(sep).join('/')}`
        const { size, mtime } = await stat(path)
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        return [
          url,
          { path, size, type, lastModified: mtime.toUTCString(), immutable: url.startsWith(immutablePrefix) },
        ]
      }),
  )
  return new Map(files)
}

interface Packed {
  readonly file: StaticFile
  readonly encoding: string
}

function pick(
  files: ReadonlyMap<string, StaticFile>,
  pathname: string,
  accepted: string | string[] | undefined,
): Packed | null {
  const names = String(accepted ?? '').toLowerCase()
  for (const { name, suffix } of ENCODINGS) {
    const file = files.get(pathname + suffix)
    if (file && names.includes(name)) return { file, encoding: name }
  }
  return null
}

function send(request: IncomingMessage, response: ServerResponse, plain: StaticFile, packed: Packed | null): void {
  const { path, size } = packed?.file ?? plain
  response.setHeader('Content-Type', plain.type)
  response.setHeader('Last-Modified', plain.lastModified)
  response.setHeader('Vary', 'Accept-Encoding')
  // The same for everybody, so a page of another site may load the embeddable elements.
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('Cache-Control', plain.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
  if (request.headers['if-modified-since'] === plain.lastModified) {
    response.writeHead(304).end()
    return
  }
  response.setHeader('Content-Length', size)
  if (packed) response.setHeader('Content-Encoding', packed.encoding)
  response.writeHead(200)
  if (request.method === 'HEAD') response.end()
  else
    createReadStream(path)
      .on('error', () => response.destroy())
      .pipe(response)
}
