import { readFailure, reasonOf } from '@gauze/machines/port'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useFailureText } from '../../messages/index.js'
import type { TwoFactorPort } from '../../two-factor/two-factor/index.js'

async function loadDevice() {
  return (await import('../../two-factor/passkey-device/index.js')).browserPasskeys
}

const discoverable = { isTwoFactor: false }

/**
 * Signs in with a passkey, without a username. Its code loads when somebody presses the button, or enters the username
 * field, whose list then offers passkeys as well.
 *
 * @param port undefined offers nothing
 * @param failed words for a question of the browser that nobody answered
 */
export function usePasskeySignIn(port: TwoFactorPort | undefined, failed: string) {
  const failureText = useFailureText()
  const [isPending, setPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isOffered = useRef(false)
  useEffect(
    () => () => {
      if (isOffered.current) void loadDevice().then((device) => device.cancel())
    },
    [],
  )

  const refuse = (error: unknown) => {
    const { slug, detail } = readFailure(error)
    setRefusal(slug === null && detail === null ? failed : failureText(reasonOf(readFailure(error))))
  }
  const sign = async () => {
    if (port === undefined) return
    setPending(true)
    setRefusal(null)
    try {
      const device = await loadDevice()
      const passkey = await device.sign(await port.startPasskeySignIn(discoverable))
      port.keepToken((await port.signInWithPasskey({ passkey })).token)
    } catch (error) {
      refuse(error)
    } finally {
      setPending(false)
    }
  }
  const offerInField = async () => {
    if (port === undefined || isOffered.current) return
    isOffered.current = true
    try {
      const device = await loadDevice()
      // Nobody asked for this one, so its failure is silent until somebody chose a passkey.
      const passkey = await device.signFromField(() => port.startPasskeySignIn(discoverable)).catch(() => null)
      if (passkey) port.keepToken((await port.signInWithPasskey({ passkey })).token)
    } catch (error) {
      refuse(error)
    }
  }
  return {
    isPending,
    refusal,
    clear: () => setRefusal(null),
    sign: () => void sign(),
    offer: ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.autocomplete.includes('webauthn')) void offerInField()
    },
  }
}
