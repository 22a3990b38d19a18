import { type AccessRequest as AccessRequestValues, RequestAccessForm } from '@gauze/ui/account/request-access-form'
import { useSubmission } from './use-submission.js'

export interface AccessRequestProps {
  /** Leads back to the login, for whoever is not signed in. */
  onBack?: (() => void) | undefined
  onDone: () => void
}

/** Asks the store for an account (AUTH-08). */
export function AccessRequest({ onBack, onDone }: AccessRequestProps) {
  const { submit, ...state } = useSubmission(
    ['company', 'firstName', 'lastName', 'phone', 'email'],
    (api, request: AccessRequestValues) => api.requestAccess({ ...request }),
    'Failed to submit request',
    onDone,
  )
  return <RequestAccessForm {...state} onSubmit={(request) => void submit(request)} onBack={onBack} />
}
