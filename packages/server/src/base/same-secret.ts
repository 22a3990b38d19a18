import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same; the time it takes reveals nothing about where they differ. */
export function isSameSecret(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
