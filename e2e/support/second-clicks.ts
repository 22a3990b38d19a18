import type { Page, Request } from 'playwright-core'
import { routes } from '../../packages/contract/src/routes.generated.js'

/** Milliseconds after a click at which its person clicks the same spot again. */
const delays = [0, 200, 400, 700, 1500]

/** The calls that change something, by their paths. Two of them take no key. */
const writes = new Map<string, string>(
  Object.entries(routes)
    .filter(([name, route]) => 'idempotent' in route || name === 'emptyCart' || name === 'deleteContact')
    .map(([name, { path }]) => [path, name]),
)

/**
 * Clicks the control of a page that commits its person to a call, and goes on clicking at the same spot for one and a
 * half seconds, with any control that has come under the pointer by then.
 * @returns the calls of the page that change something
 * @example expect(await clickAgainAndAgain(page, 'approveOrder')).toEqual(['approveOrder'])
 */
export async function clickAgainAndAgain(page: Page, commits: string): Promise<string[]> {
  const control = page.locator(`[data-commits="${commits}"]:visible:not([aria-disabled="true"])`).first()
  await control.scrollIntoViewIfNeeded()
  // The place of the control counts when nothing moves any more.
  await control.click({ trial: true })
  const box = await control.boundingBox()
  if (box === null) throw new Error(`The control that commits to ${commits} is not on the page.`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const made: string[] = []
  const note = (request: Request) => {
    const name = writes.get(new URL(request.url()).pathname)
    if (name !== undefined) made.push(name)
  }
  page.on('request', note)
  const answer = page.waitForResponse((response) => writes.get(new URL(response.url()).pathname) === commits)
  await page.mouse.click(x, y)
  const first = Date.now()
  for (const delay of delays) {
    await page.waitForTimeout(Math.max(0, first + delay - Date.now()))
    await page.mouse.click(x, y)
  }
  await answer
  // The last click may have followed a link, and its request has been sent when its frame is drawn. A page at rest
  // draws no frame by itself, and a browser without frames may never call itself idle.
  await page.waitForLoadState()
  await page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done))))
  page.off('request', note)
  return made
}
