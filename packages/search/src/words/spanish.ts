/** Spanish words for common supplies, and their names in the catalog. */
export const spanish = `
guantes > gloves
`
