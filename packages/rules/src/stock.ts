/** Above this many, the detailed availability is styled as a success. */
export const AMPLE_STOCK = 20
