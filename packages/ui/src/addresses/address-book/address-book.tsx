'use client'
import type { CallInput, OfferedAddress } from '@gauze/contract'
import { readFailure, reasonOf } from '@gauze/machines/port'
import { easternDate } from '@gauze/rules'
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ActionMenu } from '../../actions/action-menu/index.js'
import { Button } from '../../actions/button/index.js'
import { StatusTag } from '../../catalog/status-tag/index.js'
import { Banner } from '../../feedback/banner/index.js'
import { EmptyState } from '../../feedback/empty-state/index.js'
import { ErrorState } from '../../feedback/error-state/index.js'
import { LoadingCards } from '../../feedback/skeleton/loading-cards.js'
import { useInstantFormat } from '../../formats/index.js'
import { cx } from '../../internal/cx.js'
import { focusHeading } from '../../internal/focus-heading.js'
import { useFailureText, useMessages } from '../../messages/index.js'
import { OnDemand } from '../../on-demand/index.js'
import { AddressDialogOpener } from '../address-dialog/index.js'
import type { AddressFormProps, DefaultChoice } from '../address-form/index.js'
import { addressLines } from '../address-picker/index.js'
import { type AddressBookMessages, addressBookMessages } from './address-book.messages.js'
import type { LicensePort } from './license.types.js'
import { LicenseSection } from './license-section.js'

export interface AddressBookProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children'>,
    Pick<AddressFormProps, 'lookup'> {
  /** They stay in view while `status` is `error`, with words that they may be out of date. */
  addresses: readonly OfferedAddress[]
  /** Whether the addresses are loading, shown, or could not be read. */
  status?: 'loading' | 'ready' | 'error'
  /** Whether the user may add an address; true if omitted. */
  mayAdd?: boolean
  /** Whether the user may choose the defaults of the company; true if omitted. */
  mayChooseDefaults?: boolean
  /** Reads the addresses again after a failure. */
  onRetry: () => void
  /**
   * Saves a new address, or a changed one by its id, such as `upsertAddress` of an API client, and starts to read the
   * addresses again, also when the server refuses the change with `address-changed`. A rejection is shown in the form.
   */
  onSave: (address: CallInput<'upsertAddress'>) => Promise<OfferedAddress>
  /**
   * Deletes an address, such as `deleteAddress` of an API client, and starts to read the addresses again. A rejection
   * is shown in the dialog.
   */
  onDelete: (address: CallInput<'deleteAddress'>) => Promise<unknown>
  /** Brings a deleted address back, such as `restoreAddress`, and starts to read the addresses again. */
  onRestore: (address: CallInput<'restoreAddress'>) => Promise<unknown>
  /** The calls by which administrators change licenses; without it, people only read them. */
  licenses?: LicensePort
  /** YYYY-MM-DD in Eastern time, by which licenses expire; the current day if omitted. */
  today?: string
  messages?: Partial<AddressBookMessages>
}

const defaultChoices: readonly DefaultChoice[] = ['isDefaultShipping', 'isDefaultBilling']

/**
 * The addresses of a company with their licenses. People add an address, change one, make one a default, and delete
 * one, as far as the server lets them; an address whose `mayChange` is false names the role that can change it.
 *
 * @example
 * <AddressBook addresses={mappedResults} mayAdd={mayAdd} mayChooseDefaults={mayChangeShared} onRetry={read}
 *   onSave={(address) => api.upsertAddress(address)} onDelete={(address) => api.deleteAddress(address)}
 *   onRestore={(address) => api.restoreAddress(address)} />
 */
export function AddressBook({
  addresses,
  status = 'ready',
  mayAdd = true,
  mayChooseDefaults = true,
  onRetry,
  onSave,
  onDelete,
  onRestore,
  licenses,
  lookup,
  today = easternDate(new Date()),
  messages,
  className,
  ...props
}: AddressBookProps) {
  const text = useMessages('addressBook', addressBookMessages, messages)
  const failureText = useFailureText()
  const [notice, setNotice] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<OfferedAddress | null>(null)
  const [deleted, setDeleted] = useState<OfferedAddress | null>(null)
  const opener = useRef<Element>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const begin = () => {
    setNotice('')
    setFailure(null)
    setDeleted(null)
  }
  const restore = async ({ id, label }: OfferedAddress) => {
    setFailure(null)
    try {
      await onRestore({ id })
      // The button disappears, as there is nothing left to undo.
      focusHeading()
      setDeleted(null)
      setNotice(text.restored(label))
    } catch (error) {
      setFailure(failureText(reasonOf(readFailure(error))))
    }
  }
  useEffect(() => {
    if (!deleting) return
    return () =>
      void setTimeout(() => {
        const button = undo.current ?? opener.current
        if (button instanceof HTMLElement && button.isConnected) button.focus()
        else focusHeading()
      })
  }, [deleting])
  const choices = mayChooseDefaults ? defaultChoices : []
  const form = {
    lookup,
    onOpen: begin,
    onSaved: ({ label }: OfferedAddress) => setNotice(text.saved(label)),
  }
  return (
    <div {...props} className={cx('gz-address-book', className)}>
      <div data-slot="toolbar">
        <p data-slot="count">{status === 'ready' ? text.count(addresses.length) : null}</p>
        <div role="status" data-slot="notice">
          {notice ? <p>{notice}</p> : null}
          {deleted ? (
            <Button ref={undo} variant="quiet" size="s" commits="" onClick={() => void restore(deleted)}>
              {text.undo}
            </Button>
          ) : null}
        </div>
        {mayAdd ? <AddressDialogOpener {...form} title={text.add} defaults={choices} onSave={onSave} /> : null}
      </div>
      {failure === null ? null : <Banner tone="danger">{failure}</Banner>}
      {status === 'loading' ? <LoadingCards label={text.loading} count={4} /> : null}
      {status === 'error' && addresses.length === 0 ? (
        <ErrorState className="gz-panel" title={text.failedTitle} onRetry={onRetry} />
      ) : null}
      {status === 'error' && addresses.length > 0 ? (
        <Banner
          tone="warning"
          actions={
            <Button
              variant="plain"
              size="s"
              onClick={() => {
                // The button disappears with the message.
                focusHeading()
                onRetry()
              }}
            >
              {text.retry}
            </Button>
          }
        >
          {text.outOfDate}
        </Banner>
      ) : null}
      {status === 'ready' && addresses.length === 0 ? (
        <EmptyState className="gz-panel" title={text.emptyTitle}>
          {mayAdd ? text.empty : text.emptyAsk}
        </EmptyState>
      ) : null}
      {status !== 'loading' && addresses.length > 0 ? (
        <ul data-slot="cards">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              licenses={<LicenseSection address={address} addresses={addresses} port={licenses} today={today} />}
              text={text}
            >
              <AddressDialogOpener
                {...form}
                title={text.editOne(address.label)}
                initial={fieldsOf(address)}
                defaults={choices.filter((name) => !address[name])}
                onSave={(fields) => onSave({ ...fields, ...seenOf(address) })}
              >
                {text.edit}
              </AddressDialogOpener>
              <Button
                variant="plain"
                data-apart
                aria-label={text.deleteOne(address.label)}
                onClick={() => {
                  begin()
                  opener.current = document.activeElement
                  setDeleting(address)
                }}
              >
                {text.delete}
              </Button>
            </AddressCard>
          ))}
        </ul>
      ) : null}
      {deleting ? (
        <OnDemand
          load={loadDeleteQuestion}
          onUnloaded={() => {
            setDeleting(null)
            setFailure(text.notLoaded)
          }}
        >
          {({ DeleteQuestion }) => (
            <DeleteQuestion
              title={text.deleteTitle(deleting.label)}
              text={{ ...text, deleteBody: deleteBodyOf(deleting, text) }}
              inUse="address-in-use"
              commits="deleteAddress"
              onDelete={(choice) => onDelete({ id: deleting.id, ...choice })}
              onClose={() => setDeleting(null)}
              onDone={() => {
                setNotice(text.deleted(deleting.label))
                setDeleted(deleting)
                setDeleting(null)
              }}
            />
          )}
        </OnDemand>
      ) : null}
    </div>
  )
}

function loadDeleteQuestion() {
  return import('../../feedback/confirm-dialog/delete-question.js')
}

/** The address that a person sees, for the server to refuse a change of another one. */
function seenOf({ id, revision }: OfferedAddress) {
  return { id, ...(revision === undefined ? {} : { revision }) }
}

function deleteBodyOf({ isDefaultShipping, isDefaultBilling }: OfferedAddress, text: AddressBookMessages): string {
  if (!isDefaultShipping && !isDefaultBilling) return text.deleteBody
  return `${text.deleteBody} ${text.deleteDefault(isDefaultShipping, isDefaultBilling)}`
}

function fieldsOf({ line1, line2, city, state, zip, attention, phone, label }: OfferedAddress) {
  return { line1, line2, city, state, zip, attention, phone, label }
}

interface AddressCardProps extends Pick<ComponentPropsWithRef<'li'>, 'children'> {
  address: OfferedAddress
  licenses: ReactNode
  text: AddressBookMessages
}

/** One address; the children are its buttons, for people who may change it. */
function AddressCard({ address, licenses, text, children }: AddressCardProps) {
  const id = useId()
  const instant = useInstantFormat()
  const { label, attention, phone, isShared, mayChange, changedBy, changedOn } = address
  const defaults = defaultChoices.filter((name) => address[name])
  return (
    <li className="gz-panel">
      <article aria-labelledby={id}>
        <div data-slot="head">
          <h2 id={id}>{label}</h2>
          {mayChange ? <ActionMenu label={text.actionsOf(label)}>{children}</ActionMenu> : null}
        </div>
        <address>
          {attention ? <span>{text.attention(attention)}</span> : null}
          {addressLines({ ...address, attention: '' }).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {phone ? <a href={`tel:${phone}`}>{phone}</a> : null}
        </address>
        {defaults.length > 0 ? (
          <ul data-slot="defaults">
            {defaults.map((name) => (
              <li key={name}>
                <StatusTag tone="neutral">{text[name]}</StatusTag>
              </li>
            ))}
          </ul>
        ) : null}
        {!mayChange || (changedBy && changedOn) ? (
          <div data-slot="changes">
            {changedBy && changedOn ? <p>{text.changed(changedBy, instant(changedOn))}</p> : null}
            {mayChange ? null : <p>{isShared ? text.adminsOnly : text.adderOnly}</p>}
          </div>
        ) : null}
        {licenses}
      </article>
    </li>
  )
}
