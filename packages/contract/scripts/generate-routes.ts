import { writeFile } from 'node:fs/promises'
import { routesSource } from '../src/routes-source.js'

await writeFile(new URL('../src/routes.generated.ts', import.meta.url), routesSource())
