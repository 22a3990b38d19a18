'use client'
import type { AppSetup, ChangedSteps } from '@gauze/contract'
import { required } from '@gauze/rules/forms'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { ProofForm } from './proof-form.js'
import type { AddStepPort, StepProof, StepTools } from './sign-in-steps.types.js'

interface AddStepProps extends StepTools<AddStepPort> {
  /** Called with the steps as they are then, and the recovery codes of a first one. */
  onAdded: (changed: ChangedSteps, notice: string) => void
  onCancel?: (() => void) | undefined
}

/** Adds a passkey: its name and a proof, then the question of the browser. */
export function AddPasskey({ onAdded, onCancel, ...tools }: AddStepProps) {
  const { port, device, text } = tools
  const add = async (proof: StepProof, name: string) => {
    const passkey = await device.make(await port.startPasskey(proof))
    onAdded(await port.addPasskey({ name, passkey }), text.passkeyAdded(name))
  }
  return (
    <ProofForm {...tools} hasName submitLabel={text.addPasskey} onProof={add} onCancel={onCancel}>
      <p>{text.addPasskeyHelp}</p>
    </ProofForm>
  )
}

/** Adds an authenticator app: a proof, then its secret as an image and as text, then a code. */
export function AddApp({ onAdded, onCancel, ...tools }: AddStepProps) {
  const { port, text, steps } = tools
  const [setup, setSetup] = useState<AppSetup | null>(null)
  const start = async (proof: StepProof) => setSetup(await port.startApp(proof))
  if (setup === null) {
    return (
      <ProofForm
        {...tools}
        submitLabel={steps.isProofNeeded ? text.continue : text.addApp}
        onProof={start}
        onCancel={onCancel}
      >
        <p>{text.noApp}</p>
      </ProofForm>
    )
  }
  return <AppCode setup={setup} port={port} text={text} onAdded={onAdded} onCancel={onCancel} />
}

/** Groups of four letters, which people read and type more easily. */
function grouped(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}

function AppCode({
  setup: { secret, qrCode },
  port,
  text,
  onAdded,
  onCancel,
}: Pick<AddStepProps, 'port' | 'text' | 'onAdded' | 'onCancel'> & { setup: AppSetup }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const form = useForm({
    defaultValues: { code: '' },
    labels: { code: text.code },
    rules: { code: [required] },
    tidy: ({ code }) => ({ code: code.trim() }),
    onSubmit: async (values) => onAdded(await port.confirmApp(values), text.appAdded),
  })
  return (
    <Form form={form}>
      <p>{text.scan}</p>
      <svg
        role="img"
        aria-label={text.qrCode}
        data-slot="qrCode"
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
      >
        <path d={qrCode.path} />
      </svg>
      <p id={id}>
        {text.secret} <code>{grouped(secret)}</code>
      </p>
      <TextField
        {...form.text('code')}
        ref={field}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        aria-describedby={id}
      />
      <div data-slot="actions">
        {onCancel ? (
          <Button variant="plain" onClick={onCancel}>
            {text.cancel}
          </Button>
        ) : null}
        <Button {...form.submit}>{text.confirm}</Button>
      </div>
    </Form>
  )
}
