import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** Any host of a plain page: it serves the `index.html` of its folder. */
createServer((_request, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(readFileSync('index.html'))
}).listen(process.env.PORT)
