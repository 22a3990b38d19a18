'use client'
import type { Product, ProductCard } from '@gauze/contract'
import { soldItem } from '@gauze/rules'
import { useRef, useState } from 'react'

/** A variant chosen on a card. */
export interface VariantChoice {
  /** The card with the chosen variant. While another variant loads, it has the previous one. */
  readonly product: ProductCard
  /** Id of the variant that the person chose last; it may be loading. */
  readonly value: number
  /** `failed`: the variant did not load, and the card keeps the previous one. */
  readonly status: 'initial' | 'loading' | 'failed' | 'ready'
  readonly choose: (variantId: number) => void
}

/** The choice on one card. Another card of the same product, from a later page, replaces it. */
interface Chosen {
  readonly since: ProductCard
  /** The variant that the card shows. */
  readonly shown: number
  readonly value: number
  /** All variants, after the first choice has loaded them. */
  readonly variants: ProductCard['children']
  readonly status: VariantChoice['status']
}

/**
 * Chooses another variant on a card. The first choice on a card loads all variants of the product, so that later ones
 * show at once. The last choice takes effect, also when answers arrive in another order.
 *
 * @param product the card, with the variant that it shows
 * @param readVariants reads the product that a variant belongs to, such as `getItem`
 * @example
 * const { product, value, status, choose } = useVariantChoice(card, (id) => api.getItem({ id: String(id) }))
 */
export function useVariantChoice(
  card: ProductCard,
  readVariants: (variantId: number) => Promise<Pick<Product, 'children'>>,
): VariantChoice {
  const [stored, setStored] = useState<Chosen | null>(null)
  const turn = useRef(0)
  const first = soldItem(card).id
  const chosen: Chosen =
    stored?.since === card
      ? stored
      : { since: card, shown: first, value: first, variants: card.children, status: 'initial' }

  const choose = async (variantId: number) => {
    turn.current += 1
    const asked = turn.current
    if (chosen.variants.some(({ id }) => id === variantId)) {
      setStored({ ...chosen, shown: variantId, value: variantId, status: 'ready' })
      return
    }
    setStored({ ...chosen, value: variantId, status: 'loading' })
    try {
      const { children } = await readVariants(variantId)
      if (asked !== turn.current) return
      const isThere = children.some(({ id }) => id === variantId)
      setStored(
        isThere
          ? { ...chosen, shown: variantId, value: variantId, variants: children, status: 'ready' }
          : { ...chosen, value: chosen.shown, status: 'failed' },
      )
    } catch {
      if (asked === turn.current) setStored({ ...chosen, value: chosen.shown, status: 'failed' })
    }
  }

  const isFirst = chosen.status === 'initial' || (chosen.shown === first && chosen.variants === card.children)
  return {
    product: isFirst ? card : { ...card, variantId: chosen.shown, children: chosen.variants },
    value: chosen.value,
    status: chosen.status,
    choose: (variantId) => void choose(variantId),
  }
}
