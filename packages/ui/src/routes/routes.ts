'use client'
import {
  accountPath,
  CART_PATH,
  categoryPath,
  estimatePath,
  invoicePath,
  orderPath,
  paymentPath,
  productPath,
  recallPath,
  trackingPath,
} from '@gauze/rules'
import { createContext, use } from 'react'

/** Where the pages are that components link to. */
export interface Routes {
  readonly cart: string
  readonly checkout: string
  readonly login: string
  /** The details of an order, by its id. */
  readonly order: (id: number) => string
  /** The list of invoices. */
  readonly invoices: string
  /** The details of an invoice, by its id. */
  readonly invoice: (id: number) => string
  /** The details of a quote or estimate, by its id. */
  readonly estimate: (id: number) => string
  /** The details of a payment, by its id. */
  readonly payment: (id: number) => string
  /** The details of a recall of the company, by its id. */
  readonly recall: (id: number) => string
  /** The way of a parcel, by its tracking number. */
  readonly tracking: (trackingNumber: string) => string
  /** The page of the company's addresses and their licenses. */
  readonly addresses: string
  /** The page of the subscriptions. */
  readonly subscriptions: string
  /** The list of all products; the search field adds `?search=`. */
  readonly products: string
  /** The listing of a category, by its url component. */
  readonly category: (urlComponent: string) => string
  /**
   * The page of a product or variant.
   * @param unit id of the unit that it begins with; the first one by default
   */
  readonly product: (urlComponent: string, unit?: number) => string
}

/**
 * The pages of a store at another address, such as a partner's links into it.
 *
 * @param base origin of the store, with the path below which it is served
 * @example <GauzeProvider routes={routesAt('https://store.example')}>…</GauzeProvider>
 */
export function routesAt(base: string): Routes {
  const root = base.replace(/\/+$/, '')
  return {
    cart: root + CART_PATH,
    checkout: `${root}/checkout`,
    login: `${root}/login`,
    order: (id) => root + orderPath(id),
    invoices: root + accountPath('invoices'),
    invoice: (id) => root + invoicePath(id),
    estimate: (id) => root + estimatePath(id),
    payment: (id) => root + paymentPath(id),
    recall: (id) => root + recallPath(id),
    tracking: (trackingNumber) => root + trackingPath(trackingNumber),
    addresses: root + accountPath('addresses'),
    subscriptions: root + accountPath('subscriptions'),
    products: `${root}/products`,
    category: (urlComponent) => root + categoryPath(urlComponent),
    product: (urlComponent, unit) => root + productPath(urlComponent, unit),
  }
}

/** The routes, and how to sign in where a link would lead to the login page. */
interface ProvidedRoutes extends Routes {
  readonly signIn?: (() => unknown) | undefined
}

/** The routes of the nearest provider. `GauzeProvider` gives them. */
export const RoutesContext = createContext<ProvidedRoutes>(routesAt(''))

/** Returns the addresses of the pages: the provider's, or the store's pages at this origin. */
export function useRoutes(): Routes {
  return use(RoutesContext)
}
