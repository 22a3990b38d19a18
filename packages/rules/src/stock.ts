/** Above this many, the detailed availability is styled as a success (spec section 9). */
export const AMPLE_STOCK = 20
