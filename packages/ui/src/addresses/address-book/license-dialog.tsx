'use client'
import type { CallOutput, OfferedAddress } from '@gauze/contract'
import {
  hasSoundDeaDigit,
  isExpired,
  isPlainLicenseNumber,
  LICENSE_DOCUMENT_ENDINGS,
  MAX_LICENSE_DOCUMENT_BYTES,
  needsLicense,
} from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { DateField } from '../../forms/date-field/index.js'
import { describedBy, FieldFrame } from '../../forms/field/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import { textFieldMessages } from '../../forms/text-field/text-field.messages.js'
import { useMessages } from '../../messages/index.js'
import type { LicenseMessages } from './license.messages.js'
import type { License, LicenseDraft, LicensePort } from './license.types.js'

const LONGEST_NUMBER = 40

export interface LicenseDialogProps {
  title: string
  address: OfferedAddress
  /** The license to change; null adds one. */
  license: License | null
  port: LicensePort
  today: string
  /** The values that were filled in before the dialog was last closed. */
  draft: Partial<LicenseDraft>
  /** Called with each changed value, and with null when the license is saved or discarded. */
  onDraft: (change: Partial<LicenseDraft> | null) => void
  onSaved: (license: CallOutput<'saveLicense'>) => void
  onClose: () => void
  text: LicenseMessages
}

/** The state of the chosen file: none or read, or the code of its problem. */
type FileProblem = '' | 'wrongKind' | 'tooLarge' | 'reading' | 'unreadable'

interface Values extends LicenseDraft {
  /** The name of the chosen file. */
  document: string
  /** Its content as base64. */
  content: string
  fileProblem: FileProblem
}

/**
 * A dialog that enters a license of an address for a review by the store, new or in the place of another one. It asks
 * before the license is to replace one that is valid. Escape and a press outside keep the filled-in values; Cancel
 * discards them.
 */
export function LicenseDialog({
  title,
  address,
  license,
  port,
  today,
  draft,
  onDraft,
  onSaved,
  onClose,
  text,
}: LicenseDialogProps) {
  const [initial] = useState(draft)
  const leave = () => {
    onDraft(null)
    onClose()
  }
  const { past, wrongKind, tooLarge, reading, unreadable, badCharacters, badDeaDigit } = text
  const levels = port.levels.filter(needsLicense)
  const countingOf = (level: string) => address.controlledSubstance.find(({ rxLevel }) => rxLevel === level)
  const reviewOf = (level: string) => address.licensesInReview?.find(({ rxLevel }) => rxLevel === level)
  const licenseOf = (level: string): License | undefined => reviewOf(level) ?? countingOf(level)
  /** The license that counts whose replacement was asked about. */
  const [asked, setAsked] = useState<License | null>(null)
  const stored = license?.document ?? null
  const form = useForm<Values>({
    defaultValues: {
      rxLevel: license?.rxLevel ?? levels.find((level) => !licenseOf(level)) ?? levels[0] ?? '',
      licenceNumber: license?.licenceNumber ?? '',
      expiration: license?.expiration ?? '',
      ...{ document: '', content: '', fileProblem: '', isWithoutDocument: false },
      ...initial,
    },
    onChange: ({ document: _document, content: _content, fileProblem: _problem, ...change }) => {
      setAsked(null)
      onDraft(change)
    },
    labels: { ...text, content: text.document, fileProblem: text.document },
    rules: {
      licenceNumber: [
        required,
        maxLength(LONGEST_NUMBER),
        (number) => (isPlainLicenseNumber(number) ? null : { code: 'badCharacters' }),
        (number) => (hasSoundDeaDigit(number) ? null : { code: 'badDeaDigit' }),
      ],
      expiration: [required, (day) => (day < today ? { code: 'past' } : null)],
      document: [(_name, { fileProblem }) => (fileProblem === '' ? null : { code: fileProblem })],
    },
    words: { past, wrongKind, tooLarge, reading, unreadable, badCharacters, badDeaDigit },
    tidy: (values) => ({ ...values, licenceNumber: values.licenceNumber.trim() }),
    onSubmit: (values) => {
      const replaced = reviewOf(values.rxLevel) ? undefined : countingOf(values.rxLevel)
      if (!replaced || asked || isExpired(replaced.expiration, today)) return save(values)
      setAsked(replaced)
    },
  })
  const save = async ({ rxLevel, licenceNumber, expiration, document, content, isWithoutDocument }: Values) => {
    const kept = stored && !isWithoutDocument ? { documentId: stored.id } : {}
    const revision = licenseOf(rxLevel)?.revision
    const saved = await port.save({
      ...{ addressId: address.id, rxLevel, licenceNumber, expiration },
      ...(content === '' ? kept : { document: { name: document, content } }),
      ...(revision === undefined ? {} : { revision }),
    })
    onSaved(saved)
    leave()
  }
  const choose = async (file: File | undefined) => {
    if (!file) return form.set({ document: '', content: '', fileProblem: '' })
    const fileProblem = problemOf(file)
    form.set({ document: file.name, content: '', fileProblem: fileProblem ?? 'reading' })
    if (fileProblem) return
    try {
      form.set({ content: await readAsBase64(file), fileProblem: '' })
    } catch {
      form.set({ fileProblem: 'unreadable' })
    }
  }
  return (
    <Dialog
      isOpen
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Form form={form} className="gz-license-form">
        <p>{text.reviewHelp}</p>
        {license ? null : (
          <SelectField
            {...form.choice('rxLevel')}
            options={levels.map((level) => {
              const replaced = licenseOf(level)
              return { value: level, label: replaced ? text.replaces(level, replaced.licenceNumber) : level }
            })}
          />
        )}
        <TextField {...form.text('licenceNumber')} maxLength={LONGEST_NUMBER} autoComplete="off" />
        <DateField {...form.text('expiration')} min={today} help={text.expirationHelp} />
        <DocumentField
          {...form.text('document')}
          help={stored ? text.storedHelp(stored.name) : text.documentHelp}
          onChoose={(file) => void choose(file)}
        />
        {stored ? <Checkbox {...form.checkbox('isWithoutDocument')}>{text.isWithoutDocument}</Checkbox> : null}
        {asked ? (
          <Banner tone="warning" title={text.replaceTitle(asked.licenceNumber)}>
            {text.replaceBody(asked.licenceNumber)}
          </Banner>
        ) : null}
        <div data-slot="actions">
          <Button variant="quiet" onClick={leave}>
            {text.cancel}
          </Button>
          {asked ? (
            <Button {...form.submit} commits="saveLicense">
              {text.replace}
            </Button>
          ) : (
            <Button {...form.submit}>{text.save}</Button>
          )}
        </div>
      </Form>
    </Dialog>
  )
}

interface DocumentFieldProps {
  id: string
  name: string
  label: string
  error: string | undefined
  help: string
  onChoose: (file: File | undefined) => void
}

/** A native file field, whose button and chosen file every browser names in the person's language. */
function DocumentField({ id, name, label, error, help, onChoose }: DocumentFieldProps) {
  const { optional } = useMessages('textField', textFieldMessages)
  return (
    <div className="gz-field" data-invalid={error ? true : undefined}>
      <FieldFrame controlId={id} label={label} help={help} error={error} optionalWord={optional}>
        <input
          id={id}
          name={name}
          type="file"
          accept={LICENSE_DOCUMENT_ENDINGS.join(',')}
          className="gz-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, help)}
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0])}
        />
      </FieldFrame>
    </div>
  )
}

function problemOf({ name, size }: File): FileProblem | null {
  if (!LICENSE_DOCUMENT_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongKind'
  return size > MAX_LICENSE_DOCUMENT_BYTES ? 'tooLarge' : null
}

function readAsBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(file)
  })
}
