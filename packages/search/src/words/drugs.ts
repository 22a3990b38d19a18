/** Trade names of drugs, and their ingredients. */
export const drugs = `
# Antibiotics
augmentin > amoxicillin and clavulanate
`
