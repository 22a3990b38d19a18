import { once } from 'node:events'
import { build } from '../lib/build.mjs'
import { startRegistry } from '../lib/local-registry.mjs'
import { packAll, published } from '../lib/packed.mjs'
import { Stop } from '../lib/shell.mjs'

const usualPort = 4873

function portOf(text) {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Stop(`PORT is '${text}'. Give a number from 0 to 65535, such as PORT=${usualPort}.`)
}

/** Serves the packages of this checkout to projects in other folders, as a registry would, until it is ended. */
export default async ({ env }) => {
  // Before the build, which takes a while: a taken port is known at once.
  const registry = await startRegistry({ port: portOf(process.env.PORT ?? String(usualPort)) })
  try {
    await build(env, { declarations: true, names: published })
    packAll(env)
    for (const name of published) registry.add(name)
    console.log(`Put this line into the .npmrc of a project, then install @gauze/ui and so on:\n\n${registry.setting}`)
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  } finally {
    registry.close()
  }
  return 0
}
