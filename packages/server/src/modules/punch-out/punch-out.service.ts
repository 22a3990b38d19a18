import { type Cents, dollarsFromCents, nameWithVariant, productPath, punchOutPath } from '@gauze/rules'
import { networkOf } from '../../base/network.js'
import { refused } from '../../base/problem.js'
import { type Db, inTransaction } from '../../db/client.js'
import type { PunchoutProtocol } from '../../db/schema/index.js'
import { createScope, type Scope } from '../../db/scope.js'
import { rehearse } from '../../ports/rehearse.js'
import type { Services } from '../../services/services.js'
import { lockCart, readCart, readCartAndItems } from '../cart/cart.repository.js'
import { addToCart } from '../cart/cart.service.js'
import type { CartLineState } from '../cart/cart.types.js'
import type { Addition, Grant } from '../cart/cart-additions.js'
import { readProcuredItems } from '../catalog/numbered-items.repository.js'
import { verifyPassword } from '../credentials/password.js'
import { countClaim } from '../credentials/throttle.js'
import { exactPrice } from '../cxml/exact-price.js'
import type { BuyerClaim } from '../cxml/read-request.js'
import type { Goods } from '../pricing/goods.types.js'
import { orderSums } from '../pricing/order-amounts.js'
import { ociFields } from './oci.js'
import {
  type Buyer,
  createVisit,
  createVisitor,
  findBuyer,
  findVisit,
  keepReturn,
  type PunchoutSession,
} from './punch-out.repository.js'
import type { ReturnedLine, ReturnedSums, SentLine, Visit } from './punch-out.types.js'
import { orderMessage } from './write-answers.js'

type ReturnServices = Pick<Services, 'now' | 'ports' | 'publicUrl'>
type PunchoutServices = ReturnServices & Pick<Services, 'db' | 'supportPhone'>

const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])$/

/**
 * Whether carts of a procurement system may return to an address: https at one of its origins, or this machine, for
 * somebody who develops.
 */
export function mayReturnTo(address: string, origins: readonly string[]): boolean {
  const url = URL.parse(address)
  if (url === null || url.username !== '' || url.password !== '') return false
  if (url.protocol === 'https:') return origins.includes(url.origin)
  return url.protocol === 'http:' && loopback.test(url.hostname) && origins.includes(`http://${url.hostname}`)
}

/**
 * Finds the procurement system that a claim names, if it knows the secret.
 * @param ip where the claim comes from
 * @returns null for a wrong claim, without a word about which part is wrong
 * @throws ProblemError 429 after many wrong claims of the identity from one network; the secret was not compared
 */
export async function authenticate(
  services: Pick<Services, 'db' | 'now' | 'security'>,
  protocol: PunchoutProtocol,
  claim: BuyerClaim,
  ip: string,
): Promise<Buyer | null> {
  const { db, security } = services
  const forgive = await countClaim(db, JSON.stringify([protocol, claim.domain, claim.identity]), ip, services)
  const buyer = await findBuyer(db, protocol, claim)
  // An unknown identity takes as long as a wrong secret.
  const matches = await verifyPassword(buyer?.secretHash ?? null, claim.secret)
  if (buyer === null || !matches) {
    const network = networkOf(ip)
    const identity = claim.identity.slice(0, 100)
    security.note('login-refused', network, {
      call: protocol,
      problem: 'wrong-credentials',
      network,
      address: ip,
      identity,
    })
    return null
  }
  await forgive()
  return buyer
}

/**
 * Finds the procurement system that one of several claims names, if it knows the secret. Claims with
 * unknown names count as attempts only when there are no other claims, so that they do not lock out a system that also
 * sends a known name.
 * @param ip where the claims come from
 * @returns null if all are wrong
 * @throws ProblemError 429 after many wrong claims of an identity from one network
 * @example await authenticateAny(services, 'cxml', readRequest(text).claims, ip)
 */
export async function authenticateAny(
  services: Pick<Services, 'db' | 'now' | 'security'>,
  protocol: PunchoutProtocol,
  claims: readonly BuyerClaim[],
  ip: string,
): Promise<Buyer | null> {
  const agreed: BuyerClaim[] = []
  for (const claim of claims) if ((await findBuyer(services.db, protocol, claim)) !== null) agreed.push(claim)
  const [first] = claims
  const unknown = claims.filter(({ domain, identity }) => domain === first?.domain && identity === first.identity)
  for (const claim of agreed.length > 0 ? agreed : unknown) {
    const buyer = await authenticate(services, protocol, claim, ip)
    if (buyer !== null) return buyer
  }
  return null
}

/** The additions of the sent lines, and the numbers of lines that name no item of the catalog. */
async function additionsOf(scope: Scope, lines: readonly SentLine[]) {
  const named = await readProcuredItems(scope.db, lines)
  const ids = new Set(named.filter((id) => id !== undefined))
  const { items } = await readCartAndItems(scope, [...ids])
  const additions: { addition: Addition; number: string }[] = []
  const missing: string[] = []
  for (const [place, line] of lines.entries()) {
    const item = items.find(({ itemId }) => itemId === named[place])
    const unit = line.unit === '' ? item?.units[0] : item?.units.find(({ id }) => String(id) === line.unit)
    if (item === undefined || unit === undefined) missing.push(line.number)
    else {
      const terms = { searchTerm: null, queryId: null, position: null }
      additions.push({
        number: line.number,
        addition: { itemId: item.itemId, unit: unit.id, quantity: line.quantity, ...terms },
      })
    }
  }
  return { additions, missing }
}

/** Numbers of items that were sent and are not in the cart, or with another quantity. */
type Differences = Pick<PunchoutSession, 'missing' | 'adjusted'>

/** Puts the lines that were sent into a cart. */
async function restoreLines(
  scope: Scope,
  lines: readonly SentLine[],
  services: PunchoutServices,
): Promise<Differences> {
  const { additions, missing } = lines.length === 0 ? { additions: [], missing: [] } : await additionsOf(scope, lines)
  if (additions.length === 0) return { missing, adjusted: [] }
  const { grants } = await addToCart(
    scope,
    additions.map(({ addition }) => addition),
    await services.supportPhone(),
  )
  const numbersOf = (isSuch: (grant: Grant | undefined, requested: number) => boolean) =>
    additions.flatMap(({ number, addition }, index) => (isSuch(grants[index], addition.quantity) ? [number] : []))
  return {
    missing: [...missing, ...numbersOf((grant) => typeof grant !== 'number' || grant === 0)],
    adjusted: numbersOf((grant, requested) => typeof grant === 'number' && grant > 0 && grant < requested),
  }
}

/** The page that a visit opens first. The store's addresses name an item by its id. */
async function startPathOf(db: Db, { selected, startPath }: Visit): Promise<string> {
  if (selected === null) return startPath
  const [item] = await readProcuredItems(db, [selected])
  return productPath(String(item ?? selected.number), selected.unit || undefined)
}

/** Begins a visit: a user of its own, with the lines that were sent in the cart. */
function beginVisit(services: PunchoutServices, buyer: Buyer, visit: Visit) {
  return inTransaction(services.db, async (tx) => {
    const userId = await createVisitor(tx, buyer, visit)
    const scope = createScope(tx, { accountId: buyer.accountId, userId })
    const differences = await restoreLines(scope, visit.lines, services)
    const startPath = await startPathOf(tx, visit)
    const owner = { buyerId: buyer.id, userId, ...differences }
    const secret = await createVisit(tx, { ...owner, visit: { ...visit, startPath } }, services.now())
    return { userId, secret }
  })
}

/**
 * Begins a visit from a procurement system.
 * @returns the address of the start page, which works once and for ten minutes
 */
export async function openVisit(services: PunchoutServices, buyer: Buyer, visit: Visit): Promise<string> {
  const { secret } = await beginVisit(services, buyer, visit)
  return `${services.publicUrl()}${punchOutPath(secret)}`
}

/**
 * Prices the lines that a procurement system sent, without a visit of a person.
 * @returns the secret of the page that returns them
 */
export async function priceLines(services: PunchoutServices, buyer: Buyer, visit: Visit): Promise<string> {
  const { userId } = await beginVisit(services, buyer, visit)
  const { accountId } = buyer
  return keepCart(createScope(services.db, { accountId, userId }), services)
}

function notInVisit() {
  return refused(
    'no-punchout-visit',
    'This session did not come from a procurement system, so there is nowhere to return the cart to. Open the catalog in your procurement system again.',
  )
}

function returnedLine({ quantity, unit, item }: CartLineState): ReturnedLine {
  const found = item.units.find(({ id }) => id === unit)
  if (item.price === null || found === undefined) {
    throw refused(
      'not-for-sale',
      `${item.name} is not for sale at present. Remove it from the cart, then return the cart.`,
    )
  }
  const { conversionRate, label } = found
  return {
    itemId: item.itemId,
    itemName: item.itemName,
    unitId: unit,
    quantity,
    description: nameWithVariant(item.name, item.matrixDetails),
    unitLabel: label,
    conversionRate,
    baseUnitLabel: item.units.find(({ baseUnit }) => baseUnit)?.label ?? '',
    unitPrice: exactPrice(item.price, conversionRate),
    manufacturer: item.manufacturer,
    mpn: item.mpn,
  }
}

function inDollars(amount: Cents) {
  return dollarsFromCents(amount).toFixed(2)
}

/** @throws PortFailure */
async function returnedSums(cart: Goods, services: ReturnServices): Promise<ReturnedSums> {
  const { shipping, tax, convenienceFee, total } = await orderSums(cart, services)
  return {
    shipping: inDollars(shipping),
    tax: tax === null ? null : inDollars(tax),
    convenienceFee: convenienceFee === null ? null : inDollars(convenienceFee),
    total: inDollars(total),
  }
}

/** The form of a cart as it is now; OCI has no field for a sum of the whole cart, so no port is asked for one. */
async function formOf(scope: Scope, services: ReturnServices) {
  const visit = await findVisit(scope.db, scope.userId)
  if (visit === null) throw notInVisit()
  const { id, operation, buyerCookie, echo } = visit.session
  const cart = await readCart(scope)
  const lines = cart.lines.map(returnedLine)
  if (visit.buyer.protocol === 'oci') return { id, fields: ociFields(lines, echo) }
  const place = { host: new URL(services.publicUrl()).host, now: services.now() }
  const bought = operation === 'inspect' ? null : { lines, sums: await returnedSums(cart, services) }
  return { id, fields: { 'cxml-urlencoded': orderMessage({ buyerCookie, echo, bought, ...place }) } }
}

/** Keeps the form that returns the cart of a visit. @returns the secret of its page */
async function keepCart(scope: Scope, services: ReturnServices): Promise<string> {
  const rehearsal = await rehearse(services, (rehearsing) => formOf(scope, rehearsing), 'returnedCart')
  return scope.transaction(async (tx) => {
    await lockCart(tx)
    const { id, fields } = await formOf(tx, rehearsal.services)
    return keepReturn(tx.db, id, fields, rehearsal.services.now())
  })
}

/**
 * Makes the form that returns the cart of a visit.
 * @returns the address of its page, which works for ten minutes; the visit ends when it is opened
 * @throws ProblemError 422 outside a visit, or when an item of the cart is no longer for sale; 409 when the cart
 * changes meanwhile; 503 when shipping, tax or fee cannot be worked out
 */
export async function returnCart(scope: Scope, services: ReturnServices): Promise<string> {
  return `${services.publicUrl()}/api/punchout/return/${await keepCart(scope, services)}`
}
