'use client'
import { createContext, use } from 'react'

/** Makes the address that a file of the store is loaded from out of the one that the store gave. */
export type AssetResolver = (address: string) => string

/** Where the files of the store are. `GauzeProvider` says it. */
export const AssetsContext = createContext<AssetResolver>((address) => address)

/** Files at another origin: paths are taken from there, and whole addresses stay. */
export function assetsAt(base: string): AssetResolver {
  const origin = base.replace(/\/+$/, '')
  return (address) => (/^\/(?!\/)/.test(address) ? origin + address : address)
}

/** Where a file of the store is loaded from; what is no address stays. */
export function useAsset<Address extends string | null | undefined>(address: Address): string | Address {
  const resolve = use(AssetsContext)
  return address ? resolve(address) : address
}
