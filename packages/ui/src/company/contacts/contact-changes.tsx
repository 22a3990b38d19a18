'use client'
import type { Contact } from '@gauze/contract'
import { readFailure } from '@gauze/machines/port'
import { email as emailRule, noSpaces, numeric, phone as phoneRule } from '@gauze/rules'
import { maxLength, required } from '@gauze/rules/forms'
import { useState } from 'react'
import { Button } from '../../actions/button/index.js'
import { ConfirmDialog } from '../../feedback/confirm-dialog/index.js'
import { Dialog } from '../../feedback/dialog/index.js'
import { Checkbox } from '../../forms/checkbox/index.js'
import { Form, useForm } from '../../forms/form/index.js'
import { SelectField } from '../../forms/select-field/index.js'
import { TextField } from '../../forms/text-field/index.js'
import type { ContactsMessages } from './contacts.messages.js'
import type { ContactsPort } from './contacts.types.js'

interface ContactDialogProps {
  port: ContactsPort
  /** Called after the change, with the contact as it is now. */
  onDone: (contact: Contact) => void
  onClose: () => void
  text: ContactsMessages
}

/** The values of a form about a person. */
export interface PersonValues {
  readonly firstName: string
  readonly lastName: string
  /** Of an invitation only. */
  readonly email: string
  readonly phone: string
  readonly contactRole: string
  readonly isPriceVisible: boolean
  readonly isAdmin: boolean
  readonly mayPay: boolean
  /** Dollars as typed; empty for no limit. */
  readonly approvalLimit: string
  /** Dollars as typed; empty for no limit. */
  readonly paymentLimit: string
}

const blank: PersonValues = {
  ...{ firstName: '', lastName: '', email: '', phone: '', contactRole: '' },
  ...{ isPriceVisible: true, isAdmin: false, mayPay: false, approvalLimit: '', paymentLimit: '' },
}

const nameLength = 60
const phoneLength = 30
const emailLength = 254
const highestLimit = 10_000_000
const amount = /^\$?\s*(\d[\d,]*(?:\.\d{1,2})?)$/

/** The dollars of a typed amount; null if there is none, NaN if it is no amount. */
function dollarsOf(typed: string): number | null {
  if (typed.trim() === '') return null
  return Number(amount.exec(typed.trim())?.[1]?.replaceAll(',', '') ?? Number.NaN)
}

function limitRule(typed: string) {
  const problem = numeric(typed.replace(/[$,]/g, ''))
  if (problem) return problem
  const dollars = dollarsOf(typed)
  return dollars === null || dollars <= highestLimit ? null : { code: 'badLimit' }
}

const rules = {
  firstName: [required, maxLength(nameLength)],
  lastName: [required, maxLength(nameLength)],
  phone: [maxLength(phoneLength), phoneRule],
  contactRole: [maxLength(nameLength)],
  approvalLimit: [limitRule],
  paymentLimit: [limitRule],
}

/** An amount as its field shows it, such as `1,250.50`; empty for no limit. */
function typedLimit(dollars: number | null): string {
  return dollars === null ? '' : dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
}

/** A typed limit as its field shows it once the person has left it; a text that is no amount stays. */
function tidyLimit(typed: string): string {
  return limitRule(typed) === null ? typedLimit(dollarsOf(typed)) : typed
}

function personOf({ permissions, firstName, lastName, phone, contactRole, ...limits }: Contact): PersonValues {
  const person = { firstName, lastName, email: '', phone, contactRole, ...permissions }
  const [approvalLimit, paymentLimit] = [typedLimit(limits.approvalLimit), typedLimit(limits.paymentLimit)]
  return { ...person, approvalLimit, paymentLimit }
}

/** Whether the right to pay can be given: administrators have it, and nobody pays without seeing prices. */
function isPayOffered({ isAdmin, isPriceVisible }: Pick<PersonValues, 'isAdmin' | 'isPriceVisible'>): boolean {
  return isPriceVisible && !isAdmin
}

/** The changes of the form: the right to pay and its limit stay as they are while the form does not offer them. */
function inputOf({ approvalLimit, mayPay, paymentLimit, ...person }: Omit<PersonValues, 'email'>) {
  const pay = { mayPay, paymentLimit: mayPay ? dollarsOf(paymentLimit) : null }
  return { ...person, approvalLimit: dollarsOf(approvalLimit), ...(isPayOffered(person) ? pay : {}) }
}

function tidy({ firstName, lastName, email, phone, contactRole, ...rights }: PersonValues): PersonValues {
  const person = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim().toLowerCase() }
  // A limit that is not shown cannot be corrected.
  const paymentLimit = isPayOffered(rights) && rights.mayPay ? rights.paymentLimit : ''
  return { ...person, phone: phone.trim(), contactRole: contactRole.trim(), ...rights, paymentLimit }
}

function labelsOf({
  firstName,
  lastName,
  email,
  phone,
  contactRole,
  isPriceVisible,
  isAdmin,
  mayPay,
  approvalLimit,
  paymentLimit,
}: ContactsMessages) {
  const person = { firstName, lastName, email, phone, contactRole }
  return { ...person, isPriceVisible, isAdmin, mayPay, approvalLimit, paymentLimit }
}

interface ContactFormProps extends ContactDialogProps {
  contact?: Contact
  roles: readonly string[]
  /** The values that were filled in, also before the dialog was last closed. */
  draft: Partial<PersonValues>
  /** Called with each changed value, and with null when the person is saved or the values are discarded. */
  onDraft: (change: Partial<PersonValues> | null) => void
}

/** The roles to choose from, with the current one, which may no longer be offered. */
function roleOptions(roles: readonly string[], current: string, text: ContactsMessages) {
  const names = current === '' || roles.includes(current) ? roles : [current, ...roles]
  return [{ value: '', label: text.noRole }, ...names.map((name) => ({ value: name, label: name }))]
}

/**
 * A dialog that invites a person by email, or changes one. If somebody else changed them meanwhile, it shows the
 * server's words, takes over the new values of the fields that were not typed into, and the next save goes through.
 * Escape and a press outside keep the filled-in values; Cancel discards them.
 */
export function ContactForm({ contact, roles, draft, onDraft, port, onDone, onClose, text }: ContactFormProps) {
  const [latest, setLatest] = useState(contact)
  const known = latest ? personOf(latest) : blank
  const leave = () => {
    onDraft(null)
    onClose()
  }
  const save = async ({ email, ...person }: PersonValues): Promise<Contact> => {
    if (!latest) return port.createContact({ ...inputOf(person), email })
    const { id, revision } = latest
    return port.editContact({ id, ...inputOf(person), ...(revision ? { revision } : {}) })
  }
  const form = useForm<PersonValues>({
    values: { ...known, ...draft },
    onChange: onDraft,
    labels: labelsOf(text),
    rules: contact ? rules : { ...rules, email: [required, maxLength(emailLength), noSpaces, emailRule] },
    words: { badLimit: text.badLimit },
    tidy,
    onSubmit: async (values) => {
      try {
        onDone(await save(values))
        onDraft(null)
      } catch (error) {
        if (contact && readFailure(error).slug === 'contact-changed')
          setLatest(await port.getContact({ id: contact.id }))
        throw error
      }
    },
  })
  return (
    <Dialog
      isOpen
      title={contact ? text.editOne(nameOf(contact)) : text.invite}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Form form={form} className="gz-contact-form">
        <p>{contact ? contact.email : text.inviteHelp}</p>
        <div data-slot="pair">
          <TextField {...form.text('firstName')} autoComplete="off" />
          <TextField {...form.text('lastName')} autoComplete="off" />
        </div>
        {contact ? null : <TextField {...form.text('email')} type="email" autoComplete="off" />}
        <div data-slot="pair">
          <TextField {...form.text('phone')} type="tel" autoComplete="off" />
          {roles.length > 0 ? (
            <SelectField {...form.choice('contactRole')} options={roleOptions(roles, known.contactRole, text)} />
          ) : (
            <TextField {...form.text('contactRole')} help={text.roleHelp} autoComplete="off" />
          )}
        </div>
        {contact?.isSelf ? (
          <p data-slot="help">{text.ownRights}</p>
        ) : (
          <>
            <Checkbox {...form.checkbox('isPriceVisible')}>{text.isPriceVisible}</Checkbox>
            <Checkbox {...form.checkbox('isAdmin')}>{text.isAdmin}</Checkbox>
            <p data-slot="help">{text.isAdminHelp}</p>
            <TextField
              {...form.text('approvalLimit')}
              onBlur={() => form.set({ approvalLimit: tidyLimit(form.values.approvalLimit) })}
              help={text.approvalLimitHelp}
              inputMode="decimal"
            />
            {isPayOffered(form.values) ? (
              <>
                <Checkbox {...form.checkbox('mayPay')}>{text.mayPay}</Checkbox>
                <p data-slot="help">{text.mayPayHelp}</p>
                {form.values.mayPay ? (
                  <TextField
                    {...form.text('paymentLimit')}
                    onBlur={() => form.set({ paymentLimit: tidyLimit(form.values.paymentLimit) })}
                    help={text.paymentLimitHelp}
                    inputMode="decimal"
                  />
                ) : null}
              </>
            ) : null}
          </>
        )}
        <div data-slot="actions">
          <Button variant="quiet" onClick={leave}>
            {text.cancel}
          </Button>
          <Button {...form.submit}>{contact ? text.save : text.sendInvite}</Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** Asks before a person is deactivated, and shows why the server refuses it. */
export function DeactivateContact({ contact, port, onDone, onClose, text }: ContactDialogProps & { contact: Contact }) {
  const isInvited = contact.status === 'invited'
  const deactivate = async () => {
    await port.deleteContact({ id: contact.id })
    onDone(contact)
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={text.deactivateTitle(nameOf(contact))}
      confirmLabel={text.deactivate}
      commits="deleteContact"
      onConfirm={deactivate}
      slotProps={{ cancel: { children: isInvited ? text.keepInvited : text.keep } }}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {isInvited ? text.deactivateInvited : text.deactivateBody}
    </ConfirmDialog>
  )
}

function nameOf({ firstName, lastName }: Contact): string {
  return `${firstName} ${lastName}`
}
