import type { NewPasskey, PasskeyCreation, PasskeyRequest, PasskeySignature } from '@gauze/contract'

/** Makes passkeys and signs with them, such as a browser. */
export interface PasskeyDevice {
  /** Whether the browser knows passkeys at all. False on a server. */
  isOffered(): boolean
  make(options: PasskeyCreation): Promise<NewPasskey>
  sign(options: PasskeyRequest): Promise<PasskeySignature>
  /** Offers passkeys in the list of the focused field; null if the browser has no such list. */
  signFromField(options: () => Promise<PasskeyRequest>): Promise<PasskeySignature | null>
  /** Ends every request that waits for the person. */
  cancel(): void
}

/** The reason why no passkey came: the person closed the browser's question, or has this passkey already. */
export type PasskeyFailureCode = 'cancelled' | 'known'

/** A failure of the browser's own dialog. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly code: PasskeyFailureCode

  constructor(code: PasskeyFailureCode, cause: unknown) {
    super(`No passkey: ${code}`, { cause })
    this.code = code
  }
}

function load() {
  return import('@simplewebauthn/browser')
}

function isOffered() {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window
}

async function failing<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (error) {
    const isKnown = error instanceof Error && error.name === 'InvalidStateError'
    throw new PasskeyFailure(isKnown ? 'known' : 'cancelled', error)
  }
}

/** The passkeys of this browser. Its code loads with the first use. */
export const browserPasskeys: PasskeyDevice = {
  isOffered,
  make: async (optionsJSON) => {
    const { startRegistration } = await load()
    return failing(startRegistration({ optionsJSON }))
  },
  sign: async (optionsJSON) => {
    const { startAuthentication } = await load()
    return failing(startAuthentication({ optionsJSON }))
  },
  signFromField: async (options) => {
    if (!isOffered()) return null
    const { browserSupportsWebAuthnAutofill, startAuthentication } = await load()
    if (!(await browserSupportsWebAuthnAutofill())) return null
    return failing(startAuthentication({ optionsJSON: await options(), useBrowserAutofill: true }))
  },
  cancel: () => {
    void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony())
  },
}
