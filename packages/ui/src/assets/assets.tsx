'use client'
import { createContext, type ReactNode, use } from 'react'

/** Makes the address that a file of the store is loaded from out of the one that the store gave. */
export type AssetResolver = (address: string) => string

const AssetsContext = createContext<AssetResolver>((address) => address)

export interface AssetsProviderProps {
  /** Keep the function outside the component that renders the provider. */
  assets: AssetResolver
  children: ReactNode
}

/**
 * Says where the files of the store are: every picture and recording of the library goes through it. Without it their
 * addresses stay as the store gave them, which fits pages that the store serves itself.
 *
 * @example
 * const assets = assetsAt('https://api.store.example')
 * <AssetsProvider assets={assets}>…</AssetsProvider>
 */
export function AssetsProvider({ assets, children }: AssetsProviderProps) {
  return <AssetsContext value={assets}>{children}</AssetsContext>
}

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
