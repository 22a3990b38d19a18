import { ResetRequestForm, type ResetRequestFormProps } from '@gauze/ui/account/reset-request-form'
import { useRuntime } from '../browser/runtime-provider.js'

export interface ResetRequestProps {
  onBack: () => void
  onDone: () => void
}

/** Asks for the mail that resets a password (AUTH-07). */
export function ResetRequest({ onBack, onDone }: ResetRequestProps) {
  const runtime = useRuntime()
  const send: ResetRequestFormProps['onSubmit'] = async (request) => {
    const { api } = await runtime.load()
    await api.createResetHash({ ...request })
    onDone()
  }
  return <ResetRequestForm onSubmit={send} onBack={onBack} />
}
