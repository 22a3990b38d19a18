import type { CallInput, CallOutput, OfferedAddress } from '@gauze/contract'

/** A license of an address. */
export type License = OfferedAddress['controlledSubstance'][number]

/** The calls by which administrators change the licenses of an address. */
export interface LicensePort {
  /** The Rx levels that the company may buy. */
  readonly levels: readonly string[]
  /** Saves a license, such as `saveLicense` of an API client, and starts to read the addresses again. */
  readonly save: (license: CallInput<'saveLicense'>) => Promise<License>
  /** Removes a license, such as `deleteLicense`, and starts to read the addresses again. */
  readonly remove: (license: CallInput<'deleteLicense'>) => Promise<unknown>
  /** Reads a document, such as `getLicenseDocument`. */
  readonly readDocument: (document: CallInput<'getLicenseDocument'>) => Promise<CallOutput<'getLicenseDocument'>>
}

/** The values of the form that a closed dialog keeps. A browser does not let a page fill in a file field again. */
export interface LicenseDraft {
  readonly rxLevel: string
  readonly licenceNumber: string
  readonly expiration: string
  readonly isWithoutDocument: boolean
}
