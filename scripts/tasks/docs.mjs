import { buildDocs, docsFolder } from '../lib/build.mjs'
import { say } from '../lib/shell.mjs'

/** Builds the documentation as static files, for any path of any host. */
export default async ({ env }) => {
  await buildDocs(env)
  say(`built ${docsFolder}`)
  return 0
}
