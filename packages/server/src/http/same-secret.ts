import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are the same; how long it takes says nothing about where they differ. */
export const isSameSecret = (left: string, right: string): boolean => {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
