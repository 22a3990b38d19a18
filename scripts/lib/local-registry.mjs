import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { tarballOf } from './packed.mjs'
import { Stop } from './shell.mjs'

function sumOf(tarball, algorithm, encoding) {
  return createHash(algorithm).update(tarball).digest(encoding)
}

function listenFailure(error, port) {
  if (error.code !== 'EADDRINUSE') return error
  return new Stop(
    `Port ${port} is taken, perhaps by another registry. End that one, or choose another port: PORT=${port + 1} npm run registry`,
  )
}

/**
 * Starts a registry for the packages of one scope. A project uses it through one line of its `.npmrc`, and gets every
 * other package from the registry of its environment:
 *
 *     @gauze:registry=http://localhost:4873/
 *
 * It lives in memory, takes `npm publish` with any token, and refuses a version that it has.
 *
 * @param options.port a free one by default
 * @throws Stop if another process has the port
 * @returns its `url` and the line for `.npmrc` (`setting`), `add(name)` to fill in a packed package, and `close()`
 */
export async function startRegistry({ port = 0 } = {}) {
  const packages = new Map()
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => response.writeHead(status).end(body),
      (error) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, 'localhost')
  await once(server, 'listening').catch((error) => Promise.reject(listenFailure(error, port)))
  const url = `http://localhost:${server.address().port}/`

  const keep = (manifest, tarball) => {
    const { name, version } = manifest
    const known = packages.get(name) ?? { name, 'dist-tags': {}, versions: {}, tarballs: new Map() }
    packages.set(name, known)
    known['dist-tags'].latest = version
    known.tarballs.set(version, tarball)
    const dist = {
      tarball: `${url}${name}/-/${version}.tgz`,
      shasum: sumOf(tarball, 'sha1', 'hex'),
      integrity: `sha512-${sumOf(tarball, 'sha512', 'base64')}`,
    }
    known.versions[version] = { ...manifest, dist }
  }
  const answer = async (request) => {
    const [, name, version] = /^\/(@[^/]+\/[^/]+)(?:\/-\/(.+)\.tgz)?$/.exec(decodeURIComponent(request.url)) ?? []
    const known = packages.get(name)
    if (request.method === 'PUT') {
      const { versions, _attachments } = JSON.parse(await text(request))
      const [manifest] = Object.values(versions)
      if (known?.versions[manifest.version]) return [403, '{"error":"This version is published."}']
      keep(manifest, Buffer.from(Object.values(_attachments)[0].data, 'base64'))
      return [201, '{"ok":true}']
    }
    if (!known) return [404, '{"error":"There is no such package."}']
    return version ? [200, known.tarballs.get(version)] : [200, JSON.stringify({ ...known, tarballs: undefined })]
  }

  return {
    url,
    setting: `@gauze:registry=${url}\n`,
    add: (name) => {
      const file = tarballOf(name)
      const manifest = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' })
      keep(JSON.parse(manifest), readFileSync(file))
    },
    close: () => server.close(),
  }
}
