import { once } from 'node:events'
import { build } from '../lib/build.mjs'
import { startRegistry } from '../lib/local-registry.mjs'
import { packAll, published } from '../lib/packed.mjs'

/** Serves the packages of this checkout to projects in other folders, as a registry would, until it is ended. */
export default async ({ env }) => {
  build(env, { declarations: true, names: published })
  packAll(env)
  const registry = await startRegistry({ port: Number(process.env.PORT ?? 4873) })
  for (const name of published) registry.add(name)
  console.log(`Put this line into the .npmrc of a project, then install @gauze/ui and so on:\n\n${registry.setting}`)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  registry.close()
  return 0
}
