import { writeFile } from 'node:fs/promises'
import { routesSource } from './routes-source.js'

await writeFile(new URL('../src/routes.generated.ts', import.meta.url), routesSource())
