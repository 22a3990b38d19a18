import { createServer } from 'node:http'
import sirv from 'sirv'

/** The address of the store. It must list this page's origin in GAUZE_CORS_ORIGINS. */
const storeUrl = 'http://localhost:3000'

// No inline script, no inline style, no eval: only files of this host, and calls and pictures of the store.
const policy = [
  "default-src 'self'",
  `connect-src 'self' ${storeUrl}`,
  `img-src 'self' ${storeUrl}`,
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

const files = sirv('dist')
createServer((request, response) => {
  response.setHeader('Content-Security-Policy', policy)
  files(request, response)
}).listen(process.env.PORT ?? 8080)
