import { readFailure, reasonOf } from '@gauze/machines/port'
import { useSession } from '@gauze/ui/hooks'
import { useFailureText } from '@gauze/ui/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRuntime } from '../browser/runtime-provider.js'
import { useWords } from '../language/words.js'
import { emailConfirmationMessages } from './use-email-confirmation.messages.js'

/** The outcome of a link that confirms an email address. */
interface EmailOutcome {
  readonly tone: 'success' | 'danger'
  readonly message: string
}

/**
 * Confirms the email address of the link in the page's address (ACCT-02), once, and takes the link's secret out of the
 * address and the history. A signed-in person, whom the login sends on to another page, reads the outcome in a notice.
 *
 * @example const { isPending, outcome } = useEmailConfirmation()
 */
export function useEmailConfirmation() {
  const [params, setParams] = useSearchParams()
  const { load, signals } = useRuntime()
  const { isSignedIn } = useSession()
  const failureText = useFailureText()
  const text = useWords('emailConfirmation', emailConfirmationMessages)
  const hash = params.get('email')
  const [isPending, setPending] = useState(hash !== null)
  const [outcome, setOutcome] = useState<EmailOutcome | null>(null)
  const confirm = useEffectEvent(async (secret: string) => {
    setParams(
      (present) => {
        const changed = new URLSearchParams(present)
        changed.delete('email')
        return changed
      },
      { replace: true },
    )
    const found = await load()
      .then(({ api }) => api.confirmEmail({ hash: secret }))
      .then(
        ({ email }): EmailOutcome => ({ tone: 'success', message: text.confirmed(email) }),
        (error): EmailOutcome => ({ tone: 'danger', message: failureText(reasonOf(readFailure(error))) }),
      )
    if (isSignedIn) signals.emit({ type: 'notice', ...found })
    setOutcome(found)
    setPending(false)
  })
  useEffect(() => {
    if (hash !== null) void confirm(hash)
  }, [hash])
  return { isPending, outcome }
}
