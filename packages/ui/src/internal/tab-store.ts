/** What a tab keeps of a form, for one user in one account. */
export interface TabStore {
  /** @param ownerId the owner of the cart: `ownerId` of `useSession` */
  keep(ownerId: string, value: object): void
  forget(): void
  /** What the owner kept before a reload; null without it. It forgets the values of other owners. */
  read(ownerId: string): Record<string, unknown> | null
}

/**
 * Keeps a value in the storage of the tab. Without storage, a reload empties the form.
 *
 * @param place the key of the storage
 */
export function tabStore(place: string): TabStore {
  const forget = () => {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Without storage, nothing was kept.
    }
  }
  return {
    keep: (ownerId, value) => {
      try {
        sessionStorage.setItem(place, JSON.stringify({ ownerId, value }))
      } catch {
        // Without storage, a reload empties the form.
      }
    },
    forget,
    read: (ownerId) => {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
        if (isRecord(kept) && kept.ownerId === ownerId && isRecord(kept.value)) return kept.value
      } catch {
        // Without storage, and with a text that nobody can read, the form is empty.
      }
      forget()
      return null
    },
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
