'use client'
import { createContext, use } from 'react'

/** Turns the address of a file from the store's data into the address that the file is loaded from. */
export type AssetResolver = (address: string) => string

/** Where the store's files are. `GauzeProvider` sets it. */
export const AssetsContext = createContext<AssetResolver>((address) => address)

/** Files at another origin: paths are resolved there, and full URLs stay. */
export function assetsAt(base: string): AssetResolver {
  const origin = base.replace(/\/+$/, '')
  return (address) => (/^\/(?!\/)/.test(address) ? origin + address : address)
}

/** The address that a file of the store is loaded from; anything that is not an address stays. */
export function useAsset<Address extends string | null | undefined>(address: Address): string | Address {
  const resolve = use(AssetsContext)
  return address ? resolve(address) : address
}
