'use client'
import type { ChangedSteps, Passkey, SignInSteps as Steps } from '@gauze/contract'
import { maxLength, required } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { AddApp, AddPasskey } from './add-step.js'
import { ProofForm } from './proof-form.js'
import { RecoveryCodes } from './recovery-codes.js'
import type { SignInStepsPort, StepProof, StepTools } from './sign-in-steps.types.js'

const nameLength = 60

/** A change that a person began. */
export type StepChange =
  | { readonly type: 'addPasskey' | 'addApp' | 'removeApp' | 'renewCodes' }
  | { readonly type: 'renamePasskey' | 'removePasskey'; readonly passkey: Passkey }

export interface StepDialogProps extends StepTools<SignInStepsPort> {
  change: StepChange
  /** Called after the change, with the steps as they are then. */
  onDone: (steps: Steps, notice: string) => void
  onClose: () => void
}

/** The dialog of one change. Recovery codes stay until the person says that they have kept them. */
export function StepDialog({ change, onDone, onClose, ...tools }: StepDialogProps) {
  const { port, steps, text } = tools
  const [isUrged, setUrged] = useState(false)
  const [shown, setShown] = useState<{ codes: readonly string[]; steps: Steps; notice: string } | null>(null)
  const finish = ({ steps: now, recoveryCodes }: ChangedSteps, notice: string) => {
    if (recoveryCodes === null) onDone(now, notice)
    else setShown({ codes: recoveryCodes, steps: now, notice })
  }
  const parts = { ...tools, onCancel: onClose }
  const isLast = steps.passkeys.length + (steps.appSince === null ? 0 : 1) === 1
  const body = () => {
    if (shown) {
      const done = () => onDone(shown.steps, shown.notice)
      return <RecoveryCodes codes={shown.codes} isUrged={isUrged} onDone={done} text={text} />
    }
    if (change.type === 'addPasskey') return <AddPasskey {...parts} onAdded={finish} />
    if (change.type === 'addApp') return <AddApp {...parts} onAdded={finish} />
    if (change.type === 'renamePasskey') return <Rename {...parts} passkey={change.passkey} onDone={onDone} />
    if (change.type === 'renewCodes') {
      const renew = async (proof: StepProof) => finish(await port.renewRecoveryCodes(proof), text.codesRenewed)
      return (
        <ProofForm {...parts} submitLabel={text.renewCodes} onProof={renew}>
          <p>{text.renewHelp}</p>
        </ProofForm>
      )
    }
    const passkey = 'passkey' in change ? change.passkey : null
    const name = passkey?.name ?? text.app
    const remove = async (proof: StepProof) => {
      const now = passkey ? await port.removePasskey({ ...proof, id: passkey.id }) : await port.removeApp(proof)
      onDone(now, text.removed(name))
    }
    return (
      <ProofForm {...parts} submitLabel={text.remove} isDestructive onProof={remove}>
        <p>
          {passkey ? text.removeHelp : null} {isLast ? text.lastHelp : null}
        </p>
      </ProofForm>
    )
  }
  const close = () => (shown ? setUrged(true) : onClose())
  return (
    <Dialog isOpen onOpenChange={(isOpen) => isOpen || close()} title={shown ? text.title : titleOf(change, text)}>
      <div className="gz-step-change">{body()}</div>
    </Dialog>
  )
}

function titleOf(change: StepChange, text: StepDialogProps['text']): string {
  if (change.type === 'renamePasskey') return text.renameOne(change.passkey.name)
  if (change.type === 'removePasskey') return text.removeTitle(change.passkey.name)
  if (change.type === 'removeApp') return text.removeApp
  if (change.type === 'renewCodes') return text.renewCodes
  return change.type === 'addApp' ? text.addApp : text.addPasskey
}

function Rename({
  port,
  passkey: { id, name },
  text,
  onDone,
  onCancel,
}: Pick<StepDialogProps, 'port' | 'text' | 'onDone'> & { passkey: Passkey; onCancel: () => void }) {
  const form = useForm({
    defaultValues: { name },
    labels: { name: text.passkeyName },
    rules: { name: [required, maxLength(nameLength)] },
    tidy: (values) => ({ name: values.name.trim() }),
    onSubmit: async (values) => onDone(await port.renamePasskey({ id, name: values.name }), text.renamed(values.name)),
  })
  return (
    <Form form={form}>
      <TextField {...form.text('name')} autoComplete="off" />
      <div data-slot="actions">
        <Button variant="plain" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button {...form.submit}>{text.save}</Button>
      </div>
    </Form>
  )
}
