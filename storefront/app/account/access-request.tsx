import { RequestAccessForm, type RequestAccessFormProps } from '@gauze/ui/account/request-access-form'
import { useRuntime } from '../browser/runtime-provider.js'

export interface AccessRequestProps {
  /** Links back to the login, for visitors. */
  onBack?: (() => void) | undefined
  onDone: () => void
}

/** Asks the store for an account (AUTH-08). */
export function AccessRequest({ onBack, onDone }: AccessRequestProps) {
  const runtime = useRuntime()
  const send: RequestAccessFormProps['onSubmit'] = async (request) => {
    const { api } = await runtime.load()
    await api.requestAccess({ ...request })
    onDone()
  }
  return <RequestAccessForm onSubmit={send} onBack={onBack} />
}
