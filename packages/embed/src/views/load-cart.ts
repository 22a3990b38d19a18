import { loadOnce } from '@gauze/machines/store'

/** What the second file has: the customer's cart, the cart at a glance, and their styles. */
export const cartCode = loadOnce(async () => {
  const { Glance, OpenCart, createCartSheet } = await import('./cart-code.js')
  return { Glance, OpenCart, sheet: createCartSheet() }
})

export type CartCode = NonNullable<ReturnType<typeof cartCode.loaded>>
