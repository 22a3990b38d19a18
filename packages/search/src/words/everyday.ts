/** Everyday names of supplies, and their names in the catalog. */
export const everydayWords = `
pee cup > specimen container | urine specimen cup
`
