'use client'
import { createContext, use } from 'react'

/** Turns the address of a file from the store's data into the address that the file is loaded from. */
export type AssetResolver = (address: string) => string

/** Where the store's files are. `GauzeProvider` sets it. */
export const AssetsContext = createContext<AssetResolver>((address) => address)

/**
 * Makes the `assets` of a `GauzeProvider` for files at another origin: it resolves paths there, and keeps full URLs.
 *
 * @param base the origin, such as `https://api.store.example`
 * @example const assets = assetsAt('https://api.store.example')
 */
export function assetsAt(base: string): AssetResolver {
  const origin = base.replace(/\/+$/, '')
  return (address) => (/^\/(?!\/)/.test(address) ? origin + address : address)
}

/**
 * Returns the address that a file of the store is loaded from. null, undefined and an empty text stay as they are.
 *
 * @param address the address in the store's data
 * @example const src = useAsset(product.thumbnailImage)
 */
export function useAsset<Address extends string | null | undefined>(address: Address): string | Address {
  const resolve = use(AssetsContext)
  return address ? resolve(address) : address
}
