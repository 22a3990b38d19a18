'use client'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { maxLength, required } from '@gauze/rules/forms'
import { type ReactNode, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { useFailureText } from '../../messages/index.js'
import { passkeyProblem } from './passkey-problem.js'
import type { AddStepPort, StepProof, StepTools } from './sign-in-steps.types.js'

const nameLength = 60

interface ProofFormProps extends StepTools<Pick<AddStepPort, 'startStepProof'>> {
  /** Called with the proof, and with the name of a passkey if the form asks for one. A rejection is shown. */
  onProof: (proof: StepProof, name: string) => Promise<unknown>
  /** Asks for the name of a passkey. */
  hasName?: boolean
  submitLabel: string
  isDestructive?: boolean
  onCancel?: (() => void) | undefined
  children?: ReactNode
}

/** Asks a person for their password, or for one of their passkeys, before they change how they log in. */
export function ProofForm({
  port,
  device,
  steps,
  text,
  onProof,
  hasName = false,
  submitLabel,
  isDestructive = false,
  onCancel,
  children,
}: ProofFormProps) {
  const failureText = useFailureText()
  const [isSigning, setSigning] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const { isProofNeeded } = steps
  const canSign = isProofNeeded && steps.passkeys.length > 0 && steps.arePasskeysOffered && device.isOffered()
  const form = useForm({
    defaultValues: { name: hasName ? text.defaultName : '', password: '' },
    labels: { name: text.passkeyName, password: text.password },
    rules: {
      name: hasName ? [required, maxLength(nameLength)] : [],
      password: isProofNeeded ? [required] : [],
    },
    tidy: ({ name, password }) => ({ name: name.trim(), password }),
    onChange: () => setRefusal(null),
    error: refusal,
    isPending: isSigning,
    onSubmit: async ({ name, password }) => {
      setRefusal(null)
      try {
        await onProof(isProofNeeded ? { password } : {}, name)
      } catch (error) {
        throw passkeyProblem(error, text)
      }
    },
  })
  const sign = async () => {
    const name = form.values.name.trim()
    setSigning(true)
    setRefusal(null)
    try {
      const passkey = await device.sign(await port.startStepProof({}))
      await onProof({ passkey }, name || text.defaultName)
    } catch (error) {
      setRefusal(failureText(reasonOf(readFailure(passkeyProblem(error, text)))))
    } finally {
      setSigning(false)
    }
  }
  return (
    <Form form={form}>
      {children}
      {hasName ? <TextField {...form.text('name')} autoComplete="off" help={text.passkeyNameHelp} /> : null}
      {isProofNeeded ? (
        <TextField {...form.text('password')} type="password" autoComplete="current-password" help={text.proofHelp} />
      ) : null}
      <div data-slot="actions">
        {onCancel ? (
          <Button variant="plain" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
        <Button {...form.submit} variant={isDestructive ? 'danger' : 'primary'}>
          {submitLabel}
        </Button>
        {canSign ? (
          <Button variant="quiet" isPending={isSigning} onClick={() => void sign()}>
            {text.usePasskey}
          </Button>
        ) : null}
      </div>
    </Form>
  )
}
