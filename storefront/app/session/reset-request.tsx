import { ResetRequestForm } from '@gauze/ui/account/reset-request-form'
import { useSubmission } from './use-submission.js'

export interface ResetRequestProps {
  onBack: () => void
  onDone: () => void
}

/** Asks for the mail that resets a password (AUTH-07). */
export function ResetRequest({ onBack, onDone }: ResetRequestProps) {
  const { submit, ...state } = useSubmission(
    ['username'],
    (api, request: { username: string }) => api.createResetHash(request),
    'Unexpected error occurred. Please try again.',
    onDone,
  )
  return <ResetRequestForm {...state} onSubmit={(request) => void submit(request)} onBack={onBack} />
}
