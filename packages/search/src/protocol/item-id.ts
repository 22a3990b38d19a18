import { idSchema } from '@gauze/contract/schemas'

/** The id of a product as the protocol writes it; null for anything that cannot be one. */
export function readItemId(text: string): number | null {
  return /^[1-9]\d*$/.test(text) ? (idSchema.safeParse(Number(text)).data ?? null) : null
}
