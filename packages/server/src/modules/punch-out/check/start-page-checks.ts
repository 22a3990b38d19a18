import { randomUUID } from 'node:crypto'
import { escapeHtml } from '../../../base/escape-html.js'
import type { Check, Finding } from './check.types.js'
import { accepted, type CxmlSender } from './cxml-sender.js'
import { type OpenedPage, openPage } from './http-buyer.js'

const person = 'Zoë 李 Ñandú'

/** How the name looks after UTF-8 was read as Latin-1. */
const garbledPerson = Buffer.from('Zoë', 'utf8').toString('latin1')

/** An absolute http address; null for any other. */
function absolute(address: string): URL | null {
  const url = URL.parse(address)
  return url !== null && /^https?:$/.test(url.protocol) ? url : null
}

function isLocal({ hostname }: URL) {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)
}

function pageFinding({ answer }: OpenedPage, start: URL): Finding {
  const isPage = answer.status >= 200 && answer.status < 300 && /html/i.test(answer.contentType)
  if (!isPage) {
    return { outcome: 'fail', received: `HTTP ${answer.status} with the Content-Type '${answer.contentType}'` }
  }
  if (start.protocol === 'https:' || isLocal(start)) return { outcome: 'pass' }
  return { outcome: 'pass', warning: 'the StartPage has no https, so others on the way can take over the visit' }
}

async function startPage({ target, created }: CxmlSender): Promise<Finding> {
  const { startUrl } = await created()
  const start = absolute(startUrl)
  if (start === null) return { outcome: 'fail', received: 'a StartPage/URL that is no absolute http address' }
  return pageFinding(await openPage({ url: start.href }, target.patience), start)
}

/** Whether a page signs in without scripts: it redirected, and set a cookie on the way. */
function signsIn({ answer, visited, hasCookies }: OpenedPage) {
  return answer.status < 400 && visited.length > 0 && hasCookies
}

async function startTwice({ target, setUp }: CxmlSender): Promise<Finding> {
  const { startUrl } = await setUp()
  const start = absolute(startUrl)
  if (start === null) return { outcome: 'skip', note: 'the StartPage has no absolute address' }
  const first = await openPage({ url: start.href }, target.patience)
  if (first.answer.status >= 400) return { outcome: 'skip', note: 'the StartPage does not open' }
  const second = await openPage({ url: start.href }, target.patience)
  if (second.answer.status >= 400 && second.answer.status < 500) {
    return { outcome: 'pass', note: `the second opening is refused: HTTP ${second.answer.status}` }
  }
  if (second.answer.status >= 500) return { outcome: 'fail', received: `HTTP ${second.answer.status}` }
  const isSame = new URL(first.answer.url).pathname === new URL(second.answer.url).pathname
  if (signsIn(first) && signsIn(second) && isSame) {
    return { outcome: 'fail', received: 'a session for each of two browsers, from one StartPage' }
  }
  if (signsIn(first)) return { outcome: 'pass', note: 'the second opening leads to another page' }
  const byHand = 'open it in two browsers by hand, and the second must be refused'
  if (second.hasCookies) {
    return { outcome: 'skip', note: `whether the cookie of the page is a session shows in a browser only; ${byHand}` }
  }
  return { outcome: 'pass', note: `the page begins no session without its scripts; ${byHand}` }
}

async function twoStarts({ created, setUp }: CxmlSender): Promise<Finding> {
  const [first, second] = [await created(), await setUp()]
  if (second.startUrl === '') return { outcome: 'fail', received: second.summary }
  const isSame = first.startUrl === second.startUrl
  return isSame ? { outcome: 'fail', received: 'the same StartPage/URL for both' } : { outcome: 'pass' }
}

async function hiddenCookie({ setUp }: CxmlSender): Promise<Finding> {
  const buyerCookie = `check-${randomUUID()}`
  const answer = await setUp({ buyerCookie })
  if (!answer.startUrl.includes(buyerCookie)) return accepted(answer)
  return {
    outcome: 'pass',
    warning: 'the StartPage/URL contains the BuyerCookie; it must not be the key of the visit, because it is no secret',
  }
}

async function utf8Name({ target, setUp }: CxmlSender): Promise<Finding> {
  const name = escapeHtml(person)
  const answer = await setUp({
    extrinsics: `<Extrinsic name="UserFullName">${name}</Extrinsic><Extrinsic name="FirstName">${name}</Extrinsic>`,
    more: `<Contact role="endUser"><Name xml:lang="en">${name}</Name></Contact>`,
  })
  const finding = accepted(answer)
  const start = absolute(answer.startUrl)
  if (finding.outcome !== 'pass' || start === null) return finding
  const { body } = (await openPage({ url: start.href }, target.patience)).answer
  if (body.includes(garbledPerson)) return { outcome: 'fail', received: `a page that shows '${garbledPerson}'` }
  const note = body.includes(person)
    ? 'the start page shows the name'
    : 'the start page shows no name before its scripts'
  return { outcome: 'pass', note }
}

/** The checks that open start pages. */
export function startPageChecks(sender: CxmlSender): Check[] {
  return [
    {
      name: 'start-page',
      needsEntry: true,
      sent: 'a GET of StartPage/URL, with redirects followed and cookies kept',
      protocol: 'StartPage/URL is an absolute address that opens a page in the browser of the user.',
      remedy: 'Write an address with scheme and host that the users reach, and answer it with HTML.',
      run: () => startPage(sender),
    },
    {
      name: 'start-page-twice',
      needsEntry: true,
      sent: 'a GET of one StartPage/URL from two browsers',
      protocol: 'StartPage/URL stands for one visit of one user; whoever sees it later must not enter with it.',
      remedy: 'Let the key of a start page work once and for a few minutes.',
      run: () => startTwice(sender),
    },
    {
      name: 'start-pages-differ',
      needsEntry: true,
      sent: 'two create requests',
      protocol: 'Each PunchOutSetupResponse has a StartPage of its own.',
      remedy: 'Draw a new random key for each setup request.',
      run: () => twoStarts(sender),
    },
    {
      name: 'buyer-cookie',
      needsEntry: true,
      sent: 'a create request with a BuyerCookie of its own',
      protocol: 'BuyerCookie is opaque to the supplier and returns in PunchOutOrderMessage; it authenticates nobody.',
      remedy: 'Keep the BuyerCookie on the server.',
      run: () => hiddenCookie(sender),
    },
    {
      name: 'utf-8',
      needsEntry: true,
      sent: `a create request in UTF-8 for the person '${person}'`,
      protocol: 'The encoding of the XML declaration is UTF-8, and holds for Contact/Name and Extrinsic.',
      remedy: 'Decode the body as its XML declaration says, and write pages in UTF-8.',
      run: () => utf8Name(sender),
    },
  ]
}
