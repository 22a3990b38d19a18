'use client'
import dynamic from 'next/dynamic'

/** What the machines show, which run in the browser. */
export const ItemCard = dynamic(async () => (await import('@gauze/ui/cart/item-card')).ItemCard, { ssr: false })
export const CartPage = dynamic(async () => (await import('@gauze/ui/cart/cart-page')).CartPage, { ssr: false })
