/** A draft that a tab saves for one user in one account. */
export interface TabStore {
  /** @param ownerId the owner of the cart: `ownerId` of `useSession` */
  save(ownerId: string, value: object): void
  forget(): void
  /** The draft that the owner saved before a reload; null without it. It forgets the drafts of other owners. */
  read(ownerId: string): Record<string, unknown> | null
}

/**
 * Saves a draft in the storage of the tab. Without storage, a reload empties the form.
 *
 * @param place the key of the storage
 */
export function tabStore(place: string): TabStore {
  const forget = () => {
    try {
      sessionStorage.removeItem(place)
    } catch {
      // Without storage, nothing was saved.
    }
  }
  return {
    save: (ownerId, value) => {
      try {
        sessionStorage.setItem(place, JSON.stringify({ ownerId, value }))
      } catch {
        // Without storage, a reload empties the form.
      }
    },
    forget,
    read: (ownerId) => {
      try {
        const saved: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
        if (isRecord(saved) && saved.ownerId === ownerId && isRecord(saved.value)) return saved.value
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
