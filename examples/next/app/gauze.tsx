'use client'
import { createApiClient, siteSession } from '@gauze/api-client'
import { itemsFeature } from '@gauze/machines/catalog'
import { assetsAt } from '@gauze/ui/assets'
import type { AnchorProps } from '@gauze/ui/link'
import { GauzeProvider, startBrowserStore } from '@gauze/ui/provider'
import { routesAt } from '@gauze/ui/routes'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { storeUrl } from '../store'

const gauze = siteSession({ store: storeUrl })
const api = createApiClient({ baseUrl: storeUrl, tokenStore: gauze.tokens })
const store = startBrowserStore({ port: api, tokens: gauze.tokens, features: { items: itemsFeature(api) } })
const assets = assetsAt(storeUrl)
const routes = {
  ...routesAt(storeUrl),
  cart: '/cart',
  product: (urlComponent: string) => `/products/${urlComponent}`,
}

function NextLink(props: AnchorProps) {
  return <Link {...props} />
}

/** The machines, the store's pictures and the links, for every page. */
export function Gauze({ children }: { children: ReactNode }) {
  return (
    <GauzeProvider store={store} assets={assets} routes={routes} link={NextLink} signIn={gauze.signIn}>
      {children}
    </GauzeProvider>
  )
}
