/** Above this many, the detailed availability is styled as a success (spec section 9). */
export const AMPLE_STOCK = 20

/** 'In stock' when more than 0 are available, else 'Out of Stock' (PDP-06). */
export function stockText(quantityAvailable: number): 'In stock' | 'Out of Stock' {
  return quantityAvailable > 0 ? 'In stock' : 'Out of Stock'
}

/** The detailed text, 'Availability: {n}', with the tone it is shown in: success above 20 (PDP-06). */
export function availability(quantityAvailable: number): {
  readonly text: string
  readonly tone: 'success' | 'neutral'
} {
  return {
    text: `Availability: ${quantityAvailable}`,
    tone: quantityAvailable > AMPLE_STOCK ? 'success' : 'neutral',
  }
}
