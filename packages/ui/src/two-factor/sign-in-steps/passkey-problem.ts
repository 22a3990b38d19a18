import { PasskeyFailure } from '../passkey-device/index.js'
import type { SignInStepsMessages } from './sign-in-steps.messages.js'

/** Puts a failure of the browser's own dialog into the form of a refusal, so that forms show its words. */
export function passkeyProblem(
  error: unknown,
  text: Pick<SignInStepsMessages, 'passkeyCancelled' | 'passkeyKnown'>,
): unknown {
  if (!(error instanceof PasskeyFailure)) return error
  const isKnown = error.code === 'known'
  return {
    problem: {
      type: `passkey-${error.code}`,
      detail: isKnown ? text.passkeyKnown : text.passkeyCancelled,
    },
  }
}
