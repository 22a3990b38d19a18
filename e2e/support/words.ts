import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { textsIn } from '../../packages/ui/test/visible-words.js'

/** A module of the tests of stories, as a script for a page. */
function scriptOf(name: string): string {
  const module = readFileSync(join(import.meta.dirname, `../../packages/ui/test/${name}.ts`), 'utf8')
  return stripTypeScriptTypes(module).replaceAll(/^export /gm, '')
}

const reader = scriptOf('visible-words')
const marker = scriptOf('pseudo-locale')

/** Every text of a page that people read or hear, with its title. */
export function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(`(() => { ${reader}; return [document.title, ...visibleWords(document.body)] })()`)
}

/** Every text that the loaders of a page gave it: content, names and other data of the store. */
export async function dataOf(page: Page): Promise<string[]> {
  return textsIn(JSON.parse(await page.evaluate('JSON.stringify(window.__reactRouterDataRouter.state.loaderData)')))
}

/**
 * Marks every word of the Spanish catalog on the pages that open from now on: words outside the marks are in no catalog.
 */
export async function markWords(page: Page): Promise<void> {
  await page.route('**/assets/spanish-*.js', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(
      /export\s*\{\s*(\w+) as spanish\s*\};?\s*$/,
      (_end, catalog) => `${marker}
        const parts = Object.entries(${catalog}).map(([name, part]) => [name + 'Messages', part])
        const marked = pseudoLocale([Object.fromEntries(parts)])
        export { marked as spanish }`,
    )
    await route.fulfill({ response: answer, body })
  })
}

/** The parts of a catalog by name, from all modules with messages. */
function partsOf(modules: readonly object[]): Readonly<Record<string, unknown>> {
  const exported = modules.flatMap((module) => Object.entries(module))
  return Object.fromEntries(
    exported.flatMap(([name, messages]) => {
      const part = /^(\w+)Messages$/.exec(name)?.[1]
      return part === undefined ? [] : [[part, messages]]
    }),
  )
}

/** The English words of the library and the store, by part. */
const english = partsOf(
  Object.values(
    import.meta.glob<object>(['../../packages/ui/src/**/*.messages.ts', '../../storefront/app/**/*.messages.ts'], {
      eager: true,
    }),
  ),
)

/** The English words that Spanish readers must not see: whole texts that are no word of the Spanish catalog, too. */
export function englishOnly(spanish: object): ReadonlySet<string> {
  const shared = new Set(textsIn(spanish))
  return new Set(textsIn(english).filter((text) => /\p{L}{2}/u.test(text) && !shared.has(text)))
}
