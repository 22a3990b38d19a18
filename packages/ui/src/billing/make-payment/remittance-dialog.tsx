'use client'
import { amountText, creditKey } from '@gauze/machines/billing'
import { centsFromDollars, matchRemittance, type RemittanceMatch } from '@gauze/rules'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { useFormats } from '../../formats/index.js'
import { RadioGroup } from '../../forms/radio-group/index.js'
import { useMessages } from '../../messages/index.js'
import { useCurrentPayment } from './payment-context.js'
import { remittanceMessages } from './remittance.messages.js'
import type { Remittance } from './remittance-button.js'
import { RemittanceReport } from './remittance-report.js'

/** The most lines that are read at once: a company has no more open invoices. */
const mostLines = 10_000

interface RemittanceDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  remittance: Remittance
  onChange: (remittance: Remittance) => void
  /** Called with the result in words. */
  onApplied: (news: string) => void
}

/** The dialog that takes a pasted remittance, reports on each of its lines, and chooses the invoices that they name. */
export function RemittanceDialog({ isOpen, onOpenChange, remittance, onChange, onApplied }: RemittanceDialogProps) {
  const text = useMessages('remittance', remittanceMessages)
  const { number } = useFormats()
  const { data, choice, set } = useCurrentPayment()
  const formId = useId()
  const [isAdded, setAdded] = useState(false)
  const chosenBefore = Object.keys(choice.amounts).length
  const hasChoice = chosenBefore + choice.credits.length > 0
  const isAdding = isAdded && hasChoice
  const apply = ({ invoices, credits, differences }: RemittanceMatch) => {
    const amounts = Object.fromEntries(invoices.map(({ id, amount }) => [id, amountText(amount)]))
    const keys = credits.map(creditKey)
    const added = { amounts: { ...choice.amounts, ...amounts }, credits: [...new Set([...choice.credits, ...keys])] }
    set({ ...(isAdding ? added : { amounts, credits: keys }), uses: null })
    setAdded(false)
    onOpenChange(false)
    const words = isAdding ? text.added : text.applied
    onApplied(words(number(invoices.length), number(credits.length), number(differences)))
  }
  const check = (pasted: string) => {
    const invoices = data.invoices.map(({ id, invoiceNumber, poNum, amountDue }) => ({
      ...{ id, number: invoiceNumber, poNumber: poNum, due: centsFromDollars(amountDue) },
    }))
    onChange({ pasted, match: matchRemittance(pasted, { invoices, credits: data.credits }) })
  }
  const { match } = remittance
  const canApply = match !== null && match.invoices.length + match.credits.length > 0
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={text.title}
      footer={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            {text.cancel}
          </Button>
          {canApply ? (
            <Button key="apply" onClick={() => apply(match)}>
              {(isAdding ? text.add : text.apply)(number(match.invoices.length), number(match.credits.length))}
            </Button>
          ) : (
            <Button key="check" type="submit" form={formId}>
              {text.check}
            </Button>
          )}
        </>
      }
    >
      <RemittanceForm id={formId} remittance={remittance} onChange={onChange} onCheck={check}>
        {canApply && hasChoice ? (
          <RadioGroup
            label={text.chosenBefore(number(chosenBefore), number(choice.credits.length))}
            options={[
              { value: 'replace', label: text.replaceChoice },
              { value: 'add', label: text.addToChoice },
            ]}
            value={isAdding ? 'add' : 'replace'}
            onChange={(how) => setAdded(how === 'add')}
          />
        ) : null}
      </RemittanceForm>
    </Dialog>
  )
}

interface RemittanceFormProps extends Pick<RemittanceDialogProps, 'remittance' | 'onChange'> {
  id: string
  onCheck: (pasted: string) => void
  /** Fields below the report. */
  children: ReactNode
}

function RemittanceForm({ id, remittance, onChange, onCheck, children }: RemittanceFormProps) {
  const { pasted, match } = remittance
  const text = useMessages('remittance', remittanceMessages)
  const { number } = useFormats()
  const fieldId = `${id}-lines`
  const field = useRef<HTMLTextAreaElement>(null)
  const report = useRef<HTMLElement>(null)
  const isChecking = useRef(false)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const count = pasted.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length
    const found = count === 0 ? text.nothing : count > mostLines ? text.tooMany(number(count), number(mostLines)) : null
    setProblem(found)
    isChecking.current = found === null
    if (found === null) onCheck(pasted)
    else field.current?.focus()
  }
  // The button that was pressed is replaced by the next step, which a person takes after reading the report.
  useEffect(() => {
    if (match !== null && isChecking.current) report.current?.focus()
    isChecking.current = false
  }, [match])
  return (
    <form id={id} onSubmit={submit} noValidate className="gz-remittance">
      <div className="gz-field" data-invalid={problem ? true : undefined}>
        <label htmlFor={fieldId} data-slot="label">
          {text.label}
        </label>
        <p id={`${fieldId}-help`} data-slot="help">
          {text.body}
        </p>
        <textarea
          ref={field}
          id={fieldId}
          rows={match === null ? 9 : 4}
          className="gz-input"
          spellCheck={false}
          autoComplete="off"
          placeholder={text.placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${fieldId}-error` : `${fieldId}-help`}
          value={pasted}
          onChange={({ currentTarget }) => {
            setProblem(null)
            onChange({ pasted: currentTarget.value, match: null })
          }}
        />
        {problem ? (
          <p id={`${fieldId}-error`} data-slot="error" role="alert">
            {problem}
          </p>
        ) : null}
      </div>
      {match ? <RemittanceReport ref={report} match={match} /> : null}
      {children}
    </form>
  )
}
