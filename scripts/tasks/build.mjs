import { build } from '../lib/build.mjs'

/** Builds every package as it is published, or only the packages named, with the packages they are made from. */
export default async ({ env, args }) => {
  await build(env, { declarations: true, names: args })
  return 0
}
