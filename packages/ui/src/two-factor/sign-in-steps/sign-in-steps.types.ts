import type { CallInput, CallName, CallOutput, SignInSteps as Steps } from '@gauze/contract'
import type { PasskeyDevice } from '../passkey-device/index.js'
import type { SignInStepsMessages } from './sign-in-steps.messages.js'

type Calls<Name extends CallName> = {
  readonly [Each in Name]: (input: CallInput<Each>) => Promise<CallOutput<Each>>
}

/** The calls that add a second step. A client of `@gauze/api-client` fits without changes. */
export type AddStepPort = Calls<'startStepProof' | 'startPasskey' | 'addPasskey' | 'startApp' | 'confirmApp'>

/** The calls of the component. A client of `@gauze/api-client` fits without changes. */
export type SignInStepsPort = AddStepPort &
  Calls<'renamePasskey' | 'removePasskey' | 'removeApp' | 'renewRecoveryCodes'>

/** The password of a person, or a signature of one of their passkeys; empty where neither is needed. */
export type StepProof = Pick<CallInput<'removeApp'>, 'password' | 'passkey'>

/** The values that the parts of the component share. */
export interface StepTools<Port> {
  port: Port
  device: PasskeyDevice
  steps: Steps
  text: SignInStepsMessages
}
