import { loadOnce } from '@gauze/machines/store'

/** The customer's cart and its styles: in a file of its own, which every `<gauze-cart>` of a page shares. */
export const cartCode = loadOnce(async () => {
  const { OpenCart, createCartSheet } = await import('./cart-code.js')
  return { OpenCart, sheet: createCartSheet() }
})
