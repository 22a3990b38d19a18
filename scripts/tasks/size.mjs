import { weighAll } from '../lib/sizes.mjs'

/** Prints what a page loads for each part of the library, and fails when a part is above its budget. */
export default async () => {
  const rows = await weighAll()
  for (const { name, bytes, budget } of rows) {
    const words = bytes > budget ? `above its budget of ${budget}` : `of ${budget}`
    console.log(`${name.padEnd(30)} ${String(bytes).padStart(6)} bytes, gzip, ${words}`)
  }
  return rows.some(({ bytes, budget }) => bytes > budget) ? 1 : 0
}
