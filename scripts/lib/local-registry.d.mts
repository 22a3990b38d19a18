/** A registry in memory for the packages of one scope. */
export interface LocalRegistry {
  readonly url: string
  /** The line for the `.npmrc` of a project that uses it. */
  readonly setting: string
  /** Fills in a packed package. */
  readonly add: (name: string) => void
  readonly close: () => void
}

export declare function startRegistry(options?: { readonly port?: number }): Promise<LocalRegistry>
