import type { AddItemsAnswer, Cart, CartAnswer, CartLine, LineOutcome, Product } from '@gauze/contract'
import {
  type Cents,
  cartSubtotal,
  cents,
  conversionRateOf,
  dollarsFromCents,
  lineTotal,
  MAX_QUANTITY,
  ownerIdOf,
  shippingCharge,
  sumCents,
  taxTotal,
} from '@gauze/rules'
import { FakeProblem, throwNotFound } from './fake-problem.js'
import { type FakeData, fakeTaxRate } from './fixture.js'

/** A quantity of an item. */
interface Goods {
  readonly itemId: number
  readonly unit: number
  readonly quantity: number
}

interface FakeLine extends Goods {
  readonly id: number
  readonly position: number
}

/** The cart of the user of a fake store. */
export interface FakeCart {
  read(): Cart
  add(goods: Goods & { readonly position?: number | undefined }): CartAnswer
  addMany(lines: readonly Goods[]): AddItemsAnswer
  takeOut(lines: readonly Goods[]): CartAnswer
  edit(change: { readonly detailId: number; readonly unit: number; readonly quantity: number }): CartAnswer
  remove(detailId: number): CartAnswer
  empty(): CartAnswer
}

const shippingPolicy = { flatRate: cents(1495), freeFrom: cents(25_000) }

/** Creates an empty cart. */
export function createFakeCart({ user, products }: FakeData): FakeCart {
  let lines: readonly FakeLine[] = []
  let version = 1
  let lastId = 0

  function productOf(itemId: number): Product {
    return (
      products.find(({ id }) => id === itemId) ??
      throwNotFound('There is no such item. It may have been taken out of the catalog.')
    )
  }

  function requireUnit({ unit: { details } }: Product, unit: number) {
    if (details.some(({ id }) => id === unit)) return
    const errors = { unit: ['is not a unit of this item'] }
    throw new FakeProblem({ status: 422, slug: 'unknown-unit', detail: 'This item is not sold in this unit.', errors })
  }

  function set(next: readonly FakeLine[]) {
    if (JSON.stringify(next) === JSON.stringify(lines)) return
    lines = [...next].sort((one, other) => one.position - other.position)
    version += 1
  }

  /** Returns how many were added. */
  function grow({ itemId, unit, quantity, position }: Goods & { readonly position?: number | undefined }): number {
    const product = productOf(itemId)
    if (!product.isAddableToCart || product.price === 'N/A') {
      throw new FakeProblem({ status: 409, slug: 'item-unavailable', detail: 'Currently Unavailable' })
    }
    requireUnit(product, unit)
    const held = lines.find((line) => line.itemId === itemId && line.unit === unit)
    const total = Math.min(MAX_QUANTITY, (held?.quantity ?? 0) + quantity)
    if (held) {
      set(lines.map((line) => (line === held ? { ...line, quantity: total } : line)))
    } else {
      lastId += 1
      set([...lines, { id: lastId, itemId, unit, quantity: total, position: position ?? lastId }])
    }
    return total - (held?.quantity ?? 0)
  }

  function lineView({ id, itemId, unit, quantity, position }: FakeLine): CartLine {
    const { price, unit: units, ...product } = productOf(itemId)
    const { itemName, thumbnailImage, manufacturer, mpn, urlComponent, matrixDetails } = product
    const { quantityAvailable, isAddableToCart } = product
    return {
      ...{ id, itemId, itemName, unit, quantity, position, price, units: units.details, previousPrice: null },
      ...{ thumbnailImage, manufacturer, mpn, urlComponent, matrixDetails, quantityAvailable, isAddableToCart },
      rxLevelId: product.rxLevel,
      name: product.siteDisplayName,
    }
  }

  function read(): Cart {
    const cartDetail = lines.map(lineView)
    const pricings = cartDetail.map(({ price, units, unit, quantity }) => ({
      price: typeof price === 'number' ? price : 0,
      conversionRate: conversionRateOf(units, unit),
      quantity,
    }))
    const subtotal: Cents = cartSubtotal(pricings)
    const shipping = shippingCharge(subtotal, shippingPolicy)
    const tax = taxTotal({ rate: fakeTaxRate, taxableLines: pricings.map(lineTotal), shipping, shippingTaxable: false })
    return {
      ownerId: ownerIdOf({ accountId: user.account.id, userId: user.id }),
      version,
      cartDetail,
      totalItems: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      status: lines.length > 0 ? 'open' : 'empty',
      subtotal: dollarsFromCents(subtotal),
      shipping: dollarsFromCents(shipping),
      tax: dollarsFromCents(tax),
      convenienceFee: 0,
      total: dollarsFromCents(sumCents([subtotal, shipping, tax])),
      freeShippingFrom: dollarsFromCents(shippingPolicy.freeFrom),
      _approvedBy: null,
      _contactId: null,
      saveForLaterDetail: [],
      notifications: [],
    }
  }

  function answer(addToCartAdjustment = false): CartAnswer {
    return { ...read(), addToCartAdjustment }
  }

  function outcomeOf(goods: Goods): LineOutcome {
    try {
      const quantity = grow(goods)
      return quantity < goods.quantity ? { outcome: 'adjusted', quantity } : { outcome: 'added' }
    } catch (error) {
      if (!(error instanceof FakeProblem)) throw error
      return { outcome: 'refused', code: error.parts.slug, detail: error.parts.detail }
    }
  }

  return {
    read,
    add: (goods) => answer(grow(goods) < goods.quantity),
    addMany: (added) => {
      const outcomes = added.map(outcomeOf)
      return { ...answer(outcomes.some(({ outcome }) => outcome === 'adjusted')), outcomes }
    },
    takeOut: (taken) => {
      for (const { itemId, unit, quantity } of taken) {
        const rest = lines.map((line) =>
          line.itemId === itemId && line.unit === unit ? { ...line, quantity: line.quantity - quantity } : line,
        )
        set(rest.filter((line) => line.quantity > 0))
      }
      return answer()
    },
    edit: ({ detailId, unit, quantity }) => {
      const line =
        lines.find(({ id }) => id === detailId) ??
        throwNotFound('This line is no longer in the cart. The cart has been brought up to date.')
      requireUnit(productOf(line.itemId), unit)
      const twin = lines.find((other) => other !== line && other.itemId === line.itemId && other.unit === unit)
      const wanted = quantity + (twin?.quantity ?? 0)
      const merged = { ...(twin ?? line), unit, quantity: Math.min(MAX_QUANTITY, wanted) }
      set([...lines.filter((other) => other !== line && other !== twin), merged])
      return answer(wanted > MAX_QUANTITY)
    },
    remove: (detailId) => {
      set(lines.filter(({ id }) => id !== detailId))
      return answer()
    },
    empty: () => {
      set([])
      return answer()
    },
  }
}
