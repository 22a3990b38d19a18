import { drawStatechart } from './draw/statechart.js'
import type { SiteContent } from './pages/site-pages.js'
import { readCalls } from './read/calls.js'
import { readRecipes } from './read/guides.js'
import { readMachines } from './read/machines.js'
import { readModules } from './read/modules.js'
import { readTokens } from './read/tokens.js'

/** Reads everything that the site and Storybook show. */
export async function readContent(): Promise<SiteContent> {
  const machines = [...readMachines()].map(async ([room, ofRoom]) => {
    const drawn = await Promise.all(ofRoom.map(async (one) => ({ ...one, svg: await drawStatechart(one) })))
    return [room, drawn] as const
  })
  return {
    modules: readModules(),
    machines: new Map(await Promise.all(machines)),
    areas: await readCalls(),
    tokens: readTokens(),
    recipes: readRecipes(),
  }
}
