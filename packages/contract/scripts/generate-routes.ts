import { writeFile } from 'node:fs/promises'
import { routesSource, singleRoutesSource } from './routes-source.js'

await writeFile(new URL('../src/routes.generated.ts', import.meta.url), routesSource())
await writeFile(new URL('../src/single-routes.generated.ts', import.meta.url), singleRoutesSource())
