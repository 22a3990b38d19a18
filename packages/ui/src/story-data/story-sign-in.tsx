import type { PasskeyRequest, PasskeySignature, SignInSteps, User } from '@gauze/contract'
import { type SessionPort, sessionActors, sessionMachine } from '@gauze/machines/session'
import { useState } from 'react'
import { createActor } from 'xstate'
import { GauzeProvider } from '../provider/index.js'
import { SignIn, type SignInPort, type SignInProps } from '../sign-in/sign-in/index.js'
import type { PasskeyDevice } from '../two-factor/passkey-device/index.js'
import type { SignInStepsPort } from '../two-factor/sign-in-steps/index.js'
import type { TwoFactorPort } from '../two-factor/two-factor/index.js'

/** The user of the story store; its password is 'correct horse battery'. */
export const storyUser: User = {
  id: 7,
  firstName: 'Dana',
  lastName: 'Reyes',
  username: 'dana@mercy.example',
  email: 'dana@mercy.example',
  permissions: { isPriceVisible: true, isAdmin: false, isApprover: false, mayPay: false },
  paymentLimit: null,
  isPunchout: false,
  isParentLogin: false,
  account: { id: 3, accountName: 'Mercy General', rxLevels: ['1'], controlledSubstance: false },
  relatedAccounts: [],
}

/** The username of a person with a second step in the story store; every password is right. */
export const guardedUsername = 'ines@mercy.example'

export const storySignInPort: SignInPort = {
  createResetHash: async () => ({ message: 'Sent' }),
  requestAccess: async () => ({ message: 'Requested' }),
  validatePasswordReset: async ({ hash }) => ({ valid: hash === 'good' }),
  resetPassword: async () => ({ message: 'Set' }),
}

const storySignature: PasskeySignature = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
}

/** A device whose owner always answers. */
export const storyDevice: PasskeyDevice = {
  isOffered: () => true,
  make: async () => ({
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
  }),
  sign: async () => storySignature,
  signFromField: async () => null,
  cancel: () => undefined,
}

const storyRequest: PasskeyRequest = {
  ...{ rpId: 'localhost', challenge: 'AAAA', timeout: 1, allowCredentials: [], userVerification: 'required' },
}

function refusal(type: string, detail: string, field: string) {
  return { problem: { type, detail, errors: { [field]: [detail] } } }
}

/** The second step of the story store: the code is 123456. */
export const storyTwoFactor: TwoFactorPort = {
  getTwoFactor: async () => ({ ways: ['passkey', 'app', 'recoveryCode'], expiresAt: '2026-11-24T13:05:00Z' }),
  submitTwoFactor: async ({ code }) => {
    if (code === '123456') return { user: storyUser, token: 'story', isPunchout: false }
    throw refusal('wrong-code', 'This code is wrong, or was used already.', 'code')
  },
  startPasskeySignIn: async () => storyRequest,
  signInWithPasskey: async () => ({ user: storyUser, token: 'story', isPunchout: false }),
  keepToken: () => undefined,
}

/** A login of the story store without a second step. */
export const storySteps: SignInSteps = {
  ...{ isOn: false, appSince: null, passkeys: [], recoveryCodesLeft: 0, requiredFrom: null, isRequired: false },
  ...{ isProofNeeded: true, arePasskeysOffered: true },
}

/** The same with a passkey and an app. */
export const storyStepsOn: SignInSteps = {
  ...storySteps,
  ...{ isOn: true, appSince: '2026-11-20T08:00:00Z', recoveryCodesLeft: 9 },
  passkeys: [
    {
      ...{ id: 1, name: 'Work laptop', isSynced: false },
      ...{ createdAt: '2026-11-02T08:00:00Z', lastUsedAt: '2026-11-24T13:00:00Z' },
    },
    { id: 2, name: 'Phone', isSynced: true, createdAt: '2026-11-20T08:00:00Z', lastUsedAt: null },
  ],
}

const storyCodes = ['ABCD-EFGH-JKMN-PQRS', 'BCDE-FGHJ-KMNP-QRST', 'CDEF-GHJK-MNPQ-RSTU', 'DEFG-HJKM-NPQR-STUV']

async function proven({ password, passkey }: { password?: string | undefined; passkey?: object | undefined }) {
  if (password === 'wrong' && passkey === undefined) {
    throw refusal('wrong-password', 'This is not your present password. Enter it again.', 'password')
  }
}

/** The calls of the story store that change how somebody logs in; every password but 'wrong' is right. */
export const storyStepsPort: SignInStepsPort = {
  startStepProof: async () => storyRequest,
  startPasskey: async (proof) => {
    await proven(proof)
    return {
      ...{ rp: { id: 'localhost', name: 'Gauze' }, user: { id: 'AAAA', name: 'dana', displayName: 'dana' } },
      ...{ challenge: 'AAAA', pubKeyCredParams: [], timeout: 1, excludeCredentials: [], attestation: 'none' },
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }
  },
  addPasskey: async () => ({ steps: storyStepsOn, recoveryCodes: storyCodes }),
  startApp: async (proof) => {
    await proven(proof)
    const qrCode = { size: 9, path: 'M1 1h3v1h-3zM1 3h2v1h-2zM5 5h3v1h-3z' }
    return { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Gauze:dana', qrCode }
  },
  confirmApp: async ({ code }) => {
    if (code === '123456') return { steps: storyStepsOn, recoveryCodes: storyCodes }
    throw refusal('wrong-code', 'This is not the code that your app shows now.', 'code')
  },
  renamePasskey: async () => storyStepsOn,
  removePasskey: async (proof) => {
    await proven(proof)
    return storySteps
  },
  removeApp: async () => storySteps,
  renewRecoveryCodes: async () => ({ steps: storyStepsOn, recoveryCodes: storyCodes }),
}

function never() {
  return new Promise<never>(() => undefined)
}

/** The server of a story, with a token if somebody was signed in. */
function storyPort(signedIn: User | null, kept = signedIn ? 'story' : null): SessionPort {
  let token = kept
  return {
    login: async ({ username, password }) => {
      if (username === storyUser.username && password === 'correct horse battery') {
        return { user: storyUser, token: 'story', isPunchout: false }
      }
      if (username === guardedUsername) {
        throw { kind: 'unauthorized', problem: { type: 'two-factor-needed', detail: 'Confirm that it is you.' } }
      }
      throw { kind: 'unauthorized', problem: { type: 'wrong', detail: 'Invalid username or password' } }
    },
    currentUser: signedIn ? async () => ({ user: signedIn }) : never,
    refreshToken: never,
    logout: async () => ({ success: true }),
    switchAccount: never,
    readToken: () => token,
    writeToken: (next) => {
      token = next
    },
    dropToken: () => {
      token = null
    },
    dropItemClicks: () => undefined,
    currentPath: () => '/',
    now: () => 0,
    channel: { post: () => undefined, subscribe: () => () => undefined },
  }
}

function startSession(port: SessionPort) {
  return createActor(sessionMachine.provide({ actors: sessionActors(port) })).start()
}

/** A session without a server, of a visitor or of somebody. */
export function startStorySession(signedIn: User | null = null) {
  return startSession(storyPort(signedIn))
}

/** A session of an unknown user: the store cannot name them. */
export function startUnansweredSession() {
  const fail = async () => {
    throw { kind: 'network' }
  }
  return startSession({ ...storyPort(null, 'story'), currentUser: fail, refreshToken: fail })
}

export interface StorySignInProps extends Partial<SignInProps> {
  /** The signed-in user at first. */
  signedIn?: User
}

/** Signing in to a store without a server. */
export function StorySignIn({ signedIn, ...props }: StorySignInProps) {
  const [store] = useState(() => ({ session: startStorySession(signedIn) }))
  return (
    <GauzeProvider store={store}>
      <SignIn port={storySignInPort} onSignedIn={() => undefined} {...props} />
    </GauzeProvider>
  )
}
