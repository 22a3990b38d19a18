/** Trade names of supplies, and the products that they are asked for. */
export const brands = `
# Wound care
opsite > transparent film dressing
`
