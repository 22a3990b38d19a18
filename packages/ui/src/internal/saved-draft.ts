const PREFIX = 'gauze.draft.'

/** The entries of a form that a tab saves, for one user in one account, until they are sent. */
export interface SavedDraft<Value> {
  /** The entries that the owner made in this tab before a reload. `ownerId` is the one of `useSession`. */
  read(ownerId: string | null): Value
  /** Saves the entries. It does nothing while nobody is signed in. */
  save(ownerId: string | null, value: Value): void
  forget(ownerId: string | null): void
}

/**
 * Makes a draft in the storage of the tab. The browser's store deletes it when its owner signs out or another owner
 * signs in. Without storage, a reload empties the form.
 *
 * @param name of the form, such as `checkout`
 * @param parse makes entries of a saved JSON value, which may be of any shape, and of `undefined` if nothing was saved
 * @example
 * const noteDraft = savedDraft('note', (saved) => (typeof saved === 'string' ? saved : ''))
 * noteDraft.save(ownerId, 'Leave at dock 4')
 */
export function savedDraft<Value>(name: string, parse: (saved: unknown) => Value): SavedDraft<Value> {
  return {
    read: (ownerId) => parse(ownerId === null ? undefined : readJson(keyOf(ownerId, name))),
    save(ownerId, value) {
      if (ownerId === null) return
      try {
        sessionStorage.setItem(keyOf(ownerId, name), JSON.stringify(value))
      } catch {
        // Without storage, a reload empties the form.
      }
    },
    forget: (ownerId) => forgetWhere((key) => ownerId !== null && key === keyOf(ownerId, name)),
  }
}

/**
 * Deletes the drafts of the tab.
 *
 * @param exceptOf the owner whose drafts stay; without it, none stays
 */
export function forgetDrafts(exceptOf?: string): void {
  forgetWhere((key) => key.startsWith(PREFIX) && (exceptOf === undefined || !key.startsWith(keyOf(exceptOf, ''))))
}

function keyOf(ownerId: string, name: string): string {
  return `${PREFIX}${ownerId}.${name}`
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    // Without storage, and with a text that is no JSON, the form is empty.
    return undefined
  }
}

function forgetWhere(isForgotten: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage).filter(isForgotten)) sessionStorage.removeItem(key)
  } catch {
    // Without storage, nothing was saved.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
