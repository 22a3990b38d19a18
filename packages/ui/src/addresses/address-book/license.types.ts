import type { CallInput, CallOutput, OfferedAddress } from '@gauze/contract'

/** A license of an address that counts. */
export type CountingLicense = OfferedAddress['controlledSubstance'][number]

/** A license that waits for a review by the store, or that it refused. */
export type LicenseInReview = NonNullable<OfferedAddress['licensesInReview']>[number]

/** A license of an address; one in review has a status. */
export type License = CountingLicense | LicenseInReview

/** The calls by which administrators change the licenses of an address. */
export interface LicensePort {
  /** The Rx levels that the company may buy. */
  readonly levels: readonly string[]
  /** Enters a license for a review, such as `saveLicense` of an API client, and starts to read the addresses again. */
  readonly save: (license: CallInput<'saveLicense'>) => Promise<CallOutput<'saveLicense'>>
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
